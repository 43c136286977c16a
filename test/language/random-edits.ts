/**
 * Random edits of card files: insertions, deletions, moves and pasted halves of cards, with unusual line ends and
 * characters.
 */
import fc from 'fast-check';

/** The files of a set before the first edit. */
export const BEGINNING: Readonly<Record<string, string>> = {
  '/cards/set.eco': `set mine "Mine" extends first-continent
animal hare plural hares x4 on desert
hand moor leaf "Moor"
`,
  '/cards/cards.eco': `# Cards 🌊
card 900 brown "Hop"
  leaves 1
  energy water
{
  place hare on a desert;
  may { place water as pond; gain 1vp per hare adjacent to pond; };
}
card 901 blue "Stay" leaves 2 energy sun hand moor { gain 2vp per lion at most 6; }
`,
  '/cards/more/scenarios.eco': `scenario "it hops" {
  board " d "
  do card 900;
  choose a;
  expect 1vp;
}
`,
  '/other/alone.eco': 'card 902 brown "Alone" leaves 1 energy sun { place lyon; gain 1vp }\r\n',
};

const PIECES = [
  ...[' ', '\n', '\r\n', '\r', '{', '}', ';', '"', '#', '🦁', '\ud83e', '\udd81', 'é'],
  ...['lion', '42', 'card ', 'gain 1vp per '],
  'card 900 brown "Hop"\r\n  leaves 1\r\n  energy sun\r\n{\r\n  place',
  ' hare; gain 1vp }\n',
  'set other "Other"\n',
  'set mine "Mine" extends other\n',
  'animal hare x2 on water\n',
  'scenario "x" { layout standard\n do card 901; expect 2vp }\n',
];

/** An edit that replaces a part of a text; positions and lengths are fractions of the text's length. */
export interface RandomEdit {
  file: string;
  from: number;
  length: number;
  /** The new text, or the part of the text itself to copy. */
  put: string | { from: number; to: number };
}

/** A place in a text, as a fraction of its length. Most numbers of `fc.double` would be close to 0. */
export const part = fc.nat(1_000_000).map((place) => place / 1_000_000);

/** An edit of one of these files. */
export const randomEdit = (files: readonly string[]): fc.Arbitrary<RandomEdit> =>
  fc.record({
    file: fc.constantFrom(...files),
    from: part,
    length: fc.oneof(
      { weight: 5, arbitrary: fc.constant(0) },
      { weight: 4, arbitrary: part.map((length) => length / 20) },
      part,
    ),
    put: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.record({ from: part, to: part }) },
    ),
  });

/** The longest text that edits may produce; pasted halves would double it again and again. */
const LONGEST = 4000;

/** Resolves an edit to offsets in a text and the new text. */
export function editOf(
  text: string,
  { from, length, put }: RandomEdit,
): { from: number; to: number; text: string } {
  const start = Math.floor(from * text.length);
  const end = Math.min(text.length, start + Math.floor(length * text.length));
  const pasted =
    typeof put === 'string'
      ? put
      : text.slice(
          Math.floor(Math.min(put.from, put.to) * text.length),
          Math.floor(Math.max(put.from, put.to) * text.length),
        );
  return { from: start, to: end, text: text.length + pasted.length > LONGEST ? '' : pasted };
}

export const replaced = (text: string, edit: { from: number; to: number; text: string }) =>
  text.slice(0, edit.from) + edit.text + text.slice(edit.to);
