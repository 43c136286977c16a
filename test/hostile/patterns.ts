/**
 * Generators of texts that slow down a careless compiler: many of one thing, one huge thing, many things that each refer to many
 * others. Some texts consist of errors, others have none.
 */

/** A text of about this many characters. */
type Pattern = (length: number) => string;

const CARD = 'card 1 brown leaves 2 energy sun\n{\n';
const SET = 'set big "Big"\nelement sun x1\nelement wild x2 any\n';
const FEATURE = 'feature 1 brown "F"\n pattern ';
const ON_PLAY = '\n{ on play { gain 1vp } }';
const SCENARIO = 'scenario "s"\n{ ';
const DO = ' do { gain 1vp }';

/** A part with another word for each `@` and another number for each `%`, all of the same length. */
const written = (part: string, i: number): string =>
  part.replaceAll('@', `n${i.toString(36).padStart(5, '0')}`).replaceAll('%', String(10_000 + (i % 90_000)));

/** Repeats a part between a beginning and an end. */
const many =
  (part: string, before = '', after = ''): Pattern =>
  (length) => {
    const times = Math.round((length - before.length - after.length) / written(part, 0).length);
    return before + Array.from({ length: Math.max(1, times) }, (_, i) => written(part, i)).join('') + after;
  };

/** Two texts of half the length each. */
const halves =
  (first: Pattern, second: Pattern): Pattern =>
  (length) =>
    first(length / 2) + second(length / 2);

const steps = (step: string): Pattern => many(`${step};\n`, CARD, '}');
const cards = (steps: string, head = 'leaves 2 energy sun'): Pattern =>
  many(`card % brown ${head}\n{ ${steps} }\n`);
const scenarios = (board = 'board "g"'): Pattern => many(`scenario "s"\n{\n${board}\n${DO}\n}\n`);
const animals = many('animal @ x1 on water\n', SET);
const elements = many('element @ x1\n', SET);
const hands = many('hand @ leaf "T"\n', SET);

