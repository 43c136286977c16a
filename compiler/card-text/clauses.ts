/** Turns a clause of a card's printed text into a step of the language. */
import { OPERATIONS } from '../../program/index.ts';

/** How a step, or the introduction to steps, starts in rules text. */
export const STEP_START = `(?:${Object.values(OPERATIONS)
  .flatMap(({ begins }) => begins)
  .join('|')})\\b`;

/** What is printed, and what the language has in its place: applied in order. */
export type Rewrites = readonly (readonly [printed: RegExp, written: string])[];

export const rewrite = (text: string, rewrites: Rewrites): string =>
  rewrites.reduce((current, [printed, written]) => current.replace(printed, written), text);

/** What players have: "3 free cubes", "no cards in hand", "1 point". */
export const HOLDINGS: Rewrites = [
  [/\bfree (?=cubes?)/g, ''],
  [/(?<=cards?) in hand\b/g, ''],
  [/(\d) points?\b/g, '$1vp'],
  [/\bpoints?\b/g, 'vp'],
];

/** Things and places. */
const THINGS: Rewrites = [
  [/\b(desert|grassland|water|land) tiles?\b/g, '$1'],
  [/\b(animals?) with an? (desert|grassland|water) tab\b/g, '$1 of $2'],
  [/, (?=.*? (and|or) )/g, ' $1 '],
];

/** What a step does. */
const ACTIONS: Rewrites = [
  [/(?:by (?:up to )?|up to )(\d+ spaces?)(?: each)?/, '$1'],
  [/^turn one of your cards/, 'rotate a card'],
  [/^look at (\d+) cards, keep 1$/, 'gain a card of $1'],
  ...THINGS,
];

/** What is counted: "lions moved this way", "2 different kinds of animal". */
const COUNTS: Rewrites = [
  [/^((?:\d+ )?)tiles? or tokens? (placed|moved|removed|replaced) this way/, '$1$2'],
  [/^((?:\d+ )?)(.*) (placed|moved|removed|replaced) this way/, '$1$3 $2'],
  [/different kinds? of /, 'different '],
  ...THINGS,
];

const ABOUT_OWNED = /^(?:(?:\d+ )?(?:paid|lost)|pay|lose|you (?:have|paid|lost)) |players? with /;

/** A clause about what players have, in the words for it; any other clause as it is. */
const plainly = (text: string): string => (ABOUT_OWNED.test(text) ? rewrite(text, HOLDINGS) : text);

/** "each lion moved this way", "every 2 different kinds of animal". */
export const perText = (text: string): string => `per ${countOf(text.replace(/^(?:each|every) /, ''))}`;

const countOf = (text: string): string => rewrite(plainly(text), COUNTS);

/** Steps that can name what they act on. */
const NAMING = new RegExp(
  `^(?:${Object.values(OPERATIONS)
    .flatMap(({ setsThis, begins }) => (setsThis ? begins : []))
    .join('|')}) `,
);
/** In place of a name that may be needed. */
export const TO_NAME = '?';

/** A step without braces: "gain 1 point for each lion if this is on the edge". */
export function stepFromClause(clause: string): string {
  const whole = clause.replace(/^(look at \d+ cards)( if .*)(, keep 1)$/, '$1$3$2');
  const [, body, condition] = /^(.*?)(?: if (.*))?$/.exec(whole)!;
  const tested = condition === undefined ? '' : ` if ${conditionText(condition)}`;
  const action = actionOf(body);
  const name = NAMING.test(action) ? ` as ${TO_NAME}` : '';
  return `${action}${name}${tested}`;
}

/** How a gain may end: ", at least 2 points", ", at most 5 of each", ", 3 or 4 points", ", exactly 2". */
const LIMITS = '(?:, (at least |at most |exactly |(\\d+) (?:or|to) )(\\d+)(?: points?)?(?: of each)?)?$';
const GAIN = new RegExp(`^gain (.*?)(?: for ((?:each|every) .*?))?${LIMITS}`);
const CHOICE = new RegExp(`^choose (.*), and gain that for ((?:each|every) .*?)${LIMITS}`);

