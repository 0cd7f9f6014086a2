enum KitchenPlaceholder {}
