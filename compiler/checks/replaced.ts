/** Cards and features with the number of an inherited one: what they replace, and how the hands change. */
import { andList, type CardNode, type FeatureNode, insertion, type SourceFix } from '../../grammar/index.ts';
import {
  type CardProgram,
  cardLabel,
  type FeatureProgram,
  isFeature,
  type SetProgram,
} from '../../program/index.ts';
import type { CardInSet, FeatureInSet } from '../in-set.ts';
import type { Report } from '../report/report.ts';

/** A card or feature of the set and the inherited one it replaces. */
export interface Replacement {
  own: CardInSet | FeatureInSet;
  old: Inherited;
  /** Hands that only the old card is in, only the new one, or both, but with different `active` marks. */
  changed: { lost: Membership[]; gained: Membership[]; turned: Membership[] };
}

type Membership = CardProgram['hands'][number];

/** A card or feature, and the id of the set that declares it. */
interface Inherited {
  program: CardProgram | FeatureProgram;
  set: string;
}

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

const handsOf = (program: CardProgram | FeatureProgram): readonly Membership[] =>
  isFeature(program) ? [] : program.hands;

function changedHands(old: readonly Membership[], now: readonly Membership[]): Replacement['changed'] {
  const isIn = (hands: readonly Membership[], { name }: Membership) => hands.some((one) => one.name === name);
  return {
    lost: old.filter((hand) => !isIn(now, hand)),
    gained: now.filter((hand) => !isIn(old, hand)),
    turned: now.filter((hand) =>
      old.some(({ name, active }) => name === hand.name && active !== hand.active),
    ),
  };
}

/** Warns of each replacement, naming what is replaced and which hands change (ECO705). */
export function warnOfReplaced(replaced: readonly Replacement[]): void {
  for (const { own, old, changed } of replaced) {
    const { node, report, program } = own;
    // The author wrote `replaces`, so the replacement is intended.
    if (!node.number || !program || node.replaces) continue;
    const hands = handsOf(old.program).map(({ name }) => name);
    const inHands = hands.length > 0 ? ` (${hands.length === 1 ? 'hand' : 'hands'} ${hands.join(', ')})` : '';
    const values = { what: nameOf(program), replaced: `${nameOf(old.program)} of ${old.set}${inHands}` };
    const hint = hintOf(changed);
    const fixes = fixesAddingReplaces(node, report);
    report.add('ECO705', node.number, values, { ...(hint && { hint }), fixes });
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

/** Which hands change, and how to keep the card in the hands it would leave; undefined if none changes. */
function hintOf({ lost, gained, turned }: Replacement['changed']): string | undefined {
  const changes = [
    ...(lost.length > 0
      ? [`${namesOf(lost)} ${lost.length === 1 ? 'loses' : 'lose'} a card; ${clauses(lost)} keeps it`]
      : []),
    ...(gained.length > 0 ? [`${namesOf(gained)} ${gained.length === 1 ? 'gains' : 'gain'} a card`] : []),
    ...turned.map(({ name, active }) => `it is ${active ? 'now' : 'no longer'} active in the hand ${name}`),
  ];
  return changes.length > 0 ? changes.join('; ') : undefined;
}

const namesOf = (hands: readonly Membership[]) =>
  `the ${hands.length === 1 ? 'hand' : 'hands'} ${andList(hands.map(({ name }) => name))}`;

const clauses = (hands: readonly Membership[]) =>
  `\`${hands.map(({ name, active }) => `hand ${name}${active ? ' active' : ''}`).join(' ')}\``;