function actionOf(text: string): string {
  const gained = GAIN.exec(text) ?? CHOICE.exec(text);
  if (!gained) return rewrite(plainly(text), ACTIONS);
  const [, rewards, per, kind, least, amount] = gained;
  const counted = per && ` ${perText(per)}`;
  const isFloor = kind === 'at least ';
  const floor = isFloor || kind === 'exactly ' ? amount : least;
  const limits = [floor && ` at least ${floor}`, kind && !isFloor && ` at most ${amount}`];
  return ['gain ', rewardsOf(rewards), counted, ...limits.map((one) => one || '')].join('');
}

const REWARD: Rewrites = [
  [/^(\d+) points?$/, '$1vp'],
  [/(?: each)? chosen from (?=\d+$)/, ' of '],
  [/^(\d+) elements in any mix of /, '$1 of '],
  [/ elements?$/, ''],
  [/^1 (?=.*(?:, | or ))/, '1 of '],
];

/** "1 point, a cube and 3 elements in any mix of sun, water and forest". */
function rewardsOf(text: string): string {
  // A number or an article starts a new reward; anything else continues the one before.
  const pieces = text.split(/(?:, | (and|or) )(?=\d|an? )/);
  const rewards = pieces
    .filter((_, i) => i % 2 === 0)
    .map((piece) => rewrite(piece, REWARD).replaceAll(/(?<=^\d+ of .*) (?:and|or) /g, ', '));
  return rewards.join(` ${pieces.findLast((_, i) => i % 2 === 1) ?? 'and'} `);
}

const GROUP = '(?:largest|smallest) (?:(?! and | or )[^,])*';
const REGION = `(?:this (?:habitat|community|landmass|feature|tile)|an adjacent habitat|the (?:landscape|${GROUP}|habitat containing this feature))`;
const HAVING = 'have|do not have|drew|placed|moved|removed|replaced|paid|lost|did';
const TEST_START = new RegExp(
  `^(?:(?:this )?is|there (?:is|are)|(?:you )?(?:${HAVING})|${REGION} (?:has|does not have)) `,
);
/** Tests of the same subject have it once. */
const SUBJECTS: Rewrites = [
  [/^(?=is )/, 'this '],
  [new RegExp(`^(?=(?:${HAVING}) )`), 'you '],
];

/** "this is adjacent to a lion, a rhino or a fox and is on the edge". */
export function conditionText(text: string): string {
  const pieces = text.split(/(, | and | or )/);
  const tests = [pieces[0]];
  let join = '';
  for (let i = 1; i < pieces.length; i += 2) {
    if (TEST_START.test(pieces.slice(i + 1).join(''))) {
      tests.push(pieces[i + 1]);
      join = pieces[i];
    } else tests[tests.length - 1] += pieces[i] + pieces[i + 1];
  }
  return tests.map(testOf).join(join);
}

/** Verbs in the present and the past. */
const DEEDS = Object.values(OPERATIONS).flatMap(({ begins: [verb], deed }) => (deed ? [[verb, deed]] : []));

/** Tests that are the negation of another one. */
const NEGATIONS: Rewrites = [
  [/^this is not /, 'this is '],
  [/^(there (?:is|are)) not /, '$1 '],
  ...DEEDS.map(([verb, done]) => [new RegExp(`^you did not ${verb} `), `you ${done} `] as const),
  [/ does not have /, ' has '],
  [/^you do not have /, 'you have '],
  [/\bfewer than (?=\d)/, 'at least '],
  [/\bmore than (?=\d)/, 'at most '],
];

function testOf(test: string): string {
  const text = rewrite(test, SUBJECTS);
  const negations = NEGATIONS.filter(([printed]) => printed.test(text)).length;
  const plain = rewrite(text, NEGATIONS).replace(/^this is (?=adjacent|on )/, '');
  const condition = countOf(plain.replace(/ the (first|last) use of this card$/, ' its $1 use'));
  return negations % 2 === 1 ? `not ${condition}` : condition;
}