export const HOSTILE_PATTERNS: Readonly<Record<string, Pattern>> = {
  'blanks behind an unclosed quote': many(' ', 'card 1 brown "', 'x\n'),
  'an unclosed quote in every line': many('"      a      {   \n'),
  'carriage returns and unclosed quotes': many('"a\r'),
  'unknown characters': many('§'),
  'an unknown character in every line': steps('§ gian 1vp'),
  'unknown characters in one line': many('§ gian 1vp;', CARD, '}'),
  'lone surrogates': many('\ud800 a'),
  blanks: many(' \t'),
  'blank lines and carriage returns': many('\n \r '),
  comments: many('#\n'),
  'comments in a card': many('gain 1vp # c\n # d\n;', CARD, '}'),
  'one long comment': many('# '),
  'one long word': many('a'),
  hyphens: many('a-'),
  underscores: many('_ '),
  'one long number': many('9'),
  'large numbers': many('99999999 ', CARD, '}'),
  semicolons: many(';'),
  'semicolons in a card': many(';', CARD, '}'),
  'commas in a card': many(',;', CARD, '}'),
  'opening braces': many('{'),
  'closing braces': many('}'),
  'blocks in blocks': halves(many('may {'), many('}    ')),
  'ifs after ifs': many('if on the edge { } else ', CARD, '{ } }'),
  'an if without a block after every step': many('gain 1vp if a if ', CARD, '}'),
  'cards that lost a brace': cards(`may { ${'gain 1vp; '.repeat(100)}`),
  'cards that lost an opening brace': cards(`may ${'gain 1vp; '.repeat(100)} }`),
  'cards with unclosed titles': many('card % brown "T\n  leaves 2\n{ gain 1vp }\n'),
  'words that begin nothing': steps('gian 1vp'),
  'missing semicolons': many('gain 1vp\n', CARD, '}'),
  'left-over words': steps('gain 1vp pr sun'),
  'card without a number': many('card\n'),
  'the same card': many('card 1 brown leaves 2 energy sun\n{ gain 1vp }\n'),
  'cards with nothing wrong': cards('gain %vp; place grassland'),
  'steps with nothing wrong': many('place lion; gain 1vp per adjacent water;\n', CARD, '}'),
  'a repeated clause': many('leaves 2 note "n"\n', 'card 1 brown energy sun\n', '{ gain 1vp }'),
  'repeated hands': halves(hands, many('hand @\n', 'card 1 brown leaves 2 energy sun\n', '{ gain 1vp }')),
  'repeated elements': halves(elements, many(', @', 'card 1 brown leaves 2 energy sun', '{ gain 1vp }')),
  'unknown names near many declared ones': halves(animals, steps('place @x')),
  'unknown elements near many declared ones': halves(elements, steps('gain 1 @x')),
  'a long unknown word near a long name': halves(
    many('a', `${SET}animal `, ' x1 on water\n'),
    many('a', `${CARD}place `, 'b }'),
  ),
  'long unknown words near a long name': halves(
    many('a', `${SET}animal `, ' plural as x1 on water\n'),
    steps('gain 1vp per as habitat'),
  ),
  'kept names that are misspelt': halves(
    many('place water as @;\n', CARD),
    many('place water adjacent to @x;\n', '', '}'),
  ),
  'kept names': halves(many('place water as @;\n', CARD), many('place water adjacent to @;\n', '', '}')),
  'animals that live somewhere': halves(animals, steps('place an animal of water on a mountain')),
  'animals with plurals': many('animal @ plural @x x1 on water\n', SET),
  'animals and the cards that place them': halves(animals, cards('place @')),
  'hands and the cards in them': halves(hands, cards('gain 1vp', 'leaves 2 energy sun hand @')),
  'set declarations': many('set @ "S" extends @x\n'),
  settings: many('deal 1 brown, 1 blue, 1 active for % players\n', SET),
  supplies: many(', land 1', `${SET}supply land 1`),
  homes: many(' or water', `${SET}animal a x1 on water`),
  'a huge sketch': halves(
    many('w w "\n" ', `${SET}layout l " `, '"\n'),
    many('W W "\n" ', `${FEATURE}"W `, `"${ON_PLAY}`),
  ),
  'one long row': many('w ', `${SET}layout l "`, '"'),
  'rows off the grid': many('"w w"\n"w w"\n', `${SET}layout l `),
  'letters in a sketch': (length) => {
    const letters = Array.from({ length: length / 2 }, (_, i) => String.fromCodePoint(0x3400 + i));
    const rows = letters.map((letter, i) => (i % 20 === 19 ? `${letter} "\n"` : letter));
    return `${SCENARIO}board " ${rows.join(' ')} "\n${DO} }`;
  },
  'digits in a sketch': many('1 2 ', `${SCENARIO}board "`, `"${DO} }`),
  'a pattern far and wide': many('W W W W "\n" W W W W "\n"', `${FEATURE}"`, `"${ON_PLAY}`),
  'needs of a pattern': many(
    ' and at least 1 forest',
    `${FEATURE}"A" where a = grassland with 1 mountain`,
    ON_PLAY,
  ),
  legends: many(', a = desert', `${SCENARIO}board "a" where a = desert`, `\n${DO} }`),
  'layouts and the scenarios on them': halves(many('layout @ "w"\n', SET), scenarios('layout @')),
  'scenarios on one large layout': halves(many('w "\n" ', `${SET}layout l " `, '"\n'), scenarios('layout l')),
  'scenarios with many animals': halves(animals, scenarios()),
  'landscapes after other lines': halves(many('given 1 cubes;\n', SCENARIO), many('board "g"\n', '', '}')),
  'choices of many places': many(', a', `${SCENARIO}board "a" where a = desert;${DO}; choose a`, ' }'),
  'unknown places': many('choose @ a;\n', `${SCENARIO}board "g"\n${DO};\n`, '}'),
  'triggers without steps': many('when a lion is moved { };\n', `${FEATURE}"W"\n{\n`, '}'),
  'effects that count what they never did': steps('gain 1vp per placed water'),
  'effects that count what they did': many('gain 1vp per placed water;\n', CARD, 'place water }'),
};
