/** Made by `npm run docs` from the templates beside it; changes made here by hand are lost. */
// @ts-nocheck
const l={0:function(t,n,o,s,r){var e,a=t.escapeExpression;return"@font-face{font-family:'"+a(n?.family)+"';fon\
t-style:"+a(n?.style)+";font-weight:"+a(n?.weight)+";src:url(data:font/woff2;base64,"+((e=n?.data)!=null?e:"")+
") format('woff2');unicode-range:"+a(n?.range)+` }
`},1:function(t,n,o,s,r){var e;return"."+t.escapeExpression(n?.name)+" { d: path('"+((e=n?.d)!=null?e:"")+`') \
}
`},2:function(t,n,o,s,r){var e,a=t.escapeExpression;return'<svg width="'+a((e=(e=r?.root)?.paper)?.width)+'mm"\
 height="'+a((e=(e=r?.root)?.paper)?.height)+'mm" viewBox="0 0 '+a((e=(e=r?.root)?.paper)?.width)+" "+a((e=(e=
r?.root)?.paper)?.height)+'">'+(n??"")+`</svg>
`},compiler:[8,">= 4.3.0"],main:function(t,n,o,s,r){var e,a=t.escapeExpression,i=n??(t.nullContext||{});return`\
<!doctype html>
<html lang="`+a(n?.lang)+`">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src da\
ta:; img-src data:">
<title>`+a(n?.title)+`</title>
<style>
`+((e=o.each.call(i,n?.fonts,{name:"each",hash:{},fn:t.program(0,r,0),inverse:t.noop,data:r}))!=null?e:"")+"@p\
age { size: "+a((e=n?.paper)?.width)+"mm "+a(n?.beyond)+`mm; margin: 0 }
* { margin: 0; padding: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
`+((e=o.each.call(i,n?.paths,{name:"each",hash:{},fn:t.program(1,r,0),inverse:t.noop,data:r}))!=null?e:"")+`sv\
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
`+((e=o.each.call(i,n?.sheets,{name:"each",hash:{},fn:t.program(2,r,0),inverse:t.noop,data:r}))!=null?e:"")+`<\
/body>
</html>
`},useData:!0},c={0:function(t,n,o,s,r){var e,a=t.escapeExpression;return'<select name="'+a(n?.name)+'" aria-l\
abel="'+a(n?.label)+'"><option value="">'+a(n?.any)+"</option>"+((e=o.each.call(n??(t.nullContext||{}),n?.values,
{name:"each",hash:{},fn:t.program(1,r,0),inverse:t.noop,data:r}))!=null?e:"")+`</select>
`},1:function(t,n,o,s,r){var e=t.escapeExpression;return'<option value="'+e(n?.value)+'">'+e(n?.label)+"</opti\
on>"},2:function(t,n,o,s,r){var e,a=t.escapeExpression;return'<li data-words="'+a(n?.words)+'" data-deck="'+a(
n?.deck)+'" data-hand="'+a(n?.hands)+'" data-source="'+a(n?.source)+'"><button type="button"><img src="'+((e=n?.
picture)!=null?e:"")+'" width="'+a((e=r?.root)?.width)+'" height="'+a((e=r?.root)?.height)+'" loading="lazy" a\
lt="'+a(n?.alt)+'"></button><p>'+a(n?.caption)+`</p></li>
`},compiler:[8,">= 4.3.0"],main:function(t,n,o,s,r){var e,a=t.escapeExpression,i=n??(t.nullContext||{});return`\
<!doctype html>
<html lang="`+a(n?.lang)+`">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inlin\
e'; script-src 'unsafe-inline'">
<title>`+a(n?.title)+`</title>
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
<h1>`+a(n?.title)+`</h1>
<form role="search">
<input type="search" name="words" placeholder="`+a(n?.search)+' ( / )" aria-label="'+a(n?.searches)+`">
`+((e=o.each.call(i,n?.filters,{name:"each",hash:{},fn:t.program(0,r,0),inverse:t.noop,data:r}))!=null?e:"")+'\
<output aria-live="polite" data-shown="'+a(n?.shown)+`"></output>
</form>
</header>
<main>
<ul>
`+((e=o.each.call(i,n?.cards,{name:"each",hash:{},fn:t.program(2,r,0),inverse:t.noop,data:r}))!=null?e:"")+`</\
ul>
</main>
<dialog aria-label="`+a(n?.dialog)+`"><button type="button"><img alt=""></button></dialog>
<footer>`+a(n?.credits)+`</footer>
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
`},useData:!0};export{l as document,c as gallery};
