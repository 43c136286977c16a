/** Made by `npm run docs` from the templates beside it; changes made here by hand are lost. */
// @ts-nocheck
const i={0:function(e,n,r,s,t){var a,l=e.escapeExpression;return"@font-face{font-family:'"+l(n?.family)+"';fon\
t-style:"+l(n?.style)+";font-weight:"+l(n?.weight)+";src:url(data:font/woff2;base64,"+((a=n?.data)!=null?a:"")+
") format('woff2');unicode-range:"+l(n?.range)+` }
`},1:function(e,n,r,s,t){var a;return"."+e.escapeExpression(n?.name)+" { d: path('"+((a=n?.d)!=null?a:"")+`') \
}
`},2:function(e,n,r,s,t){var a,l=e.escapeExpression;return'<svg width="'+l((a=(a=t?.root)?.paper)?.width)+'mm"\
 height="'+l((a=(a=t?.root)?.paper)?.height)+'mm" viewBox="0 0 '+l((a=(a=t?.root)?.paper)?.width)+" "+l((a=(a=
t?.root)?.paper)?.height)+'">'+(n??"")+`</svg>
`},compiler:[8,">= 4.3.0"],main:function(e,n,r,s,t){var a,l=e.escapeExpression,o=n??(e.nullContext||{});return`\
<!doctype html>
<html lang="`+l(n?.lang)+`">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src da\
ta:">
<title>`+l(n?.title)+`</title>
<style>
`+((a=r.each.call(o,n?.fonts,{name:"each",hash:{},fn:e.program(0,t,0),inverse:e.noop,data:t}))!=null?a:"")+"@p\
age { size: "+l((a=n?.paper)?.width)+"mm "+l(n?.beyond)+`mm; margin: 0 }
* { margin: 0; padding: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
`+((a=r.each.call(o,n?.paths,{name:"each",hash:{},fn:e.program(1,t,0),inverse:e.noop,data:t}))!=null?a:"")+`sv\
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
`+((a=r.each.call(o,n?.sheets,{name:"each",hash:{},fn:e.program(2,t,0),inverse:e.noop,data:t}))!=null?a:"")+`<\
/body>
</html>
`},useData:!0},c={0:function(e,n,r,s,t){var a,l=e.escapeExpression;return'<select name="'+l(n?.name)+'" aria-l\
abel="'+l(n?.label)+'"><option value="">'+l(n?.any)+"</option>"+((a=r.each.call(n??(e.nullContext||{}),n?.values,
{name:"each",hash:{},fn:e.program(1,t,0),inverse:e.noop,data:t}))!=null?a:"")+`</select>
`},1:function(e,n,r,s,t){var a=e.escapeExpression;return'<option value="'+a(n?.value)+'">'+a(n?.label)+"</opti\
on>"},2:function(e,n,r,s,t){var a,l=e.escapeExpression;return'<li data-words="'+l(n?.words)+'" data-deck="'+l(
n?.deck)+'" data-hand="'+l(n?.hands)+'" data-source="'+l(n?.source)+'"><button type="button"><img src="'+((a=n?.
picture)!=null?a:"")+'" width="'+l((a=t?.root)?.width)+'" height="'+l((a=t?.root)?.height)+'" loading="lazy" a\
lt="'+l(n?.alt)+'"></button><p>'+l(n?.caption)+`</p></li>
`},compiler:[8,">= 4.3.0"],main:function(e,n,r,s,t){var a,l=e.escapeExpression,o=n??(e.nullContext||{});return`\
<!doctype html>
<html lang="`+l(n?.lang)+`">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inlin\
e'; script-src 'unsafe-inline'">
<title>`+l(n?.title)+`</title>
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
<h1>`+l(n?.title)+`</h1>
<form role="search">
<input type="search" name="words" placeholder="`+l(n?.search)+' ( / )" aria-label="'+l(n?.searches)+`">
`+((a=r.each.call(o,n?.filters,{name:"each",hash:{},fn:e.program(0,t,0),inverse:e.noop,data:t}))!=null?a:"")+'\
<output aria-live="polite" data-shown="'+l(n?.shown)+`"></output>
</form>
</header>
<main>
<ul>
`+((a=r.each.call(o,n?.cards,{name:"each",hash:{},fn:e.program(2,t,0),inverse:e.noop,data:t}))!=null?a:"")+`</\
ul>
</main>
<dialog aria-label="`+l(n?.dialog)+`"><button type="button"><img alt=""></button></dialog>
<footer>`+l(n?.credits)+`</footer>
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
`},useData:!0},m={0:function(e,n,r,s,t){var a=n??(e.nullContext||{}),l=e.escapeExpression;return'<rect x="'+l(
r.mm.call(a,n?.x,{name:"mm",hash:{},data:t}))+'" y="'+l(r.mm.call(a,n?.y,{name:"mm",hash:{},data:t}))+'" width\
="'+l(r.mm.call(a,n?.width,{name:"mm",hash:{},data:t}))+'" height="'+l(r.mm.call(a,n?.height,{name:"mm",hash:{},
data:t}))+'" fill="'+l(n?.fill)+'"/>'},1:function(e,n,r,s,t){var a,l=n??(e.nullContext||{}),o=e.escapeExpression;
return'<g transform="translate('+o(r.mm.call(l,n?.x,{name:"mm",hash:{},data:t}))+" "+o(r.mm.call(l,n?.y,{name:"\
mm",hash:{},data:t}))+") scale("+o(n?.scale)+")"+((a=r.if.call(l,n?.turned,{name:"if",hash:{},fn:e.program(2,t,
0),inverse:e.noop,data:t}))!=null?a:"")+'">'+((a=n?.svg)!=null?a:"")+`</g>
`},2:function(e,n,r,s,t){return" rotate(180 "+e.escapeExpression(n?.middle)+")"},3:function(e,n,r,s,t){var a;return'\
<path d="'+((a=r.each.call(n??(e.nullContext||{}),n?.marks,{name:"each",hash:{},fn:e.program(4,t,0),inverse:e.
noop,data:t}))!=null?a:"")+'" fill="none" stroke="#000" stroke-width="0.2"/>'},4:function(e,n,r,s,t){var a=n??
(e.nullContext||{}),l=e.escapeExpression;return"M"+l(r.mm.call(a,n?.x1,{name:"mm",hash:{},data:t}))+" "+l(r.mm.
call(a,n?.y1,{name:"mm",hash:{},data:t}))+"L"+l(r.mm.call(a,n?.x2,{name:"mm",hash:{},data:t}))+" "+l(r.mm.call(
a,n?.y2,{name:"mm",hash:{},data:t}))},5:function(e,n,r,s,t){return(n??"")+`
`},compiler:[8,">= 4.3.0"],main:function(e,n,r,s,t){var a,l=n??(e.nullContext||{});return((a=r.each.call(l,n?.
areas,{name:"each",hash:{},fn:e.program(0,t,0),inverse:e.noop,data:t}))!=null?a:"")+`
`+((a=n?.art)!=null?a:"")+`
`+((a=r.each.call(l,n?.cards,{name:"each",hash:{},fn:e.program(1,t,0),inverse:e.noop,data:t}))!=null?a:"")+((a=
n?.cuts)!=null?a:"")+`
`+((a=r.if.call(l,n?.marks,{name:"if",hash:{},fn:e.program(3,t,0),inverse:e.noop,data:t}))!=null?a:"")+`
`+((a=r.each.call(l,n?.texts,{name:"each",hash:{},fn:e.program(5,t,0),inverse:e.noop,data:t}))!=null?a:"")},useData:!0};export{i as document,c as gallery,m as page};
