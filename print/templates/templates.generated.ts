/** Made by `npm run docs` from the templates beside it; changes made here by hand are lost. */
// @ts-nocheck
const m={0:function(l,a,s,e,n,r,o){var t,i=a??(l.nullContext||{}),u=l.escapeExpression;return"<path "+u(s.draw.
call(i,s.rounded.call(i,a,{name:"rounded",hash:{},data:n}),{name:"draw",hash:{},data:n}))+' fill="none" stroke\
="'+u((t=o[1]?.look)?.light)+'" stroke-width="'+u(a?.stroke)+`"/>
`},1:function(l,a,s,e,n,r,o){var t,i=l.escapeExpression;return'<polygon points="'+i(a?.points)+'" fill="'+i(a?.
fill)+'" stroke="'+i((t=o[1]?.look)?.light)+'" stroke-width=".35"/>'},2:function(l,a,s,e,n){var r;return(r=l.invokePartial(
e.glyph,a,{name:"glyph",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?r:""},3:function(l,a,s,e,n){
var r;return(r=l.invokePartial(e.glyph,(r=a?.emblem)?.glyph,{name:"glyph",data:n,helpers:s,partials:e,decorators:l.
decorators}))!=null?r:""},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n,r,o){var t,i=a??(l.nullContext||{}),
u=l.escapeExpression;return((t=s.each.call(i,a?.lines,{name:"each",hash:{},fn:l.program(0,n,0,r,o),inverse:l.noop,
data:n}))!=null?t:"")+"<path "+u(s.draw.call(i,(t=a?.leaves)?.outlines,{name:"draw",hash:{},data:n}))+' fill="'+
u((t=a?.look)?.light)+'" stroke="'+u((t=a?.look)?.frame)+'" stroke-width=".3375"/><path '+u(s.draw.call(i,(t=a?.
leaves)?.veins,{name:"draw",hash:{},data:n}))+' fill="none" stroke="'+u((t=a?.look)?.frame)+`" stroke-width=".\
27" stroke-linecap="round"/>
`+((t=s.each.call(i,a?.hexes,{name:"each",hash:{},fn:l.program(1,n,0,r,o),inverse:l.noop,data:n}))!=null?t:"")+
`
`+((t=s.each.call(i,a?.glyphs,{name:"each",hash:{},fn:l.program(2,n,0,r,o),inverse:l.noop,data:n}))!=null?t:"")+
`
<polygon points="`+u((t=a?.emblem)?.points)+'" fill="'+u((t=(t=n?.root)?.colours)?.paper)+'" stroke="'+u((t=a?.
look)?.dark)+`" stroke-width=".6"/>
`+((t=s.if.call(i,(t=a?.emblem)?.glyph,{name:"if",hash:{},fn:l.program(3,n,0,r,o),inverse:l.noop,data:n}))!=null?
t:"")+`
`},usePartial:!0,useData:!0,useDepths:!0},c={0:function(l,a,s,e,n){return' transform="'+l.escapeExpression(a?.
transform)+'"'},1:function(l,a,s,e,n){var r;return(r=s.if.call(a??(l.nullContext||{}),a?.parts,{name:"if",hash:{},
fn:l.program(2,n,0),inverse:l.program(3,n,0),data:n}))!=null?r:""},2:function(l,a,s,e,n){var r;return(r=l.invokePartial(
e["box-art"],a,{name:"box-art",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?r:""},3:function(l,a,s,e,n){
var r;return(r=s.if.call(a??(l.nullContext||{}),a?.emblem,{name:"if",hash:{},fn:l.program(4,n,0),inverse:l.program(
5,n,0),data:n}))!=null?r:""},4:function(l,a,s,e,n){var r;return'<g transform="'+l.escapeExpression(a?.transform)+
'">'+((r=l.invokePartial(e.shape,a?.emblem,{name:"shape",data:n,helpers:s,partials:e,decorators:l.decorators}))!=
null?r:"")+"</g>"},5:function(l,a,s,e,n){var r;return(r=s.if.call(a??(l.nullContext||{}),a?.d,{name:"if",hash:{},
fn:l.program(6,n,0),inverse:l.program(11,n,0),data:n}))!=null?r:""},6:function(l,a,s,e,n){var r,o=a??(l.nullContext||
{});return'<path d="'+l.escapeExpression(a?.d)+'" fill="'+((r=s.if.call(o,a?.fill,{name:"if",hash:{},fn:l.program(
7,n,0),inverse:l.program(8,n,0),data:n}))!=null?r:"")+'"'+((r=s.if.call(o,a?.stroke,{name:"if",hash:{},fn:l.program(
9,n,0),inverse:l.noop,data:n}))!=null?r:"")+"/>"},7:function(l,a,s,e,n){return l.escapeExpression(a?.fill)},8:function(l,a,s,e,n){
return"none"},9:function(l,a,s,e,n){var r,o=l.escapeExpression;return' stroke="'+o(a?.stroke)+'" stroke-width=\
"'+o(a?.width)+'" stroke-linejoin="round"'+((r=s.if.call(a??(l.nullContext||{}),a?.dash,{name:"if",hash:{},fn:l.
program(10,n,0),inverse:l.noop,data:n}))!=null?r:"")},10:function(l,a,s,e,n){return' stroke-dasharray="'+l.escapeExpression(
a?.dash)+'"'},11:function(l,a,s,e,n){var r;return(r=s.if.call(a??(l.nullContext||{}),a?.text,{name:"if",hash:{},
fn:l.program(12,n,0),inverse:l.noop,data:n}))!=null?r:""},12:function(l,a,s,e,n){var r,o=a??(l.nullContext||{}),
t=l.escapeExpression;return'<text x="'+t(s.mm.call(o,a?.x,{name:"mm",hash:{},data:n}))+'" y="'+t(s.mm.call(o,a?.
y,{name:"mm",hash:{},data:n}))+'" font-size="'+t(s.mm.call(o,a?.size,{name:"mm",hash:{},data:n}))+'" fill="'+t(
a?.colour)+'"'+((r=s.if.call(o,a?.weight,{name:"if",hash:{},fn:l.program(13,n,0),inverse:l.noop,data:n}))!=null?
r:"")+((r=s.if.call(o,a?.anchor,{name:"if",hash:{},fn:l.program(14,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=
s.if.call(o,a?.capitals,{name:"if",hash:{},fn:l.program(15,n,0),inverse:l.noop,data:n}))!=null?r:"")+">"+t(a?.
text)+"</text>"},13:function(l,a,s,e,n){return' font-weight="'+l.escapeExpression(a?.weight)+'"'},14:function(l,a,s,e,n){
return' text-anchor="'+l.escapeExpression(a?.anchor)+'"'},15:function(l,a,s,e,n){return' font-family="Alegreya\
 Sans SC" font-weight="700" letter-spacing=".1"'},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n){var r,o=a??
(l.nullContext||{});return"<g"+((r=s.if.call(o,a?.transform,{name:"if",hash:{},fn:l.program(0,n,0),inverse:l.noop,
data:n}))!=null?r:"")+">"+((r=s.each.call(o,a?.parts,{name:"each",hash:{},fn:l.program(1,n,0),inverse:l.noop,data:n}))!=
null?r:"")+"</g>"},usePartial:!0,useData:!0},f={0:function(l,a,s,e,n){var r,o=l.escapeExpression;return"@font-\
face{font-family:'"+o(a?.family)+"';font-style:"+o(a?.style)+";font-weight:"+o(a?.weight)+";src:url(data:font/\
woff2;base64,"+((r=a?.data)!=null?r:"")+") format('woff2');unicode-range:"+o(a?.range)+` }
`},1:function(l,a,s,e,n){var r;return"."+l.escapeExpression(a?.name)+" { d: path('"+((r=a?.d)!=null?r:"")+`') \
}
`},2:function(l,a,s,e,n){var r,o=l.escapeExpression;return'<svg width="'+o((r=(r=n?.root)?.paper)?.width)+'mm"\
 height="'+o((r=(r=n?.root)?.paper)?.height)+'mm" viewBox="0 0 '+o((r=(r=n?.root)?.paper)?.width)+" "+o((r=(r=
n?.root)?.paper)?.height)+'">'+(a??"")+`</svg>
`},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n){var r,o=l.escapeExpression,t=a??(l.nullContext||{});return`\
<!doctype html>
<html lang="`+o(a?.lang)+`">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src da\
ta:">
<title>`+o(a?.title)+`</title>
<style>
`+((r=s.each.call(t,a?.fonts,{name:"each",hash:{},fn:l.program(0,n,0),inverse:l.noop,data:n}))!=null?r:"")+"@p\
age { size: "+o((r=a?.paper)?.width)+"mm "+o(a?.beyond)+`mm; margin: 0 }
* { margin: 0; padding: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
`+((r=s.each.call(t,a?.paths,{name:"each",hash:{},fn:l.program(1,n,0),inverse:l.noop,data:n}))!=null?r:"")+`sv\
g { display: block; break-after: page; overflow: hidden; font-family: 'Alegreya Sans', 'Open Sans', sans-serif\
; font-weight: 500; font-variant-numeric: lining-nums }
svg:last-child { break-after: auto }
svg svg { display: inline; break-after: auto }
text { text-rendering: geometricPrecision; white-space: pre }
.bold { font-weight: 800 }
.italic { font-weight: 400; font-style: italic }
.capitals { font-family: 'Alegreya Sans SC', 'Alegreya Sans', sans-serif; font-weight: 700 }
</style>
</head>
<body>
`+((r=s.each.call(t,a?.sheets,{name:"each",hash:{},fn:l.program(2,n,0),inverse:l.noop,data:n}))!=null?r:"")+`<\
/body>
</html>
`},useData:!0},h={0:function(l,a,s,e,n){var r,o=a??(l.nullContext||{}),t=l.escapeExpression;return"<path "+t(s.
draw.call(o,(r=a?.leaves)?.outlines,{name:"draw",hash:{},data:n}))+' fill="'+t((r=(r=(r=n?.root)?.colours)?.leaf)?.
fill)+'" stroke="'+t((r=(r=(r=n?.root)?.colours)?.leaf)?.vein)+'" stroke-width=".25"/><path '+t(s.draw.call(o,
(r=a?.leaves)?.veins,{name:"draw",hash:{},data:n}))+' fill="none" stroke="'+t((r=(r=(r=n?.root)?.colours)?.leaf)?.
vein)+`" stroke-width=".2" stroke-linecap="round"/>
`},1:function(l,a,s,e,n,r,o){var t,i=a??(l.nullContext||{}),u=l.escapeExpression;return'<rect x="'+u(s.mm.call(
i,a?.x,{name:"mm",hash:{},data:n}))+'" y="'+u(s.mm.call(i,a?.y,{name:"mm",hash:{},data:n}))+'" width="'+u(s.mm.
call(i,a?.width,{name:"mm",hash:{},data:n}))+'" height="'+u(s.mm.call(i,a?.height,{name:"mm",hash:{},data:n}))+
'" fill="'+u((t=(t=n?.root)?.colours)?.impact)+'"/><text x="'+u(s.mm.call(i,o[1]?.middle,{name:"mm",hash:{},data:n}))+
'" y="'+u(s.mm.call(i,a?.textY,{name:"mm",hash:{},data:n}))+'" class="sc" font-family="Alegreya Sans SC" font-\
weight="700" font-size="2.3" letter-spacing=".5" text-anchor="middle" fill="'+u((t=(t=n?.root)?.colours)?.onImpact)+
'">'+u((t=n?.root)?.impact)+"</text>"},2:function(l,a,s,e,n){var r,o=a??(l.nullContext||{}),t=l.escapeExpression;
return'<path d="M'+t(s.mm.call(o,(r=a?.bandLine)?.from,{name:"mm",hash:{},data:n}))+" "+t(s.mm.call(o,(r=a?.bandLine)?.
y,{name:"mm",hash:{},data:n}))+"H"+t(s.mm.call(o,(r=a?.bandLine)?.to,{name:"mm",hash:{},data:n}))+'" stroke="'+
t((r=(r=n?.root)?.colours)?.line)+'" stroke-width=".3"/>'},3:function(l,a,s,e,n,r,o){var t;return((t=s.each.call(
a??(l.nullContext||{}),a?.lines,{name:"each",hash:{},fn:l.program(4,n,0,r,o),inverse:l.noop,data:n}))!=null?t:
"")+`
`},4:function(l,a,s,e,n,r,o){var t=a??(l.nullContext||{}),i=l.escapeExpression;return'<text x="'+i(s.mm.call(t,
a?.x,{name:"mm",hash:{},data:n}))+'" y="'+i(s.mm.call(t,a?.y,{name:"mm",hash:{},data:n}))+'" font-family="Aleg\
reya Sans SC" font-weight="700" font-size="'+i(o[1]?.size)+'" letter-spacing=".1" text-anchor="middle">'+i(a?.
text)+"</text>"},5:function(l,a,s,e,n){var r,o=a??(l.nullContext||{});return((r=s.if.call(o,a?.ring,{name:"if",
hash:{},fn:l.program(6,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=s.each.call(o,a?.glyphs,{name:"each",hash:{},
fn:l.program(7,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=s.each.call(o,a?.letters,{name:"each",hash:{},fn:l.
program(8,n,0),inverse:l.noop,data:n}))!=null?r:"")+`
`},6:function(l,a,s,e,n){var r,o=l.escapeExpression;return'<path d="'+o(a?.ring)+'" fill="none" stroke="'+o((r=
(r=n?.root)?.colours)?.ink)+'" stroke-width=".3"/>'},7:function(l,a,s,e,n){var r;return(r=l.invokePartial(e.glyph,
a,{name:"glyph",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?r:""},8:function(l,a,s,e,n){var r=a??
(l.nullContext||{}),o=l.escapeExpression;return'<text x="'+o(s.mm.call(r,a?.x,{name:"mm",hash:{},data:n}))+'" \
y="'+o(s.mm.call(r,a?.y,{name:"mm",hash:{},data:n}))+'" font-weight="800" font-size="'+o(a?.size)+'" text-anch\
or="middle" fill="'+o(a?.colour)+'">'+o(a?.text)+"</text>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n,r,o){
var t,i=a??(l.nullContext||{}),u=l.escapeExpression;return"<path "+u(s.draw.call(i,a?.corners,{name:"draw",hash:{},
data:n}))+' fill="'+u((t=a?.look)?.dark)+`"/>
`+((t=s.if.call(i,a?.leaves,{name:"if",hash:{},fn:l.program(0,n,0,r,o),inverse:l.noop,data:n}))!=null?t:"")+"<\
path "+u(s.draw.call(i,s.rounded.call(i,a?.face,{name:"rounded",hash:{},data:n}),{name:"draw",hash:{},data:n}))+
' fill="'+u((t=(t=n?.root)?.colours)?.paper)+`"/>
<path `+u(s.draw.call(i,a?.band,{name:"draw",hash:{},data:n}))+' fill="'+u((t=(t=n?.root)?.colours)?.deep)+`"/\
>
`+((t=s.with.call(i,a?.strip,{name:"with",hash:{},fn:l.program(1,n,0,r,o),inverse:l.program(2,n,0,r,o),data:n}))!=
null?t:"")+`
<path `+u(s.draw.call(i,s.rounded.call(i,a?.face,{name:"rounded",hash:{},data:n}),{name:"draw",hash:{},data:n}))+
' fill="none" stroke="'+u((t=a?.look)?.dark)+`" stroke-width=".5"/>
`+((t=s.with.call(i,a?.title,{name:"with",hash:{},fn:l.program(3,n,0,r,o),inverse:l.noop,data:n}))!=null?t:"")+
((t=s.with.call(i,a?.sign,{name:"with",hash:{},fn:l.program(5,n,0,r,o),inverse:l.noop,data:n}))!=null?t:"")+'<\
text x="'+u(s.mm.call(i,(t=a?.number)?.x,{name:"mm",hash:{},data:n}))+'" y="'+u(s.mm.call(i,(t=a?.number)?.y,{
name:"mm",hash:{},data:n}))+'" font-weight="800" font-size="3.4">'+u((t=a?.number)?.text)+`</text>
`},usePartial:!0,useData:!0,useDepths:!0},p={0:function(l,a,s,e,n){var r;return'<g transform="'+l.escapeExpression(
a?.transform)+'">'+((r=l.invokePartial(e.shape,a?.emblem,{name:"shape",data:n,helpers:s,partials:e,decorators:l.
decorators}))!=null?r:"")+((r=s.each.call(a??(l.nullContext||{}),a?.badges,{name:"each",hash:{},fn:l.program(1,
n,0),inverse:l.noop,data:n}))!=null?r:"")+`</g>
`},1:function(l,a,s,e,n){var r,o=a??(l.nullContext||{}),t=l.escapeExpression;return"<path "+t(s.draw.call(o,s.
rounded.call(o,{name:"rounded",hash:{radius:6,height:a?.height,width:72,y:a?.y,x:14},data:n}),{name:"draw",hash:{},
data:n}))+' fill="#fff" stroke="'+t((r=(r=n?.root)?.colours)?.ink)+'" stroke-width="2"/>'+((r=s.each.call(o,a?.
glyphs,{name:"each",hash:{},fn:l.program(2,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=s.each.call(o,a?.letters,
{name:"each",hash:{},fn:l.program(3,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=s.if.call(o,a?.cross,{name:"\
if",hash:{},fn:l.program(4,n,0),inverse:l.noop,data:n}))!=null?r:"")},2:function(l,a,s,e,n){var r;return(r=l.invokePartial(
e.glyph,a,{name:"glyph",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?r:""},3:function(l,a,s,e,n){
var r=l.escapeExpression;return'<text x="'+r(a?.x)+'" y="'+r(a?.y)+'" font-weight="800" font-size="'+r(a?.size)+
'" text-anchor="middle" fill="'+r(a?.colour)+'">'+r(a?.text)+"</text>"},4:function(l,a,s,e,n){var r,o=l.escapeExpression;
return'<path d="'+o(a?.cross)+'" stroke="'+o((r=(r=n?.root)?.colours)?.impact)+'" stroke-width="6" stroke-line\
cap="round"/>'},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n){var r,o=l.escapeExpression;return((r=l.invokePartial(
e.face,a,{name:"face",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?r:"")+((r=s.each.call(a??(l.
nullContext||{}),a?.cells,{name:"each",hash:{},fn:l.program(0,n,0),inverse:l.noop,data:n}))!=null?r:"")+'<path\
 d="'+o(a?.outline)+'" fill="none" stroke="'+o((r=(r=n?.root)?.colours)?.impact)+'" stroke-width="'+o(a?.outlineWidth)+
`" stroke-linejoin="round"/>
`},usePartial:!0,useData:!0},g={0:function(l,a,s,e,n){var r,o=a??(l.nullContext||{}),t=l.escapeExpression;return'\
<g transform="translate('+t(s.mm.call(o,a?.x,{name:"mm",hash:{},data:n}))+" "+t(s.mm.call(o,a?.y,{name:"mm",hash:{},
data:n}))+')"><path '+t(s.draw.call(o,s.rounded.call(o,{name:"rounded",hash:{radius:1.1,height:8.3,width:8.3,y:.15,
x:.15},data:n}),{name:"draw",hash:{},data:n}))+' fill="#fff" stroke="'+t((r=(r=n?.root)?.colours)?.ink)+'" str\
oke-width=".3"/><g transform="translate(.95 .95) scale(.067)">'+((r=l.invokePartial(e.shape,a?.emblem,{name:"s\
hape",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?r:"")+"</g></g>"},1:function(l,a,s,e,n){var r;
return(r=l.invokePartial(e.glyph,a,{name:"glyph",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?
r:""},2:function(l,a,s,e,n){var r=a??(l.nullContext||{}),o=l.escapeExpression;return'<text x="'+o(s.mm.call(r,
a?.x,{name:"mm",hash:{},data:n}))+'" y="'+o(s.mm.call(r,a?.y,{name:"mm",hash:{},data:n}))+'" font-weight="800"\
 font-size="3" text-anchor="middle" fill="'+o(a?.colour)+'">'+o(a?.text)+"</text>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n){
var r,o=a??(l.nullContext||{});return((r=l.invokePartial(e.face,a,{name:"face",data:n,helpers:s,partials:e,decorators:l.
decorators}))!=null?r:"")+((r=s.each.call(o,a?.spots,{name:"each",hash:{},fn:l.program(0,n,0),inverse:l.noop,data:n}))!=
null?r:"")+`
`+((r=s.each.call(o,a?.marks,{name:"each",hash:{},fn:l.program(1,n,0),inverse:l.noop,data:n}))!=null?r:"")+`
`+((r=s.each.call(o,a?.markLetters,{name:"each",hash:{},fn:l.program(2,n,0),inverse:l.noop,data:n}))!=null?r:"")+
`
`},usePartial:!0,useData:!0},v={0:function(l,a,s,e,n){var r,o=l.escapeExpression;return'<select name="'+o(a?.name)+
'" aria-label="'+o(a?.label)+'"><option value="">'+o(a?.any)+"</option>"+((r=s.each.call(a??(l.nullContext||{}),
a?.values,{name:"each",hash:{},fn:l.program(1,n,0),inverse:l.noop,data:n}))!=null?r:"")+`</select>
`},1:function(l,a,s,e,n){var r=l.escapeExpression;return'<option value="'+r(a?.value)+'">'+r(a?.label)+"</opti\
on>"},2:function(l,a,s,e,n){var r,o=l.escapeExpression;return'<li data-words="'+o(a?.words)+'" data-deck="'+o(
a?.deck)+'" data-hand="'+o(a?.hands)+'" data-source="'+o(a?.source)+'"><button type="button"><img src="'+((r=a?.
picture)!=null?r:"")+'" width="'+o((r=n?.root)?.width)+'" height="'+o((r=n?.root)?.height)+'" loading="lazy" a\
lt="'+o(a?.alt)+'"></button><p>'+o(a?.caption)+`</p></li>
`},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n){var r,o=l.escapeExpression,t=a??(l.nullContext||{});return`\
<!doctype html>
<html lang="`+o(a?.lang)+`">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inlin\
e'; script-src 'unsafe-inline'">
<title>`+o(a?.title)+`</title>
<style>
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color: #222; background: #f4f0e6 }
header { position: sticky; top: 0; padding: .6rem 1rem; background: #fffdf6; border-bottom: 1px solid #b8ad94 \
}
h1 { margin: 0 0 .4rem; font-size: 1.1rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
input, select { font: inherit; padding: .3rem .4rem; max-width: 100% }
input { flex: 1 1 12rem; min-width: 0 }
ul { list-style: none; margin: 0; padding: 1rem; display: grid; gap: 1rem; grid-template-columns: repeat(auto-\
fill, minmax(min(13rem, 100%), 1fr)) }
li[hidden] { display: none }
button { display: block; width: 100%; padding: 0; border: 0; background: none; cursor: zoom-in }
:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px }
img { display: block; width: 100%; height: auto; border-radius: 4% }
p { margin: .3rem 0 0; font-size: .85rem }
footer { padding: 0 1rem 1rem; font-size: .8rem }
dialog { padding: 0; border: 0; background: none; width: min(95vw, 95vh, 40rem) }
dialog button { cursor: zoom-out }
dialog::backdrop { background: #000a }
</style>
</head>
<body>
<header>
<h1>`+o(a?.title)+`</h1>
<form role="search">
<input type="search" name="words" placeholder="`+o(a?.search)+' ( / )" aria-label="'+o(a?.searches)+`">
`+((r=s.each.call(t,a?.filters,{name:"each",hash:{},fn:l.program(0,n,0),inverse:l.noop,data:n}))!=null?r:"")+'\
<output aria-live="polite" data-shown="'+o(a?.shown)+`"></output>
</form>
</header>
<main>
<ul>
`+((r=s.each.call(t,a?.cards,{name:"each",hash:{},fn:l.program(2,n,0),inverse:l.noop,data:n}))!=null?r:"")+`</\
ul>
</main>
<dialog aria-label="`+o(a?.dialog)+`"><button type="button"><img alt=""></button></dialog>
<footer>`+o(a?.credits)+`</footer>
<script>
'use strict';
const form = document.querySelector('form');
const cards = [...document.querySelectorAll('li')];
const dialog = document.querySelector('dialog');
// Accents make no difference to the search.
const plain = (words) => words.normalize('NFD').replace(/\\p{M}/gu, '').toUpperCase();
const texts = new Map(cards.map((card) => [card, plain(card.dataset.words)]));
function show() {
  const { words, ...filters } = Object.fromEntries(new FormData(form));
  const asked = plain(words).split(/\\s+/).filter(Boolean);
  for (const card of cards) {
    const has = asked.every((word) => texts.get(card).includes(word));
    const is = Object.entries(filters).every(
      ([name, value]) => value === '' || card.dataset[name].split(' ').includes(value),
    );
    card.hidden = !(has && is);
  }
  const output = form.querySelector('output');
  output.value = output.dataset.shown.replace('#', cards.filter((card) => !card.hidden).length);
}
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
for (const card of cards) {
  card.querySelector('button').addEventListener('click', () => {
    const [from, to] = [card.querySelector('img'), dialog.querySelector('img')];
    to.src = from.src;
    to.alt = from.alt;
    dialog.showModal();
  });
}
dialog.addEventListener('click', () => dialog.close());
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === form.elements.words || dialog.open) return;
  event.preventDefault();
  form.elements.words.focus();
});
show();
<\/script>
</body>
</html>
`},useData:!0},x={0:function(l,a,s,e,n){var r,o=l.escapeExpression;return"<path "+o(s.draw.call(a??(l.nullContext||
{}),(r=a?.path)?.d,{name:"draw",hash:{},data:n}))+' transform="'+o(a?.transform)+'"'+((r=(r=a?.path)?.attributes)!=
null?r:"")+"/>"},1:function(l,a,s,e,n){var r,o=l.escapeExpression;return'<g transform="'+o(a?.transform)+'" co\
lor="'+o(a?.colour)+'">'+((r=a?.body)!=null?r:"")+"</g>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n){var r;
return(r=s.if.call(a??(l.nullContext||{}),a?.path,{name:"if",hash:{},fn:l.program(0,n,0),inverse:l.program(1,n,
0),data:n}))!=null?r:""},useData:!0},k={0:function(l,a,s,e,n){var r=a??(l.nullContext||{}),o=l.escapeExpression;
return'<rect x="'+o(s.mm.call(r,a?.x,{name:"mm",hash:{},data:n}))+'" y="'+o(s.mm.call(r,a?.y,{name:"mm",hash:{},
data:n}))+'" width="'+o(s.mm.call(r,a?.width,{name:"mm",hash:{},data:n}))+'" height="'+o(s.mm.call(r,a?.height,
{name:"mm",hash:{},data:n}))+'" fill="'+o(a?.fill)+'"/>'},1:function(l,a,s,e,n){var r;return((r=l.invokePartial(
e["box-art"],a,{name:"box-art",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?r:"")+`
`},2:function(l,a,s,e,n){var r,o=a??(l.nullContext||{}),t=l.escapeExpression;return'<g transform="translate('+
t(s.mm.call(o,a?.x,{name:"mm",hash:{},data:n}))+" "+t(s.mm.call(o,a?.y,{name:"mm",hash:{},data:n}))+") scale("+
t(a?.scale)+")"+((r=s.if.call(o,a?.turned,{name:"if",hash:{},fn:l.program(3,n,0),inverse:l.noop,data:n}))!=null?
r:"")+'">'+((r=a?.svg)!=null?r:"")+`</g>
`},3:function(l,a,s,e,n){return" rotate(180 "+l.escapeExpression(a?.middle)+")"},4:function(l,a,s,e,n){var r,o=l.
escapeExpression;return'<path d="'+o(a?.cuts)+'" fill="none" stroke="'+o((r=a?.colours)?.ink)+'" stroke-width=\
".15"/>'},5:function(l,a,s,e,n){var r;return'<path d="'+((r=s.each.call(a??(l.nullContext||{}),a?.marks,{name:"\
each",hash:{},fn:l.program(6,n,0),inverse:l.noop,data:n}))!=null?r:"")+'" fill="none" stroke="#000" stroke-wid\
th="0.2"/>'},6:function(l,a,s,e,n){var r=a??(l.nullContext||{}),o=l.escapeExpression;return"M"+o(s.mm.call(r,a?.
x1,{name:"mm",hash:{},data:n}))+" "+o(s.mm.call(r,a?.y1,{name:"mm",hash:{},data:n}))+"L"+o(s.mm.call(r,a?.x2,{
name:"mm",hash:{},data:n}))+" "+o(s.mm.call(r,a?.y2,{name:"mm",hash:{},data:n}))},7:function(l,a,s,e,n){return(a??
"")+`
`},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n){var r,o=a??(l.nullContext||{});return((r=s.each.call(o,a?.
areas,{name:"each",hash:{},fn:l.program(0,n,0),inverse:l.noop,data:n}))!=null?r:"")+`
`+((r=s.each.call(o,a?.art,{name:"each",hash:{},fn:l.program(1,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=s.
each.call(o,a?.cards,{name:"each",hash:{},fn:l.program(2,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=s.if.call(
o,a?.cuts,{name:"if",hash:{},fn:l.program(4,n,0),inverse:l.noop,data:n}))!=null?r:"")+`
`+((r=s.if.call(o,a?.marks,{name:"if",hash:{},fn:l.program(5,n,0),inverse:l.noop,data:n}))!=null?r:"")+`
`+((r=s.each.call(o,a?.texts,{name:"each",hash:{},fn:l.program(7,n,0),inverse:l.noop,data:n}))!=null?r:"")},usePartial:!0,
useData:!0},w={0:function(l,a,s,e,n){var r,o=a??(l.nullContext||{}),t=l.escapeExpression;return"<path "+((r=s.
if.call(o,s.is.call(o,(r=(r=n?.root)?.colours)?.disc,"none",{name:"is",hash:{},data:n}),{name:"if",hash:{},fn:l.
program(1,n,0),inverse:l.program(2,n,0),data:n}))!=null?r:"")+' fill="'+t(a?.fill)+'" stroke="'+t((r=(r=n?.root)?.
colours)?.disc)+'" stroke-width="4"/>'},1:function(l,a,s,e,n){var r=a??(l.nullContext||{});return l.escapeExpression(
s.draw.call(r,s.circle.call(r,50,{name:"circle",hash:{},data:n}),{name:"draw",hash:{},data:n}))},2:function(l,a,s,e,n){
var r=a??(l.nullContext||{});return l.escapeExpression(s.draw.call(r,s.circle.call(r,48,{name:"circle",hash:{},
data:n}),{name:"draw",hash:{},data:n}))},3:function(l,a,s,e,n){var r,o=l.escapeExpression;return'<polygon poin\
ts="50,2 91.6,26 91.6,74 50,98 8.4,74 8.4,26" fill="'+o(a?.fill)+'" stroke="'+o((r=(r=n?.root)?.colours)?.ink)+
'" stroke-width="4" stroke-linejoin="round"/>'},4:function(l,a,s,e,n){var r,o=l.escapeExpression;return'<polyg\
on points="50,2 50,98 8.4,74 8.4,26" fill="'+o(a?.fill)+'"/><polygon points="50,2 91.6,26 91.6,74 50,98" fill=\
"'+o((r=(r=n?.root)?.colours)?.grassland)+'"/><polygon points="50,2 91.6,26 91.6,74 50,98 8.4,74 8.4,26" fill=\
"none" stroke="'+o((r=(r=n?.root)?.colours)?.ink)+'" stroke-width="4" stroke-linejoin="round"/>'},5:function(l,a,s,e,n){
var r,o=l.escapeExpression;return'<polygon points="50,2 91.6,26 91.6,74 50,98 8.4,74 8.4,26" fill="'+o(a?.fill)+
'" stroke="'+o((r=(r=n?.root)?.colours)?.ink)+'" stroke-width="4" stroke-linejoin="round"/><polygon points="50\
,20 76,35 76,65 50,80 24,65 24,35" fill="none" stroke="'+o((r=(r=n?.root)?.colours)?.ink)+'" stroke-width="3" \
stroke-dasharray="8 6"/>'},6:function(l,a,s,e,n){var r,o=a??(l.nullContext||{}),t=l.escapeExpression;return"<p\
ath "+t(s.draw.call(o,s.circle.call(o,46.5,{name:"circle",hash:{},data:n}),{name:"draw",hash:{},data:n}))+' fi\
ll="'+t(a?.fill)+'" stroke="'+t((r=(r=n?.root)?.colours)?.ink)+'" stroke-width="5"/>'+((r=s.each.call(o,a?.tabs,
{name:"each",hash:{},fn:l.program(7,n,0),inverse:l.noop,data:n}))!=null?r:"")},7:function(l,a,s,e,n){var r,o=l.
escapeExpression;return'<polygon points="'+o(a?.points)+'" fill="'+o(a?.fill)+'" stroke="'+o((r=(r=n?.root)?.colours)?.
ink)+'" stroke-width="3" stroke-linejoin="round"/>'},8:function(l,a,s,e,n){var r;return(r=l.invokePartial(e.glyph,
a,{name:"glyph",data:n,helpers:s,partials:e,decorators:l.decorators}))!=null?r:""},9:function(l,a,s,e,n){var r=l.
escapeExpression;return'<text x="'+r(a?.x)+'" y="'+r(a?.y)+'" font-weight="800" font-size="'+r(a?.size)+'" tex\
t-anchor="middle" fill="'+r(a?.colour)+'">'+r(a?.text)+"</text>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,e,n){
var r,o=a??(l.nullContext||{});return((r=s.if.call(o,s.is.call(o,a?.shape,"disc",{name:"is",hash:{},data:n}),{
name:"if",hash:{},fn:l.program(0,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=s.if.call(o,s.is.call(o,a?.shape,
"hex",{name:"is",hash:{},data:n}),{name:"if",hash:{},fn:l.program(3,n,0),inverse:l.noop,data:n}))!=null?r:"")+
((r=s.if.call(o,s.is.call(o,a?.shape,"land",{name:"is",hash:{},data:n}),{name:"if",hash:{},fn:l.program(4,n,0),
inverse:l.noop,data:n}))!=null?r:"")+((r=s.if.call(o,s.is.call(o,a?.shape,"tile",{name:"is",hash:{},data:n}),{
name:"if",hash:{},fn:l.program(5,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=s.if.call(o,s.is.call(o,a?.shape,
"ring",{name:"is",hash:{},data:n}),{name:"if",hash:{},fn:l.program(6,n,0),inverse:l.noop,data:n}))!=null?r:"")+
((r=s.each.call(o,a?.glyphs,{name:"each",hash:{},fn:l.program(8,n,0),inverse:l.noop,data:n}))!=null?r:"")+((r=
s.each.call(o,a?.letters,{name:"each",hash:{},fn:l.program(9,n,0),inverse:l.noop,data:n}))!=null?r:"")+`
`},usePartial:!0,useData:!0};export{m as back,c as boxArt,f as document,h as face,p as feature,g as front,v as gallery,x as glyph,k as page,
w as shape};
