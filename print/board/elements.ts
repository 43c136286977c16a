/** SVG elements as text. */

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside an element or an attribute. */
export const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => ESCAPED[sign]);

/** An element with these attributes, which are escaped, and this inside, which is not. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inside: readonly string[] = [],
): string {
  const set = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escaped(`${value}`)}"`,
  );
  return inside.length === 0
    ? `<${name}${set.join('')}/>`
    : `<${name}${set.join('')}>${inside.join('')}</${name}>`;
}

/** A centred line of text. */
export function text(
  words: string,
  {
    x,
    y,
    size,
    weight,
    fill = '#2A231C',
    anchor = 'middle',
  }: { x: number; y: number; size: number; weight?: number; fill?: string; anchor?: 'start' | 'middle' },
): string {
  const attributes = { x, y, 'font-size': size, 'font-weight': weight, 'text-anchor': anchor, fill };
  return element('text', attributes, [escaped(words)]);
}
