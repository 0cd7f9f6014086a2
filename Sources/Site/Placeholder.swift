enum SitePlaceholder {}
