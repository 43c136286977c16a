/** The site's first page: the field and the card of its first sentence as plain HTML, and below them what else there is. */

import { escapeMarkup } from '../../program/messages/index.ts';
import { BEGINNINGS, FIRST_SENTENCE } from '../../studio/page/words/beginnings.ts';
import { SITE_ADDRESS } from '../references/readme.ts';
import { head, THEME_BUTTON } from './html.ts';
import { QUESTIONS, QUESTIONS_PAGE } from './questions.ts';

/** As many questions stand on the first page. */
const FEW = 6;

/** What one can do: where, in which words, and its picture, of some by day and by night. */
const VERBS = [
  ['Try', 'studio/index.html#/try/58', 'Run your card on a board, step by step.', 'try', 'try-night'],
  [
    'Play',
    'studio/index.html#/play/now',
    'A table against three bots. It starts at once.',
    'play',
    'play-night',
  ],
  ['Balance', 'report.html', 'Games by the thousand say which card stands out.', 'balance'],
  ['Print', 'studio/index.html#/print', 'Sheets to cut, or pictures for a virtual table.', 'print'],
] as const;

/** The sign of what is read, as the script draws it. */
const CHECK =
  '<svg class="ui" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8.5l3.5 3.5L13 4.5" /></svg>';

/** A picture below the fold: it loads once the first sentence is read, or without scripts. */
const late = (file: string, more: string) =>
  `<img alt="" ${more} data-src="${file}"><noscript><img alt="" ${more} src="${file}"></noscript>`;

/** The card of the first sentence: its picture, and the addresses that open the studio with it. */
export interface FirstCard {
  svg: string;
  toTry: string;
  toKeep: string;
}

/**
 * The HTML of the page.
 * @param card that of the first sentence, and the addresses to try and keep it
 * @param cards how many there are in all bundled sets
 */
export function firstPage(card: FirstCard, cards: number): string {
  const social = `<meta property="og:title" content="Say what your card does">
<meta property="og:description" content="Write cards for a board game in your own words, try them, play and print them.">
<meta property="og:image" content="${new URL('fan.png', SITE_ADDRESS)}">`;
  return `<!doctype html>
<html lang="en">
${head('index.html', 'ecos-cards: say what your card does', ['front.css'], ['front.js'], social)}
<body>
<a class="skip" href="#words">To the field</a>
<header class="top bar panel">
<a class="logo" href="index.html" aria-current="page">ecos-cards</a>
<a href="studio/index.html#/gallery">Gallery</a>
<a href="studio/index.html#/play">Play</a>
<a href="${QUESTIONS_PAGE}">Docs</a>
<a class="push" href="#install">Install</a>
${THEME_BUTTON}
</header>
<main>
<div class="page door">
<h1>Say what your card does.</h1>
<label class="head" for="words">In your own words</label>
<span class="head wide" aria-hidden="true">Your card</span>
<div class="say">
<div class="box sentence column">
<div class="writing scrolls"><div id="marks" aria-hidden="true"></div><textarea id="words" aria-label="In your own words" spellcheck="false" aria-describedby="read" autocomplete="off">${FIRST_SENTENCE}</textarea></div>
<div class="read ruled stack scrolls" id="read" role="status"><p><b class="ok">${CHECK} All of it is read.</b> <span class="soft wide">Change a word, and the card follows.</span></p></div>
</div>
<div class="chips in-row wrap" role="group" aria-label="Other sentences">
<span class="soft">Or begin with</span>
${Object.entries(BEGINNINGS)
  .map(([name, sentence]) => `<button class="btn" type="button" data-sentence="${sentence}">${name}</button>`)
  .join('\n')}
</div>
<p class="aside small soft">Nothing is sent anywhere. Unofficial, by fans of <em>Ecos</em>.</p>
</div>
<section class="yours" aria-label="Your card">
<div id="card"><div class="face" lang="en">${card.svg}</div></div>
<div class="next"><a class="btn main" id="try" href="${card.toTry}">Try it on a board</a><a class="btn" id="keep" href="${card.toKeep}">Keep it</a></div>
</section>
</div>
<a class="hand" href="studio/index.html#/gallery">
${late('fan.svg', 'width="1088" height="334"')}
<b>${cards} cards, written this way</b> <span>See them all in the gallery</span>
</a>
<div class="page verbs">
${VERBS.map(
  ([verb, to, words, ...pictures]) => `<a href="${to}">
${pictures.map((picture) => late(`pictures/${picture}.webp`, `width="480" height="360" class="${picture}"`)).join('')}
<h2>${verb}</h2><p class="soft">${words}</p>
</a>`,
).join('\n')}
</div>
<div class="panel ruled"><div class="page tiles two">
<section id="install"><h2>Install</h2>
<pre class="box" tabindex="0">npm start
npx ecos studio</pre>
<p class="soft">The first line downloads packages into the folder of the project: 0.7 GB, about 40 seconds, only the first time. The second downloads nothing and opens the studio in your browser. Everything runs on your machine. You need Node.js 20 or newer. <a href="readme.html#start">More about it</a></p></section>
<section><h2>Docs, by question</h2>
<ul class="asks">
${QUESTIONS.slice(0, FEW)
  .map(([question, to]) => `<li><a href="${to}">${escapeMarkup(question)}</a></li>`)
  .join('\n')}
<li><a href="${QUESTIONS_PAGE}">All questions</a></li>
</ul></section>
</div></div>
</main>
<footer class="page end in-row wrap small soft"><span>Unofficial: no logo, artwork or scan of the game is in it.</span> <a href="files/NOTICE.txt">Notice</a> <a href="files/LICENSE.txt">Licence: MIT</a> <a href="readme.html">About this project</a></footer>
</body>
</html>
`;
}
