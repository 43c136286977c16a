/** The documentation as pages: every page reachable by links, and the files that those pages name. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { escapeMarkup } from '../../program/messages/index.ts';
import { SITE_ADDRESS } from '../references/readme.ts';
import { from, type SitePage, wholePage } from './html.ts';
import { codeBlock, type Fences, renderMarkdown } from './markdown.ts';
import { QUESTIONS, QUESTIONS_PAGE } from './questions.ts';
import { type Sample, samplesWith } from './samples.ts';

/** Pages outside `docs/`. */
const OTHER_PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'print/icons/CREDITS.md'];
/** Groups of many pages that one page lists, so the footer leaves them out. */
const PAGE_GROUPS = /^(docs\/problems\/ECO|docs\/reference\/api\/|print\/)/;

/**
 * The files of the pages.
 * @param studio the studio's folder on the site
 */
export async function docsSite(root: string, studio: string): Promise<Map<string, string | Uint8Array>> {
  const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const sources = [
    ...OTHER_PAGES,
    ...below
      .filter((file) => file.endsWith('.md'))
      .map((file) => posix.join('docs', file.replaceAll('\\', '/'))),
  ];
  const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const shown = new Map([...texts].map(([file, text]) => [file, renderMarkdown(text)]));
  const samples = [...shown.values()].flatMap(({ title, fences }) => samplesOf(title, fences));
  const drawn = samplesWith(
    samples.map(({ sample }) => sample),
    bundledSets(),
  );
  const links = new Map<object, string>();
  for (const { fence, sample } of samples) {
    const { html, link } = await drawn.get(sample)!();
    links.set(fence, codeBlock(html, `${STUDIO_SCHEME}${link}`));
  }
  const files = new Map<string, string | Uint8Array>();
  const pages = [...shown].map(([source, { title, fences, fill, headings }]): SitePage => {
    const file = pageOf(source);
    const html = fill(fences.map((fence) => links.get(fence) ?? codeBlock(escapeMarkup(fence.text))));
    const first = `"${from(file, 'index.html')}"`;
    const linked = mapped(html, source, (path) => place(path)).replaceAll(`"${SITE_ADDRESS}"`, first);
    return { file, title, headings, html: linked };
    function place(path: string): string | undefined {
      if (path === STUDIO_SCHEME) return from(file, `${studio}/index.html`);
      const target = posix.join(posix.dirname(source), path);
      if (texts.has(target)) return from(file, pageOf(target));
      if (!existsSync(join(root, target)) || !statSync(join(root, target)).isFile())
        throw new Error(`${source} links to ${path}, but there is no such file`);
      const copy = `files/${target}${posix.extname(target) === '' ? '.txt' : ''}`;
      files.set(copy, readFileSync(join(root, target)));
      return from(file, copy);
    }
  });
  const all = pages
    .filter((_, i) => !PAGE_GROUPS.test(sources[i]!))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  for (const page of [...pages, questionsPage]) files.set(page.file, wholePage(page, all, studio));
  return files;
}

/** The page of questions, which *Docs* leads to. */
const questionsPage: SitePage = {
  file: QUESTIONS_PAGE,
  title: 'Docs, by question',
  headings: [],
  html: `<h1>Docs, by question</h1>
<ul>
${QUESTIONS.map(([question, to]) => `<li><a href="${to}">${escapeMarkup(question)}</a></li>`).join('\n')}
</ul>
<p><a href="readme.html">About this project</a> says what it does and does not do.</p>`,
};

/** The path of the page for a source. */
function pageOf(source: string): string {
  if (source === 'README.md') return 'readme.html';
  // The entry of the package has a page named index beside the README of its folder.
  const html = source
    .replace(/\bindex\.md$/, 'main.md')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, '.html');
  return source.startsWith('print/') ? `files/${html}` : html;
}

/** A placeholder in samples for the address of the studio. */
const STUDIO_SCHEME = 'studio:';

/** The card samples of a page. */
function samplesOf(page: string, fences: Fences): { fence: Fences[number]; sample: Sample }[] {
  const cards = fences
    .filter(({ info }) => info[0] === 'eco')
    .map((fence) => ({ fence, path: fence.info.find((one) => one.endsWith('.eco')) ?? '' }));
  return cards.map(({ fence, path }) => {
    const folder = path.includes('/') ? posix.dirname(path) : undefined;
    const beside = cards.filter((one) => posix.dirname(one.path) === folder);
    const named = beside.map((one) => ({ file: posix.basename(one.path), text: one.fence.text }));
    return { fence, sample: { ...fence, page, beside: named } };
  });
}

/** HTML with relative addresses converted to those of the site. */
function mapped(html: string, source: string, place: (path: string) => string | undefined): string {
  return html
    .replace(/<img /g, '<img loading="lazy" ')
    .replace(
      /(<[a-z]+\b[^>]*?\s(?:href|src|srcset)=")([^"]*)(")/g,
      (all, begin: string, address: string, end: string) => {
        if (/^(https?:|mailto:|#)/.test(address)) return all;
        const [path = '', anchor] = address.startsWith(STUDIO_SCHEME)
          ? [STUDIO_SCHEME, address.slice(STUDIO_SCHEME.length + 1)]
          : address.split('#');
        const to = path === '' ? source : place(path);
        return `${begin}${to}${anchor === undefined ? '' : `#${anchor}`}${end}`;
      },
    );
}
