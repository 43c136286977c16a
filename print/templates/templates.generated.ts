/** Made by `npm run docs` from the templates beside it; changes made here by hand are lost. */
// @ts-nocheck
const u={0:function(l,a,s,t,e,n,r){var o,i=a??(l.nullContext||{}),m=l.escapeExpression;return"<path "+m(s.draw.
call(i,s.rounded.call(i,a,{name:"rounded",hash:{},data:e}),{name:"draw",hash:{},data:e}))+' fill="none" stroke\
="'+m((o=r[1]?.look)?.light)+'" stroke-width="'+m(a?.stroke)+`"/>
`},1:function(l,a,s,t,e,n,r){var o,i=l.escapeExpression;return'<polygon points="'+i(a?.points)+'" fill="'+i(a?.
fill)+'" stroke="'+i((o=r[1]?.look)?.light)+'" stroke-width=".35"/>'},2:function(l,a,s,t,e){var n;return(n=l.invokePartial(
t.glyph,a,{name:"glyph",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:""},3:function(l,a,s,t,e){
var n;return(n=l.invokePartial(t.glyph,(n=a?.emblem)?.glyph,{name:"glyph",data:e,helpers:s,partials:t,decorators:l.
decorators}))!=null?n:""},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e,n,r){var o,i=a??(l.nullContext||{}),
m=l.escapeExpression;return((o=s.each.call(i,a?.lines,{name:"each",hash:{},fn:l.program(0,e,0,n,r),inverse:l.noop,
data:e}))!=null?o:"")+"<path "+m(s.draw.call(i,(o=a?.leaves)?.outlines,{name:"draw",hash:{},data:e}))+' fill="'+
m((o=a?.look)?.light)+'" stroke="'+m((o=a?.look)?.frame)+'" stroke-width=".3375"/><path '+m(s.draw.call(i,(o=a?.
leaves)?.veins,{name:"draw",hash:{},data:e}))+' fill="none" stroke="'+m((o=a?.look)?.frame)+`" stroke-width=".\
27" stroke-linecap="round"/>
`+((o=s.each.call(i,a?.hexes,{name:"each",hash:{},fn:l.program(1,e,0,n,r),inverse:l.noop,data:e}))!=null?o:"")+
`
`+((o=s.each.call(i,a?.glyphs,{name:"each",hash:{},fn:l.program(2,e,0,n,r),inverse:l.noop,data:e}))!=null?o:"")+
`
<polygon points="`+m((o=a?.emblem)?.points)+'" fill="'+m((o=(o=e?.root)?.colours)?.paper)+'" stroke="'+m((o=a?.
look)?.dark)+`" stroke-width=".6"/>
`+((o=s.if.call(i,(o=a?.emblem)?.glyph,{name:"if",hash:{},fn:l.program(3,e,0,n,r),inverse:l.noop,data:e}))!=null?
o:"")+`
`},usePartial:!0,useData:!0,useDepths:!0},c={0:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||
{}),a?.inner,{name:"if",hash:{},fn:l.program(1,e,0),inverse:l.program(3,e,0),data:e}))!=null?n:""},1:function(l,a,s,t,e){
var n;return'<div class="inner"'+((n=s.if.call(a??(l.nullContext||{}),a?.step,{name:"if",hash:{},fn:l.program(
2,e,0),inverse:l.noop,data:e}))!=null?n:"")+">"+((n=l.invokePartial(t.blocks,a?.inner,{name:"blocks",data:e,helpers:s,
partials:t,decorators:l.decorators}))!=null?n:"")+"</div>"},2:function(l,a,s,t,e){return' data-step="'+l.escapeExpression(
a?.step)+'"'},3:function(l,a,s,t,e){var n,r=a??(l.nullContext||{});return'<div class="row'+((n=s.if.call(r,a?.
bullet,{name:"if",hash:{},fn:l.program(4,e,0),inverse:l.noop,data:e}))!=null?n:"")+'"'+((n=s.if.call(r,a?.step,
{name:"if",hash:{},fn:l.program(2,e,0),inverse:l.noop,data:e}))!=null?n:"")+">"+((n=s.if.call(r,a?.placement,{
name:"if",hash:{},fn:l.program(5,e,0),inverse:l.program(9,e,0),data:e}))!=null?n:"")+"</div>"},4:function(l,a,s,t,e){
return" bullet"},5:function(l,a,s,t,e){var n;return(n=s.with.call(a??(l.nullContext||{}),a?.placement,{name:"w\
ith",hash:{},fn:l.program(6,e,0),inverse:l.noop,data:e}))!=null?n:""},6:function(l,a,s,t,e){var n;return(n=s.if.
call(a??(l.nullContext||{}),a?.before,{name:"if",hash:{},fn:l.program(7,e,0),inverse:l.program(8,e,0),data:e}))!=
null?n:""},7:function(l,a,s,t,e){var n;return'<div class="framed"><span>'+((n=l.invokePartial(t.pieces,a?.before,
{name:"pieces",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+"</span> "+((n=l.invokePartial(
t.placement,a,{name:"placement",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+"</div>"},8:function(l,a,s,t,e){
var n;return(n=l.invokePartial(t.placement,a,{name:"placement",data:e,helpers:s,partials:t,decorators:l.decorators}))!=
null?n:""},9:function(l,a,s,t,e){var n;return(n=l.invokePartial(t.pieces,a?.pieces,{name:"pieces",data:e,helpers:s,
partials:t,decorators:l.decorators}))!=null?n:""},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n;return(n=
s.each.call(a??(l.nullContext||{}),a,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:
""},usePartial:!0,useData:!0},f={0:function(l,a,s,t,e){return' transform="'+l.escapeExpression(a?.transform)+'\
"'},1:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||{}),a?.parts,{name:"if",hash:{},fn:l.program(
2,e,0),inverse:l.program(3,e,0),data:e}))!=null?n:""},2:function(l,a,s,t,e){var n;return(n=l.invokePartial(t["\
box-art"],a,{name:"box-art",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:""},3:function(l,a,s,t,e){
var n;return(n=s.if.call(a??(l.nullContext||{}),a?.emblem,{name:"if",hash:{},fn:l.program(4,e,0),inverse:l.program(
5,e,0),data:e}))!=null?n:""},4:function(l,a,s,t,e){var n;return'<g transform="'+l.escapeExpression(a?.transform)+
'">'+((n=l.invokePartial(t.shape,a?.emblem,{name:"shape",data:e,helpers:s,partials:t,decorators:l.decorators}))!=
null?n:"")+"</g>"},5:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||{}),a?.d,{name:"if",hash:{},
fn:l.program(6,e,0),inverse:l.program(11,e,0),data:e}))!=null?n:""},6:function(l,a,s,t,e){var n,r=a??(l.nullContext||
{});return'<path d="'+l.escapeExpression(a?.d)+'" fill="'+((n=s.if.call(r,a?.fill,{name:"if",hash:{},fn:l.program(
7,e,0),inverse:l.program(8,e,0),data:e}))!=null?n:"")+'"'+((n=s.if.call(r,a?.stroke,{name:"if",hash:{},fn:l.program(
9,e,0),inverse:l.noop,data:e}))!=null?n:"")+"/>"},7:function(l,a,s,t,e){return l.escapeExpression(a?.fill)},8:function(l,a,s,t,e){
return"none"},9:function(l,a,s,t,e){var n,r=l.escapeExpression;return' stroke="'+r(a?.stroke)+'" stroke-width=\
"'+r(a?.width)+'" stroke-linejoin="round"'+((n=s.if.call(a??(l.nullContext||{}),a?.dash,{name:"if",hash:{},fn:l.
program(10,e,0),inverse:l.noop,data:e}))!=null?n:"")},10:function(l,a,s,t,e){return' stroke-dasharray="'+l.escapeExpression(
a?.dash)+'"'},11:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||{}),a?.text,{name:"if",hash:{},
fn:l.program(12,e,0),inverse:l.noop,data:e}))!=null?n:""},12:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),
o=l.escapeExpression;return'<text x="'+o(s.mm.call(r,a?.x,{name:"mm",hash:{},data:e}))+'" y="'+o(s.mm.call(r,a?.
y,{name:"mm",hash:{},data:e}))+'" font-size="'+o(s.mm.call(r,a?.size,{name:"mm",hash:{},data:e}))+'" fill="'+o(
a?.colour)+'"'+((n=s.if.call(r,a?.weight,{name:"if",hash:{},fn:l.program(13,e,0),inverse:l.noop,data:e}))!=null?
n:"")+((n=s.if.call(r,a?.anchor,{name:"if",hash:{},fn:l.program(14,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=
s.if.call(r,a?.capitals,{name:"if",hash:{},fn:l.program(15,e,0),inverse:l.noop,data:e}))!=null?n:"")+">"+o(a?.
text)+"</text>"},13:function(l,a,s,t,e){return' font-weight="'+l.escapeExpression(a?.weight)+'"'},14:function(l,a,s,t,e){
return' text-anchor="'+l.escapeExpression(a?.anchor)+'"'},15:function(l,a,s,t,e){return' font-family="Alegreya\
 Sans SC" font-weight="700" letter-spacing=".1"'},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=a??
(l.nullContext||{});return"<g"+((n=s.if.call(r,a?.transform,{name:"if",hash:{},fn:l.program(0,e,0),inverse:l.noop,
data:e}))!=null?n:"")+">"+((n=s.each.call(r,a?.parts,{name:"each",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=
null?n:"")+"</g>"},usePartial:!0,useData:!0},h={compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n;return`\
.words { justify-content: flex-start; line-height: 1.3 }
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
.words td { padding: .25em 0; border-top: .2mm solid `+l.escapeExpression((n=a?.colours)?.line)+`; vertical-al\
ign: top }
.words tr:first-child td { border: 0; padding: 0 }
.words td.amount { width: 3em; font-weight: 800; text-align: right; padding-right: .8em }
.words td.where { width: 5em; text-align: right }
`},useData:!0},g={0:function(l,a,s,t,e){return" rotate(180deg)"},1:function(l,a,s,t,e){return' style="columns:\
2;column-gap:6mm"'},2:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||{}),a?.title,{name:"if",
hash:{},fn:l.program(3,e,0),inverse:l.program(4,e,0),data:e}))!=null?n:""},3:function(l,a,s,t,e){return"<h1>"+
l.escapeExpression(a?.title)+"</h1>"},4:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||{}),a?.
heading,{name:"if",hash:{},fn:l.program(5,e,0),inverse:l.program(6,e,0),data:e}))!=null?n:""},5:function(l,a,s,t,e){
return"<h2>"+l.escapeExpression(a?.heading)+"</h2>"},6:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||
{}),a?.text,{name:"if",hash:{},fn:l.program(7,e,0),inverse:l.program(8,e,0),data:e}))!=null?n:""},7:function(l,a,s,t,e){
return"<p>"+l.escapeExpression(a?.text)+"</p>"},8:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||
{}),a?.pictures,{name:"if",hash:{},fn:l.program(9,e,0),inverse:l.program(11,e,0),data:e}))!=null?n:""},9:function(l,a,s,t,e){
var n;return'<ul style="grid-template-columns:repeat('+l.escapeExpression(a?.columns)+',1fr)">'+((n=s.each.call(
a??(l.nullContext||{}),a?.pictures,{name:"each",hash:{},fn:l.program(10,e,0),inverse:l.noop,data:e}))!=null?n:
"")+"</ul>"},10:function(l,a,s,t,e){var n;return"<li>"+((n=l.invokePartial(t.emblem,a?.emblem,{name:"emblem",data:e,
helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+"<span>"+l.escapeExpression(a?.text)+"</span></li>"},
11:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||{}),a?.news,{name:"if",hash:{},fn:l.program(
12,e,0),inverse:l.program(15,e,0),data:e}))!=null?n:""},12:function(l,a,s,t,e){var n;return'<ul class="news">'+
((n=s.each.call(a??(l.nullContext||{}),a?.news,{name:"each",hash:{},fn:l.program(13,e,0),inverse:l.noop,data:e}))!=
null?n:"")+"</ul>"},13:function(l,a,s,t,e){var n,r=l.escapeExpression;return'<li><svg viewBox="'+r(a?.x)+" "+r(
a?.y)+" "+r(a?.width)+" "+r(a?.height)+'">'+((n=l.invokePartial(t["box-art"],a?.art,{name:"box-art",data:e,helpers:s,
partials:t,decorators:l.decorators}))!=null?n:"")+"</svg><div><strong>"+r(a?.title)+"</strong>"+((n=s.each.call(
a??(l.nullContext||{}),a?.texts,{name:"each",hash:{},fn:l.program(14,e,0),inverse:l.noop,data:e}))!=null?n:"")+
"</div></li>"},14:function(l,a,s,t,e){return"<p>"+l.escapeExpression(a)+"</p>"},15:function(l,a,s,t,e){var n;return(n=
s.if.call(a??(l.nullContext||{}),a?.rows,{name:"if",hash:{},fn:l.program(16,e,0),inverse:l.noop,data:e}))!=null?
n:""},16:function(l,a,s,t,e){var n;return"<table>"+((n=s.each.call(a??(l.nullContext||{}),a?.rows,{name:"each",
hash:{},fn:l.program(17,e,0),inverse:l.noop,data:e}))!=null?n:"")+"</table>"},17:function(l,a,s,t,e){var n=l.escapeExpression;
return'<tr><td class="amount">'+n(a?.amount)+"</td><td>"+n(a?.text)+'</td><td class="where">'+n(a?.where)+"</t\
d></tr>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||{});
return'<div class="words fit" data-name="'+r(a?.name)+'" data-sizes="'+r(a?.sizes)+'" style="width:'+r(s.mm.call(
o,a?.width,{name:"mm",hash:{},data:e}))+"mm;height:"+r(s.mm.call(o,a?.height,{name:"mm",hash:{},data:e}))+"mm;\
transform:translate("+r(s.mm.call(o,a?.x,{name:"mm",hash:{},data:e}))+"mm,"+r(s.mm.call(o,a?.y,{name:"mm",hash:{},
data:e}))+"mm)"+((n=s.if.call(o,a?.turned,{name:"if",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?
n:"")+'"><div class="content"'+((n=s.if.call(o,s.is.call(o,a?.columns,2,{name:"is",hash:{},data:e}),{name:"if",
hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=null?n:"")+">"+((n=s.each.call(o,a?.blocks,{name:"each",
hash:{},fn:l.program(2,e,0),inverse:l.noop,data:e}))!=null?n:"")+`</div></div>
`},usePartial:!0,useData:!0},p={0:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||{});return`\
<section class="sheet">
<svg class="art" width="`+r((n=a?.paper)?.width)+'mm" height="'+r((n=a?.paper)?.height)+'mm" viewBox="0 0 '+r(
(n=a?.paper)?.width)+" "+r((n=a?.paper)?.height)+`">
`+((n=s.each.call(o,a?.art,{name:"each",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=l.
invokePartial(t.fronts,a,{name:"fronts",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+((n=
s.if.call(o,a?.cuts,{name:"if",hash:{},fn:l.program(2,e,0),inverse:l.noop,data:e}))!=null?n:"")+`
</svg>
`+((n=s.each.call(o,a?.texts,{name:"each",hash:{},fn:l.program(3,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=
s.each.call(o,a?.cardTexts,{name:"each",hash:{},fn:l.program(4,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=s.
each.call(o,a?.notes,{name:"each",hash:{},fn:l.program(5,e,0),inverse:l.noop,data:e}))!=null?n:"")+`</section>\

`},1:function(l,a,s,t,e){var n;return((n=l.invokePartial(t["box-art"],a,{name:"box-art",data:e,helpers:s,partials:t,
decorators:l.decorators}))!=null?n:"")+`
`},2:function(l,a,s,t,e){var n,r=l.escapeExpression;return'<path d="'+r(a?.cuts)+'" fill="none" stroke="'+r((n=
(n=e?.root)?.colours)?.ink)+'" stroke-width=".15"/>'},3:function(l,a,s,t,e){var n;return((n=l.invokePartial(t["\
box-text"],a,{name:"box-text",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+`
`},4:function(l,a,s,t,e){var n;return((n=l.invokePartial(t.text,a,{name:"text",data:e,helpers:s,partials:t,decorators:l.
decorators}))!=null?n:"")+`
`},5:function(l,a,s,t,e){var n=l.escapeExpression,r=a??(l.nullContext||{});return'<div class="note fit" data-n\
ame="'+n(a?.name)+'" data-advice="Use larger paper." data-sizes="'+n(a?.sizes)+'" style="width:'+n(s.mm.call(r,
a?.width,{name:"mm",hash:{},data:e}))+"mm;height:"+n(s.mm.call(r,a?.height,{name:"mm",hash:{},data:e}))+"mm;tr\
ansform:translate("+n(s.mm.call(r,a?.x,{name:"mm",hash:{},data:e}))+"mm,"+n(s.mm.call(r,a?.y,{name:"mm",hash:{},
data:e}))+'mm)"><div class="content"><p>'+n(a?.text)+`</p></div></div>
`},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n;return"<style>"+((n=l.invokePartial(t["box-style"],a,
{name:"box-style",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+`</style>
`+((n=s.each.call(a??(l.nullContext||{}),a?.pages,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=
null?n:"")},usePartial:!0,useData:!0},v={0:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||
{});return`<section class="sheet">
<svg width="`+r((n=(n=e?.root)?.paper)?.width)+'mm" height="'+r((n=(n=e?.root)?.paper)?.height)+'mm" viewBox="\
0 0 '+r((n=(n=e?.root)?.paper)?.width)+" "+r((n=(n=e?.root)?.paper)?.height)+`">
`+((n=s.each.call(o,a?.crosses,{name:"each",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=null?n:"")+`\
</svg>
<div class="words"><h1>`+r(a?.title)+"</h1>"+((n=s.if.call(o,a?.steps,{name:"if",hash:{},fn:l.program(3,e,0),inverse:l.
noop,data:e}))!=null?n:"")+`</div>
</section>
`},1:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),o=l.escapeExpression;return'<g transform="translate('+
o(s.mm.call(r,a?.x,{name:"mm",hash:{},data:e}))+" "+o(s.mm.call(r,a?.y,{name:"mm",hash:{},data:e}))+')" stroke\
="#000" stroke-width=".12"><path d="M-'+o((n=e?.root)?.arm)+" 0H"+o((n=e?.root)?.arm)+"M0 -"+o((n=e?.root)?.arm)+
"V"+o((n=e?.root)?.arm)+((n=s.each.call(r,(n=e?.root)?.ticks,{name:"each",hash:{},fn:l.program(2,e,0),inverse:l.
noop,data:e}))!=null?n:"")+`"/></g>
`},2:function(l,a,s,t,e){var n=l.escapeExpression;return"M"+n(a?.at)+" -"+n(a?.half)+"V"+n(a?.half)+"M-"+n(a?.
half)+" "+n(a?.at)+"H"+n(a?.half)},3:function(l,a,s,t,e){var n;return`<ol>
`+((n=s.each.call(a??(l.nullContext||{}),a?.steps,{name:"each",hash:{},fn:l.program(4,e,0),inverse:l.noop,data:e}))!=
null?n:"")+"</ol>"},4:function(l,a,s,t,e){return"<li>"+l.escapeExpression(a)+`</li>
`},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression;return`<!doctype html>
<html lang="`+r(a?.lang)+`">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src da\
ta:">
<title>`+r(a?.title)+`</title>
<style>
`+((n=l.invokePartial(t.faces,a,{name:"faces",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+
"@page { size: "+r((n=a?.paper)?.width)+"mm "+r((n=a?.paper)?.height)+`mm; margin: 0 }
* { margin: 0; padding: 0 }
body { font-family: 'Alegreya Sans', sans-serif; font-weight: 500; font-variant-numeric: lining-nums }
.sheet { position: relative; width: `+r((n=a?.paper)?.width)+"mm; height: calc("+r((n=a?.paper)?.height)+`mm -\
 1px); overflow: hidden; break-after: page }
.sheet:last-child { break-after: auto }
svg { position: absolute; left: 0; top: 0 }
.words { position: absolute; left: `+r((n=a?.words)?.side)+"mm; right: "+r((n=a?.words)?.side)+"mm; top: "+r((n=
a?.words)?.top)+"mm; font-size: "+r((n=a?.words)?.size)+`pt; line-height: 1.35 }
h1 { font-size: 1.45em; font-weight: 800 }
ol { margin: 2mm 0 0 6mm }
</style>
</head>
<body>
`+((n=s.each.call(a??(l.nullContext||{}),a?.pages,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=
null?n:"")+`</body>
</html>
`},usePartial:!0,useData:!0},x={compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression;return`\
<!doctype html>
<html lang="`+r(a?.lang)+`">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src da\
ta:">
<title>`+r(a?.title)+`</title>
<style>
`+((n=l.invokePartial(t.faces,a,{name:"faces",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+
((n=l.invokePartial(t.style,a,{name:"style",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+
`</style>
<style>
/* What is beyond the paper is cut off afterwards: colour reaches its edge although browsers round it down. */\

@page { size: `+r((n=a?.paper)?.width)+"mm "+r(a?.beyond)+`mm }
.sheet { height: `+r((n=a?.paper)?.height)+`mm }
</style>
</head>
<body>
`+((n=a?.body)!=null?n:"")+`
</body>
</html>
`},usePartial:!0,useData:!0},k={0:function(l,a,s,t,e){return" tabbed"},1:function(l,a,s,t,e){return" "+l.escapeExpression(
a?.class)},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||{});
return'<svg class="'+r(a?.shape)+((n=s.if.call(o,a?.tabs,{name:"if",hash:{},fn:l.program(0,e,0),inverse:l.noop,
data:e}))!=null?n:"")+((n=s.if.call(o,a?.class,{name:"if",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=
null?n:"")+'" viewBox="'+r(a?.box)+'">'+((n=l.invokePartial(t.shape,a,{name:"shape",data:e,helpers:s,partials:t,
decorators:l.decorators}))!=null?n:"")+"</svg>"},usePartial:!0,useData:!0},w={0:function(l,a,s,t,e){var n,r=a??
(l.nullContext||{}),o=l.escapeExpression;return"<path "+o(s.draw.call(r,(n=a?.leaves)?.outlines,{name:"draw",hash:{},
data:e}))+' fill="'+o((n=(n=(n=e?.root)?.colours)?.leaf)?.fill)+'" stroke="'+o((n=(n=(n=e?.root)?.colours)?.leaf)?.
vein)+'" stroke-width=".25"/><path '+o(s.draw.call(r,(n=a?.leaves)?.veins,{name:"draw",hash:{},data:e}))+' fil\
l="none" stroke="'+o((n=(n=(n=e?.root)?.colours)?.leaf)?.vein)+`" stroke-width=".2" stroke-linecap="round"/>
`},1:function(l,a,s,t,e,n,r){var o,i=a??(l.nullContext||{}),m=l.escapeExpression;return'<rect x="'+m(s.mm.call(
i,a?.x,{name:"mm",hash:{},data:e}))+'" y="'+m(s.mm.call(i,a?.y,{name:"mm",hash:{},data:e}))+'" width="'+m(s.mm.
call(i,a?.width,{name:"mm",hash:{},data:e}))+'" height="'+m(s.mm.call(i,a?.height,{name:"mm",hash:{},data:e}))+
'" fill="'+m((o=(o=e?.root)?.colours)?.impact)+'"/><text x="'+m(s.mm.call(i,r[1]?.middle,{name:"mm",hash:{},data:e}))+
'" y="'+m(s.mm.call(i,a?.textY,{name:"mm",hash:{},data:e}))+'" class="sc" font-family="Alegreya Sans SC" font-\
weight="700" font-size="2.3" letter-spacing=".5" text-anchor="middle" fill="'+m((o=(o=e?.root)?.colours)?.onImpact)+
'">'+m((o=e?.root)?.impact)+"</text>"},2:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),o=l.escapeExpression;
return'<path d="M'+o(s.mm.call(r,(n=a?.bandLine)?.from,{name:"mm",hash:{},data:e}))+" "+o(s.mm.call(r,(n=a?.bandLine)?.
y,{name:"mm",hash:{},data:e}))+"H"+o(s.mm.call(r,(n=a?.bandLine)?.to,{name:"mm",hash:{},data:e}))+'" stroke="'+
o((n=(n=e?.root)?.colours)?.line)+'" stroke-width=".3"/>'},3:function(l,a,s,t,e,n,r){var o;return((o=s.each.call(
a??(l.nullContext||{}),a?.lines,{name:"each",hash:{},fn:l.program(4,e,0,n,r),inverse:l.noop,data:e}))!=null?o:
"")+`
`},4:function(l,a,s,t,e,n,r){var o=a??(l.nullContext||{}),i=l.escapeExpression;return'<text x="'+i(s.mm.call(o,
a?.x,{name:"mm",hash:{},data:e}))+'" y="'+i(s.mm.call(o,a?.y,{name:"mm",hash:{},data:e}))+'" font-family="Aleg\
reya Sans SC" font-weight="700" font-size="'+i(r[1]?.size)+'" letter-spacing=".1" text-anchor="middle">'+i(a?.
text)+"</text>"},5:function(l,a,s,t,e){var n,r=a??(l.nullContext||{});return((n=s.if.call(r,a?.ring,{name:"if",
hash:{},fn:l.program(6,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=s.each.call(r,a?.glyphs,{name:"each",hash:{},
fn:l.program(7,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=s.each.call(r,a?.letters,{name:"each",hash:{},fn:l.
program(8,e,0),inverse:l.noop,data:e}))!=null?n:"")+`
`},6:function(l,a,s,t,e){var n,r=l.escapeExpression;return'<path d="'+r(a?.ring)+'" fill="none" stroke="'+r((n=
(n=e?.root)?.colours)?.ink)+'" stroke-width=".3"/>'},7:function(l,a,s,t,e){var n;return(n=l.invokePartial(t.glyph,
a,{name:"glyph",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:""},8:function(l,a,s,t,e){var n=a??
(l.nullContext||{}),r=l.escapeExpression;return'<text x="'+r(s.mm.call(n,a?.x,{name:"mm",hash:{},data:e}))+'" \
y="'+r(s.mm.call(n,a?.y,{name:"mm",hash:{},data:e}))+'" font-weight="800" font-size="'+r(a?.size)+'" text-anch\
or="middle" fill="'+r(a?.colour)+'">'+r(a?.text)+"</text>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e,n,r){
var o,i=a??(l.nullContext||{}),m=l.escapeExpression;return"<path "+m(s.draw.call(i,a?.corners,{name:"draw",hash:{},
data:e}))+' fill="'+m((o=a?.look)?.dark)+`"/>
`+((o=s.if.call(i,a?.leaves,{name:"if",hash:{},fn:l.program(0,e,0,n,r),inverse:l.noop,data:e}))!=null?o:"")+"<\
path "+m(s.draw.call(i,s.rounded.call(i,a?.face,{name:"rounded",hash:{},data:e}),{name:"draw",hash:{},data:e}))+
' fill="'+m((o=(o=e?.root)?.colours)?.paper)+`"/>
<path `+m(s.draw.call(i,a?.band,{name:"draw",hash:{},data:e}))+' fill="'+m((o=(o=e?.root)?.colours)?.deep)+`"/\
>
`+((o=s.with.call(i,a?.strip,{name:"with",hash:{},fn:l.program(1,e,0,n,r),inverse:l.program(2,e,0,n,r),data:e}))!=
null?o:"")+`
<path `+m(s.draw.call(i,s.rounded.call(i,a?.face,{name:"rounded",hash:{},data:e}),{name:"draw",hash:{},data:e}))+
' fill="none" stroke="'+m((o=a?.look)?.dark)+`" stroke-width=".5"/>
`+((o=s.with.call(i,a?.title,{name:"with",hash:{},fn:l.program(3,e,0,n,r),inverse:l.noop,data:e}))!=null?o:"")+
((o=s.with.call(i,a?.sign,{name:"with",hash:{},fn:l.program(5,e,0,n,r),inverse:l.noop,data:e}))!=null?o:"")+'<\
text x="'+m(s.mm.call(i,(o=a?.number)?.x,{name:"mm",hash:{},data:e}))+'" y="'+m(s.mm.call(i,(o=a?.number)?.y,{
name:"mm",hash:{},data:e}))+'" font-weight="800" font-size="3.4">'+m((o=a?.number)?.text)+`</text>
`},usePartial:!0,useData:!0,useDepths:!0},d={0:function(l,a,s,t,e){var n,r=l.escapeExpression;return"@font-fac\
e{font-family:'"+r(a?.family)+"';font-style:"+r(a?.style)+";font-weight:"+r(a?.weight)+";src:url(data:font/wof\
f2;base64,"+((n=a?.data)!=null?n:"")+") format('woff2');unicode-range:"+r(a?.range)+` }
`},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n;return(n=s.each.call(a??(l.nullContext||{}),a?.fonts,
{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:""},useData:!0},y={0:function(l,a,s,t,e){
var n;return'<g transform="'+l.escapeExpression(a?.transform)+'">'+((n=l.invokePartial(t.shape,a?.emblem,{name:"\
shape",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+((n=s.each.call(a??(l.nullContext||{}),
a?.badges,{name:"each",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=null?n:"")+`</g>
`},1:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),o=l.escapeExpression;return"<path "+o(s.draw.call(r,s.
rounded.call(r,{name:"rounded",hash:{radius:6,height:a?.height,width:72,y:a?.y,x:14},data:e}),{name:"draw",hash:{},
data:e}))+' fill="#fff" stroke="'+o((n=(n=e?.root)?.colours)?.ink)+'" stroke-width="2"/>'+((n=s.each.call(r,a?.
glyphs,{name:"each",hash:{},fn:l.program(2,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=s.each.call(r,a?.letters,
{name:"each",hash:{},fn:l.program(3,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=s.if.call(r,a?.cross,{name:"\
if",hash:{},fn:l.program(4,e,0),inverse:l.noop,data:e}))!=null?n:"")},2:function(l,a,s,t,e){var n;return(n=l.invokePartial(
t.glyph,a,{name:"glyph",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:""},3:function(l,a,s,t,e){
var n=l.escapeExpression;return'<text x="'+n(a?.x)+'" y="'+n(a?.y)+'" font-weight="800" font-size="'+n(a?.size)+
'" text-anchor="middle" fill="'+n(a?.colour)+'">'+n(a?.text)+"</text>"},4:function(l,a,s,t,e){var n,r=l.escapeExpression;
return'<path d="'+r(a?.cross)+'" stroke="'+r((n=(n=e?.root)?.colours)?.impact)+'" stroke-width="6" stroke-line\
cap="round"/>'},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression;return((n=l.invokePartial(
t.face,a,{name:"face",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+((n=s.each.call(a??(l.
nullContext||{}),a?.cells,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:"")+'<path\
 d="'+r(a?.outline)+'" fill="none" stroke="'+r((n=(n=e?.root)?.colours)?.impact)+'" stroke-width="'+r(a?.outlineWidth)+
`" stroke-linejoin="round"/>
`},usePartial:!0,useData:!0},b={0:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),o=l.escapeExpression;return'\
<g transform="translate('+o(s.mm.call(r,a?.x,{name:"mm",hash:{},data:e}))+" "+o(s.mm.call(r,a?.y,{name:"mm",hash:{},
data:e}))+')"><path '+o(s.draw.call(r,s.rounded.call(r,{name:"rounded",hash:{radius:1.1,height:8.3,width:8.3,y:.15,
x:.15},data:e}),{name:"draw",hash:{},data:e}))+' fill="#fff" stroke="'+o((n=(n=e?.root)?.colours)?.ink)+'" str\
oke-width=".3"/><g transform="translate(.95 .95) scale(.067)">'+((n=l.invokePartial(t.shape,a?.emblem,{name:"s\
hape",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+"</g></g>"},1:function(l,a,s,t,e){var n;
return(n=l.invokePartial(t.glyph,a,{name:"glyph",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?
n:""},2:function(l,a,s,t,e){var n=a??(l.nullContext||{}),r=l.escapeExpression;return'<text x="'+r(s.mm.call(n,
a?.x,{name:"mm",hash:{},data:e}))+'" y="'+r(s.mm.call(n,a?.y,{name:"mm",hash:{},data:e}))+'" font-weight="800"\
 font-size="3" text-anchor="middle" fill="'+r(a?.colour)+'">'+r(a?.text)+"</text>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){
var n,r=a??(l.nullContext||{});return((n=l.invokePartial(t.face,a,{name:"face",data:e,helpers:s,partials:t,decorators:l.
decorators}))!=null?n:"")+((n=s.each.call(r,a?.spots,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=
null?n:"")+`
`+((n=s.each.call(r,a?.marks,{name:"each",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=null?n:"")+`
`+((n=s.each.call(r,a?.markLetters,{name:"each",hash:{},fn:l.program(2,e,0),inverse:l.noop,data:e}))!=null?n:"")+
`
`},usePartial:!0,useData:!0},C={0:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),o=l.escapeExpression;return'\
<g transform="translate('+o(s.mm.call(r,a?.x,{name:"mm",hash:{},data:e}))+" "+o(s.mm.call(r,a?.y,{name:"mm",hash:{},
data:e}))+") scale("+o(a?.scale)+')">'+((n=s.if.call(r,a?.feature,{name:"if",hash:{},fn:l.program(1,e,0),inverse:l.
program(2,e,0),data:e}))!=null?n:"")+`</g>
`},1:function(l,a,s,t,e){var n;return(n=l.invokePartial(t.feature,a?.feature,{name:"feature",data:e,helpers:s,
partials:t,decorators:l.decorators}))!=null?n:""},2:function(l,a,s,t,e){var n;return(n=l.invokePartial(t.front,
a?.art,{name:"front",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:""},compiler:[8,">= 4.3.0"],
main:function(l,a,s,t,e){var n;return(n=s.each.call(a??(l.nullContext||{}),a?.fronts,{name:"each",hash:{},fn:l.
program(0,e,0),inverse:l.noop,data:e}))!=null?n:""},usePartial:!0,useData:!0},E={0:function(l,a,s,t,e){var n,r=l.
escapeExpression;return'<select name="'+r(a?.name)+'" aria-label="'+r(a?.label)+'"><option value="">'+r(a?.any)+
"</option>"+((n=s.each.call(a??(l.nullContext||{}),a?.values,{name:"each",hash:{},fn:l.program(1,e,0),inverse:l.
noop,data:e}))!=null?n:"")+`</select>
`},1:function(l,a,s,t,e){var n=l.escapeExpression;return'<option value="'+n(a?.value)+'">'+n(a?.label)+"</opti\
on>"},2:function(l,a,s,t,e){var n,r=l.escapeExpression;return'<li data-words="'+r(a?.words)+'" data-deck="'+r(
a?.deck)+'" data-hand="'+r(a?.hands)+'" data-source="'+r(a?.source)+'"><button type="button"><img src="'+((n=a?.
picture)!=null?n:"")+'" width="'+r((n=e?.root)?.width)+'" height="'+r((n=e?.root)?.height)+'" loading="lazy" a\
lt="'+r(a?.alt)+'"></button><p>'+r(a?.caption)+`</p></li>
`},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||{});return`\
<!doctype html>
<html lang="`+r(a?.lang)+`">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inlin\
e'; script-src 'unsafe-inline'">
<title>`+r(a?.title)+`</title>
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
<h1>`+r(a?.title)+`</h1>
<form role="search">
<input type="search" name="words" placeholder="`+r(a?.search)+' ( / )" aria-label="'+r(a?.searches)+`">
`+((n=s.each.call(o,a?.filters,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:"")+'\
<output aria-live="polite" data-shown="'+r(a?.shown)+`"></output>
</form>
</header>
<main>
<ul>
`+((n=s.each.call(o,a?.cards,{name:"each",hash:{},fn:l.program(2,e,0),inverse:l.noop,data:e}))!=null?n:"")+`</\
ul>
</main>
<dialog aria-label="`+r(a?.dialog)+`"><button type="button"><img alt=""></button></dialog>
<footer>`+r(a?.credits)+`</footer>
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
`},useData:!0},P={0:function(l,a,s,t,e){var n,r=l.escapeExpression;return"<path "+r(s.draw.call(a??(l.nullContext||
{}),(n=a?.path)?.d,{name:"draw",hash:{},data:e}))+' transform="'+r(a?.transform)+'"'+((n=(n=a?.path)?.attributes)!=
null?n:"")+"/>"},1:function(l,a,s,t,e){var n,r=l.escapeExpression;return'<g transform="'+r(a?.transform)+'" co\
lor="'+r(a?.colour)+'">'+((n=a?.body)!=null?n:"")+"</g>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n;
return(n=s.if.call(a??(l.nullContext||{}),a?.path,{name:"if",hash:{},fn:l.program(0,e,0),inverse:l.program(1,e,
0),data:e}))!=null?n:""},useData:!0},z={0:function(l,a,s,t,e){var n;return"<h2>"+l.escapeExpression(a?.title)+
`</h2>
<ul>`+((n=s.each.call(a??(l.nullContext||{}),a?.entries,{name:"each",hash:{},fn:l.program(1,e,0),inverse:l.noop,
data:e}))!=null?n:"")+`</ul>
`},1:function(l,a,s,t,e){var n;return"<li>"+((n=l.invokePartial(t.emblem,a?.emblem,{name:"emblem",data:e,helpers:s,
partials:t,decorators:l.decorators}))!=null?n:"")+"<span>"+l.escapeExpression(a?.text)+"</span></li>"},compiler:[
8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||{});return'<div class="\
legend fit" data-name="'+r(a?.name)+'" data-advice="'+r(a?.advice)+'" data-sizes="'+r(a?.sizes)+'" style="widt\
h:'+r(s.mm.call(o,a?.width,{name:"mm",hash:{},data:e}))+"mm;height:"+r(s.mm.call(o,a?.height,{name:"mm",hash:{},
data:e}))+"mm;transform:translate("+r(s.mm.call(o,a?.x,{name:"mm",hash:{},data:e}))+"mm,"+r(s.mm.call(o,a?.y,{
name:"mm",hash:{},data:e}))+`mm)"><div class="content">
<h1>`+r(a?.title)+`</h1>
`+((n=s.each.call(o,a?.groups,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:"")+`<\
/div></div>
`},usePartial:!0,useData:!0},D={0:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||{}),a?.emblem,
{name:"if",hash:{},fn:l.program(1,e,0),inverse:l.program(6,e,0),data:e}))!=null?n:""},1:function(l,a,s,t,e){var n,
r=a??(l.nullContext||{});return(n=s.if.call(r,s.some.call(r,a?.lead,a?.others,a?.mark,a?.end,{name:"some",hash:{},
data:e}),{name:"if",hash:{},fn:l.program(2,e,0),inverse:l.program(5,e,0),data:e}))!=null?n:""},2:function(l,a,s,t,e){
var n,r=a??(l.nullContext||{}),o=l.escapeExpression;return'<span class="keep'+((n=s.if.call(r,a?.mark,{name:"i\
f",hash:{},fn:l.program(3,e,0),inverse:l.noop,data:e}))!=null?n:"")+'">'+o(a?.lead)+((n=l.invokePartial(t.emblem,
a?.emblem,{name:"emblem",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+((n=s.each.call(r,
a?.others,{name:"each",hash:{},fn:l.program(4,e,0),inverse:l.noop,data:e}))!=null?n:"")+o(a?.mark)+o(a?.end)+"\
</span>"},3:function(l,a,s,t,e){return" mark"},4:function(l,a,s,t,e){var n;return(n=l.invokePartial(t.emblem,a,
{name:"emblem",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:""},5:function(l,a,s,t,e){var n;
return(n=l.invokePartial(t.emblem,a?.emblem,{name:"emblem",data:e,helpers:s,partials:t,decorators:l.decorators}))!=
null?n:""},6:function(l,a,s,t,e){var n;return(n=s.if.call(a??(l.nullContext||{}),a?.keyword,{name:"if",hash:{},
fn:l.program(7,e,0),inverse:l.program(8,e,0),data:e}))!=null?n:""},7:function(l,a,s,t,e){return'<span class="o\
r">'+l.escapeExpression(a?.keyword)+"</span>"},8:function(l,a,s,t,e){return l.escapeExpression(a?.text)},compiler:[
8,">= 4.3.0"],main:function(l,a,s,t,e){var n;return(n=s.each.call(a??(l.nullContext||{}),a,{name:"each",hash:{},
fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:""},usePartial:!0,useData:!0},S={0:function(l,a,s,t,e){return'\
<span class="amount">'+l.escapeExpression(a?.amount)+"</span>"},1:function(l,a,s,t,e){var n;return" <span>"+((n=
l.invokePartial(t.pieces,a?.after,{name:"pieces",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?
n:"")+"</span>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=a??(l.nullContext||{});return'<div c\
lass="place">'+((n=l.invokePartial(t.emblem,a?.arrow,{name:"emblem",hash:{class:"arrow"},data:e,helpers:s,partials:t,
decorators:l.decorators}))!=null?n:"")+((n=s.if.call(r,a?.amount,{name:"if",hash:{},fn:l.program(0,e,0),inverse:l.
noop,data:e}))!=null?n:"")+((n=l.invokePartial(t.pieces,a?.things,{name:"pieces",data:e,helpers:s,partials:t,decorators:l.
decorators}))!=null?n:"")+((n=s.if.call(r,a?.after,{name:"if",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=
null?n:"")+"</div>"},usePartial:!0,useData:!0},j={0:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),o=l.escapeExpression;
return"<path "+((n=s.if.call(r,s.is.call(r,(n=(n=e?.root)?.colours)?.disc,"none",{name:"is",hash:{},data:e}),{
name:"if",hash:{},fn:l.program(1,e,0),inverse:l.program(2,e,0),data:e}))!=null?n:"")+' fill="'+o(a?.fill)+'" s\
troke="'+o((n=(n=e?.root)?.colours)?.disc)+'" stroke-width="4"/>'},1:function(l,a,s,t,e){var n=a??(l.nullContext||
{});return l.escapeExpression(s.draw.call(n,s.circle.call(n,50,{name:"circle",hash:{},data:e}),{name:"draw",hash:{},
data:e}))},2:function(l,a,s,t,e){var n=a??(l.nullContext||{});return l.escapeExpression(s.draw.call(n,s.circle.
call(n,48,{name:"circle",hash:{},data:e}),{name:"draw",hash:{},data:e}))},3:function(l,a,s,t,e){var n,r=l.escapeExpression;
return'<polygon points="50,2 91.6,26 91.6,74 50,98 8.4,74 8.4,26" fill="'+r(a?.fill)+'" stroke="'+r((n=(n=e?.root)?.
colours)?.ink)+'" stroke-width="4" stroke-linejoin="round"/>'},4:function(l,a,s,t,e){var n,r=l.escapeExpression;
return'<polygon points="50,2 50,98 8.4,74 8.4,26" fill="'+r(a?.fill)+'"/><polygon points="50,2 91.6,26 91.6,74\
 50,98" fill="'+r((n=(n=e?.root)?.colours)?.grassland)+'"/><polygon points="50,2 91.6,26 91.6,74 50,98 8.4,74 \
8.4,26" fill="none" stroke="'+r((n=(n=e?.root)?.colours)?.ink)+'" stroke-width="4" stroke-linejoin="round"/>'},
5:function(l,a,s,t,e){var n,r=l.escapeExpression;return'<polygon points="50,2 91.6,26 91.6,74 50,98 8.4,74 8.4\
,26" fill="'+r(a?.fill)+'" stroke="'+r((n=(n=e?.root)?.colours)?.ink)+'" stroke-width="4" stroke-linejoin="rou\
nd"/><polygon points="50,20 76,35 76,65 50,80 24,65 24,35" fill="none" stroke="'+r((n=(n=e?.root)?.colours)?.ink)+
'" stroke-width="3" stroke-dasharray="8 6"/>'},6:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),o=l.escapeExpression;
return"<path "+o(s.draw.call(r,s.circle.call(r,46.5,{name:"circle",hash:{},data:e}),{name:"draw",hash:{},data:e}))+
' fill="'+o(a?.fill)+'" stroke="'+o((n=(n=e?.root)?.colours)?.ink)+'" stroke-width="5"/>'+((n=s.each.call(r,a?.
tabs,{name:"each",hash:{},fn:l.program(7,e,0),inverse:l.noop,data:e}))!=null?n:"")},7:function(l,a,s,t,e){var n,
r=l.escapeExpression;return'<polygon points="'+r(a?.points)+'" fill="'+r(a?.fill)+'" stroke="'+r((n=(n=e?.root)?.
colours)?.ink)+'" stroke-width="3" stroke-linejoin="round"/>'},8:function(l,a,s,t,e){var n;return(n=l.invokePartial(
t.glyph,a,{name:"glyph",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:""},9:function(l,a,s,t,e){
var n=l.escapeExpression;return'<text x="'+n(a?.x)+'" y="'+n(a?.y)+'" font-weight="800" font-size="'+n(a?.size)+
'" text-anchor="middle" fill="'+n(a?.colour)+'">'+n(a?.text)+"</text>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){
var n,r=a??(l.nullContext||{});return((n=s.if.call(r,s.is.call(r,a?.shape,"disc",{name:"is",hash:{},data:e}),{
name:"if",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=s.if.call(r,s.is.call(r,a?.shape,
"hex",{name:"is",hash:{},data:e}),{name:"if",hash:{},fn:l.program(3,e,0),inverse:l.noop,data:e}))!=null?n:"")+
((n=s.if.call(r,s.is.call(r,a?.shape,"land",{name:"is",hash:{},data:e}),{name:"if",hash:{},fn:l.program(4,e,0),
inverse:l.noop,data:e}))!=null?n:"")+((n=s.if.call(r,s.is.call(r,a?.shape,"tile",{name:"is",hash:{},data:e}),{
name:"if",hash:{},fn:l.program(5,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=s.if.call(r,s.is.call(r,a?.shape,
"ring",{name:"is",hash:{},data:e}),{name:"if",hash:{},fn:l.program(6,e,0),inverse:l.noop,data:e}))!=null?n:"")+
((n=s.each.call(r,a?.glyphs,{name:"each",hash:{},fn:l.program(8,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=
s.each.call(r,a?.letters,{name:"each",hash:{},fn:l.program(9,e,0),inverse:l.noop,data:e}))!=null?n:"")+`
`},usePartial:!0,useData:!0},A={0:function(l,a,s,t,e){var n=a??(l.nullContext||{}),r=l.escapeExpression;return'\
<rect x="'+r(s.mm.call(n,a?.x,{name:"mm",hash:{},data:e}))+'" y="'+r(s.mm.call(n,a?.y,{name:"mm",hash:{},data:e}))+
'" width="'+r(s.mm.call(n,a?.width,{name:"mm",hash:{},data:e}))+'" height="'+r(s.mm.call(n,a?.height,{name:"mm",
hash:{},data:e}))+'" fill="'+r(a?.fill)+'"/>'},1:function(l,a,s,t,e){var n,r=a??(l.nullContext||{}),o=l.escapeExpression;
return'<g transform="translate('+o(s.mm.call(r,a?.x,{name:"mm",hash:{},data:e}))+" "+o(s.mm.call(r,a?.y,{name:"\
mm",hash:{},data:e}))+") scale("+o(a?.scale)+")"+((n=s.if.call(r,a?.turned,{name:"if",hash:{},fn:l.program(2,e,
0),inverse:l.noop,data:e}))!=null?n:"")+'">'+((n=l.invokePartial(t.back,a?.art,{name:"back",data:e,helpers:s,partials:t,
decorators:l.decorators}))!=null?n:"")+`</g>
`},2:function(l,a,s,t,e){var n,r=l.escapeExpression;return" rotate(180 "+r((n=(n=a?.art)?.middle)?.x)+" "+r((n=
(n=a?.art)?.middle)?.y)+")"},3:function(l,a,s,t,e){var n=a??(l.nullContext||{}),r=l.escapeExpression;return"M"+
r(s.mm.call(n,a?.x1,{name:"mm",hash:{},data:e}))+" "+r(s.mm.call(n,a?.y1,{name:"mm",hash:{},data:e}))+"L"+r(s.
mm.call(n,a?.x2,{name:"mm",hash:{},data:e}))+" "+r(s.mm.call(n,a?.y2,{name:"mm",hash:{},data:e}))},compiler:[8,
">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||{});return'<svg class="ar\
t" width="'+r((n=a?.paper)?.width)+'mm" height="'+r((n=a?.paper)?.height)+'mm" viewBox="0 0 '+r((n=a?.paper)?.
width)+" "+r((n=a?.paper)?.height)+`">
`+((n=s.each.call(o,a?.bleeds,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:"")+`
`+((n=l.invokePartial(t.fronts,a,{name:"fronts",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:
"")+((n=s.each.call(o,a?.backs,{name:"each",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=null?n:"")+'\
<path d="'+((n=s.each.call(o,a?.marks,{name:"each",hash:{},fn:l.program(3,e,0),inverse:l.noop,data:e}))!=null?
n:"")+`" fill="none" stroke="#000" stroke-width="0.2"/>
</svg>
`},usePartial:!0,useData:!0},q={0:function(l,a,s,t,e){var n,r=a??(l.nullContext||{});return`<section class="sh\
eet">
`+((n=l.invokePartial(t.sheet,a,{name:"sheet",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+
((n=s.if.call(r,a?.legend,{name:"if",hash:{},fn:l.program(1,e,0),inverse:l.noop,data:e}))!=null?n:"")+`
`+((n=s.each.call(r,a?.texts,{name:"each",hash:{},fn:l.program(2,e,0),inverse:l.noop,data:e}))!=null?n:"")+((n=
s.each.call(r,a?.notes,{name:"each",hash:{},fn:l.program(3,e,0),inverse:l.noop,data:e}))!=null?n:"")+`</sectio\
n>
`},1:function(l,a,s,t,e){var n;return(n=l.invokePartial(t.legend,a?.legend,{name:"legend",data:e,helpers:s,partials:t,
decorators:l.decorators}))!=null?n:""},2:function(l,a,s,t,e){var n;return((n=l.invokePartial(t.text,a,{name:"t\
ext",data:e,helpers:s,partials:t,decorators:l.decorators}))!=null?n:"")+`
`},3:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||{});return'<div class="note fit" data\
-name="'+r(a?.name)+'" data-advice="'+r(a?.advice)+'" data-sizes="'+r(a?.sizes)+'" style="width:'+r(s.mm.call(
o,a?.width,{name:"mm",hash:{},data:e}))+"mm;height:"+r(s.mm.call(o,a?.height,{name:"mm",hash:{},data:e}))+"mm;\
transform:translate("+r(s.mm.call(o,a?.x,{name:"mm",hash:{},data:e}))+"mm,"+r(s.mm.call(o,a?.y,{name:"mm",hash:{},
data:e}))+"mm)"+((n=s.if.call(o,a?.sideways,{name:"if",hash:{},fn:l.program(4,e,0),inverse:l.noop,data:e}))!=null?
n:"")+'"'+((n=s.if.call(o,a?.sideways,{name:"if",hash:{},fn:l.program(5,e,0),inverse:l.noop,data:e}))!=null?n:
"")+'><div class="content '+r(a?.edge)+'">'+((n=s.each.call(o,a?.lines,{name:"each",hash:{},fn:l.program(6,e,0),
inverse:l.noop,data:e}))!=null?n:"")+`</div></div>
`},4:function(l,a,s,t,e){return" rotate(-90deg)"},5:function(l,a,s,t,e){return" data-sideways"},6:function(l,a,s,t,e){
return"<p>"+l.escapeExpression(a)+"</p>"},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n;return(n=s.each.
call(a??(l.nullContext||{}),a?.pages,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=null?n:
""},usePartial:!0,useData:!0},L={0:function(l,a,s,t,e){var n;return"."+l.escapeExpression(a?.name)+" { d: path\
('"+((n=a?.d)!=null?n:"")+`') }
`},compiler:[8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression;return"@page { size: "+r((n=a?.
paper)?.width)+"mm "+r((n=a?.paper)?.height)+`mm; margin: 0 }
* { margin: 0; padding: 0; box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
`+((n=s.each.call(a??(l.nullContext||{}),a?.drawn,{name:"each",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=
null?n:"")+"body { font-family: 'Alegreya Sans', 'Open Sans', sans-serif; font-weight: 500; font-variant-numer\
ic: lining-nums; color: "+r((n=a?.colours)?.text)+` }
/* Else a number in an icon keeps the size and place it had before its text was scaled. */
svg text { text-rendering: geometricPrecision }
.sheet { position: relative; width: `+r((n=a?.paper)?.width)+"mm; height: calc("+r((n=a?.paper)?.height)+`mm -\
 1px); overflow: hidden; break-after: page }
.sheet:last-child { break-after: auto }
.art { position: absolute; left: 0; top: 0 }
/* When Chromium prints, it puts boxes, but not transforms, on whole pixels: so every box starts in the corner\
. */
.fit { position: absolute; contain: size layout; left: 0; top: 0; transform-origin: 0 0; display: flex; flex-d\
irection: column; justify-content: safe center }
/* Heights in a line, heights of things that are placed, and space between rows. In longer texts all are small\
er, and in the
   tightest, things that are placed are part of the line. */
.text { --line: 1.5em; --icon: 1.44em; --seal: 1.48em; --ring: 1.7em; --sign: 1.25em; --row: .35em }
.text { --thing: 2.9em; --thing-ring: 3.3em; --thing-sign: 2.4em; --arrow: 1.35em }
.text.close { --line: 1.36em; --icon: 1.3em; --seal: 1.34em; --ring: 1.54em; --sign: 1.16em; --row: .25em }
.text.close { --thing: 2.2em; --thing-ring: 2.5em; --thing-sign: 1.9em; --arrow: 1.2em }
.text.tight { --line: 1.24em; --icon: 1.18em; --seal: 1.22em; --ring: 1.4em; --sign: 1.1em; --row: .16em }
.text.tight, .inner { --thing: 1.5em; --thing-ring: 1.7em; --thing-sign: 1.5em; --arrow: 1.05em }
.text .content { text-align: center; line-height: var(--line); text-wrap: balance }
.row + .row, .row + .inner, .inner + .row, .inner + .inner { margin-top: var(--row) }
/* An icon is in the middle of its line, which is as high as its highest icon, so icons in two lines never tou\
ch. */
.row svg { --high: var(--icon); --below: .5; height: var(--high); vertical-align: calc(.3em - var(--below) * v\
ar(--high)); margin: 0 .08em }
.row svg.seal { --high: var(--seal) }
.row svg.sign { --high: var(--sign) }
/* The ring is in the middle, and its tabs hang below. */
.row svg.tabbed { --high: var(--ring); --below: .56; margin-bottom: .05em }
/* They draw nothing outside, and clipping takes longer to print. */
.row svg, .legend svg { overflow: visible }
.keep { white-space: nowrap }
/* A punctuation mark stays close to the icon before it. */
.row .mark > svg:last-of-type { margin-right: 0 }
.row .mark > :is(.ring, .sign):last-of-type { margin-right: -.03em }
/* What does not fit is cut off, so that it spoils no other card. */
.over { overflow: hidden }
.or { font-family: 'Alegreya Sans SC', 'Alegreya Sans', sans-serif; font-weight: 700; text-transform: lowercas\
e; font-size: 1.05em }
/* Things that are placed, and the words before them: each on one line where it fits. */
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
.inner { background: `+r((n=a?.colours)?.deep)+"; border: .25mm solid "+r((n=a?.colours)?.line)+`; border-radi\
us: 1.4mm; padding: .2em .6em .25em; width: fit-content; margin-left: auto; margin-right: auto; text-align: le\
ft }
/* The bullet is outside the lines, which break as they would without it. */
.bullet { display: list-item; list-style: '\u2022 ' outside; margin-left: .7em }
.small { font-size: .78em; font-style: italic; font-weight: 400; line-height: 1.25; margin-top: .5em }
.tight .small { margin-top: .25em }
.note { color: #4A443C; font-weight: 400; line-height: 1.3; justify-content: stretch }
.note.tight .content { line-height: 1.1 }
.note .content { display: flex; flex-direction: column }
.note .content.bottom { margin-top: auto }
.note .content.top { margin-bottom: auto }
.legend { justify-content: flex-start }
.legend h1 { font-size: 16pt; font-weight: 800 }
.legend h2 { font-size: 11pt; font-weight: 800; margin-top: 4mm }
.legend ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.5mm 4mm; margin-top: 1.5mm; list-sty\
le: none }
.legend li { display: flex; align-items: center; gap: 2.5mm; font-size: 10pt; line-height: 1.2 }
.legend svg { width: 9mm; height: 9mm; flex: none }
`},useData:!0},M={0:function(l,a,s,t,e){return'<div class="small">'+l.escapeExpression(a?.small)+"</div>"},compiler:[
8,">= 4.3.0"],main:function(l,a,s,t,e){var n,r=l.escapeExpression,o=a??(l.nullContext||{});return'<div class="\
text fit" data-name="'+r(a?.name)+'" data-sizes="'+r(a?.sizes)+'" style="width:'+r(s.mm.call(o,a?.width,{name:"\
mm",hash:{},data:e}))+"mm;height:"+r(s.mm.call(o,a?.height,{name:"mm",hash:{},data:e}))+"mm;transform:translat\
e("+r(s.mm.call(o,a?.x,{name:"mm",hash:{},data:e}))+"mm,"+r(s.mm.call(o,a?.y,{name:"mm",hash:{},data:e}))+'mm)\
"><div class="content">'+((n=l.invokePartial(t.blocks,a?.blocks,{name:"blocks",data:e,helpers:s,partials:t,decorators:l.
decorators}))!=null?n:"")+((n=s.if.call(o,a?.small,{name:"if",hash:{},fn:l.program(0,e,0),inverse:l.noop,data:e}))!=
null?n:"")+`</div></div>
`},usePartial:!0,useData:!0};export{u as back,c as blocks,p as box,f as boxArt,h as boxStyle,g as boxText,v as calibration,x as document,k as emblem,
w as face,d as faces,y as feature,b as front,C as fronts,E as gallery,P as glyph,z as legend,D as pieces,S as placement,
j as shape,A as sheet,q as sheets,L as style,M as text};
