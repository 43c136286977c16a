/** What is on a ground, as part of its name: `grassland with 2 animals and a forest`, `desert without mountains` (L30). */
import { ENGINE_THINGS, engineNoun, isGround, isToken } from '../program/index.ts';
import { compare } from './places/compare.ts';
import { nearest } from './recovery/nearest.ts';
import type { Lookahead } from './recovery/reading.ts';
import { all, field, list, maybeWhen, type Part, printed, record, ruleOf } from './syntax.ts';
import { name } from './tokens/token-values.ts';
import type { HeldNode, ThingNode } from './tree/conditions.ts';

const NOUNS = ENGINE_THINGS.flatMap((thing) => [thing, `${thing}s`]);
const GROUNDS = new Set(NOUNS.filter((word) => isGround(engineNoun(word) ?? '')));

const heldThings = list('things', name('tile-content', { article: true }), { separator: 'or', when: orHeld });
const howMany = field('compare', compare);
const held = ruleOf(
  'held',
  record<HeldNode>(
    all(
      printed(howMany, (node, words, write) => words.heldAmount(() => write(howMany, node))),
      heldThings,
    ),
  ),
);

/** `with a lion or cheetah and no forest`, `without mountains`; empty if the `with` belongs to the step (L31). */
export const holding: Part<Pick<ThingNode, 'held' | 'lacks'>> = all(
  maybeWhen(
    (reading) => isHolding(reading),
    all('with', list('held', held, { separator: 'and', when: andHolds })),
  ),
  maybeWhen(
    (reading) => !reading.is(-1, 'this') && reading.is(2, 'Article', 'Name') && seemsGround(reading, 0),
    all('without', field('lacks', record<{ things: HeldNode['things'] }>(all(heldThings)))),
  ),
);

const atGround = (reading: Lookahead, at: number) => GROUNDS.has(reading.peek(at).image);
/** Whether a token is a ground, or may be a misspelt one; how such a name is used becomes clear when names are bound. */
const seemsGround = (reading: Lookahead, at: number) =>
  atGround(reading, at) || (reading.is(at, 'Name') && nearest(reading.peek(at).image, GROUNDS).length > 0);
/** Whether a token can name something that is on a tile. */
const mayBeHeld = (reading: Lookahead, at: number) => reading.is(at, 'Name') && !atGround(reading, at);

/** `or a forest`, but not `or within 2 spaces …`. */
function orHeld(reading: Lookahead): boolean {
  const at = reading.is(2, 'Article') ? 3 : 2;
  return mayBeHeld(reading, at) && !(reading.is(at, 'within') && reading.is(at + 1, 'Number'));
}

/** The index of the token after a comparison that begins at `at`; 0 if none begins there. */
export function afterCompare(reading: Lookahead, at: number): number {
  if (reading.is(at, 'Number', 'Article', 'no')) return at + 1;
  if (reading.is(at, 'exactly') && reading.is(at + 1, 'Number')) return at + 2;
  const isBound = reading.is(at, 'at') && reading.is(at + 1, 'least', 'most');
  return isBound && reading.is(at + 2, 'Number') ? at + 3 : 0;
}

function andHolds(reading: Lookahead): boolean {
  const at = afterCompare(reading, 2);
  return at > 0 && mayBeHeld(reading, at);
}

/** Whether the `with` ahead belongs to the region before it, and not to a `replace` or `swap` (L31). */
export function isOwnWith(reading: Lookahead): boolean {
  if (!reading.is(1, 'with')) return false;
  const verb = verbBefore(reading, 1);
  return verb === undefined || hasWith(reading, verb, 1) || withFollows(reading, 2);
}

/** Whether the `with` at a token belongs to the ground before it. */
function isHolding(reading: Lookahead, at = 1): boolean {
  const thing = afterCompare(reading, at + 1);
  if (reading.is(at - 2, 'this') || thing === 0 || !reading.is(thing, 'Name', 'different')) return false;
  if (!seemsGround(reading, at - 1)) return false;
  const verb = verbBefore(reading, at);
  if (verb === undefined || hasWith(reading, verb, at)) return true;
  const mayBeAnimal = reading.is(at + 1, 'Article') && !isToken(engineNoun(reading.peek(thing).image) ?? '');
  const isSwapped = mayBeAnimal && isSwapOfAnimals(reading, verb, thing);
  return mayBeHeld(reading, thing) && withFollows(reading, thing) && !isSwapped;
}

const isEnd = (reading: Lookahead, at: number) =>
  reading.is(at, ';', '{', '}') || reading.peek(at).image === '';

/** The index of the `replace` or `swap` whose step a token belongs to; a name may be the same word. */
function verbBefore(reading: Lookahead, from: number): number | undefined {
  for (let at = from - 1; !isEnd(reading, at); at--) {
    const begins = isEnd(reading, at - 1) || reading.is(at - 1, 'may');
    if (begins && reading.is(at, 'replace', 'swap')) return at;
  }
  return undefined;
}

/** Whether the step already has its own `with` before a token. */
function hasWith(reading: Lookahead, verb: number, before: number): boolean {
  for (let at = verb + 1; at < before; at++) {
    if (reading.is(at, 'with') && !isHolding(reading, at)) return true;
  }
  return false;
}

/** Whether another `with` is left for the step itself; if not, the one before is the step's. */
function withFollows(reading: Lookahead, from: number): boolean {
  for (let at = from; !isEnd(reading, at); at++) if (reading.is(at, 'with')) return true;
  return false;
}

/** Whether the step is a swap that begins with an animal, which the `with` before `thing` belongs to. */
function isSwapOfAnimals(reading: Lookahead, verb: number, thing: number): boolean {
  const isAnother = reading.is(verb + 1, 'another') && reading.is(verb + 2, 'Name');
  const first = reading.is(verb + 1, 'Article') || isAnother ? verb + 2 : verb + 1;
  // Animals hold nothing: what is before another `with` is on the ground, as in `swap a desrt with a lion with a water`.
  let end = thing + 1;
  while (reading.is(end, 'Name', 'Article', 'Number', 'or', 'and', 'no')) end++;
  if (reading.is(end, 'with') && !seemsGround(reading, end - 1)) return false;
  return reading.is(verb, 'swap') && mayBeHeld(reading, first);
}
