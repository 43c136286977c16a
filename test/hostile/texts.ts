/** Hostile texts, reproducible by number: bytes, tokens, splices of cards, and repetitions of one or two tokens. */
import { lex } from '../../grammar/tokens/lex.ts';
import { KEYWORDS } from '../../grammar/tokens/tokens.ts';
import { chance } from '../diagnostics/breaking.ts';

/** A generator of integers from 0 to below a bound. */
type Random = (bound: number) => number;

const SIGNS = [
  ...'{};,=+#"§\\\'`$%&/()[]<>|~^°-_.:!?*@',
  '\n',
  '\r',
  '\r\n',
  '\t',
  ' ',
  '\u00a0',
  '\u2028',
  '\ufeff',
];
const ODD = ['\ud800', '\udfff', '\0', '\u0300', ...'🦁 ß x x3 x99999999 0 99999 100000 - a- --'.split(' ')];
const NAMES = 'lion lions okapi sun wild vp constructor __proto__ toString a W G d'.split(' ');
const TEXTS = ['"', '""', '"w"', '" w "', '"w w"', '"W G"', '"1 a"', '"a {', '"a ;  ', "'a'"];
const TOKENS = [...KEYWORDS, ...SIGNS, ...ODD, ...NAMES, ...TEXTS];

/** Surroundings for repeated patterns: the constructs of the language that read long lists. */
const AROUND: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['card 1 brown leaves 2 energy sun {', '}'],
  ['card 1 brown leaves 2 energy sun { place water; gain 1vp per ', '}'],
  ['card 1 brown leaves 2 energy sun { place lion if ', '}'],
  ['card 1 brown ', '{ gain 1vp }'],
  ['feature 1 brown "F" pattern "W" { ', '}'],
  ['feature 1 brown "F" pattern ', '{ on play { gain 1vp } }'],
  ['set s "S" ', ''],
  ['layout l ', ''],
  ['animal a x1 on ', ''],
  ['scenario "s" { board "a" where a = desert ', ' }'],
  ['scenario "s" { layout standard do { gain 1vp }; ', '}'],
  ['scenario "s" { board "', '" }'],
  ['# ', '\n'],
];

/** Valid texts to cut splices from. */
export type Corpus = readonly string[];

/** A text and its kind. */
export interface HostileText {
  kind: 'bytes' | 'tokens' | 'splice' | 'pattern';
  text: string;
  /** For a pattern: the text with twice as many repetitions. */
  twice?: string;
}

/** The text of a number. */
export function hostileText(seed: number, corpus: Corpus): HostileText {
  const random = chance(Math.imul(seed + 1, 0x9e3779b1));
  // The first numbers from adjacent seeds are similar.
  for (let drawn = 0; drawn < 20; drawn++) random(2);
  switch (seed % 4) {
    case 0:
      return { kind: 'bytes', text: bytes(random) };
    case 1:
      return { kind: 'tokens', text: tokens(random) };
    case 2:
      return { kind: 'splice', text: splice(random, corpus) };
    default:
      return pattern(random);
  }
}

const oneOf = <T>(random: Random, some: readonly T[]): T => some[random(some.length)];
const many = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: 1 + random(most) }, make);

/** Random bytes decoded as UTF-8, mostly ASCII; invalid bytes become replacement characters. */
function bytes(random: Random): string {
  const range = oneOf(random, [128, 256]);
  return new TextDecoder('utf-8').decode(Uint8Array.from(many(random, 400, () => random(range))));
}

function tokens(random: Random): string {
  const [before, after] = random(2) === 0 ? AROUND[0] : oneOf(random, AROUND);
  const gap = oneOf(random, [' ', '\n', '']);
  return before + many(random, 80, () => oneOf(random, TOKENS)).join(gap) + after;
}

/** Pieces of valid texts in a row: whole ones with blanks and comments between words, or cut and changed ones. */
function splice(random: Random, corpus: Corpus): string {
  if (random(2) === 0) return spaced(random, many(random, 3, () => oneOf(random, corpus)).join('\n'));
  const pieces = many(random, 3, () => {
    const text = oneOf(random, corpus);
    const words = wordsOf(text);
    const from = random(3) === 0 ? oneOf(random, words).from : 0;
    return text.slice(from, random(3) === 0 ? oneOf(random, words).to : text.length);
  });
  return changed(random, pieces.join(oneOf(random, ['\n', ' ', '', '\n\n'])));
}

function wordsOf(text: string): { from: number; to: number }[] {
  return lex(text).tokens.map(({ startOffset: from, image }) => ({ from, to: from + image.length }));
}

/** The same words with something else between some of them. */
function spaced(random: Random, text: string): string {
  const between = many(random, 6, () => random(text.length));
  return wordsOf(text)
    .map(({ from, to }, i, words) => {
      const next = words[i + 1]?.from ?? text.length;
      const gap = between.some((place) => place >= from && place < next);
      return (
        text.slice(from, to) +
        (gap ? oneOf(random, [' ', '\n', '\n\n\n', '\t', ...COMMENTS]) : text.slice(to, next))
      );
    })
    .join('');
}

/** A text with parts left out, doubled or replaced. */
function changed(random: Random, sound: string): string {
  let text = sound;
  for (let changes = random(6); changes > 0; changes--) {
    const at = random(text.length + 1);
    const to = Math.min(text.length, at + random(30));
    const by = oneOf(random, [
      '',
      ' ',
      '\n',
      text.slice(at, to).repeat(2),
      ` ${oneOf(random, TOKENS)} `,
      ...COMMENTS,
    ]);
    text = text.slice(0, at) + by + text.slice(random(2) === 0 ? at : to);
  }
  return text;
}

const COMMENTS = [' # c\n', '\n# c\n', '\n  # c\n', '\n\n    # c\n\n', ' #1\n#2\n \n  # 3\n'];

function pattern(random: Random): HostileText {
  const [before, after] = oneOf(random, AROUND);
  const gap = oneOf(random, [' ', '', '\n']);
  const unit = Array.from({ length: 1 + random(2) }, () => oneOf(random, TOKENS) + gap).join('');
  const times = 100 + random(200);
  return {
    kind: 'pattern',
    text: before + unit.repeat(times) + after,
    twice: before + unit.repeat(2 * times) + after,
  };
}
