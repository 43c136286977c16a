/** ECO101 to ECO119: syntax errors and malformed text. */
import {
  andList,
  CLAUSE_WORDS,
  DECLARATION_WORDS,
  FEATURE_CLAUSE_WORDS,
  LINE_WORDS,
  orList,
  SETTING_WORDS,
  STEP_WORDS,
} from '../../grammar/tokens/index.ts';
import { card, entry, inCard, inHead } from './entry.ts';

/** Words of the language, each in backquotes. */
const marked = (words: readonly string[]): string[] => words.map((word) => `\`${word}\``);

export const TEXT = {
  ECO101: entry({
    message: 'unexpected character `{text}`',
    hint: 'put it in quotes or in a comment, or remove it',
    explanation:
      'Cards are written with lower-case words, whole numbers, texts in double quotes and the signs `{ } ; , = + #`. Anything else belongs in quotes or in a comment.',
    ...inCard('gain 1vp §', 'gain 1vp'),
  }),
  ECO102: entry({
    message: 'this text has no closing quote',
    hint: 'add `"` at the end of the text',
    explanation: 'A text begins and ends with a double quote on the same line.',
    wrong: 'card 900 brown "Small\n  leaves 2\n  energy sun\n{ gain 1vp }',
    mended: 'card 900 brown "Small"\n  leaves 2\n  energy sun\n{ gain 1vp }',
  }),
  ECO103: entry({
    message: 'this `{` is never closed',
    hint: 'add a `}` where its steps end',
    explanation:
      'Every `{` needs its `}`. The next card, or a line that is indented less, shows where one is missing.',
    wrong: 'card 900 brown leaves 2 energy sun { gain 1vp',
    mended: 'card 900 brown leaves 2 energy sun { gain 1vp }',
  }),
  ECO104: entry({
    message: 'this `}` closes nothing',
    hint: 'remove it, or add the `{` it belongs to',
    explanation: 'There is one `}` too many here, or a `{` is missing before it.',
    wrong: `${card('gain 1vp')}\n}`,
    mended: card('gain 1vp'),
  }),
  ECO105: entry({
    message: 'expected {expected}, but found {found}',
    explanation: 'Something else belongs here: a certain word, or the name of something.',
    ...inCard('place grassland on', 'place lion on a grassland'),
  }),
  ECO106: entry({
    message: 'expected {expected}, but found {found}',
    hint: 'write the number in digits, as in `2`',
    explanation: 'A whole number in digits belongs here.',
    ...inHead('leaves two energy sun', 'leaves 2 energy sun'),
  }),
  ECO107: entry({
    message: 'a `;` is missing between two steps',
    hint: 'put a `;` at the end of the step',
    explanation: 'Steps are separated by `;`, even at the end of a line. After the last step it is optional.',
    ...inCard('gain 1vp\n  gain 1 sun', 'gain 1vp;\n  gain 1 sun'),
  }),
  ECO108: entry({
    message: '`{clause}` appears twice',
    hint: 'remove one of the two',
    explanation:
      'Each clause may appear once. Only `hand` may appear twice, for a footprint hand and a leaf hand.',
    ...inHead('leaves 2 leaves 3 energy sun', 'leaves 2 energy sun'),
  }),
  ECO109: entry({
    message: '{what} has no `{clause}`',
    hint: 'add it before the `{`',
    explanation:
      'Every card needs `leaves` (how often it can be used) and `energy` (which cubes it takes), every feature a `pattern`.',
    ...inHead('energy sun', 'energy sun\n  leaves 2'),
  }),
  ECO110: entry({
    message: 'nested too deeply: at most {deepest} blocks can be inside each other',
    hint: 'write the steps one after the other, or split it into two cards',
    explanation:
      'Braces nested this deeply cannot be read on a card. Steps written one after the other usually do the same.',
    ...inCard(`${'may { '.repeat(41)}place lion${' }'.repeat(41)}`, 'may { place lion }'),
  }),
  ECO111: entry({
    message: '{found} does not fit here',
    hint: 'the step or line is complete before it: perhaps a word is misspelt, or a `;` is missing',
    explanation:
      'The step or line is already complete before this word. A word may be misspelt, or a `;` is missing before the next step.',
    wrong: card('place grassland; gain 1vp pr adjacent grassland'),
    mended: card('place grassland; gain 1vp per adjacent grassland'),
  }),
  ECO112: entry({
    message: 'expected a declaration such as `card` or `scenario`, but found {found}',
    explanation: `A file is a sequence of declarations: ${andList(marked(DECLARATION_WORDS))}.`,
    wrong: `crad 900 brown leaves 2 energy sun { gain 1vp }`,
    mended: `card 900 brown leaves 2 energy sun { gain 1vp }`,
  }),
  ECO113: entry({
    message: 'no step begins with {found}',
    hint: 'a step begins with a word such as `gain`, `place`, `move` or `may`',
    explanation: `A step begins with ${orList(marked(STEP_WORDS))}.`,
    ...inCard('gian 1vp', 'gain 1vp'),
  }),
  ECO114: entry({
    message: 'expected {expected}, but found {found}',
    hint: 'write it in quotes, as in `"Lions"`',
    explanation: 'Titles, notes, sources and the rows of a sketch are texts in double quotes.',
    ...inHead('leaves 2 energy sun note small', 'leaves 2 energy sun note "small"'),
  }),
  ECO115: entry({
    message: 'this number is too large: the largest is {largest}',
    explanation: 'Nothing in the game needs so large a number, so it is probably a typing error.',
    ...inCard('gain 100000vp', 'gain 10vp'),
  }),
  ECO116: entry({
    message: '`{name}` cannot name {what}: {why}',
    explanation:
      'Names are lower-case words with inner hyphens, like `nile-crocodile`. Keywords, like `per`, and built-in words, like `mountain`, already have a meaning.',
    wrong: 'animal mountain x3 on grassland',
    mended: 'animal mountain-goat x3 on grassland',
  }),
  ECO117: entry({
    message: '{found} is not {expected}',
    explanation: `The settings of a set are ${andList(marked(SETTING_WORDS))}. The clauses of a card are ${andList(marked(CLAUSE_WORDS))}, those of a feature ${andList(marked(FEATURE_CLAUSE_WORDS))}. The triggers of a feature begin with \`on play\`, \`at end\` or \`when\`, the lines of a scenario with ${orList(marked(LINE_WORDS))}.`,
    ...inHead('leaves 2 energy sun price 3', 'leaves 2 energy sun'),
  }),
  ECO118: entry({
    message: 'this is said in words{but}',
    hint: 'say it in other words, or leave it to people: `by hand "…"`',
    explanation:
      'The card language says the same in fewer words, without capitals, and with a `;` between two steps. Where sentences can be read, the fixes have all that they can mean; where not, the first word that does not fit is marked, and a fix leaves the sentences to people, `by hand`.',
    wrong: card('Place a lion. Gain 2 points for each adjacent animal.'),
    mended: card('place lion; gain 2vp per adjacent animal'),
  }),
};
