/** Cards and features with the number of an inherited one: what they replace, and how the hands change. */
import { type CardNode, type FeatureNode, insertion, type SourceFix } from '../../grammar/index.ts';
import {
  type CardProgram,
  cardLabel,
  type FeatureProgram,
  handsOf,
  isFeature,
  type SetProgram,
} from '../../program/index.ts';
import type { CardInSet, FeatureInSet } from '../report/in-set.ts';
import type { Report } from '../report/report.ts';

/** A card or feature of the set and the inherited one it replaces. */
export interface Replacement {
  own: CardInSet | FeatureInSet;
  /** With the id of the set that declares it. */
  old: { program: CardProgram | FeatureProgram; set: string };
  /** The names of the hands that only one of the two is in, or both, but with different `active` marks. */
  changed: string[];
}

type Membership = CardProgram['hands'][number];

/** What the cards and features of a set replace, in the given order. Those with errors replace nothing. */
export function replacements(
  own: readonly (CardInSet | FeatureInSet)[],
  base: readonly SetProgram[],
): Replacement[] {
  const inherited = new Map(
    base.flatMap(({ id, cards, features }) =>
      [...cards, ...features].map((program) => [program.number, { program, set: id }]),
    ),
  );
  return own.flatMap((one) => {
    const old = one.program && inherited.get(one.program.number);
    if (!old || !one.program) return [];
    inherited.delete(old.program.number);
    return [{ own: one, old, changed: changedHands(handsOf(old.program), handsOf(one.program)) }];
  });
}

function changedHands(old: readonly Membership[], now: readonly Membership[]): string[] {
  const isIn = (hands: readonly Membership[], { name, active }: Membership) =>
    hands.some((one) => one.name === name && one.active === active);
  const changed = [...old.filter((hand) => !isIn(now, hand)), ...now.filter((hand) => !isIn(old, hand))];
  return changed.map(({ name }) => name);
}

/** Warns of each replacement, naming what is replaced and its hands (ECO705). */
export function warnOfReplaced(replaced: readonly Replacement[]): void {
  for (const { own, old } of replaced) {
    const { node, report, program } = own;
    // The author wrote `replaces`, so the replacement is intended.
    if (!node.number || !program || node.replaces) continue;
    const hands = handsOf(old.program).map(({ name }) => name);
    const inHands = hands.length > 0 ? ` (${hands.length === 1 ? 'hand' : 'hands'} ${hands.join(', ')})` : '';
    const values = { what: nameOf(program), replaced: `${nameOf(old.program)} of ${old.set}${inHands}` };
    report.add('ECO705', node.number, values, { fixes: fixesAddingReplaces(node, report) });
  }
}

const nameOf = (program: CardProgram | FeatureProgram): string =>
  `${isFeature(program) ? 'feature' : 'card'} ${cardLabel(program)}`;

/** Writes `replaces` after the deck. */
function fixesAddingReplaces({ number, to }: CardNode | FeatureNode, report: Report): SourceFix[] {
  if (!number) return [];
  const behind = report.textOf({ from: number.to, to: Math.min(to, number.to + LONGEST_DECK) });
  const [deck] = /^\s+[a-z]+/.exec(behind) ?? [];
  return deck === undefined ? [] : [insertion(number.to + deck.length, ' replaces')];
}

/** Longer than any deck name with the whitespace before it. */
const LONGEST_DECK = 100;
