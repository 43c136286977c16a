/**
 * Searches files piece by piece, in little memory however large they are: whether one declares a set, or holds a text.
 * What cannot be read holds nothing; whoever names a file learns why it cannot be read.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { LARGEST } from './read.ts';

/** Bytes read at a time. */
const PIECE = 2 ** 16;

/** What a file may declare: the set that is looked for, only others, or none. */
export type Declares = 'wanted' | 'other' | 'none';

/**
 * Looks for `set NAME` in a card file, outside comments and texts. Nothing is parsed: in a file with mistakes the words
 * may stand where they declare nothing, so the parser has the last word. A file that does declare the set is never missed.
 * @param id the name looked for
 */
export function scanForSet(file: string, id: string): Declares {
  const next = setFinder(id);
  let found: Declares = 'none';
  for (const piece of pieces(file)) {
    const here = next(piece);
    if (here === 'wanted') return here;
    if (here === 'other') found = here;
  }
  // The last word ends with the file.
  const last = next(LINE_END);
  return last === 'none' ? found : last;
}

/** Whether a file holds a text, given as its bytes. */
export function holdsText(file: string, text: string): boolean {
  const wanted = Buffer.from(text);
  let before: Buffer = Buffer.alloc(0);
  for (const piece of pieces(file)) {
    const here = Buffer.concat([before, piece]);
    if (here.includes(wanted)) return true;
    before = here.subarray(Math.max(0, here.length - wanted.length + 1));
  }
  return false;
}

/** The pieces of a file, each valid until the next one is asked for; of one too long to be read, only the first. */
function* pieces(file: string): Generator<Buffer> {
  let open: number | undefined;
  try {
    open = openSync(file, 'r');
    const piece = Buffer.alloc(PIECE);
    for (let read = 0; read <= LARGEST; ) {
      const size = readSync(open, piece);
      if (size === 0) return;
      yield piece.subarray(0, size);
      read += size;
    }
  } catch {
    // Gone meanwhile, or not for us.
  } finally {
    if (open !== undefined) closeSync(open);
  }
}

const code = (character: string): number => character.charCodeAt(0);
const LINE_END = Buffer.from('\n');
const [NEWLINE, RETURN, COMMENT, QUOTE, HYPHEN] = ['\n', '\r', '#', '"', '-'].map(code);

/** What a byte can be in a word, as the lexer reads names: how one begins, and how it goes on. */
const FIRST = new Uint8Array(256);
const LATER = new Uint8Array(256);
for (let byte = 0; byte < 128; byte++) {
  const character = String.fromCharCode(byte);
  FIRST[byte] = Number(/[A-Za-z]/.test(character));
  LATER[byte] = Number(/\w/.test(character));
}

/** A function that is given a file piece by piece and says which sets end in each. */
function setFinder(id: string): (piece: Buffer) => Declares {
  /** Longer words are told apart from the wanted one by what is kept of them. */
  const longest = Math.max(id.length, 'set'.length) + 1;
  let inside: 'code' | 'comment' | 'text' | 'word' = 'code';
  let word = '';
  /** A hyphen belongs to a word only if more of it follows. */
  let hyphen = false;
  let afterSet = false;
  return (piece) => {
    let found: Declares = 'none';
    for (const byte of piece) {
      const isLineEnd = byte === NEWLINE || byte === RETURN;
      if (inside === 'comment' || inside === 'text') {
        if (isLineEnd || (inside === 'text' && byte === QUOTE)) inside = 'code';
        continue;
      }
      if (inside === 'word') {
        if (LATER[byte]) {
          if (word.length < longest) word += (hyphen ? '-' : '') + String.fromCharCode(byte);
          hyphen = false;
          continue;
        }
        if (byte === HYPHEN && !hyphen) {
          hyphen = true;
          continue;
        }
        if (afterSet && word === id) return 'wanted';
        if (afterSet) found = 'other';
        afterSet = word === 'set';
        inside = 'code';
        hyphen = false;
      }
      if (FIRST[byte]) {
        inside = 'word';
        word = String.fromCharCode(byte);
      } else if (byte === COMMENT) inside = 'comment';
      else if (byte === QUOTE) {
        inside = 'text';
        afterSet = false;
      }
    }
    return found;
  };
}
