import Diagnostics
import Kitchen

/// Reads how a house takes orders.
struct OrderReader {
    /// What was read of the settings before.
    let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    /// What `order` sets; nil where it is left out, or cannot be used.
    func order(_ fields: inout Fields, diagnostics: inout DiagnosticList) -> OrderSettings? {
        guard var map = fields.map("order") else { return nil }
        var order = OrderSettings()
        order.location = map.location(map.span)
        if let collection = map.bool("collection") { order.isCollected = collection.value }
        if let table = map.bool("table") { order.isServed = table.value }
        order.delivery = delivery(&map, diagnostics: &diagnostics)
        order.whatsApp = phone("whatsapp", &map)
        order.sms = phone("sms", &map)
        order.phone = phone("phone", &map)
        order.email = email(&map)
        order.endpoint = endpoint(&map)
        if order.ways.isEmpty {
            map.report(
                .invalidValue, "`order` leaves no way to get what is ordered", at: map.span,
                fix: "write `collection: true`, `table: true` or `delivery: true`")
        }
        addContact(to: &order, &map, &fields)
        map.finish(into: &diagnostics)
        return order
    }

    /// Takes the house's own telephone and mail address where `order` names nothing.
    private func addContact(to order: inout OrderSettings, _ map: inout Fields, _ fields: inout Fields) {
        let names = ["whatsapp", "sms", "phone", "email", "endpoint"]
        guard !map.keys.contains(where: { names.contains($0.value) }) else { return }
        order.phone = phone("phone", &fields)
        order.email = settings.email
        guard !order.canBeReached, settings.phone == nil else { return }
        map.report(
            .missingKey, "nothing says where an order goes", at: map.span,
            fix: "write `whatsapp`, `sms`, `phone`, `email` or `endpoint` in `order`, or the site's own `phone`")
    }

    /// `delivery: true`, or keys.
    private func delivery(
        _ map: inout Fields, diagnostics: inout DiagnosticList
    ) -> OrderSettings.Delivery? {
        guard let value = map.value("delivery") else { return nil }
        guard case .map = value.content else {
            return map.bool("delivery")?.value == true ? OrderSettings.Delivery() : nil
        }
        var own = Fields(value, file: SettingsReader.file, subject: "`delivery`")
        let prices = PriceReader(currency: settings.currency)
        let delivery = OrderSettings.Delivery(
            fee: prices.price("fee", in: &own)?.value, least: prices.price("least", in: &own)?.value)
        own.finish(into: &diagnostics)
        return delivery
    }

    private func phone(_ key: String, _ map: inout Fields) -> PhoneNumber? {
        guard let text = map.text(key) else { return nil }
        if let number = PhoneNumber(text.value) { return number }
        map.report(
            .phoneWithoutCountry, "the number \"\(text.value)\" has no country code", at: text.span,
            fix: "write it as it is dialled from abroad, with a plus: \"+44 1632 960123\"")
        return nil
    }

    private func email(_ map: inout Fields) -> String? {
        guard let text = map.text("email") else { return nil }
        let parts = text.value.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), !text.value.contains(where: \.isWhitespace) {
            return text.value
        }
        map.report(
            .invalidValue, "`email` should be a mail address, but is \"\(text.value)\"", at: text.span,
            fix: "write it as orders@example.org")
        return nil
    }

    private func endpoint(_ map: inout Fields) -> OrderEndpoint? {
        guard let text = map.text("endpoint") else { return nil }
        if let endpoint = OrderEndpoint(text.value) { return endpoint }
        map.report(
            .invalidValue, "`endpoint` should be an address of https, but is \"\(text.value)\"", at: text.span,
            fix: MistypedScheme.corrected(text.value).flatMap { OrderEndpoint($0) }.map { "did you mean \($0.url)?" }
                ?? "write it as https://example.org/orders")
        return nil
    }
}
