/** Markdown as HTML, with the blocks between fences apart. */
import { Marked } from 'marked';
import { escaped } from './html.ts';

/** Blocks between fences: the words behind the opening one, and their text. */
export type Fences = readonly { info: readonly string[]; text: string }[];

/** A page. */
export interface MarkdownPage {
  title: string;
  headings: { id: string; text: string }[];
  fences: Fences;
  /** Its HTML, with these blocks in the places of the fences. */
  fill(blocks: readonly string[]): string;
}

/** Stands in the HTML for a fence. */
const FENCE = (n: number) => `<!--fence ${n}-->`;

/** Reads a page. Headings have the anchors that readers of Markdown give them. */
export function renderMarkdown(text: string): MarkdownPage {
  const fences: { info: string[]; text: string }[] = [];
  const headings: (MarkdownPage['headings'][number] & { depth: number })[] = [];
  const times = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const words = html.replace(/<[^>]*>/g, '');
        const anchor = unescaped(words)
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replace(/\s/g, '-');
        const before = times.get(anchor) ?? 0;
        times.set(anchor, before + 1);
        const id = before === 0 ? anchor : `${anchor}-${before}`;
        headings.push({ id, text: unescaped(words), depth });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      code({ text: code, lang = '' }) {
        fences.push({ info: lang.split(' ').filter(Boolean), text: `${code}\n` });
        return `${FENCE(fences.length - 1)}\n`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`);
        // Wide ones scroll by themselves, also by keys.
        return `<div class="table" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  const title = headings.find(({ depth }) => depth === 1)?.text ?? '';
  return {
    title,
    headings: headings.filter(({ depth }) => depth === 2),
    fences,
    fill: (blocks) => blocks.reduce((filled, block, n) => filled.replace(FENCE(n), () => block), html),
  };
}

const unescaped = (html: string): string =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (all, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (NAMES[name] ?? all),
  );
const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A block of code, and for cards the way into the studio. */
export function codeBlock(html: string, open?: string): string {
  const way =
    open === undefined
      ? ''
      : `<p class="open"><a class="btn" href="${escaped(open)}">Open in the studio</a></p>`;
  return `<div class="code"><pre tabindex="0"><code>${html}</code></pre>${way}</div>`;
}
