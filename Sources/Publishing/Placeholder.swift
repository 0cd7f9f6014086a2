enum PublishingPlaceholder {}
