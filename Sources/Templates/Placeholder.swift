enum TemplatesPlaceholder {}
