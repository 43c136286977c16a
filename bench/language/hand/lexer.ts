/** A hand-written lexer: the first half of the parser that the project's parser is compared with. */

/** Inflected forms of words, and the form the grammar uses. */
const FORMS = new Map(
  Object.entries({
    habitats: 'habitat',
    communities: 'community',
    landmasses: 'landmass',
    spaces: 'space',
    option: 'options',
    cube: 'cubes',
    tiles: 'tile',
  }),
);

export type TokenKind = 'word' | 'number' | 'times' | 'text' | 'sign' | 'end';

export interface Token {
  kind: TokenKind;
  /** The source text. */
  image: string;
  /** The grammar's form of a word; otherwise the same as `image`. */
  key: string;
  from: number;
  to: number;
}

const [SPACE, QUOTE, HASH, DASH, NINE, ZERO, LOW] = [32, 34, 35, 45, 57, 48, 95];
const isDigit = (code: number) => code >= ZERO && code <= NINE;
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isInner = (code: number) => isLetter(code) || isDigit(code) || code === LOW;

/** Reads a text without errors. Comments are returned separately. */
export function handLex(text: string): { tokens: Token[]; comments: { from: number; to: number }[] } {
  const tokens: Token[] = [];
  const comments: { from: number; to: number }[] = [];
  const end = text.length;
  let at = 0;
  while (at < end) {
    const from = at;
    const code = text.charCodeAt(at);
    let kind: TokenKind = 'sign';
    if (code <= SPACE) {
      at++;
      continue;
    }
    if (code === HASH) {
      at = lineEnd(text, at);
      comments.push({ from, to: at });
      continue;
    }
    if (isLetter(code)) {
      kind = 'word';
      at = wordEnd(text, at);
      if (code === 120 && isTimes(text, from, at)) kind = 'times';
    } else if (isDigit(code)) {
      kind = 'number';
      while (isDigit(text.charCodeAt(at))) at++;
    } else if (code === QUOTE) {
      kind = 'text';
      at = text.indexOf('"', at + 1) + 1;
    } else at++;
    const image = text.slice(from, at);
    tokens.push({ kind, image, key: kind === 'word' ? (FORMS.get(image) ?? image) : image, from, to: at });
  }
  tokens.push({ kind: 'end', image: '', key: '', from: end, to: end });
  return { tokens, comments };
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function wordEnd(text: string, at: number): number {
  while (isInner(text.charCodeAt(at)) || (text.charCodeAt(at) === DASH && isInner(text.charCodeAt(at + 1))))
    at++;
  return at;
}

function isTimes(text: string, from: number, to: number): boolean {
  if (to - from < 2) return false;
  for (let at = from + 1; at < to; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}
