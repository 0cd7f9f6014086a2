/// The programs whose exports are read.
public enum KnownPrograms {
    /// Their names in a sentence.
    public static let names =
        "BigOven, Chowdown, CookCLI, Cookmate, CopyMeThat, Crouton, Gourmet, Hugo, Jekyll, Krecipes, MasterCook, Meal-Master, "
        + "Mealie, Mela, My Recipe Box, Nextcloud Cookbook, Paprika, Pepperplate, Plan to Eat, Recipe Keeper, RecipeMD, "
        + "RecipeML, RecipeSage, RezKonv and Tandoor"
}
