enum BuildingPlaceholder {}
