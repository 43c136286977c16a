/** Prints data as a TypeScript literal: short values on one line, keys unquoted where possible. */

/** The longest text that stays on one line. */
const WIDTH = 100;

/** The literal for plain data; `indent` is the indentation of the line it starts on. */
export function literalText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = (inner: string) =>
    isList
      ? value.map((item) => literalText(item, inner))
      : Object.entries(value).map(([key, part]) => `${keyText(key)}: ${literalText(part, inner)}`);
  const [open, close] = isList ? '[]' : ['{ ', ' }'];
  const flat = parts('');
  const line = flat.length === 0 ? (isList ? '[]' : '{}') : `${open}${flat.join(', ')}${close}`;
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line;
  const inner = `${indent}  `;
  if (isList && value.every((item) => typeof item !== 'object')) return `[\n${filled(flat, inner)}${indent}]`;
  const rows = parts(inner).map((part) => `${inner}${part},\n`);
  return `${open.trim()}\n${rows.join('')}${indent}${close.trim()}`;
}

function keyText(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}

/** Short items one after another, as many as fit on a line. */
function filled(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length < WIDTH) lines.push(`${lines.pop()} ${item},`);
    else lines.push(`${indent}${item},`);
  }
  return lines.map((line) => `${line}\n`).join('');
}
