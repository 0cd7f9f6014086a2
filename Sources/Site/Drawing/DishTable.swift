/// The dishes that have a look of their own, and the English and Italian stems that mean each.
enum DishTable {
    /// The look of a row, from 0; of any other number, a plate of something.
    static func look(row: Int) -> DishLook { table.value(row: row) ?? plate }

    /// How many rows there are.
    static var rows: Int { table.count }

    /// The number of the row that the title means, or else the tags, from 0; -1 for none.
    static func row(title: FoodWords, tags: FoodWords) -> Int {
        table.row(in: title) ?? table.row(in: tags) ?? -1
    }

    private static let table = FoodTable(sweet + baked + cooked)

    private static let sweet: [(words: String, value: DishLook)] = [
        ("cookie,biscuit,biscott,cantucc,brownie,shortbread,amarett", cookies),
        ("pancake,waffle,crep", pancakes),
        ("pie.,pies,tart,crostat,quiche,torta salat,galette,cobbler", tart),
        ("cake,torta,muffin,cupcake,panettone,ciambell,cheesecake,sponge", cake),
        ("tiramis,gelat,ice cream,sorbet,pudding,budin,mouss,panna cott,custard,semifredd,yog", scoops),
        (
            "drink,lemonade,limonat,tea.,coffee,caff,smooth,cocktail,juice,succo,spritz,beer,birra,wine,vino,punch",
            drink
        ),
    ]

    private static let baked: [(words: String, value: DishLook)] = [
        ("dough,impast,batter,pastella", dough),
        ("lasagn,parmigian,gratin,casserol,bake,baked,moussak,cannellon,sformat,pasticci", gratin),
        ("burger,sandwich,panin,tramezz,wrap,taco,kebab,hot dog", burger),
        ("bread,pane.,focacc,baguett,loaf,roll.,rolls,ciabatt,brioche,naan,pita,bagel", bread),
        ("bun.,buns,grissin,piadin,toast,bruschett", bread),
    ]

    private static let cooked: [(words: String, value: DishLook)] = [
        ("pasta salad,potat salad,salad,insalat,slaw,panzanell,tabbouleh,capres", salad),
        ("soup,minestr,zuppa,broth,brodo,vellutat,chowder,ramen,bisque,gazpach,pho.", soup),
        ("stew,curry,curri,chili,goulash,stufat,spezzat,cassoeul,daal,dal.,bean,fagiol,lentil,ribollit,tagine", stew),
        (
            "sauce,pesto,salsa,sugo,ragu,dip.,hummus,mayon,maion,dressing,gravy,marinad,jam.,marmell,guacam,aioli",
            sauce
        ),
        (
            "pasta,spaghet,linguin,fettucc,tagliat,penne,rigaton,maccher,noodle,carbonar,cacio,amatric,gnocch,raviol",
            pasta
        ),
        ("rice,riso,risott,paella,couscous,quinoa,polenta,farro,pilaf,bulgur,oat,porridg", rice),
        ("egg.,eggs,uov,shakshuk,omelet,frittat,breakfast,colazion", eggs),
        (
            "fish,pesc,salmon,tuna,tonno,cod.,trout,trota,orata,branzin,bass.,mackerel,sgombr,sardin,baccal,seafood",
            fish
        ),
        ("chicken,pollo,turkey,tacchin,duck,anatr,wing", roast),
        (
            "steak,meat,carne,beef,manzo,pork,maial,lamb,agnell,veal,vitell,ribs,roast,arrost,brais,sausag,salsicc",
            steak
        ),
        ("dessert,dolc,sweet", scoops),
        ("sauc,salse", sauce),
    ]
}
