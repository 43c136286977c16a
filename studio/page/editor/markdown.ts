/** Renders the texts of the language service, which use a small subset of Markdown, as elements. */
import { html, type TemplateResult } from 'lit-html';

/** Renders paragraphs, lists, quotations, code, rules and pictures. */
export function markdownView(text: string): TemplateResult {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return html`${joined(blocks).map(blockOf)}`;
}

/** Joins blocks that belong to one code block, which may contain empty lines. */
function joined(blocks: readonly string[]): string[] {
  const whole: string[] = [];
  for (const block of blocks) {
    const last = whole.at(-1);
    const isOpen = last !== undefined && (last.match(/```/g)?.length ?? 0) % 2 === 1;
    if (isOpen) whole[whole.length - 1] = `${last}\n\n${block}`;
    else whole.push(block);
  }
  return whole;
}

function blockOf(block: string): TemplateResult {
  const code = /^```\w*\n([\s\S]*?)\n?```$/.exec(block.trim());
  if (code) return html`<pre>${code[1]}</pre>`;
  if (/^-{3,}$/.test(block.trim())) return html`<hr>`;
  const lines = block.split('\n');
  if (lines.every((line) => /^\s*[-*] /.test(line)))
    return html`<ul>${lines.map((line) => html`<li>${inline(line.replace(/^\s*[-*] /, ''))}</li>`)}</ul>`;
  if (lines.every((line) => line.startsWith('> ')))
    return html`<blockquote>${lines.map((line) => html`<p>${inline(line.slice(2).trimEnd())}</p>`)}</blockquote>`;
  const heading = /^#+ (.*)$/.exec(block);
  if (heading) return html`<p><strong>${inline(heading[1])}</strong></p>`;
  return html`<p>${lines.map((line, i) => html`${i > 0 ? html`<br>` : ''}${inline(line.replace(/ {2}$|\\$/, ''))}`)}</p>`;
}

/** The address of a picture may be followed by `|` and its width for VS Code. */
const INLINE =
  /!\[([^\]]*)\]\((data:image\/svg\+xml[^)\s|]*)[^)]*\)|\[([^\]]*)\]\([^)]*\)|\*\*([^*]+)\*\*|`([^`]+)`|[*_]([^*_]+)[*_]/g;

function inline(text: string): (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [image, alt, picture, link, bold, code, emphasis] = match;
    parts.push(plain(text.slice(from, match.index)));
    from = match.index + image.length;
    if (picture) parts.push(html`<img src=${picture} alt=${alt} width="240">`);
    else if (link !== undefined) parts.push(plain(link));
    else if (bold !== undefined) parts.push(html`<strong>${plain(bold)}</strong>`);
    else if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else parts.push(html`<em>${plain(emphasis)}</em>`);
  }
  return [...parts, plain(text.slice(from))];
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"' };
const plain = (text: string) =>
  text
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
