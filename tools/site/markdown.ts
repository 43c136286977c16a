/** Renders Markdown as HTML, with fenced blocks kept separate. */
import { Marked } from 'marked';
import { escapeMarkup } from '../../program/messages/index.ts';
import { headingAnchor } from '../references/page.ts';

/** Fenced blocks: the words after the opening fence, and the text. */
export type Fences = readonly { info: readonly string[]; text: string }[];

/** A rendered page. */
export interface MarkdownPage {
  title: string;
  headings: { id: string; text: string }[];
  fences: Fences;
  /** The HTML, with these blocks in place of the fences. */
  fill(blocks: readonly string[]): string;
}

/** The placeholder for a fence in the HTML. */
const FENCE = (n: number) => `<!--fence ${n}-->`;

/** Renders a page. Headings get the anchors that Markdown viewers give them. */
export function renderMarkdown(text: string): MarkdownPage {
  const fences: { info: string[]; text: string }[] = [];
  const headings: (MarkdownPage['headings'][number] & { depth: number })[] = [];
  const times = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const words = this.parser.parseInline(tokens, this.parser.textRenderer);
        const anchor = headingAnchor(words);
        const before = times.get(anchor) ?? 0;
        times.set(anchor, before + 1);
        const id = before === 0 ? anchor : `${anchor}-${before}`;
        headings.push({ id, text: words, depth });
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
        // Wide tables scroll on their own, also by keyboard.
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

/** A block of code, with a link into the studio for cards. */
export function codeBlock(html: string, open?: string): string {
  const way =
    open === undefined
      ? ''
      : `<p class="open"><a class="btn" href="${escapeMarkup(open)}">Open in the studio</a></p>`;
  return `<div class="box sample"><pre tabindex="0"><code>${html}</code></pre>${way}</div>`;
}
