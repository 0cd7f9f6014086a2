import Text

extension Picture: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(file)
        fields.add(alternative)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self.init(file: try String(from: &fields), alternative: try String(from: &fields))
    }
}

extension RecipeSummary: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(slug)
        fields.add(title)
        fields.add(source)
        fields.add(description)
        fields.add(typesetDescription)
        fields.add(servings)
        fields.add(date)
        fields.add(prep)
        fields.add(cook)
        fields.add(writtenTotal)
        fields.add(tags)
        fields.add(picture)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self.init(
            slug: try String(from: &fields), title: try String(from: &fields), source: try String(from: &fields))
        (description, typesetDescription) = (try String?(from: &fields), try String?(from: &fields))
        (servings, date) = (try String?(from: &fields), try String?(from: &fields))
        (prep, cook) = (try Minutes?(from: &fields), try Minutes?(from: &fields))
        writtenTotal = try Minutes?(from: &fields)
        tags = try [String](from: &fields)
        picture = try Picture?(from: &fields)
    }
}
