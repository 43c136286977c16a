/** Turns a clause of a card's printed text into a step of the language. */
import { OPERATIONS } from '../../program/index.ts';

/** How a step, or the introduction to steps, starts in rules text. */
export const STEP_START = `(?:${Object.values(OPERATIONS)
  .flatMap(({ begins }) => begins)
  .join('|')})\\b`;

/** Restores words of the set that print differently: `nile crocodiles` for `nile-crocodiles`. */
export type Rename = (text: string) => string;

/** A step without braces: "gain 1 point for each lion if this is on the edge of the landscape". */
export function stepFromClause(clause: string, rename: Rename): string {
  const [, body, condition] = /^(.*?)(?: if (.*))?$/.exec(clause)!;
  const [, doing, called] = /^(.*?)(?: \(call it “(.*)”\))?$/.exec(body)!;
  const name = called === undefined ? '' : ` as ${hyphened(called)}`;
  const tested = condition === undefined ? '' : ` if ${conditionOf(condition, rename)}`;
  return `${actionOf(doing, rename)}${name}${tested}`;
}

/** How a gain may end: ", at least 2 points, up to 5 of each in all". */
const LIMITS = '(?:, at least (\\d+)(?: points?| of each)?)?(?:, up to (\\d+).* in all)?$';
const GAINED = new RegExp(`^gain (.*?)(?: for ((?:each|every) .*?))?${LIMITS}`);
const CHOSEN = new RegExp(`^choose (.*), and gain that for ((?:each|every) .*?)${LIMITS}`);

function actionOf(text: string, rename: Rename): string {
  const gained = GAINED.exec(text) ?? CHOSEN.exec(text);
  if (gained) {
    const [, rewards, per, least, most] = gained;
    const counted = per === undefined ? '' : ` ${perOf(per, rename)}`;
    const limits = [least && ` at least ${least}`, most && ` at most ${most}`].filter(Boolean).join('');
    return `gain ${rewardsOf(rename(rewards))}${counted}${limits}`;
  }
  if (/^(?:pay|lose) /.test(text)) return ownedOf(text);
  const moved = text.replace(/up to (\d+) spaces(?: each)?/, '$1 spaces');
  return wordsOf(moved.replace(/^turn one of your cards/, 'rotate a card'), rename);
}

/** "each lion moved this way", "every 2 different kinds of animal". */
export function perOf(text: string, rename: Rename): string {
  return `per ${countOf(text.replace(/^(?:each|every) /, ''), rename)}`;
}

function countOf(text: string, rename: Rename): string {
  if (/^(?:\d+ )?(?:paid|lost) /.test(text)) return ownedOf(text);
  const done = /^((?:\d+ )?)(.*) (placed|moved|removed|replaced) this way(.*)$/.exec(text);
  if (done) {
    const [, many, things, deed, where] = done;
    const named = /^tiles? or tokens?$/.test(things) ? '' : ` ${things}`;
    return wordsOf(`${many}${deed}${named}${where}`, rename);
  }
  const things = /players? with /.test(text) ? ownedOf(text) : text;
  return wordsOf(things.replace(/different kinds? of /, 'different '), rename);
}

/** "1 point, a cube and 3 elements in any mix of sun, water and forest". */
function rewardsOf(text: string): string {
  // A number or an article starts a new reward; anything else continues the one before.
  const pieces = text.split(/(?:, | (and|or) )(?=\d|an? )/);
  const rewards = pieces.filter((_, i) => i % 2 === 0).map(rewardOf);
  return rewards.join(` ${pieces.findLast((_, i) => i % 2 === 1) ?? 'and'} `);
}

function rewardOf(text: string): string {
  const points = /^(\d+) points?$/.exec(text);
  if (points) return `${points[1]}vp`;
  const mix = /^(\d+) elements in any mix of (.*)$/.exec(text);
  const several = mix ?? /^(1) (.*(?:, | or ).*)$/.exec(text.replace(/ elements?$/, ''));
  if (several) return `${several[1]} of ${several[2].split(/, | and | or /).join(', ')}`;
  return text.replace(/ elements?$/, '');
}

const GROUP = '(?:largest|smallest) (?:(?! and | or )[^,])*';
const REGION = `(?:this (?:habitat|community|landmass|feature|tile)|an adjacent habitat|the (?:landscape|${GROUP}|habitat containing this feature))`;
const TEST_START = new RegExp(
  `^(?:this is|there (?:is|are)|you (?:have|do not have|placed|moved|removed|replaced|paid|lost|did)|${REGION} (?:has|does not have)) `,
);

/** "this is adjacent to a lion, a rhino or a fox and you have no free cubes". */
export function conditionOf(text: string, rename: Rename): string {
  const pieces = text.split(/(, | and | or )/);
  const tests = [pieces[0]];
  let join = '';
  for (let i = 1; i < pieces.length; i += 2) {
    if (TEST_START.test(pieces.slice(i + 1).join(''))) {
      tests.push(pieces[i + 1]);
      join = pieces[i];
    } else tests[tests.length - 1] += pieces[i] + pieces[i + 1];
  }
  return tests.map((test) => testOf(test, rename)).join(join);
}

/** Verbs in the present and the past. */
const DEEDS = Object.values(OPERATIONS).flatMap(({ begins: [verb], deed }) => (deed ? [[verb, deed]] : []));

function testOf(text: string, rename: Rename): string {
  let not = false;
  const turn = (wrong: RegExp, right: string) => (current: string) => {
    if (!wrong.test(current)) return current;
    not = !not;
    return current.replace(wrong, right);
  };
  const plainly = [
    turn(/^this is not /, 'this is '),
    turn(/^(there (?:is|are)) not /, '$1 '),
    ...DEEDS.map(([verb, done]) => turn(new RegExp(`^you did not ${verb} `), `you ${done} `)),
    turn(/ does not have /, ' has '),
    turn(/^you do not have /, 'you have '),
    turn(/\bfewer than (?=\d)/, 'at least '),
    turn(/\bmore than (?=\d)/, 'at most '),
  ].reduce((current, change) => change(current), text);
  const owned = /^you (?:have|paid|lost) /.test(plainly) ? ownedOf(plainly) : plainly;
  const condition = countOf(owned.replace(/^this is (?=adjacent|on )/, ''), rename);
  return `${not ? 'not ' : ''}${condition}`;
}

/** What players have: "3 free cubes", "no cards in hand", "1 point". */
export function ownedOf(text: string): string {
  return text
    .replace(/\bfree (?=cubes?)/, '')
    .replace(/(?<=cards?) in hand\b/, '')
    .replace(/(\d) points?\b/, '$1vp')
    .replace(/\bpoints?\b/, 'vp');
}

/** Converts things and places. */
export function wordsOf(text: string, rename: Rename): string {
  return rename(text)
    .replaceAll('on the edge of the landscape', 'on the edge')
    .replace(/\b(desert|grassland|water|land) tiles?\b/g, '$1')
    .replace(/\b(animals?) with an? (desert|grassland|water) tab\b/g, '$1 of $2')
    .replace(/“([^”]*)”/g, (_, name: string) => hyphened(name))
    .replace(/, (?=.*? (and|or) )/g, ' $1 ');
}

const hyphened = (name: string) => name.replaceAll(' ', '-');
