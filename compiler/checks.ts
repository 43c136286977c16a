/** Checks that look at a whole set: its cards among each other, its hands, layouts and elements. */
import type { CardNode, FeatureNode } from '../grammar/tree/declarations.ts';
import type { Span } from '../grammar/tree/span.ts';
import type { CardProgram, FeatureProgram, HandWord, Vocabulary } from '../runtime/ops/program.ts';
import { firstWord, type Report } from './report.ts';
import type { ReadSet } from './sources.ts';
import { whyNoName } from './vocabulary.ts';

/** A card as it is written and, if nothing is wrong with it, its program. */
export interface CardInSet {
  node: CardNode;
  report: Report;
  program: CardProgram | undefined;
}

/** A feature as it is written and, if nothing is wrong with it, its program. */
export interface FeatureInSet {
  node: FeatureNode;
  report: Report;
  program: FeatureProgram | undefined;
}

/** A set about to be checked. */
export interface SetToCheck {
  set: ReadSet;
  /** The words of the whole chain. */
  words: Vocabulary;
  cards: readonly CardInSet[];
  features: readonly FeatureInSet[];
}

export function checkSet(checked: SetToCheck): void {
  checkNumbers(checked);
  checkElements(checked);
  checkCubes(checked);
  checkPlurals(checked);
  checkLayouts(checked);
  // A card that could not be read may be the one that is missed in a hand.
  if (checked.cards.every(({ program }) => program)) checkHands(checked);
}

/** Cards and features share their numbers; of two in one file the later is wrong. */
function checkNumbers({ set, cards, features }: SetToCheck): void {
  const firsts = new Map<number, { at: Span; report: Report }>();
  const inOrder = set.sources.flatMap((source) =>
    [...cards, ...features]
      .filter(({ report }) => report === source.report)
      .toSorted((a, b) => a.node.from - b.node.from),
  );
  for (const { node, report } of inOrder) {
    if (!node.number) continue;
    const number = node.number.value;
    const first = firsts.get(number);
    if (first) {
      const related = [first.report.relatedTo(first.at, 'the first stands here')];
      report.add('ECO401', node.number, { number: String(number) }, { related });
    } else {
      firsts.set(number, { at: node.number, report });
    }
  }
}

/** Of the elements a set declares and inherits, one must fit every spot: it ends the rounds (R3.6). */
function checkElements({ set, words }: SetToCheck): void {
  const [first] = set.declared.words.elements;
  if (!first || words.elements.some(({ any, count }) => any && count > 0)) return;
  const place = set.declared.places.get(`element ${first.name}`);
  place?.report.add('ECO506', place.at, {});
}

/** `cubes +6` adds to what an extended set has. */
function checkCubes({ set, words }: SetToCheck): void {
  const more = set.declared.set?.node.settings.find((setting) => setting.setting === 'cubes' && setting.more);
  if (!more || words.settings.cubes) return;
  set.declared.set?.report.add('ECO509', firstWord(more, more.setting), {
    why: 'there are no cubes these could be added to',
  });
}

/** A word for several of an animal is not already another's name, nor a word of the language. */
function checkPlurals({ set, words }: SetToCheck): void {
  for (const { items, report } of set.sources) {
    for (const item of items) {
      if (item.kind !== 'animal' || !item.name || !item.plural) continue;
      const { text: plural } = item.plural;
      const own = item.name.text;
      const taken = words.animals.find(
        (animal) => animal.name !== own && (animal.name === plural || animal.plural === plural),
      );
      const why = taken ? `the word means \`${taken.name}\`` : whyNoName(plural, 'animal');
      if (why) report.add('ECO116', item.plural, { name: plural, what: `several of \`${own}\``, why });
    }
  }
}

/** The tiles of every layout must be in the box: of its own layouts, and of inherited ones if it changes the box. */
function checkLayouts({ set, words }: SetToCheck): void {
  const { supply } = words.settings;
  if (!supply) return;
  const box = set.declared.set?.node.settings.find(({ setting }) => setting === 'supply');
  for (const layout of words.layouts) {
    const { name, tiles } = layout;
    const own = set.declared.places.get(`layout ${name}`);
    const place = own ?? (box && set.declared.set && { at: box, report: set.declared.set.report });
    const water = tiles.filter(({ terrain }) => terrain === 'water').length;
    for (const [thing, needed] of [['land', tiles.length - water] as const, ['water', water] as const]) {
      const there = supply[thing] ?? 0;
      if (needed <= there) continue;
      place?.report.add('ECO505', place.at, { name, thing, needed: String(needed), supply: String(there) });
    }
  }
}

/** Hands the set declares itself and has cards in are as large as the draft makes them (R2.3). */
function checkHands({ set, cards, words }: SetToCheck): void {
  for (const hand of set.declared.words.hands) {
    // What declares it badly may be no declaration at all, but a card's clause whose card is broken.
    if (set.declared.doubtful.has(hand.name)) continue;
    const inHand = cards.flatMap(({ program }) => {
      const membership = program?.hands.find(({ name }) => name === hand.name);
      return program && membership ? [{ deck: program.deck, active: membership.active }] : [];
    });
    if (inHand.length > 0) checkHand(hand, inHand, set, words);
  }
}

function checkHand(
  hand: HandWord,
  cards: readonly { deck: 'brown' | 'blue'; active: boolean }[],
  set: ReadSet,
  words: Vocabulary,
): void {
  const deal = words.settings.deal?.find(({ players }) => players === undefined);
  const needed = deal ?? { brown: 8, blue: 4, active: 3 };
  const brown = cards.filter(({ deck }) => deck === 'brown').length;
  const blue = cards.length - brown;
  const active = cards.filter((card) => card.active).length;
  if (brown === needed.brown && blue === needed.blue && active === needed.active) return;
  const place = set.declared.places.get(`hand ${hand.name}`);
  place?.report.add('ECO504', place.at, {
    name: hand.name,
    cards: sizes(brown, blue, active),
    needed: sizes(needed.brown, needed.blue, needed.active),
  });
}

function sizes(brown: number, blue: number, active: number): string {
  const total = brown + blue;
  return `${total} ${total === 1 ? 'card' : 'cards'} (${brown} brown, ${blue} blue, ${active} active)`;
}
