/**
 * Generators of texts that slow down a careless compiler: many of one thing, one huge thing, many things that each refer to many
 * others. Some texts consist of errors, others have none.
 */

/** A kind of hostile text. */
export interface Pattern {
  name: string;
  /** A text of about this many characters. */
  text: (length: number) => string;
}

const CARD = 'card 1 brown leaves 2 energy sun\n{\n';
const BASE = 'set big "Big"\nelement sun x1\nelement wild x2 any\n';

/** Repeats `part` between a beginning and an end. */
const again =
  (part: string, before = '', after = '') =>
  (length: number): string =>
    before +
    part.repeat(Math.max(1, Math.round((length - before.length - after.length) / part.length))) +
    after;

/** Joins the parts for 0, 1, 2 … until the text is long enough. */
const counted =
  (part: (i: number) => string, before = '', after = '') =>
  (length: number): string => {
    const parts = [before];
    let left = length - before.length - after.length;
    for (let i = 0; left > 0; i++) {
      const next = part(i);
      parts.push(next);
      left -= next.length;
    }
    return parts.join('') + after;
  };

/** Two texts of half the length each. */
const halves = (first: (length: number) => string, second: (length: number) => string) => (length: number) =>
  first(length / 2) + second(length / 2);

/** A five-digit number, so that all parts of a pattern have the same length. */
const five = (i: number): string => String(i % 100_000).padStart(5, '0');
/** A unique word for a number, since names need letters. */
const word = (i: number): string => `n${i.toString(36).padStart(5, '0')}`;

const animals = counted((i) => `animal ${word(i)} x1 on water\n`, BASE);
const elements = counted((i) => `element ${word(i)} x1\n`, BASE);
const hands = counted((i) => `hand ${word(i)} leaf "T"\n`, BASE);
const layouts = counted((i) => `layout ${word(i)} "w"\n`, BASE);
const card = (i: number, steps: string, head = 'leaves 2 energy sun') =>
  `card ${i % 99_999} brown ${head}\n{ ${steps} }\n`;
const scenario = (lines: string, board = 'board "g"') => `scenario "s"\n{\n${board}\n${lines}\n}\n`;

