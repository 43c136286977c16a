/** Made by `npm run docs` from the templates beside it; changes made here by hand are lost. */
// @ts-nocheck
const c=(n,l)=>Object.hasOwn(n,l)?n[l]:void 0,g={0:function(n,l,u,e,r,a,o){var s,i=l??(n.nullContext||{}),m=n.
escapeExpression,t=n.lambda,f=c;return"<path "+m(f(u,"draw").call(i,f(u,"rounded").call(i,l,{name:"rounded",hash:{},
data:r}),{name:"draw",hash:{},data:r}))+' fill="none" stroke="'+m(t((s=o[1]!=null?f(o[1],"look"):o[1])!=null?f(
s,"light"):s,l))+'" stroke-width="'+m(t(l!=null?f(l,"stroke"):l,l))+`"/>
`},1:function(n,l,u,e,r,a,o){var s,i=n.lambda,m=n.escapeExpression,t=c;return'<polygon points="'+m(i(l!=null?t(
l,"points"):l,l))+'" fill="'+m(i(l!=null?t(l,"fill"):l,l))+'" stroke="'+m(i((s=o[1]!=null?t(o[1],"look"):o[1])!=
null?t(s,"light"):s,l))+'" stroke-width=".35"/>'},2:function(n,l,u,e,r){var a,o=c;return(a=n.invokePartial(o(e,
"glyph"),l,{name:"glyph",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:""},3:function(n,l,u,e,r){
var a,o=c;return(a=n.invokePartial(o(e,"glyph"),(a=l!=null?o(l,"emblem"):l)!=null?o(a,"glyph"):a,{name:"glyph",
data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:""},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r,a,o){
var s,i=l??(n.nullContext||{}),m=n.escapeExpression,t=n.lambda,f=c;return((s=f(u,"each").call(i,l!=null?f(l,"l\
ines"):l,{name:"each",hash:{},fn:n.program(0,r,0,a,o),inverse:n.noop,data:r}))!=null?s:"")+"<path "+m(f(u,"dra\
w").call(i,(s=l!=null?f(l,"leaves"):l)!=null?f(s,"outlines"):s,{name:"draw",hash:{},data:r}))+' fill="'+m(t((s=
l!=null?f(l,"look"):l)!=null?f(s,"light"):s,l))+'" stroke="'+m(t((s=l!=null?f(l,"look"):l)!=null?f(s,"frame"):
s,l))+'" stroke-width=".3375"/><path '+m(f(u,"draw").call(i,(s=l!=null?f(l,"leaves"):l)!=null?f(s,"veins"):s,{
name:"draw",hash:{},data:r}))+' fill="none" stroke="'+m(t((s=l!=null?f(l,"look"):l)!=null?f(s,"frame"):s,l))+`\
" stroke-width=".27" stroke-linecap="round"/>
`+((s=f(u,"each").call(i,l!=null?f(l,"hexes"):l,{name:"each",hash:{},fn:n.program(1,r,0,a,o),inverse:n.noop,data:r}))!=
null?s:"")+`
`+((s=f(u,"each").call(i,l!=null?f(l,"glyphs"):l,{name:"each",hash:{},fn:n.program(2,r,0,a,o),inverse:n.noop,data:r}))!=
null?s:"")+`
<polygon points="`+m(t((s=l!=null?f(l,"emblem"):l)!=null?f(s,"points"):s,l))+'" fill="'+m(t((s=(s=r&&f(r,"root"))&&
f(s,"colours"))&&f(s,"paper"),l))+'" stroke="'+m(t((s=l!=null?f(l,"look"):l)!=null?f(s,"dark"):s,l))+`" stroke\
-width=".6"/>
`+((s=f(u,"if").call(i,(s=l!=null?f(l,"emblem"):l)!=null?f(s,"glyph"):s,{name:"if",hash:{},fn:n.program(3,r,0,
a,o),inverse:n.noop,data:r}))!=null?s:"")+`
`},usePartial:!0,useData:!0,useDepths:!0},k={0:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||
{}),l!=null?o(l,"inner"):l,{name:"if",hash:{},fn:n.program(1,r,0),inverse:n.program(3,r,0),data:r}))!=null?a:""},
1:function(n,l,u,e,r){var a,o=c;return'<div class="inner"'+((a=o(u,"if").call(l??(n.nullContext||{}),l!=null?o(
l,"step"):l,{name:"if",hash:{},fn:n.program(2,r,0),inverse:n.noop,data:r}))!=null?a:"")+">"+((a=n.invokePartial(
o(e,"blocks"),l!=null?o(l,"inner"):l,{name:"blocks",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?
a:"")+"</div>"},2:function(n,l,u,e,r){var a=c;return' data-step="'+n.escapeExpression(n.lambda(l!=null?a(l,"st\
ep"):l,l))+'"'},3:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=c;return'<div class="row'+((a=s(u,"if").
call(o,l!=null?s(l,"bullet"):l,{name:"if",hash:{},fn:n.program(4,r,0),inverse:n.noop,data:r}))!=null?a:"")+'"'+
((a=s(u,"if").call(o,l!=null?s(l,"step"):l,{name:"if",hash:{},fn:n.program(2,r,0),inverse:n.noop,data:r}))!=null?
a:"")+">"+((a=s(u,"if").call(o,l!=null?s(l,"placement"):l,{name:"if",hash:{},fn:n.program(5,r,0),inverse:n.program(
9,r,0),data:r}))!=null?a:"")+"</div>"},4:function(n,l,u,e,r){return" bullet"},5:function(n,l,u,e,r){var a,o=c;
return(a=o(u,"with").call(l??(n.nullContext||{}),l!=null?o(l,"placement"):l,{name:"with",hash:{},fn:n.program(
6,r,0),inverse:n.noop,data:r}))!=null?a:""},6:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||
{}),l!=null?o(l,"before"):l,{name:"if",hash:{},fn:n.program(7,r,0),inverse:n.program(8,r,0),data:r}))!=null?a:
""},7:function(n,l,u,e,r){var a,o=c;return'<div class="framed"><span>'+((a=n.invokePartial(o(e,"pieces"),l!=null?
o(l,"before"):l,{name:"pieces",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+"</span> "+((a=
n.invokePartial(o(e,"placement"),l,{name:"placement",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?
a:"")+"</div>"},8:function(n,l,u,e,r){var a,o=c;return(a=n.invokePartial(o(e,"placement"),l,{name:"placement",
data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:""},9:function(n,l,u,e,r){var a,o=c;return(a=n.
invokePartial(o(e,"pieces"),l!=null?o(l,"pieces"):l,{name:"pieces",data:r,helpers:u,partials:e,decorators:n.decorators}))!=
null?a:""},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=c;return(a=o(u,"each").call(l??(n.nullContext||
{}),l,{name:"each",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=null?a:""},usePartial:!0,useData:!0},
v={0:function(n,l,u,e,r){var a=c;return' transform="'+n.escapeExpression(n.lambda(l!=null?a(l,"transform"):l,l))+
'"'},1:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||{}),l!=null?o(l,"parts"):l,{name:"\
if",hash:{},fn:n.program(2,r,0),inverse:n.program(3,r,0),data:r}))!=null?a:""},2:function(n,l,u,e,r){var a,o=c;
return(a=n.invokePartial(o(e,"box-art"),l,{name:"box-art",data:r,helpers:u,partials:e,decorators:n.decorators}))!=
null?a:""},3:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||{}),l!=null?o(l,"emblem"):
l,{name:"if",hash:{},fn:n.program(4,r,0),inverse:n.program(5,r,0),data:r}))!=null?a:""},4:function(n,l,u,e,r){
var a,o=c;return'<g transform="'+n.escapeExpression(n.lambda(l!=null?o(l,"transform"):l,l))+'">'+((a=n.invokePartial(
o(e,"shape"),l!=null?o(l,"emblem"):l,{name:"shape",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?
a:"")+"</g>"},5:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||{}),l!=null?o(l,"d"):
l,{name:"if",hash:{},fn:n.program(6,r,0),inverse:n.program(11,r,0),data:r}))!=null?a:""},6:function(n,l,u,e,r){
var a,o=l??(n.nullContext||{}),s=c;return'<path d="'+n.escapeExpression(n.lambda(l!=null?s(l,"d"):l,l))+'" fil\
l="'+((a=s(u,"if").call(o,l!=null?s(l,"fill"):l,{name:"if",hash:{},fn:n.program(7,r,0),inverse:n.program(8,r,0),
data:r}))!=null?a:"")+'"'+((a=s(u,"if").call(o,l!=null?s(l,"stroke"):l,{name:"if",hash:{},fn:n.program(9,r,0),
inverse:n.noop,data:r}))!=null?a:"")+"/>"},7:function(n,l,u,e,r){var a=c;return n.escapeExpression(n.lambda(l!=
null?a(l,"fill"):l,l))},8:function(n,l,u,e,r){return"none"},9:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,
i=c;return' stroke="'+s(o(l!=null?i(l,"stroke"):l,l))+'" stroke-width="'+s(o(l!=null?i(l,"width"):l,l))+'" str\
oke-linejoin="round"'+((a=i(u,"if").call(l??(n.nullContext||{}),l!=null?i(l,"dash"):l,{name:"if",hash:{},fn:n.
program(10,r,0),inverse:n.noop,data:r}))!=null?a:"")},10:function(n,l,u,e,r){var a=c;return' stroke-dasharray=\
"'+n.escapeExpression(n.lambda(l!=null?a(l,"dash"):l,l))+'"'},11:function(n,l,u,e,r){var a,o=c;return(a=o(u,"i\
f").call(l??(n.nullContext||{}),l!=null?o(l,"text"):l,{name:"if",hash:{},fn:n.program(12,r,0),inverse:n.noop,data:r}))!=
null?a:""},12:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=n.escapeExpression,i=n.lambda,m=c;return'<t\
ext x="'+s(m(u,"mm").call(o,l!=null?m(l,"x"):l,{name:"mm",hash:{},data:r}))+'" y="'+s(m(u,"mm").call(o,l!=null?
m(l,"y"):l,{name:"mm",hash:{},data:r}))+'" font-size="'+s(m(u,"mm").call(o,l!=null?m(l,"size"):l,{name:"mm",hash:{},
data:r}))+'" fill="'+s(i(l!=null?m(l,"colour"):l,l))+'"'+((a=m(u,"if").call(o,l!=null?m(l,"weight"):l,{name:"i\
f",hash:{},fn:n.program(13,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=m(u,"if").call(o,l!=null?m(l,"anchor"):
l,{name:"if",hash:{},fn:n.program(14,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=m(u,"if").call(o,l!=null?m(
l,"capitals"):l,{name:"if",hash:{},fn:n.program(15,r,0),inverse:n.noop,data:r}))!=null?a:"")+">"+s(i(l!=null?m(
l,"text"):l,l))+"</text>"},13:function(n,l,u,e,r){var a=c;return' font-weight="'+n.escapeExpression(n.lambda(l!=
null?a(l,"weight"):l,l))+'"'},14:function(n,l,u,e,r){var a=c;return' text-anchor="'+n.escapeExpression(n.lambda(
l!=null?a(l,"anchor"):l,l))+'"'},15:function(n,l,u,e,r){return' font-family="Alegreya Sans SC" font-weight="70\
0" letter-spacing=".1"'},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=c;return"\
<g"+((a=s(u,"if").call(o,l!=null?s(l,"transform"):l,{name:"if",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=
null?a:"")+">"+((a=s(u,"each").call(o,l!=null?s(l,"parts"):l,{name:"each",hash:{},fn:n.program(1,r,0),inverse:n.
noop,data:r}))!=null?a:"")+"</g>"},usePartial:!0,useData:!0},x={compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){
var a,o=c;return`.words { justify-content: flex-start; line-height: 1.3 }
.words h1 { font-size: 1.7em; font-weight: 800; line-height: 1.15; margin-bottom: .2em; column-span: all }
.words h2 { font-size: 1.1em; font-weight: 800; margin-top: .6em; break-after: avoid }
.words h1 + h2 { margin-top: 0 }
.words p { margin-top: .25em; break-inside: avoid; text-wrap: pretty }
.words ul { display: grid; gap: .3em .8em; margin-top: .3em; list-style: none }
.words li { display: flex; align-items: center; gap: .5em; line-height: 1.15; min-width: 0 }
.words li span { text-wrap: balance }
.words li svg { width: 2em; height: 2em; flex: none }
.words .news { grid-template-columns: 1fr 1fr; gap: .8em 1.5em; margin-top: .6em }
.words .news svg { width: 5.5em; height: 5.5em }
.words .news p { margin-top: .15em }
.words table { width: 100%; border-collapse: collapse; margin-top: .3em }
.words td { padding: .25em 0; border-top: .2mm solid `+n.escapeExpression(n.lambda((a=l!=null?o(l,"colours"):l)!=
null?o(a,"line"):a,l))+`; vertical-align: top }
.words tr:first-child td { border: 0; padding: 0 }
.words td.amount { width: 3em; font-weight: 800; text-align: right; padding-right: .8em }
.words td.where { width: 5em; text-align: right }
`},useData:!0},y={0:function(n,l,u,e,r){return" rotate(180deg)"},1:function(n,l,u,e,r){return' style="columns:\
2;column-gap:6mm"'},2:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||{}),l!=null?o(l,
"title"):l,{name:"if",hash:{},fn:n.program(3,r,0),inverse:n.program(4,r,0),data:r}))!=null?a:""},3:function(n,l,u,e,r){
var a=c;return"<h1>"+n.escapeExpression(n.lambda(l!=null?a(l,"title"):l,l))+"</h1>"},4:function(n,l,u,e,r){var a,
o=c;return(a=o(u,"if").call(l??(n.nullContext||{}),l!=null?o(l,"heading"):l,{name:"if",hash:{},fn:n.program(5,
r,0),inverse:n.program(6,r,0),data:r}))!=null?a:""},5:function(n,l,u,e,r){var a=c;return"<h2>"+n.escapeExpression(
n.lambda(l!=null?a(l,"heading"):l,l))+"</h2>"},6:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||
{}),l!=null?o(l,"text"):l,{name:"if",hash:{},fn:n.program(7,r,0),inverse:n.program(8,r,0),data:r}))!=null?a:""},
7:function(n,l,u,e,r){var a=c;return"<p>"+n.escapeExpression(n.lambda(l!=null?a(l,"text"):l,l))+"</p>"},8:function(n,l,u,e,r){
var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||{}),l!=null?o(l,"pictures"):l,{name:"if",hash:{},fn:n.program(
9,r,0),inverse:n.program(11,r,0),data:r}))!=null?a:""},9:function(n,l,u,e,r){var a,o=c;return'<ul style="grid-\
template-columns:repeat('+n.escapeExpression(n.lambda(l!=null?o(l,"columns"):l,l))+',1fr)">'+((a=o(u,"each").call(
l??(n.nullContext||{}),l!=null?o(l,"pictures"):l,{name:"each",hash:{},fn:n.program(10,r,0),inverse:n.noop,data:r}))!=
null?a:"")+"</ul>"},10:function(n,l,u,e,r){var a,o=c;return"<li>"+((a=n.invokePartial(o(e,"emblem"),l!=null?o(
l,"emblem"):l,{name:"emblem",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+"<span>"+n.escapeExpression(
n.lambda(l!=null?o(l,"text"):l,l))+"</span></li>"},11:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??
(n.nullContext||{}),l!=null?o(l,"news"):l,{name:"if",hash:{},fn:n.program(12,r,0),inverse:n.program(15,r,0),data:r}))!=
null?a:""},12:function(n,l,u,e,r){var a,o=c;return'<ul class="news">'+((a=o(u,"each").call(l??(n.nullContext||
{}),l!=null?o(l,"news"):l,{name:"each",hash:{},fn:n.program(13,r,0),inverse:n.noop,data:r}))!=null?a:"")+"</ul\
>"},13:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return'<li><svg viewBox="'+s(o(l!=null?i(
l,"x"):l,l))+" "+s(o(l!=null?i(l,"y"):l,l))+" "+s(o(l!=null?i(l,"width"):l,l))+" "+s(o(l!=null?i(l,"height"):l,
l))+'">'+((a=n.invokePartial(i(e,"box-art"),l!=null?i(l,"art"):l,{name:"box-art",data:r,helpers:u,partials:e,decorators:n.
decorators}))!=null?a:"")+"</svg><div><strong>"+s(o(l!=null?i(l,"title"):l,l))+"</strong>"+((a=i(u,"each").call(
l??(n.nullContext||{}),l!=null?i(l,"texts"):l,{name:"each",hash:{},fn:n.program(14,r,0),inverse:n.noop,data:r}))!=
null?a:"")+"</div></li>"},14:function(n,l,u,e,r){return"<p>"+n.escapeExpression(n.lambda(l,l))+"</p>"},15:function(n,l,u,e,r){
var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||{}),l!=null?o(l,"rows"):l,{name:"if",hash:{},fn:n.program(
16,r,0),inverse:n.noop,data:r}))!=null?a:""},16:function(n,l,u,e,r){var a,o=c;return"<table>"+((a=o(u,"each").
call(l??(n.nullContext||{}),l!=null?o(l,"rows"):l,{name:"each",hash:{},fn:n.program(17,r,0),inverse:n.noop,data:r}))!=
null?a:"")+"</table>"},17:function(n,l,u,e,r){var a=n.lambda,o=n.escapeExpression,s=c;return'<tr><td class="am\
ount">'+o(a(l!=null?s(l,"amount"):l,l))+"</td><td>"+o(a(l!=null?s(l,"text"):l,l))+'</td><td class="where">'+o(
a(l!=null?s(l,"where"):l,l))+"</td></tr>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=n.lambda,s=n.
escapeExpression,i=l??(n.nullContext||{}),m=c;return'<div class="words fit" data-name="'+s(o(l!=null?m(l,"name"):
l,l))+'" data-sizes="'+s(o(l!=null?m(l,"sizes"):l,l))+'" style="width:'+s(m(u,"mm").call(i,l!=null?m(l,"width"):
l,{name:"mm",hash:{},data:r}))+"mm;height:"+s(m(u,"mm").call(i,l!=null?m(l,"height"):l,{name:"mm",hash:{},data:r}))+
"mm;transform:translate("+s(m(u,"mm").call(i,l!=null?m(l,"x"):l,{name:"mm",hash:{},data:r}))+"mm,"+s(m(u,"mm").
call(i,l!=null?m(l,"y"):l,{name:"mm",hash:{},data:r}))+"mm)"+((a=m(u,"if").call(i,l!=null?m(l,"turned"):l,{name:"\
if",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=null?a:"")+'"><div class="content"'+((a=m(u,"if").call(
i,m(u,"is").call(i,l!=null?m(l,"columns"):l,2,{name:"is",hash:{},data:r}),{name:"if",hash:{},fn:n.program(1,r,
0),inverse:n.noop,data:r}))!=null?a:"")+">"+((a=m(u,"each").call(i,l!=null?m(l,"blocks"):l,{name:"each",hash:{},
fn:n.program(2,r,0),inverse:n.noop,data:r}))!=null?a:"")+`</div></div>
`},usePartial:!0,useData:!0},w={0:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=l??(n.nullContext||
{}),m=c;return`<section class="sheet">
<svg class="art" width="`+s(o((a=l!=null?m(l,"paper"):l)!=null?m(a,"width"):a,l))+'mm" height="'+s(o((a=l!=null?
m(l,"paper"):l)!=null?m(a,"height"):a,l))+'mm" viewBox="0 0 '+s(o((a=l!=null?m(l,"paper"):l)!=null?m(a,"width"):
a,l))+" "+s(o((a=l!=null?m(l,"paper"):l)!=null?m(a,"height"):a,l))+`">
`+((a=m(u,"each").call(i,l!=null?m(l,"art"):l,{name:"each",hash:{},fn:n.program(1,r,0),inverse:n.noop,data:r}))!=
null?a:"")+((a=n.invokePartial(m(e,"fronts"),l,{name:"fronts",data:r,helpers:u,partials:e,decorators:n.decorators}))!=
null?a:"")+((a=m(u,"if").call(i,l!=null?m(l,"cuts"):l,{name:"if",hash:{},fn:n.program(2,r,0),inverse:n.noop,data:r}))!=
null?a:"")+`
</svg>
`+((a=m(u,"each").call(i,l!=null?m(l,"texts"):l,{name:"each",hash:{},fn:n.program(3,r,0),inverse:n.noop,data:r}))!=
null?a:"")+((a=m(u,"each").call(i,l!=null?m(l,"cardTexts"):l,{name:"each",hash:{},fn:n.program(4,r,0),inverse:n.
noop,data:r}))!=null?a:"")+((a=m(u,"each").call(i,l!=null?m(l,"notes"):l,{name:"each",hash:{},fn:n.program(5,r,
0),inverse:n.noop,data:r}))!=null?a:"")+`</section>
`},1:function(n,l,u,e,r){var a,o=c;return((a=n.invokePartial(o(e,"box-art"),l,{name:"box-art",data:r,helpers:u,
partials:e,decorators:n.decorators}))!=null?a:"")+`
`},2:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return'<path d="'+s(o(l!=null?i(l,"cuts"):l,
l))+'" fill="none" stroke="'+s(o((a=(a=r&&i(r,"root"))&&i(a,"colours"))&&i(a,"ink"),l))+'" stroke-width=".15"/\
>'},3:function(n,l,u,e,r){var a,o=c;return((a=n.invokePartial(o(e,"box-text"),l,{name:"box-text",data:r,helpers:u,
partials:e,decorators:n.decorators}))!=null?a:"")+`
`},4:function(n,l,u,e,r){var a,o=c;return((a=n.invokePartial(o(e,"text"),l,{name:"text",data:r,helpers:u,partials:e,
decorators:n.decorators}))!=null?a:"")+`
`},5:function(n,l,u,e,r){var a=n.lambda,o=n.escapeExpression,s=l??(n.nullContext||{}),i=c;return'<div class="n\
ote fit" data-name="'+o(a(l!=null?i(l,"name"):l,l))+'" data-sizes="'+o(a(l!=null?i(l,"sizes"):l,l))+'" style="\
width:'+o(i(u,"mm").call(s,l!=null?i(l,"width"):l,{name:"mm",hash:{},data:r}))+"mm;height:"+o(i(u,"mm").call(s,
l!=null?i(l,"height"):l,{name:"mm",hash:{},data:r}))+"mm;transform:translate("+o(i(u,"mm").call(s,l!=null?i(l,
"x"):l,{name:"mm",hash:{},data:r}))+"mm,"+o(i(u,"mm").call(s,l!=null?i(l,"y"):l,{name:"mm",hash:{},data:r}))+'\
mm)"><div class="content"><p>'+o(a(l!=null?i(l,"text"):l,l))+`</p></div></div>
`},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=c;return"<style>"+((a=n.invokePartial(o(e,"box-sty\
le"),l,{name:"box-style",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+`</style>
`+((a=o(u,"each").call(l??(n.nullContext||{}),l!=null?o(l,"pages"):l,{name:"each",hash:{},fn:n.program(0,r,0),
inverse:n.noop,data:r}))!=null?a:"")},usePartial:!0,useData:!0},b={0:function(n,l,u,e,r){var a,o=n.lambda,s=n.
escapeExpression,i=l??(n.nullContext||{}),m=c;return`<section class="sheet">
<svg width="`+s(o((a=(a=r&&m(r,"root"))&&m(a,"paper"))&&m(a,"width"),l))+'mm" height="'+s(o((a=(a=r&&m(r,"root"))&&
m(a,"paper"))&&m(a,"height"),l))+'mm" viewBox="0 0 '+s(o((a=(a=r&&m(r,"root"))&&m(a,"paper"))&&m(a,"width"),l))+
" "+s(o((a=(a=r&&m(r,"root"))&&m(a,"paper"))&&m(a,"height"),l))+`">
`+((a=m(u,"each").call(i,l!=null?m(l,"crosses"):l,{name:"each",hash:{},fn:n.program(1,r,0),inverse:n.noop,data:r}))!=
null?a:"")+`</svg>
<div class="words">`+((a=m(u,"if").call(i,l!=null?m(l,"back"):l,{name:"if",hash:{},fn:n.program(3,r,0),inverse:n.
program(6,r,0),data:r}))!=null?a:"")+`</div>
</section>
`},1:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=n.escapeExpression,i=n.lambda,m=c;return'<g transfor\
m="translate('+s(m(u,"mm").call(o,l!=null?m(l,"x"):l,{name:"mm",hash:{},data:r}))+" "+s(m(u,"mm").call(o,l!=null?
m(l,"y"):l,{name:"mm",hash:{},data:r}))+')" stroke="#000" stroke-width=".12"><path d="M-'+s(i((a=r&&m(r,"root"))&&
m(a,"arm"),l))+" 0H"+s(i((a=r&&m(r,"root"))&&m(a,"arm"),l))+"M0 -"+s(i((a=r&&m(r,"root"))&&m(a,"arm"),l))+"V"+
s(i((a=r&&m(r,"root"))&&m(a,"arm"),l))+((a=m(u,"each").call(o,(a=r&&m(r,"root"))&&m(a,"ticks"),{name:"each",hash:{},
fn:n.program(2,r,0),inverse:n.noop,data:r}))!=null?a:"")+`"/></g>
`},2:function(n,l,u,e,r){var a=n.lambda,o=n.escapeExpression,s=c;return"M"+o(a(l!=null?s(l,"at"):l,l))+" -"+o(
a(l!=null?s(l,"half"):l,l))+"V"+o(a(l!=null?s(l,"half"):l,l))+"M-"+o(a(l!=null?s(l,"half"):l,l))+" "+o(a(l!=null?
s(l,"at"):l,l))+"H"+o(a(l!=null?s(l,"half"):l,l))},3:function(n,l,u,e,r){var a,o=c;return`<h1>Back</h1><ol>
<li>Print this on both sides at 100 %, without fitting it to the page.</li>
<li>Hold it against a light, this side towards you.</li>
<li>See where the cross of this side is, compared with the one that shines through: how many millimetres right\
 (left is negative) and down (up is negative). A tick is one millimetre.</li>
<li>`+((a=o(u,"if").call(l??(n.nullContext||{}),(a=r&&o(r,"root"))&&o(a,"moved"),{name:"if",hash:{},fn:n.program(
4,r,0),inverse:n.program(5,r,0),data:r}))!=null?a:"")+`</li>
</ol>`},4:function(n,l,u,e,r){var a,o=c;return"Add these two numbers to the offset of this print, "+n.escapeExpression(
n.lambda((a=r&&o(r,"root"))&&o(a,"moved"),l))},5:function(n,l,u,e,r){return"Print with these two numbers: --of\
fset RIGHT,DOWN"},6:function(n,l,u,e,r){return"<h1>Front</h1>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){
var a,o=n.lambda,s=n.escapeExpression,i=c;return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src da\
ta:">
<title>Calibration</title>
<style>
`+((a=n.invokePartial(i(e,"faces"),l,{name:"faces",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?
a:"")+"@page { size: "+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,"width"):a,l))+"mm "+s(o((a=l!=null?i(l,"paper"):
l)!=null?i(a,"height"):a,l))+`mm; margin: 0 }
* { margin: 0; padding: 0 }
body { font-family: 'Alegreya Sans', sans-serif; font-weight: 500; font-variant-numeric: lining-nums }
.sheet { position: relative; width: `+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,"width"):a,l))+"mm; height: cal\
c("+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,"height"):a,l))+`mm - 1px); overflow: hidden; break-after: page }\

.sheet:last-child { break-after: auto }
svg { position: absolute; left: 0; top: 0 }
.words { position: absolute; left: 25mm; right: 25mm; top: 42mm; font-size: 11pt; line-height: 1.35 }
h1 { font-size: 16pt; font-weight: 800 }
ol { margin: 2mm 0 0 6mm }
</style>
</head>
<body>
`+((a=i(u,"each").call(l??(n.nullContext||{}),l!=null?i(l,"pages"):l,{name:"each",hash:{},fn:n.program(0,r,0),
inverse:n.noop,data:r}))!=null?a:"")+`</body>
</html>
`},usePartial:!0,useData:!0},P={compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,
i=c;return`<!doctype html>
<html lang="`+s(o(l!=null?i(l,"lang"):l,l))+`">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src da\
ta:">
<title>`+s(o(l!=null?i(l,"title"):l,l))+`</title>
<style>
`+((a=n.invokePartial(i(e,"faces"),l,{name:"faces",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?
a:"")+((a=n.invokePartial(i(e,"style"),l,{name:"style",data:r,helpers:u,partials:e,decorators:n.decorators}))!=
null?a:"")+`</style>
<style>
/* What is beyond the paper is cut off afterwards: colour reaches its edge although browsers round it down. */\

@page { size: `+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,"width"):a,l))+"mm "+s(o(l!=null?i(l,"beyond"):l,l))+
`mm }
.sheet { height: `+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,"height"):a,l))+`mm }
</style>
</head>
<body>
`+((a=o(l!=null?i(l,"body"):l,l))!=null?a:"")+`
</body>
</html>
`},usePartial:!0,useData:!0},C={0:function(n,l,u,e,r){return" tabbed"},1:function(n,l,u,e,r){var a=c;return" "+
n.escapeExpression(n.lambda(l!=null?a(l,"class"):l,l))},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,
o=n.lambda,s=n.escapeExpression,i=l??(n.nullContext||{}),m=c;return'<svg class="'+s(o(l!=null?m(l,"shape"):l,l))+
((a=m(u,"if").call(i,l!=null?m(l,"tabs"):l,{name:"if",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=null?
a:"")+((a=m(u,"if").call(i,l!=null?m(l,"class"):l,{name:"if",hash:{},fn:n.program(1,r,0),inverse:n.noop,data:r}))!=
null?a:"")+'" viewBox="'+s(o(l!=null?m(l,"box"):l,l))+'">'+((a=n.invokePartial(m(e,"shape"),l,{name:"shape",data:r,
helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+"</svg>"},usePartial:!0,useData:!0},E={0:function(n,l,u,e,r){
var a,o=l??(n.nullContext||{}),s=n.escapeExpression,i=n.lambda,m=c;return"<path "+s(m(u,"draw").call(o,(a=l!=null?
m(l,"leaves"):l)!=null?m(a,"outlines"):a,{name:"draw",hash:{},data:r}))+' fill="'+s(i((a=(a=(a=r&&m(r,"root"))&&
m(a,"colours"))&&m(a,"leaf"))&&m(a,"fill"),l))+'" stroke="'+s(i((a=(a=(a=r&&m(r,"root"))&&m(a,"colours"))&&m(a,
"leaf"))&&m(a,"vein"),l))+'" stroke-width=".25"/><path '+s(m(u,"draw").call(o,(a=l!=null?m(l,"leaves"):l)!=null?
m(a,"veins"):a,{name:"draw",hash:{},data:r}))+' fill="none" stroke="'+s(i((a=(a=(a=r&&m(r,"root"))&&m(a,"colou\
rs"))&&m(a,"leaf"))&&m(a,"vein"),l))+`" stroke-width=".2" stroke-linecap="round"/>
`},1:function(n,l,u,e,r,a,o){var s,i=l??(n.nullContext||{}),m=n.escapeExpression,t=n.lambda,f=c;return'<rect x\
="'+m(f(u,"mm").call(i,l!=null?f(l,"x"):l,{name:"mm",hash:{},data:r}))+'" y="'+m(f(u,"mm").call(i,l!=null?f(l,
"y"):l,{name:"mm",hash:{},data:r}))+'" width="'+m(f(u,"mm").call(i,l!=null?f(l,"width"):l,{name:"mm",hash:{},data:r}))+
'" height="'+m(f(u,"mm").call(i,l!=null?f(l,"height"):l,{name:"mm",hash:{},data:r}))+'" fill="'+m(t((s=(s=r&&f(
r,"root"))&&f(s,"colours"))&&f(s,"impact"),l))+'"/><text x="'+m(f(u,"mm").call(i,o[1]!=null?f(o[1],"middle"):o[1],
{name:"mm",hash:{},data:r}))+'" y="'+m(f(u,"mm").call(i,l!=null?f(l,"textY"):l,{name:"mm",hash:{},data:r}))+'"\
 class="sc" font-family="Alegreya Sans SC" font-weight="700" font-size="2.3" letter-spacing=".5" text-anchor="\
middle" fill="'+m(t((s=(s=r&&f(r,"root"))&&f(s,"colours"))&&f(s,"onImpact"),l))+'">'+m(t((s=r&&f(r,"root"))&&f(
s,"impact"),l))+"</text>"},2:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=n.escapeExpression,i=c;return'\
<path d="M'+s(i(u,"mm").call(o,(a=l!=null?i(l,"bandLine"):l)!=null?i(a,"from"):a,{name:"mm",hash:{},data:r}))+
" "+s(i(u,"mm").call(o,(a=l!=null?i(l,"bandLine"):l)!=null?i(a,"y"):a,{name:"mm",hash:{},data:r}))+"H"+s(i(u,"\
mm").call(o,(a=l!=null?i(l,"bandLine"):l)!=null?i(a,"to"):a,{name:"mm",hash:{},data:r}))+'" stroke="'+s(n.lambda(
(a=(a=r&&i(r,"root"))&&i(a,"colours"))&&i(a,"line"),l))+'" stroke-width=".3"/>'},3:function(n,l,u,e,r,a,o){var s,
i=c;return((s=i(u,"each").call(l??(n.nullContext||{}),l!=null?i(l,"lines"):l,{name:"each",hash:{},fn:n.program(
4,r,0,a,o),inverse:n.noop,data:r}))!=null?s:"")+`
`},4:function(n,l,u,e,r,a,o){var s=l??(n.nullContext||{}),i=n.escapeExpression,m=n.lambda,t=c;return'<text x="'+
i(t(u,"mm").call(s,l!=null?t(l,"x"):l,{name:"mm",hash:{},data:r}))+'" y="'+i(t(u,"mm").call(s,l!=null?t(l,"y"):
l,{name:"mm",hash:{},data:r}))+'" font-family="Alegreya Sans SC" font-weight="700" font-size="'+i(m(o[1]!=null?
t(o[1],"size"):o[1],l))+'" letter-spacing=".1" text-anchor="middle">'+i(m(l!=null?t(l,"text"):l,l))+"</text>"},
5:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=c;return((a=s(u,"if").call(o,l!=null?s(l,"ring"):l,{name:"\
if",hash:{},fn:n.program(6,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=s(u,"each").call(o,l!=null?s(l,"glyph\
s"):l,{name:"each",hash:{},fn:n.program(7,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=s(u,"each").call(o,l!=
null?s(l,"letters"):l,{name:"each",hash:{},fn:n.program(8,r,0),inverse:n.noop,data:r}))!=null?a:"")+`
`},6:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return'<path d="'+s(o(l!=null?i(l,"ring"):l,
l))+'" fill="none" stroke="'+s(o((a=(a=r&&i(r,"root"))&&i(a,"colours"))&&i(a,"ink"),l))+'" stroke-width=".3"/>'},
7:function(n,l,u,e,r){var a,o=c;return(a=n.invokePartial(o(e,"glyph"),l,{name:"glyph",data:r,helpers:u,partials:e,
decorators:n.decorators}))!=null?a:""},8:function(n,l,u,e,r){var a=l??(n.nullContext||{}),o=n.escapeExpression,
s=n.lambda,i=c;return'<text x="'+o(i(u,"mm").call(a,l!=null?i(l,"x"):l,{name:"mm",hash:{},data:r}))+'" y="'+o(
i(u,"mm").call(a,l!=null?i(l,"y"):l,{name:"mm",hash:{},data:r}))+'" font-weight="800" font-size="'+o(s(l!=null?
i(l,"size"):l,l))+'" text-anchor="middle" fill="'+o(s(l!=null?i(l,"colour"):l,l))+'">'+o(s(l!=null?i(l,"text"):
l,l))+"</text>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r,a,o){var s,i=l??(n.nullContext||{}),m=n.escapeExpression,
t=n.lambda,f=c;return"<path "+m(f(u,"draw").call(i,l!=null?f(l,"corners"):l,{name:"draw",hash:{},data:r}))+' f\
ill="'+m(t((s=l!=null?f(l,"look"):l)!=null?f(s,"dark"):s,l))+`"/>
`+((s=f(u,"if").call(i,l!=null?f(l,"leaves"):l,{name:"if",hash:{},fn:n.program(0,r,0,a,o),inverse:n.noop,data:r}))!=
null?s:"")+"<path "+m(f(u,"draw").call(i,f(u,"rounded").call(i,l!=null?f(l,"face"):l,{name:"rounded",hash:{},data:r}),
{name:"draw",hash:{},data:r}))+' fill="'+m(t((s=(s=r&&f(r,"root"))&&f(s,"colours"))&&f(s,"paper"),l))+`"/>
<path `+m(f(u,"draw").call(i,l!=null?f(l,"band"):l,{name:"draw",hash:{},data:r}))+' fill="'+m(t((s=(s=r&&f(r,"\
root"))&&f(s,"colours"))&&f(s,"deep"),l))+`"/>
`+((s=f(u,"with").call(i,l!=null?f(l,"strip"):l,{name:"with",hash:{},fn:n.program(1,r,0,a,o),inverse:n.program(
2,r,0,a,o),data:r}))!=null?s:"")+`
<path `+m(f(u,"draw").call(i,f(u,"rounded").call(i,l!=null?f(l,"face"):l,{name:"rounded",hash:{},data:r}),{name:"\
draw",hash:{},data:r}))+' fill="none" stroke="'+m(t((s=l!=null?f(l,"look"):l)!=null?f(s,"dark"):s,l))+`" strok\
e-width=".5"/>
`+((s=f(u,"with").call(i,l!=null?f(l,"title"):l,{name:"with",hash:{},fn:n.program(3,r,0,a,o),inverse:n.noop,data:r}))!=
null?s:"")+((s=f(u,"with").call(i,l!=null?f(l,"sign"):l,{name:"with",hash:{},fn:n.program(5,r,0,a,o),inverse:n.
noop,data:r}))!=null?s:"")+'<text x="'+m(f(u,"mm").call(i,(s=l!=null?f(l,"number"):l)!=null?f(s,"x"):s,{name:"\
mm",hash:{},data:r}))+'" y="'+m(f(u,"mm").call(i,(s=l!=null?f(l,"number"):l)!=null?f(s,"y"):s,{name:"mm",hash:{},
data:r}))+'" font-weight="800" font-size="3.4">'+m(t((s=l!=null?f(l,"number"):l)!=null?f(s,"text"):s,l))+`</te\
xt>
`},usePartial:!0,useData:!0,useDepths:!0},z={0:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return"\
@font-face{font-family:'"+s(o(l!=null?i(l,"family"):l,l))+"';font-style:"+s(o(l!=null?i(l,"style"):l,l))+";fon\
t-weight:"+s(o(l!=null?i(l,"weight"):l,l))+";src:url(data:font/woff2;base64,"+((a=o(l!=null?i(l,"data"):l,l))!=
null?a:"")+") format('woff2');unicode-range:"+s(o(l!=null?i(l,"range"):l,l))+` }
`},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=c;return(a=o(u,"each").call(l??(n.nullContext||{}),
l!=null?o(l,"fonts"):l,{name:"each",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=null?a:""},useData:!0},
D={0:function(n,l,u,e,r){var a,o=c;return'<g transform="'+n.escapeExpression(n.lambda(l!=null?o(l,"transform"):
l,l))+'">'+((a=n.invokePartial(o(e,"shape"),l!=null?o(l,"emblem"):l,{name:"shape",data:r,helpers:u,partials:e,
decorators:n.decorators}))!=null?a:"")+((a=o(u,"each").call(l??(n.nullContext||{}),l!=null?o(l,"badges"):l,{name:"\
each",hash:{},fn:n.program(1,r,0),inverse:n.noop,data:r}))!=null?a:"")+`</g>
`},1:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=n.escapeExpression,i=c;return"<path "+s(i(u,"draw").
call(o,i(u,"rounded").call(o,{name:"rounded",hash:{radius:6,height:l!=null?i(l,"height"):l,width:72,y:l!=null?
i(l,"y"):l,x:14},data:r}),{name:"draw",hash:{},data:r}))+' fill="#fff" stroke="'+s(n.lambda((a=(a=r&&i(r,"root"))&&
i(a,"colours"))&&i(a,"ink"),l))+'" stroke-width="2"/>'+((a=i(u,"each").call(o,l!=null?i(l,"glyphs"):l,{name:"e\
ach",hash:{},fn:n.program(2,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=i(u,"each").call(o,l!=null?i(l,"lett\
ers"):l,{name:"each",hash:{},fn:n.program(3,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=i(u,"if").call(o,l!=
null?i(l,"cross"):l,{name:"if",hash:{},fn:n.program(4,r,0),inverse:n.noop,data:r}))!=null?a:"")},2:function(n,l,u,e,r){
var a,o=c;return(a=n.invokePartial(o(e,"glyph"),l,{name:"glyph",data:r,helpers:u,partials:e,decorators:n.decorators}))!=
null?a:""},3:function(n,l,u,e,r){var a=n.lambda,o=n.escapeExpression,s=c;return'<text x="'+o(a(l!=null?s(l,"x"):
l,l))+'" y="'+o(a(l!=null?s(l,"y"):l,l))+'" font-weight="800" font-size="'+o(a(l!=null?s(l,"size"):l,l))+'" te\
xt-anchor="middle" fill="'+o(a(l!=null?s(l,"colour"):l,l))+'">'+o(a(l!=null?s(l,"text"):l,l))+"</text>"},4:function(n,l,u,e,r){
var a,o=n.lambda,s=n.escapeExpression,i=c;return'<path d="'+s(o(l!=null?i(l,"cross"):l,l))+'" stroke="'+s(o((a=
(a=r&&i(r,"root"))&&i(a,"colours"))&&i(a,"impact"),l))+'" stroke-width="6" stroke-linecap="round"/>'},compiler:[
8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return((a=n.invokePartial(i(e,
"face"),l,{name:"face",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+((a=i(u,"each").call(
l??(n.nullContext||{}),l!=null?i(l,"cells"):l,{name:"each",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=
null?a:"")+'<path d="'+s(o(l!=null?i(l,"outline"):l,l))+'" fill="none" stroke="'+s(o((a=(a=r&&i(r,"root"))&&i(
a,"colours"))&&i(a,"impact"),l))+'" stroke-width="'+s(o(l!=null?i(l,"outlineWidth"):l,l))+`" stroke-linejoin="\
round"/>
`},usePartial:!0,useData:!0},S={0:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=n.escapeExpression,i=c;
return'<g transform="translate('+s(i(u,"mm").call(o,l!=null?i(l,"x"):l,{name:"mm",hash:{},data:r}))+" "+s(i(u,
"mm").call(o,l!=null?i(l,"y"):l,{name:"mm",hash:{},data:r}))+')"><path '+s(i(u,"draw").call(o,i(u,"rounded").call(
o,{name:"rounded",hash:{radius:1.1,height:8.3,width:8.3,y:.15,x:.15},data:r}),{name:"draw",hash:{},data:r}))+'\
 fill="#fff" stroke="'+s(n.lambda((a=(a=r&&i(r,"root"))&&i(a,"colours"))&&i(a,"ink"),l))+'" stroke-width=".3"/\
><g transform="translate(.95 .95) scale(.067)">'+((a=n.invokePartial(i(e,"shape"),l!=null?i(l,"emblem"):l,{name:"\
shape",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+"</g></g>"},1:function(n,l,u,e,r){var a,
o=c;return(a=n.invokePartial(o(e,"glyph"),l,{name:"glyph",data:r,helpers:u,partials:e,decorators:n.decorators}))!=
null?a:""},2:function(n,l,u,e,r){var a=l??(n.nullContext||{}),o=n.escapeExpression,s=n.lambda,i=c;return'<text\
 x="'+o(i(u,"mm").call(a,l!=null?i(l,"x"):l,{name:"mm",hash:{},data:r}))+'" y="'+o(i(u,"mm").call(a,l!=null?i(
l,"y"):l,{name:"mm",hash:{},data:r}))+'" font-weight="800" font-size="3" text-anchor="middle" fill="'+o(s(l!=null?
i(l,"colour"):l,l))+'">'+o(s(l!=null?i(l,"text"):l,l))+"</text>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){
var a,o=l??(n.nullContext||{}),s=c;return((a=n.invokePartial(s(e,"face"),l,{name:"face",data:r,helpers:u,partials:e,
decorators:n.decorators}))!=null?a:"")+((a=s(u,"each").call(o,l!=null?s(l,"spots"):l,{name:"each",hash:{},fn:n.
program(0,r,0),inverse:n.noop,data:r}))!=null?a:"")+`
`+((a=s(u,"each").call(o,l!=null?s(l,"marks"):l,{name:"each",hash:{},fn:n.program(1,r,0),inverse:n.noop,data:r}))!=
null?a:"")+`
`+((a=s(u,"each").call(o,l!=null?s(l,"markLetters"):l,{name:"each",hash:{},fn:n.program(2,r,0),inverse:n.noop,
data:r}))!=null?a:"")+`
`},usePartial:!0,useData:!0},j={0:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=n.escapeExpression,i=c;
return'<g transform="translate('+s(i(u,"mm").call(o,l!=null?i(l,"x"):l,{name:"mm",hash:{},data:r}))+" "+s(i(u,
"mm").call(o,l!=null?i(l,"y"):l,{name:"mm",hash:{},data:r}))+") scale("+s(n.lambda(l!=null?i(l,"scale"):l,l))+
')">'+((a=i(u,"if").call(o,l!=null?i(l,"feature"):l,{name:"if",hash:{},fn:n.program(1,r,0),inverse:n.program(2,
r,0),data:r}))!=null?a:"")+`</g>
`},1:function(n,l,u,e,r){var a,o=c;return(a=n.invokePartial(o(e,"feature"),l!=null?o(l,"feature"):l,{name:"fea\
ture",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:""},2:function(n,l,u,e,r){var a,o=c;return(a=
n.invokePartial(o(e,"front"),l!=null?o(l,"art"):l,{name:"front",data:r,helpers:u,partials:e,decorators:n.decorators}))!=
null?a:""},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=c;return(a=o(u,"each").call(l??(n.nullContext||
{}),l!=null?o(l,"fronts"):l,{name:"each",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=null?a:""},usePartial:!0,
useData:!0},A={0:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return'<select name="'+s(o(l!=null?
i(l,"name"):l,l))+'" aria-label="'+s(o(l!=null?i(l,"label"):l,l))+'"><option value="">'+s(o(l!=null?i(l,"any"):
l,l))+"</option>"+((a=i(u,"each").call(l??(n.nullContext||{}),l!=null?i(l,"values"):l,{name:"each",hash:{},fn:n.
program(1,r,0),inverse:n.noop,data:r}))!=null?a:"")+`</select>
`},1:function(n,l,u,e,r){var a=n.lambda,o=n.escapeExpression,s=c;return'<option value="'+o(a(l!=null?s(l,"valu\
e"):l,l))+'">'+o(a(l!=null?s(l,"said"):l,l))+"</option>"},2:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,
i=c;return'<li data-words="'+s(o(l!=null?i(l,"words"):l,l))+'" data-deck="'+s(o(l!=null?i(l,"deck"):l,l))+'" d\
ata-hand="'+s(o(l!=null?i(l,"hands"):l,l))+'" data-source="'+s(o(l!=null?i(l,"source"):l,l))+'"><button type="\
button"><img src="'+((a=o(l!=null?i(l,"picture"):l,l))!=null?a:"")+'" width="'+s(o((a=r&&i(r,"root"))&&i(a,"wi\
dth"),l))+'" height="'+s(o((a=r&&i(r,"root"))&&i(a,"height"),l))+'" loading="lazy" alt="'+s(o(l!=null?i(l,"alt"):
l,l))+'"></button><p>'+s(o(l!=null?i(l,"caption"):l,l))+`</p></li>
`},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=l??(n.nullContext||
{}),m=c;return`<!doctype html>
<html lang="`+s(o(l!=null?m(l,"lang"):l,l))+`">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inlin\
e'; script-src 'unsafe-inline'">
<title>`+s(o(l!=null?m(l,"title"):l,l))+`</title>
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
<h1>`+s(o(l!=null?m(l,"title"):l,l))+`</h1>
<form role="search">
<input type="search" name="words" placeholder="`+s(o(l!=null?m(l,"search"):l,l))+' ( / )" aria-label="'+s(o(l!=
null?m(l,"searches"):l,l))+`">
`+((a=m(u,"each").call(i,l!=null?m(l,"filters"):l,{name:"each",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=
null?a:"")+'<output aria-live="polite" data-shown="'+s(o(l!=null?m(l,"shown"):l,l))+`"></output>
</form>
</header>
<main>
<ul>
`+((a=m(u,"each").call(i,l!=null?m(l,"cards"):l,{name:"each",hash:{},fn:n.program(2,r,0),inverse:n.noop,data:r}))!=
null?a:"")+`</ul>
</main>
<dialog aria-label="`+s(o(l!=null?m(l,"dialog"):l,l))+`"><button type="button"><img alt=""></button></dialog>
<footer>`+s(o(l!=null?m(l,"credits"):l,l))+`</footer>
<script>
'use strict';
const form = document.querySelector('form');
const cards = [...document.querySelectorAll('li')];
const dialog = document.querySelector('dialog');
function show() {
  const { words, ...filters } = Object.fromEntries(new FormData(form));
  const asked = words.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const card of cards) {
    const has = asked.every((word) => card.dataset.words.includes(word));
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
`},useData:!0},L={0:function(n,l,u,e,r){var a,o=n.escapeExpression,s=n.lambda,i=c;return"<path "+o(i(u,"draw").
call(l??(n.nullContext||{}),(a=l!=null?i(l,"path"):l)!=null?i(a,"d"):a,{name:"draw",hash:{},data:r}))+' transf\
orm="'+o(s(l!=null?i(l,"transform"):l,l))+'"'+((a=s((a=l!=null?i(l,"path"):l)!=null?i(a,"attributes"):a,l))!=null?
a:"")+"/>"},1:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return'<g transform="'+s(o(l!=null?
i(l,"transform"):l,l))+'" color="'+s(o(l!=null?i(l,"colour"):l,l))+'">'+((a=o(l!=null?i(l,"body"):l,l))!=null?
a:"")+"</g>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||
{}),l!=null?o(l,"path"):l,{name:"if",hash:{},fn:n.program(0,r,0),inverse:n.program(1,r,0),data:r}))!=null?a:""},
useData:!0},q={0:function(n,l,u,e,r){var a,o=c;return"<h2>"+n.escapeExpression(n.lambda(l!=null?o(l,"title"):l,
l))+`</h2>
<ul>`+((a=o(u,"each").call(l??(n.nullContext||{}),l!=null?o(l,"entries"):l,{name:"each",hash:{},fn:n.program(1,
r,0),inverse:n.noop,data:r}))!=null?a:"")+`</ul>
`},1:function(n,l,u,e,r){var a,o=c;return"<li>"+((a=n.invokePartial(o(e,"emblem"),l!=null?o(l,"emblem"):l,{name:"\
emblem",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+"<span>"+n.escapeExpression(n.lambda(
l!=null?o(l,"text"):l,l))+"</span></li>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=c;return`<d\
iv class="legend">
<h1>`+n.escapeExpression(n.lambda(l!=null?o(l,"title"):l,l))+`</h1>
`+((a=o(u,"each").call(l??(n.nullContext||{}),l!=null?o(l,"groups"):l,{name:"each",hash:{},fn:n.program(0,r,0),
inverse:n.noop,data:r}))!=null?a:"")+`</div>
`},usePartial:!0,useData:!0},B={0:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||{}),
l!=null?o(l,"emblem"):l,{name:"if",hash:{},fn:n.program(1,r,0),inverse:n.program(6,r,0),data:r}))!=null?a:""},
1:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=c;return(a=s(u,"if").call(o,s(u,"some").call(o,l!=null?
s(l,"lead"):l,l!=null?s(l,"others"):l,l!=null?s(l,"mark"):l,l!=null?s(l,"end"):l,{name:"some",hash:{},data:r}),
{name:"if",hash:{},fn:n.program(2,r,0),inverse:n.program(5,r,0),data:r}))!=null?a:""},2:function(n,l,u,e,r){var a,
o=l??(n.nullContext||{}),s=n.lambda,i=n.escapeExpression,m=c;return'<span class="keep'+((a=m(u,"if").call(o,l!=
null?m(l,"mark"):l,{name:"if",hash:{},fn:n.program(3,r,0),inverse:n.noop,data:r}))!=null?a:"")+'">'+i(s(l!=null?
m(l,"lead"):l,l))+((a=n.invokePartial(m(e,"emblem"),l!=null?m(l,"emblem"):l,{name:"emblem",data:r,helpers:u,partials:e,
decorators:n.decorators}))!=null?a:"")+((a=m(u,"each").call(o,l!=null?m(l,"others"):l,{name:"each",hash:{},fn:n.
program(4,r,0),inverse:n.noop,data:r}))!=null?a:"")+i(s(l!=null?m(l,"mark"):l,l))+i(s(l!=null?m(l,"end"):l,l))+
"</span>"},3:function(n,l,u,e,r){return" mark"},4:function(n,l,u,e,r){var a,o=c;return(a=n.invokePartial(o(e,"\
emblem"),l,{name:"emblem",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:""},5:function(n,l,u,e,r){
var a,o=c;return(a=n.invokePartial(o(e,"emblem"),l!=null?o(l,"emblem"):l,{name:"emblem",data:r,helpers:u,partials:e,
decorators:n.decorators}))!=null?a:""},6:function(n,l,u,e,r){var a,o=c;return(a=o(u,"if").call(l??(n.nullContext||
{}),l!=null?o(l,"keyword"):l,{name:"if",hash:{},fn:n.program(7,r,0),inverse:n.program(8,r,0),data:r}))!=null?a:
""},7:function(n,l,u,e,r){var a=c;return'<span class="or">'+n.escapeExpression(n.lambda(l!=null?a(l,"keyword"):
l,l))+"</span>"},8:function(n,l,u,e,r){var a=c;return n.escapeExpression(n.lambda(l!=null?a(l,"text"):l,l))},compiler:[
8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=c;return(a=o(u,"each").call(l??(n.nullContext||{}),l,{name:"eac\
h",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=null?a:""},usePartial:!0,useData:!0},M={0:function(n,l,u,e,r){
var a=c;return'<span class="amount">'+n.escapeExpression(n.lambda(l!=null?a(l,"amount"):l,l))+"</span>"},1:function(n,l,u,e,r){
var a,o=c;return" <span>"+((a=n.invokePartial(o(e,"pieces"),l!=null?o(l,"after"):l,{name:"pieces",data:r,helpers:u,
partials:e,decorators:n.decorators}))!=null?a:"")+"</span>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){
var a,o=l??(n.nullContext||{}),s=c;return'<div class="place">'+((a=n.invokePartial(s(e,"emblem"),l!=null?s(l,"\
arrow"):l,{name:"emblem",hash:{class:"arrow"},data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+
((a=s(u,"if").call(o,l!=null?s(l,"amount"):l,{name:"if",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=
null?a:"")+((a=n.invokePartial(s(e,"pieces"),l!=null?s(l,"things"):l,{name:"pieces",data:r,helpers:u,partials:e,
decorators:n.decorators}))!=null?a:"")+((a=s(u,"if").call(o,l!=null?s(l,"after"):l,{name:"if",hash:{},fn:n.program(
1,r,0),inverse:n.noop,data:r}))!=null?a:"")+"</div>"},usePartial:!0,useData:!0},H={0:function(n,l,u,e,r){var a,
o=l??(n.nullContext||{}),s=n.lambda,i=n.escapeExpression,m=c;return"<path "+((a=m(u,"if").call(o,m(u,"is").call(
o,(a=(a=r&&m(r,"root"))&&m(a,"colours"))&&m(a,"disc"),"none",{name:"is",hash:{},data:r}),{name:"if",hash:{},fn:n.
program(1,r,0),inverse:n.program(2,r,0),data:r}))!=null?a:"")+' fill="'+i(s(l!=null?m(l,"fill"):l,l))+'" strok\
e="'+i(s((a=(a=r&&m(r,"root"))&&m(a,"colours"))&&m(a,"disc"),l))+'" stroke-width="4"/>'},1:function(n,l,u,e,r){
var a=l??(n.nullContext||{}),o=c;return n.escapeExpression(o(u,"draw").call(a,o(u,"circle").call(a,50,{name:"c\
ircle",hash:{},data:r}),{name:"draw",hash:{},data:r}))},2:function(n,l,u,e,r){var a=l??(n.nullContext||{}),o=c;
return n.escapeExpression(o(u,"draw").call(a,o(u,"circle").call(a,48,{name:"circle",hash:{},data:r}),{name:"dr\
aw",hash:{},data:r}))},3:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return'<polygon points=\
"50,2 91.6,26 91.6,74 50,98 8.4,74 8.4,26" fill="'+s(o(l!=null?i(l,"fill"):l,l))+'" stroke="'+s(o((a=(a=r&&i(r,
"root"))&&i(a,"colours"))&&i(a,"ink"),l))+'" stroke-width="4" stroke-linejoin="round"/>'},4:function(n,l,u,e,r){
var a,o=n.lambda,s=n.escapeExpression,i=c;return'<polygon points="50,2 50,98 8.4,74 8.4,26" fill="'+s(o(l!=null?
i(l,"fill"):l,l))+'"/><polygon points="50,2 91.6,26 91.6,74 50,98" fill="'+s(o((a=(a=r&&i(r,"root"))&&i(a,"col\
ours"))&&i(a,"grassland"),l))+'"/><polygon points="50,2 91.6,26 91.6,74 50,98 8.4,74 8.4,26" fill="none" strok\
e="'+s(o((a=(a=r&&i(r,"root"))&&i(a,"colours"))&&i(a,"ink"),l))+'" stroke-width="4" stroke-linejoin="round"/>'},
5:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return'<polygon points="50,2 91.6,26 91.6,74 5\
0,98 8.4,74 8.4,26" fill="'+s(o(l!=null?i(l,"fill"):l,l))+'" stroke="'+s(o((a=(a=r&&i(r,"root"))&&i(a,"colours"))&&
i(a,"ink"),l))+'" stroke-width="4" stroke-linejoin="round"/><polygon points="50,20 76,35 76,65 50,80 24,65 24,\
35" fill="none" stroke="'+s(o((a=(a=r&&i(r,"root"))&&i(a,"colours"))&&i(a,"ink"),l))+'" stroke-width="3" strok\
e-dasharray="8 6"/>'},6:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=n.escapeExpression,i=n.lambda,m=c;
return"<path "+s(m(u,"draw").call(o,m(u,"circle").call(o,46.5,{name:"circle",hash:{},data:r}),{name:"draw",hash:{},
data:r}))+' fill="'+s(i(l!=null?m(l,"fill"):l,l))+'" stroke="'+s(i((a=(a=r&&m(r,"root"))&&m(a,"colours"))&&m(a,
"ink"),l))+'" stroke-width="5"/>'+((a=m(u,"each").call(o,l!=null?m(l,"tabs"):l,{name:"each",hash:{},fn:n.program(
7,r,0),inverse:n.noop,data:r}))!=null?a:"")},7:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return'\
<polygon points="'+s(o(l!=null?i(l,"points"):l,l))+'" fill="'+s(o(l!=null?i(l,"fill"):l,l))+'" stroke="'+s(o((a=
(a=r&&i(r,"root"))&&i(a,"colours"))&&i(a,"ink"),l))+'" stroke-width="3" stroke-linejoin="round"/>'},8:function(n,l,u,e,r){
var a,o=c;return(a=n.invokePartial(o(e,"glyph"),l,{name:"glyph",data:r,helpers:u,partials:e,decorators:n.decorators}))!=
null?a:""},9:function(n,l,u,e,r){var a=n.lambda,o=n.escapeExpression,s=c;return'<text x="'+o(a(l!=null?s(l,"x"):
l,l))+'" y="'+o(a(l!=null?s(l,"y"):l,l))+'" font-weight="800" font-size="'+o(a(l!=null?s(l,"size"):l,l))+'" te\
xt-anchor="middle" fill="'+o(a(l!=null?s(l,"colour"):l,l))+'">'+o(a(l!=null?s(l,"text"):l,l))+"</text>"},compiler:[
8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=c;return((a=s(u,"if").call(o,s(u,"is").
call(o,l!=null?s(l,"shape"):l,"disc",{name:"is",hash:{},data:r}),{name:"if",hash:{},fn:n.program(0,r,0),inverse:n.
noop,data:r}))!=null?a:"")+((a=s(u,"if").call(o,s(u,"is").call(o,l!=null?s(l,"shape"):l,"hex",{name:"is",hash:{},
data:r}),{name:"if",hash:{},fn:n.program(3,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=s(u,"if").call(o,s(u,
"is").call(o,l!=null?s(l,"shape"):l,"land",{name:"is",hash:{},data:r}),{name:"if",hash:{},fn:n.program(4,r,0),
inverse:n.noop,data:r}))!=null?a:"")+((a=s(u,"if").call(o,s(u,"is").call(o,l!=null?s(l,"shape"):l,"tile",{name:"\
is",hash:{},data:r}),{name:"if",hash:{},fn:n.program(5,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=s(u,"if").
call(o,s(u,"is").call(o,l!=null?s(l,"shape"):l,"ring",{name:"is",hash:{},data:r}),{name:"if",hash:{},fn:n.program(
6,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=s(u,"each").call(o,l!=null?s(l,"glyphs"):l,{name:"each",hash:{},
fn:n.program(8,r,0),inverse:n.noop,data:r}))!=null?a:"")+((a=s(u,"each").call(o,l!=null?s(l,"letters"):l,{name:"\
each",hash:{},fn:n.program(9,r,0),inverse:n.noop,data:r}))!=null?a:"")+`
`},usePartial:!0,useData:!0},O={0:function(n,l,u,e,r){var a=l??(n.nullContext||{}),o=n.escapeExpression,s=c;return'\
<rect x="'+o(s(u,"mm").call(a,l!=null?s(l,"x"):l,{name:"mm",hash:{},data:r}))+'" y="'+o(s(u,"mm").call(a,l!=null?
s(l,"y"):l,{name:"mm",hash:{},data:r}))+'" width="'+o(s(u,"mm").call(a,l!=null?s(l,"width"):l,{name:"mm",hash:{},
data:r}))+'" height="'+o(s(u,"mm").call(a,l!=null?s(l,"height"):l,{name:"mm",hash:{},data:r}))+'" fill="'+o(n.
lambda(l!=null?s(l,"fill"):l,l))+'"/>'},1:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=n.escapeExpression,
i=c;return'<g transform="translate('+s(i(u,"mm").call(o,l!=null?i(l,"x"):l,{name:"mm",hash:{},data:r}))+" "+s(
i(u,"mm").call(o,l!=null?i(l,"y"):l,{name:"mm",hash:{},data:r}))+") scale("+s(n.lambda(l!=null?i(l,"scale"):l,
l))+")"+((a=i(u,"if").call(o,l!=null?i(l,"turned"):l,{name:"if",hash:{},fn:n.program(2,r,0),inverse:n.noop,data:r}))!=
null?a:"")+'">'+((a=n.invokePartial(i(e,"back"),l!=null?i(l,"art"):l,{name:"back",data:r,helpers:u,partials:e,
decorators:n.decorators}))!=null?a:"")+`</g>
`},2:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return" rotate(180 "+s(o((a=(a=l!=null?i(l,
"art"):l)!=null?i(a,"middle"):a)!=null?i(a,"x"):a,l))+" "+s(o((a=(a=l!=null?i(l,"art"):l)!=null?i(a,"middle"):
a)!=null?i(a,"y"):a,l))+")"},3:function(n,l,u,e,r){var a=l??(n.nullContext||{}),o=n.escapeExpression,s=c;return"\
M"+o(s(u,"mm").call(a,l!=null?s(l,"x1"):l,{name:"mm",hash:{},data:r}))+" "+o(s(u,"mm").call(a,l!=null?s(l,"y1"):
l,{name:"mm",hash:{},data:r}))+"L"+o(s(u,"mm").call(a,l!=null?s(l,"x2"):l,{name:"mm",hash:{},data:r}))+" "+o(s(
u,"mm").call(a,l!=null?s(l,"y2"):l,{name:"mm",hash:{},data:r}))},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){
var a,o=n.lambda,s=n.escapeExpression,i=l??(n.nullContext||{}),m=c;return'<svg class="art" width="'+s(o((a=l!=
null?m(l,"paper"):l)!=null?m(a,"width"):a,l))+'mm" height="'+s(o((a=l!=null?m(l,"paper"):l)!=null?m(a,"height"):
a,l))+'mm" viewBox="0 0 '+s(o((a=l!=null?m(l,"paper"):l)!=null?m(a,"width"):a,l))+" "+s(o((a=l!=null?m(l,"pape\
r"):l)!=null?m(a,"height"):a,l))+`">
`+((a=m(u,"each").call(i,l!=null?m(l,"bleeds"):l,{name:"each",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=
null?a:"")+`
`+((a=n.invokePartial(m(e,"fronts"),l,{name:"fronts",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?
a:"")+((a=m(u,"each").call(i,l!=null?m(l,"backs"):l,{name:"each",hash:{},fn:n.program(1,r,0),inverse:n.noop,data:r}))!=
null?a:"")+'<path d="'+((a=m(u,"each").call(i,l!=null?m(l,"marks"):l,{name:"each",hash:{},fn:n.program(3,r,0),
inverse:n.noop,data:r}))!=null?a:"")+`" fill="none" stroke="#000" stroke-width="0.2"/>
</svg>
`},usePartial:!0,useData:!0},T={0:function(n,l,u,e,r){var a,o=l??(n.nullContext||{}),s=c;return`<section class\
="sheet">
`+((a=n.invokePartial(s(e,"sheet"),l,{name:"sheet",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?
a:"")+((a=s(u,"if").call(o,l!=null?s(l,"legend"):l,{name:"if",hash:{},fn:n.program(1,r,0),inverse:n.noop,data:r}))!=
null?a:"")+`
`+((a=s(u,"each").call(o,l!=null?s(l,"texts"):l,{name:"each",hash:{},fn:n.program(2,r,0),inverse:n.noop,data:r}))!=
null?a:"")+((a=s(u,"each").call(o,l!=null?s(l,"notes"):l,{name:"each",hash:{},fn:n.program(3,r,0),inverse:n.noop,
data:r}))!=null?a:"")+`</section>
`},1:function(n,l,u,e,r){var a,o=c;return(a=n.invokePartial(o(e,"legend"),l!=null?o(l,"legend"):l,{name:"legen\
d",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:""},2:function(n,l,u,e,r){var a,o=c;return((a=
n.invokePartial(o(e,"text"),l,{name:"text",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+
`
`},3:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=l??(n.nullContext||{}),m=c;return'<div class=\
"note fit" data-name="'+s(o(l!=null?m(l,"name"):l,l))+'" data-sizes="'+s(o(l!=null?m(l,"sizes"):l,l))+'" style\
="width:'+s(m(u,"mm").call(i,l!=null?m(l,"width"):l,{name:"mm",hash:{},data:r}))+"mm;height:"+s(m(u,"mm").call(
i,l!=null?m(l,"height"):l,{name:"mm",hash:{},data:r}))+"mm;transform:translate("+s(m(u,"mm").call(i,l!=null?m(
l,"x"):l,{name:"mm",hash:{},data:r}))+"mm,"+s(m(u,"mm").call(i,l!=null?m(l,"y"):l,{name:"mm",hash:{},data:r}))+
"mm)"+((a=m(u,"if").call(i,l!=null?m(l,"sideways"):l,{name:"if",hash:{},fn:n.program(4,r,0),inverse:n.noop,data:r}))!=
null?a:"")+'"'+((a=m(u,"if").call(i,l!=null?m(l,"sideways"):l,{name:"if",hash:{},fn:n.program(5,r,0),inverse:n.
noop,data:r}))!=null?a:"")+'><div class="content '+s(o(l!=null?m(l,"edge"):l,l))+'">'+((a=m(u,"each").call(i,l!=
null?m(l,"lines"):l,{name:"each",hash:{},fn:n.program(6,r,0),inverse:n.noop,data:r}))!=null?a:"")+`</div></div\
>
`},4:function(n,l,u,e,r){return" rotate(-90deg)"},5:function(n,l,u,e,r){return" data-sideways"},6:function(n,l,u,e,r){
return"<p>"+n.escapeExpression(n.lambda(l,l))+"</p>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=c;
return(a=o(u,"each").call(l??(n.nullContext||{}),l!=null?o(l,"pages"):l,{name:"each",hash:{},fn:n.program(0,r,
0),inverse:n.noop,data:r}))!=null?a:""},usePartial:!0,useData:!0},W={0:function(n,l,u,e,r){var a,o=n.lambda,s=c;
return"."+n.escapeExpression(o(l!=null?s(l,"name"):l,l))+" { d: path('"+((a=o(l!=null?s(l,"d"):l,l))!=null?a:"")+
`') }
`},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,i=c;return"@page { s\
ize: "+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,"width"):a,l))+"mm "+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,
"height"):a,l))+`mm; margin: 0 }
* { margin: 0; padding: 0; box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
`+((a=i(u,"each").call(l??(n.nullContext||{}),l!=null?i(l,"drawn"):l,{name:"each",hash:{},fn:n.program(0,r,0),
inverse:n.noop,data:r}))!=null?a:"")+"body { font-family: 'Alegreya Sans', 'Open Sans', sans-serif; font-weigh\
t: 500; font-variant-numeric: lining-nums; color: "+s(o((a=l!=null?i(l,"colours"):l)!=null?i(a,"text"):a,l))+`\
 }
/* Else a number in an icon keeps the size and place it had before its text was scaled. */
svg text { text-rendering: geometricPrecision }
.sheet { position: relative; width: `+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,"width"):a,l))+"mm; height: cal\
c("+s(o((a=l!=null?i(l,"paper"):l)!=null?i(a,"height"):a,l))+`mm - 1px); overflow: hidden; break-after: page }\

.sheet:last-child { break-after: auto }
.art { position: absolute; left: 0; top: 0 }
/* Chromium puts boxes on whole pixels when it prints, transforms it does not: so every box starts in the corn\
er. */
.fit { position: absolute; contain: size layout; left: 0; top: 0; transform-origin: 0 0; display: flex; flex-d\
irection: column; justify-content: safe center }
/* Heights in a line, of things that are placed, and room between rows. Longer texts have less of all, and in \
the tightest
   what is placed stands in the line. */
.text { --line: 1.5em; --icon: 1.44em; --seal: 1.48em; --ring: 1.7em; --sign: 1.25em; --row: .35em }
.text { --thing: 2.9em; --thing-ring: 3.3em; --thing-sign: 2.4em; --arrow: 1.35em }
.text.close { --line: 1.36em; --icon: 1.3em; --seal: 1.34em; --ring: 1.54em; --sign: 1.16em; --row: .25em }
.text.close { --thing: 2.2em; --thing-ring: 2.5em; --thing-sign: 1.9em; --arrow: 1.2em }
.text.tight { --line: 1.24em; --icon: 1.18em; --seal: 1.22em; --ring: 1.4em; --sign: 1.1em; --row: .16em }
.text.tight, .inner { --thing: 1.5em; --thing-ring: 1.7em; --thing-sign: 1.5em; --arrow: 1.05em }
.text .content { text-align: center; line-height: var(--line); text-wrap: balance }
.row + .row, .row + .inner, .inner + .row, .inner + .inner { margin-top: var(--row) }
/* An icon stands in the middle of its line, which is as high as the highest in it: none touches one in anothe\
r line. */
.row svg { --high: var(--icon); --below: .5; height: var(--high); vertical-align: calc(.3em - var(--below) * v\
ar(--high)); margin: 0 .08em }
.row svg.seal { --high: var(--seal) }
.row svg.sign { --high: var(--sign) }
/* The ring is in the middle, and its tabs hang below. */
.row svg.tabbed { --high: var(--ring); --below: .56; margin-bottom: .05em }
/* Nothing of them is outside; what is clipped takes longer to print. */
.row svg, .legend svg { overflow: visible }
.keep { white-space: nowrap }
/* A mark belongs to what it follows. */
.row .mark > svg:last-of-type { margin-right: 0 }
.row .mark > :is(.ring, .sign):last-of-type { margin-right: -.03em }
/* What does not fit is cut off, so that it spoils no other card. */
.over { overflow: hidden }
.or { font-family: 'Alegreya Sans SC', 'Alegreya Sans', sans-serif; font-weight: 700; text-transform: lowercas\
e; font-size: 1.05em }
/* What is placed, and what leads to it: each on one line where it fits. */
.place, .framed { display: flex; align-items: center; justify-content: center; flex-wrap: wrap; gap: .1em .4em\
; line-height: 1.3 }
.place > svg { margin: 0; flex: none }
:is(.place, .place > .keep) > svg { --high: var(--thing) }
:is(.place, .place > .keep) > svg.tabbed { --high: var(--thing-ring) }
:is(.place, .place > .keep) > svg.sign { --high: var(--thing-sign) }
.place > svg.arrow.arrow { --high: var(--arrow) }
.place .amount { font-weight: 800; font-size: 1.2em }
.close .place, .close .framed { gap: 0 .4em; line-height: 1.25 }
.tight .place, .tight .framed, .inner .place, .inner .framed { display: block; line-height: var(--line) }
.tight .framed > *, .inner .framed > * { display: inline-block }
.tight .place > svg, .inner .place > svg { margin: 0 .12em .05em }
.tight .place .amount, .inner .place .amount { font-size: 1em }
.inner { background: `+s(o((a=l!=null?i(l,"colours"):l)!=null?i(a,"deep"):a,l))+"; border: .25mm solid "+s(o((a=
l!=null?i(l,"colours"):l)!=null?i(a,"line"):a,l))+`; border-radius: 1.4mm; padding: .2em .6em .25em; width: fi\
t-content; margin-left: auto; margin-right: auto; text-align: left }
/* The bullet stands outside of the lines, which break as they would without it. */
.bullet { display: list-item; list-style: '\u2022 ' outside; margin-left: .7em }
.small { font-size: .78em; font-style: italic; font-weight: 400; line-height: 1.25; margin-top: .5em }
.tight .small { margin-top: .25em }
.note { color: #4A443C; font-weight: 400; line-height: 1.3; justify-content: stretch }
.note.tight .content { line-height: 1.1 }
.note .content { display: flex; flex-direction: column }
.note .content.bottom { margin-top: auto }
.note .content.top { margin-bottom: auto }
.legend { position: absolute; left: 14mm; right: 14mm; top: 24mm }
.legend h1 { font-size: 16pt; font-weight: 800 }
.legend h2 { font-size: 11pt; font-weight: 800; margin-top: 4mm }
.legend ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.5mm 4mm; margin-top: 1.5mm; list-sty\
le: none }
.legend li { display: flex; align-items: center; gap: 2.5mm; font-size: 10pt; line-height: 1.2 }
.legend svg { width: 9mm; height: 9mm; flex: none }
`},useData:!0},F={0:function(n,l,u,e,r){var a=c;return'<div class="small">'+n.escapeExpression(n.lambda(l!=null?
a(l,"small"):l,l))+"</div>"},compiler:[8,">= 4.3.0"],main:function(n,l,u,e,r){var a,o=n.lambda,s=n.escapeExpression,
i=l??(n.nullContext||{}),m=c;return'<div class="text fit" data-name="'+s(o(l!=null?m(l,"name"):l,l))+'" data-s\
izes="'+s(o(l!=null?m(l,"sizes"):l,l))+'" style="width:'+s(m(u,"mm").call(i,l!=null?m(l,"width"):l,{name:"mm",
hash:{},data:r}))+"mm;height:"+s(m(u,"mm").call(i,l!=null?m(l,"height"):l,{name:"mm",hash:{},data:r}))+"mm;tra\
nsform:translate("+s(m(u,"mm").call(i,l!=null?m(l,"x"):l,{name:"mm",hash:{},data:r}))+"mm,"+s(m(u,"mm").call(i,
l!=null?m(l,"y"):l,{name:"mm",hash:{},data:r}))+'mm)"><div class="content">'+((a=n.invokePartial(m(e,"blocks"),
l!=null?m(l,"blocks"):l,{name:"blocks",data:r,helpers:u,partials:e,decorators:n.decorators}))!=null?a:"")+((a=
m(u,"if").call(i,l!=null?m(l,"small"):l,{name:"if",hash:{},fn:n.program(0,r,0),inverse:n.noop,data:r}))!=null?
a:"")+`</div></div>
`},usePartial:!0,useData:!0};export{g as back,k as blocks,w as box,v as boxArt,x as boxStyle,y as boxText,b as calibration,P as document,C as emblem,
E as face,z as faces,D as feature,S as front,j as fronts,A as gallery,L as glyph,q as legend,B as pieces,M as placement,
H as shape,O as sheet,T as sheets,W as style,F as text};
