import Minifying
import Testing

struct MinifiedScriptTests {
    @Test(arguments: [
        ("", ""),
        ("// Why.\n\"use strict\";\n\n/** What it gives. */\nlet a = 1; // one\n", "\"use strict\";let a=1;\n"),
        // A new line stays where it may end a statement, and goes where none can end.
        ("a()\nb()\n", "a()\nb()\n"),
        ("a\n    .b()\n    .c;\n", "a.b().c;\n"),
        ("a = b ?\n    c :\n    d;\n", "a=b?c:d;\n"),
        ("a\n++b\n", "a\n++b\n"),
        ("f = () => {\n    g();\n}\nh();\n", "f=()=>{g()}\nh();\n"),
        ("x(() => { return\n(a) })\n", "x(()=>{return\n(a)})\n"),
        ("if (a)\n    b();\nelse\n    c();\n", "if(a)b();else\nc();\n"),
        ("{ for (;;) ; }", "{for(;;);}\n"),
        ("{ if (a) f(); }", "{if(a)f()}\n"),
        ("for (;;) {\n    a();\n}\nif (b) {\n} else {\n}\nc();\n", "for(;;){a()}if(b){}else{}c();\n"),
        ("d = {}\nc();\nwhile (a) {}\n++b;\n", "d={}\nc();while(a){}++b;\n"),
        ("f({\n    a,\n    b: [,],\n});", "f({a,b:[,]});\n"),
        ("a = [b, [c,],]; d = [e,,]", "a=[b,[c]];d=[e,,]\n"),
        // One declaration goes on with the one before, but not with one that a new line ended.
        (
            "{ const [b, c] = d; const { e } = f; g(); const h = 1; for (const i of j) { let k = i; } let l; }",
            "{let[b,c]=d,{e}=f;g();let h=1;for(let a of j){let i=a}let k}\n"
        ),
        ("{ const a = 1\nb(a); const c = 2; }", "{let a=1\nb(a);let c=2}\n"),
        ("{ const a = () => {\n};\nconst b = 1; }", "{let a=()=>{},b=1}\n"),
        ("const a = 1;\nconst b = 2;", "const a=1;const b=2;\n"),
        // Short texts for what is true and false.
        ("a = true; b.true = { true: false, c: x ? true : false };", "a=!0;b.true={true:!1,c:x?!0:!1};\n"),
        ("{ return true; }", "{return!0}\n"),
        // Signs that would become others.
        ("a + +b - -c; a++ + b; a / /b/.c;", "a+ +b- -c;a++ +b;a/ /b/.c;\n"),
        ("a = b / c / d; e = (f) / g; h = [1] / 2;", "a=b/c/d;e=(f)/g;h=[1]/2;\n"),
        // Texts and regular expressions stay as they are.
        ("a = \"// no  comment\" + '/* \\' */ ';", "a=\"// no  comment\"+'/* \\' */ ';\n"),
        ("a = b.replace(/[/\"]  \\/ {2}/gu, \"\");", "a=b.replace(/[/\"]  \\/ {2}/gu,\"\");\n"),
        ("return /a  b/;", "return/a  b/;\n"),
        ("a = `b  ${ c + `d ${ { e: 1 }.e }  ` }\n  // f`;", "a=`b  ${c+`d ${{e:1}.e}  `}\n  // f`;\n"),
    ])
    func dropsWhatNoBrowserNeeds(source: String, published: String) {
        #expect(MinifiedScript(source).text == published)
    }

    @Test(arguments: [
        // What the script alone can see gets a short name, the most used one the shortest.
        ("(() => { const first = 1, second = f(first); g(first, second); })()", "(()=>{let a=1,b=f(a);g(a,b)})()\n"),
        ("function shown(value) { return value; }", "function shown(a){return a}\n"),
        (
            "const kept = (value, { other = value, third: own } = {}, ...rest) => [value, other, own, rest];",
            "const kept=(a,{other:b=a,third:c}={},...d)=>[a,b,c,d];\n"
        ),
        ("list.map(item => item.item);", "list.map(a=>a.item);\n"),
        ("try { f(); } catch (error) { g(error); }", "try{f()}catch(a){g(a)}\n"),
        (
            "{ for (const [key, value] of pairs) f({ key, value: key, own: value }); }",
            "{for(let[a,b]of pairs)f({key:a,value:a,own:b})}\n"
        ),
        ("{ let count = 0; f(`${count} of ${ { count } }`); }", "{let a=0;f(`${a} of ${{count:a}}`)}\n"),
        // Properties keep theirs.
        (
            "{ const size = 1; f(a.size, b?.size, { size: 2 }, size ? size : 3); }",
            "{let c=1;f(a.size,b?.size,{size:2},c?c:3)}\n"
        ),
        (
            "class Row { constructor(size) { this.size = size; } get wide() { const wide = 1; return wide; } static of(size) { return size; } }",
            "class Row{constructor(a){this.size=a}get wide(){let a=1;return a}static of(a){return a}}\n"
        ),
        (
            "{ const run = 1; f({ run() { return run; }, async walk(run) {} }); }",
            "{let a=1;f({run(){return a},async walk(a){}})}\n"
        ),
        // So does what is declared for other scripts, and what is declared by others.
        ("const menu = 1; { const menu = 2; f(menu); }", "const menu=1;{let menu=2;f(menu)}\n"),
        ("function f(name) { return name; } g(name);", "function f(name){return name}g(name);\n"),
        ("f(a, (value) => value + a);", "f(a,b=>b+a);\n"),
        ("switch (a) { case 1: { const one = f(b, one); } }", "switch(a){case 1:{let c=f(b,c)}}\n"),
    ])
    func givesShortNames(source: String, published: String) {
        #expect(MinifiedScript(source).text == published)
    }

