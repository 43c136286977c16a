/** Hostile texts: bytes, tokens, splices of cards, and repetitions of one or two tokens. */
import fc from 'fast-check';
import { withEdits } from '../../grammar/index.ts';
import { lex } from '../../grammar/tokens/lex.ts';
import { KEYWORDS } from '../../grammar/tokens/tokens.ts';

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

/** A text; of a repetition also the text with twice as many. */
export interface HostileText {
  text: string;
  twice?: string;
}

const token = fc.constantFrom(...TOKENS);
const gap = fc.constantFrom(' ', '\n', '');
const around = fc.constantFrom(...AROUND);
/** A place in a text, as a fraction of its length. Most numbers of `fc.double` would be close to 0. */
const place = fc.nat(999_999).map((part) => part / 1_000_000);

/** Random bytes decoded as UTF-8, half of the texts ASCII; invalid bytes become replacement characters. */
const bytes = fc
  .constantFrom(127, 255)
  .chain((max) => fc.array(fc.nat(max), { minLength: 1, maxLength: 400 }))
  .map((codes) => new TextDecoder('utf-8').decode(Uint8Array.from(codes)));

const tokens = fc
  .tuple(fc.oneof(fc.constant(AROUND[0]), around), fc.array(token, { minLength: 1, maxLength: 80 }), gap)
  .map(([[before, after], some, between]) => before + some.join(between) + after);

const pattern = fc
  .tuple(around, fc.array(token, { minLength: 1, maxLength: 2 }), gap, fc.integer({ min: 100, max: 299 }))
  .map(([[before, after], some, between, times]): HostileText => {
    const unit = some.map((one) => one + between).join('');
    return {
      text: before + unit.repeat(times) + after,
      twice: before + unit.repeat(2 * times) + after,
    };
  });

const wordsOf = (text: string) =>
  lex(text).tokens.map(({ startOffset: from, image }) => ({ from, to: from + image.length }));

const COMMENTS = [' # c\n', '\n# c\n', '\n  # c\n', '\n\n    # c\n\n', ' #1\n#2\n \n  # 3\n'];

/** Up to three valid texts, with something else between some of their words. */
const spaced = (corpus: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.array(corpus, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(place, fc.constantFrom(' ', '\n', '\n\n\n', '\t', ...COMMENTS)), { maxLength: 6 }),
    )
    .map(([texts, gaps]) => {
      const text = texts.join('\n');
      const words = wordsOf(text);
      const between = new Map(gaps.map(([at, by]) => [Math.floor(at * words.length), by]));
      const edits = [...between].map(([i, by]) => ({
        from: words[i].to,
        to: words[i + 1]?.from ?? text.length,
        text: by,
      }));
      return withEdits(text, edits);
    });

/** Pieces of up to three valid texts in a row, then with parts left out, doubled or replaced. */
const changed = (corpus: fc.Arbitrary<string>) => {
  const cut = fc.option(place, { freq: 2 });
  const piece = fc.tuple(corpus, cut, cut).map(([text, from, to]) => {
    const words = wordsOf(text);
    const at = (part: number) => words[Math.floor(part * words.length)];
    return text.slice(from === null ? 0 : at(from).from, to === null ? text.length : at(to).to);
  });
  const change = fc.record({
    at: place,
    length: fc.nat(29),
    by: fc.oneof(
      fc.constantFrom('', ' ', '\n', 'twice', ...COMMENTS),
      token.map((one) => ` ${one} `),
    ),
    isInserted: fc.boolean(),
  });
  return fc
    .tuple(
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('\n', ' ', '', '\n\n'),
      fc.array(change, { maxLength: 5 }),
    )
    .map(([pieces, between, changes]) =>
      changes.reduce((text, { at, length, by, isInserted }) => {
        const from = Math.floor(at * text.length);
        const part = text.slice(from, from + length);
        const put = by === 'twice' ? part + part : by;
        return text.slice(0, from) + put + text.slice(isInserted ? from : from + length);
      }, pieces.join(between)),
    );
};

/** Hostile texts of every kind. @param valid texts to cut pieces from */
export function hostileTexts(valid: readonly string[]): fc.Arbitrary<HostileText> {
  const corpus = fc.constantFrom(...valid);
  const plain = fc.oneof(bytes, tokens, fc.oneof(spaced(corpus), changed(corpus)));
  return fc.oneof({ weight: 3, arbitrary: plain.map((text) => ({ text })) }, pattern);
}
