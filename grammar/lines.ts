/** The lines of a text. Each ends with `\n`, `\r\n` or `\r`, as in editors. */

const LONE_RETURN = /\r(?!\n)/;

/** Where the lines of a text begin, the first at 0. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  // Only texts of old systems end lines otherwise.
  const plain = LONE_RETURN.test(text) ? withPlainReturns(text) : text;
  for (let at = plain.indexOf('\n'); at >= 0; at = plain.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** A text of the same length in which `\n` ends each line, also after `\r`. */
export function withPlainReturns(text: string): string {
  return text.replaceAll(/\r(?!\n)/g, '\n');
}