    @Test(arguments: [
        // What one function knows may have the name of what another one knows, but not that of what both know.
        (
            "{ const both = f(); g((one) => one + both); g((two) => two + two); }",
            "{let b=f();g(a=>a+b);g(a=>a+a)}\n"
        ),
        ("{ let one = f(a); { let two = g(one, a); } }", "{let b=f(a);{let c=g(b,a)}}\n"),
        ("{ { let one = f(); } { let two = g(); } { let one = two; } }", "{{let a=f()}{let two=g()}{let a=two}}\n"),
    ])
    func namesMayMeanSeveralThings(source: String, published: String) {
        #expect(MinifiedScript(source).text == published)
    }

    @Test(arguments: [
        (
            "(() => { f(); async function f(a) { return a; }\nfunction g(a, b = 1) { f(a); }\ng(); })()",
            "(()=>{let b=async a=>a,c=(a,d=1)=>{b(a)};b();c()})()\n"
        ),
        ("{ const a = 1; function f() { g(a); } const b = f(); }", "{let b=()=>{g(a)},a=1,c=b()}\n"),
        ("function f() { g(); function g() {} }", "function f(){let a=()=>{};a()}\n"),
        // What only gives a value needs no braces, where it can stand without brackets and on the line of its arrow.
        ("{ function f() { return g(b, 1) ? b : [b, 2]; } }", "{let a=()=>g(b,1)?b:[b,2]}\n"),
        ("{ function f() { return b => { c(); return d; }; } }", "{let b=()=>a=>{c();return d}}\n"),
        ("{ function f() { return b, c; } }", "{let a=()=>{return b,c}}\n"),
        ("{ function f() { return { b }; } }", "{let a=()=>{return{b}}}\n"),
        ("{ function f() { return\nb; } }", "{let a=()=>{return\nb}}\n"),
        ("{ function f() { return; } }", "{let a=()=>{return}}\n"),
        ("{ function f() { return b; function c() {} } }", "{let c=()=>{return b;function a(){}}}\n"),
        // Not what is known to other scripts, what stands in an inner block, and what no arrow can be.
        ("{ if (b) { function f() {} f(); } }", "{if(b){function a(){}a()}}\n"),
        (
            "{ function f() { this.b(); } function g() {} new g(f); }",
            "{function a(){this.b()}function b(){}new b(a)}\n"
        ),
        ("{ const f = function g() {}; function* h() {} }", "{let a=function b(){};function*c(){}}\n"),
        ("{ a.function(b); }", "{a.function(b)}\n"),
    ])
    func writesFunctionsAsArrows(source: String, published: String) {
        #expect(MinifiedScript(source).text == published)
    }

    @Test(arguments: [
        (
            "(() => { first.hidden = second?.hidden; third.hidden = \"hidden\"; f({ hidden: \"hidden\" }, b ? \"hidden\" : 1); })()",
            "(()=>{let a=\"hidden\";first[a]=second?.[a];third[a]=a;f({hidden:a},b?a:1)})()\n"
        ),
        // A text becomes a word, which must not join the one before.
        (
            "{ const c = d; switch (c) { case \"much longer\": return \"much longer\"; } if (\"much longer\" in c) f(c); }",
            "{let a=\"much longer\",b=d;switch(b){case a:return a}if(a in b)f(b)}\n"
        ),
        // Keys, texts with values and what pays nothing stay; so do texts outside of blocks.
        (
            "{ f({ \"long text\": `long text`, a: 'long text' }, \"long text\", b.is, \"is\", c.is); }",
            "{f({\"long text\":`long text`,a:'long text'},\"long text\",b.is,\"is\",c.is)}\n"
        ),
        ("f(\"long text\", \"long text\", \"long text\");", "f(\"long text\",\"long text\",\"long text\");\n"),
        // Each outermost function has names of its own.
        (
            "const f = () => { g(document, document, document); }; const h = () => { g(document); };",
            "const f=()=>{let a=document;g(a,a,a)};const h=()=>{g(document)};\n"
        ),
        // A name that the script declares is no global object.
        ("((document) => { f(document, document, document); })()", "(a=>{f(a,a,a)})()\n"),
        ("{ f({ document }, { document }, document, document); }", "{let a=document;f({document},{document},a,a)}\n"),
        ("{ f(b.document, c.document); d.document(); }", "{let a=\"document\";f(b[a],c[a]);d[a]()}\n"),
    ])
    func namesWhatIsUsedOften(source: String, published: String) {
        #expect(MinifiedScript(source).text == published)
    }
}

struct MinifiedStyleTests {
    @Test(arguments: [
        ("", ""),
        (
            "/* The head. */\n\n.a {\n    color: red;\n}\n\n.b,\n.c { margin: 0 auto }\n",
            ".a{color:red}.b,.c{margin:0 auto}\n"
        ),
        (
            ".a > .b :first-child, .c:hover {\n    width: calc(1rem + 2px) !important;\n}\n",
            ".a > .b :first-child,.c:hover{width:calc(1rem + 2px)!important}\n"
        ),
        (
            "@media print and (min-width: 48rem) { p::before { content: \"a;  /* b */ }\"; } }",
            "@media print and (min-width:48rem){p::before{content:\"a;  /* b */ }\"}}\n"
        ),
        (".a { --b: 1px; background: url(a.svg) 0 / 2px }", ".a{--b:1px;background:url(a.svg) 0 / 2px}\n"),
    ])
    func dropsWhatNoBrowserNeeds(source: String, published: String) {
        #expect(MinifiedStyle(source).text == published)
    }
}
