/** The frame that all pages of the site share. */
import { posix } from 'node:path';
import { escapeMarkup } from '../../program/messages/index.ts';
import type { StudioPlace } from '../../studio/page/address.ts';
import { POLICY_ELEMENT, SITE_WORKER } from '../../studio/serve/index.ts';
import { QUESTIONS_PAGE } from './questions.ts';

/** A page of the documentation. */
export interface SitePage {
  /** Its path on the site. */
  file: string;
  title: string;
  /** The content of `main`. */
  html: string;
  /** The headings for the list of contents. */
  headings: readonly { id: string; text: string }[];
}

/** The relative address of a file of the site, from a page. */
export const from = (page: string, file: string): string => posix.relative(posix.dirname(page), file) || '.';

/** The studio's places that every page links to. */
const WAYS: readonly (readonly [place: StudioPlace, words: string])[] = [
  ['write', 'Studio'],
  ['gallery', 'Gallery'],
  ['play', 'Play'],
];

/** The button that switches between dark and light, with the sign of the studio: the fonts have no such character. */
export const THEME_BUTTON =
  '<button class="theme btn quiet icon" type="button" aria-label="Dark or light"><svg class="ui" viewBox="0 0 16 16" aria-hidden="true"><path d="M13 9.6A5.6 5.6 0 1 1 6.4 3a4.6 4.6 0 0 0 6.6 6.6z" /></svg></button>';

/**
 * The head of every page.
 * @param more further elements
 */
export function head(
  file: string,
  title: string,
  styles: readonly string[],
  scripts: readonly string[],
  more = '',
): string {
  return `<head>
<meta charset="utf-8">
${POLICY_ELEMENT}
<meta name="ecos-site" content="${from(file, SITE_WORKER)}">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escapeMarkup(title)}</title>
${styles.map((one) => `<link rel="stylesheet" href="${from(file, one)}">`).join('\n')}
${more}
${scripts.map((one) => `<script type="module" src="${from(file, one)}"></script>`).join('\n')}
</head>`;
}

/**
 * The whole HTML of a page.
 * @param all the pages that every page links to
 * @param studio its folder on the site
 */
export function wholePage(
  { file, title, html, headings }: SitePage,
  all: readonly SitePage[],
  studio: string,
): string {
  const link = (to: string, words: string) =>
    `<a href="${from(file, to)}"${to === file ? ' aria-current="page"' : ''}>${escapeMarkup(words)}</a>`;
  return `<!doctype html>
<html lang="en">
${head(file, title, ['page.css'], ['page.js'])}
<body>
<a class="skip" href="#content">To the text</a>
<header class="top bar panel">
<a class="logo" href="${from(file, 'index.html')}">ecos-cards</a>
<nav class="in-row wrap" aria-label="Site">
${link(QUESTIONS_PAGE, 'Docs')}
${WAYS.map(([place, words]) => `<a href="${from(file, `${studio}/index.html`)}#/${place}">${words}</a>`).join('\n')}
${link('report.html', 'Report')}
</nav>
${THEME_BUTTON}
</header>
<div class="columns">
${contents(headings)}
<main id="content" tabindex="-1">
${html}
</main>
</div>
<footer>
<nav aria-label="All pages">
<h2 class="head">All pages</h2>
<ul>
${all.map((one) => `<li>${link(one.file, one.title)}</li>`).join('\n')}
</ul>
</nav>
<p>${link('studio/licences.txt', 'Licences of packages')} · ${link('files/print/icons/CREDITS.html', 'Icons')}</p>
</footer>
</body>
</html>
`;
}

function contents(headings: SitePage['headings']): string {
  if (headings.length < 3) return '<div></div>';
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeMarkup(text)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><details open><summary class="head">On this page</summary><ul>
${items.join('\n')}
</ul></details></nav>`;
}
