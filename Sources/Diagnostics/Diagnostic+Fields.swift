import Text

extension SourceSpan: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        for number in [line, column, length] { fields.add(number) }
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self.init(line: try Int(from: &fields), column: try Int(from: &fields), length: try Int(from: &fields))
    }
}

extension SourceLocation: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(file)
        fields.add(span)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self.init(file: try String(from: &fields), span: try SourceSpan?(from: &fields))
    }
}

extension Diagnostic: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(id.rawValue)
        fields.add(severity.rawValue)
        fields.add(message)
        fields.add(location)
        fields.add(notes)
        fields.add(fix)
        fields.add(basis)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        guard let id = DiagnosticID(rawValue: try String(from: &fields)),
            let severity = Severity(rawValue: try String(from: &fields))
        else { throw DamagedFields() }
        self.init(
            id, try String(from: &fields), at: try SourceLocation?(from: &fields), severity: severity,
            notes: try [String](from: &fields), fix: try String?(from: &fields), basis: try [String](from: &fields))
    }
}

extension DiagnosticList: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) { fields.add(Array(self)) }
    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) { self.init(try [Diagnostic](from: &fields)) }
}