export const PATTERNS: readonly Pattern[] = [
  { name: 'blanks behind an unclosed quote', text: again(' ', 'card 1 brown "', 'x\n') },
  { name: 'an unclosed quote in every line', text: again('"      a      {   \n') },
  { name: 'carriage returns and unclosed quotes', text: again('"a\r') },
  { name: 'unknown characters', text: again('§') },
  { name: 'an unknown character in every line', text: again('§ gian 1vp;\n', CARD, '}') },
  { name: 'unknown characters in one line', text: again('§ gian 1vp;', CARD, '}') },
  { name: 'lone surrogates', text: again('\ud800 a') },
  { name: 'blanks', text: again(' \t') },
  { name: 'blank lines and carriage returns', text: again('\n \r ') },
  { name: 'comments', text: again('#\n') },
  { name: 'comments in a card', text: again('gain 1vp # c\n # d\n;', CARD, '}') },
  { name: 'one long comment', text: again('# ') },
  { name: 'one long word', text: again('a') },
  { name: 'hyphens', text: again('a-') },
  { name: 'underscores', text: again('_ ') },
  { name: 'one long number', text: again('9') },
  { name: 'large numbers', text: again('99999999 ', CARD, '}') },
  { name: 'semicolons', text: again(';') },
  { name: 'semicolons in a card', text: again(';', CARD, '}') },
  { name: 'commas in a card', text: again(',;', CARD, '}') },
  { name: 'opening braces', text: again('{') },
  { name: 'closing braces', text: again('}') },
  { name: 'blocks in blocks', text: (length) => again('may {')(length / 2) + again('}    ')(length / 2) },
  { name: 'ifs after ifs', text: again('if on the edge { } else ', CARD, '{ } }') },
  { name: 'an if without a block after every step', text: again('gain 1vp if a if ', CARD, '}') },
  {
    name: 'cards that lost a brace',
    text: counted(
      (i) => `card ${i % 99_999} brown leaves 2 energy sun { may { ${'gain 1vp; '.repeat(100)} }\n`,
    ),
  },
  {
    name: 'cards that lost an opening brace',
    text: counted(
      (i) => `card ${i % 99_999} brown leaves 2 energy sun { may ${'gain 1vp; '.repeat(100)} } }\n`,
    ),
  },
  {
    name: 'cards with unclosed titles',
    text: counted((i) => `card ${i % 99_999} brown "T\n  leaves 2\n{ gain 1vp }\n`),
  },
  { name: 'words that begin nothing', text: again('gian 1vp;\n', CARD, '}') },
  { name: 'missing semicolons', text: again('gain 1vp\n', CARD, '}') },
  { name: 'left-over words', text: again('gain 1vp pr sun;\n', CARD, '}') },
  { name: 'card without a number', text: again('card\n') },
  { name: 'the same card', text: again(card(1, 'gain 1vp')) },
  {
    name: 'cards with nothing wrong',
    text: counted((i) => card(i, `gain ${1 + (i % 9)}vp; place grassland`)),
  },
  { name: 'steps with nothing wrong', text: again('place lion; gain 1vp per adjacent water;\n', CARD, '}') },
  {
    name: 'a repeated clause',
    text: again('leaves 2 note "n"\n', 'card 1 brown energy sun\n', '{ gain 1vp }'),
  },
  {
    name: 'repeated hands',
    text: halves(
      hands,
      counted((i) => `hand ${word(i)}\n`, 'card 1 brown leaves 2 energy sun\n', '{ gain 1vp }'),
    ),
  },
  {
    name: 'repeated elements',
    text: halves(
      elements,
      counted((i) => `, ${word(i)}`, 'card 1 brown leaves 2 energy sun', '{ gain 1vp }'),
    ),
  },
  {
    name: 'unknown names near many declared ones',
    text: halves(
      animals,
      counted((i) => `place ${word(i)}x;\n`, CARD, '}'),
    ),
  },
  {
    name: 'unknown elements near many declared ones',
    text: halves(
      elements,
      counted((i) => `gain 1 ${word(i)}x;\n`, CARD, '}'),
    ),
  },
  {
    name: 'a long unknown word near a long name',
    text: (length) =>
      `${BASE}animal ${'a'.repeat(length / 2)} x1 on water\n${CARD}place ${'a'.repeat(length / 2 - 2)}b }`,
  },
  {
    name: 'long unknown words near a long name',
    text: halves(
      (length) => `${BASE}animal ${'a'.repeat(length)} plural as x1 on water\n`,
      again('gain 1vp per as habitat;\n', CARD, '}'),
    ),
  },
  {
    name: 'kept names that are misspelt',
    text: halves(
      counted((i) => `place water as ${word(i)};\n`, CARD),
      counted((i) => `place water adjacent to ${word(i)}x;\n`, '', '}'),
    ),
  },
  {
    name: 'kept names',
    text: halves(
      counted((i) => `place water as ${word(i)};\n`, CARD),
      counted((i) => `place water adjacent to ${word(i)};\n`, '', '}'),
    ),
  },
  {
    name: 'animals that live somewhere',
    text: halves(animals, again('place an animal of water on a mountain;\n', CARD, '}')),
  },
  {
    name: 'animals with plurals',
    text: counted((i) => `animal ${word(i)} plural ${word(i)}x x1 on water\n`, BASE),
  },
  {
    name: 'animals and the cards that place them',
    text: halves(
      animals,
      counted((i) => card(i, `place ${word(i)}`)),
    ),
  },
  {
    name: 'hands and the cards in them',
    text: halves(
      hands,
      counted((i) => card(i, 'gain 1vp', `leaves 2 energy sun hand ${word(i)}`)),
    ),
  },
  { name: 'set declarations', text: counted((i) => `set s${i} "S" extends s${i + 1}\n`) },
  { name: 'settings', text: counted((i) => `deal 1 brown, 1 blue, 1 active for ${five(i)} players\n`, BASE) },
  { name: 'supplies', text: again(', land 1', `${BASE}supply land 1`) },
  { name: 'homes', text: again(' or water', `${BASE}animal a x1 on water`) },
  {
    name: 'a huge sketch',
    text: halves(
      again('w w "\n" ', `${BASE}layout l " `, '"\n'),
      again('W W "\n" ', 'feature 1 brown "F"\n pattern "W ', '"\n{ on play { gain 1vp } }'),
    ),
  },
  { name: 'one long row', text: again('w ', `${BASE}layout l "`, '"') },
  { name: 'rows off the grid', text: again('"w w"\n"w w"\n', `${BASE}layout l `) },
  {
    name: 'letters in a sketch',
    text: counted(
      (i) => String.fromCodePoint(0x3400 + (i % 100_000)) + (i % 20 === 19 ? ' "\n" ' : ' '),
      'scenario "s"\n{ board " ',
      '"\n do { gain 1vp } }',
    ),
  },
  { name: 'digits in a sketch', text: again('1 2 ', 'scenario "s"\n{ board "', '" do { gain 1vp } }') },
  {
    name: 'a pattern far and wide',
    text: again(
      'W W W W "\n" W W W W "\n"',
      'feature 1 brown "F"\n pattern "',
      '"\n{ on play { gain 1vp } }',
    ),
  },
  {
    name: 'needs of a pattern',
    text: again(
      ' and at least 1 forest',
      'feature 1 brown "F"\n pattern "A" where a = grassland with 1 mountain',
      '\n{ on play { gain 1vp } }',
    ),
  },
  {
    name: 'legends',
    text: again(', a = desert', 'scenario "s"\n{ board "a" where a = desert', '\ndo { gain 1vp } }'),
  },
  {
    name: 'layouts and the scenarios on them',
    text: halves(
      layouts,
      counted((i) => scenario('do { gain 1vp }', `layout ${word(i)}`)),
    ),
  },
  {
    name: 'scenarios on one large layout',
    text: halves(
      again('w "\n" ', `${BASE}layout l " `, '"\n'),
      again(scenario('do { gain 1vp }', 'layout l')),
    ),
  },
  { name: 'scenarios with many animals', text: halves(animals, again(scenario('do { gain 1vp }'))) },
  {
    name: 'landscapes after other lines',
    text: halves(again('given 1 cubes;\n', 'scenario "s"\n{\n'), again('board "g"\n', '', '}')),
  },
  {
    name: 'choices of many places',
    text: again(', a', 'scenario "s"\n{ board "a" where a = desert; do { gain 1vp }; choose a', ' }'),
  },
  {
    name: 'unknown places',
    text: counted((i) => `choose ${word(i)} a;\n`, 'scenario "s"\n{ board "g"\n do { gain 1vp };\n', '}'),
  },
  {
    name: 'triggers without steps',
    text: again('when a lion is moved { };\n', 'feature 1 brown "F"\n pattern "W"\n{\n', '}'),
  },
  { name: 'effects that count what they never did', text: again('gain 1vp per placed water;\n', CARD, '}') },
  {
    name: 'effects that count what they did',
    text: again('gain 1vp per placed water;\n', CARD, 'place water }'),
  },
];
