/** What is remarkable in a run, as sentences for card designers. */

import { cardItems, handItems } from '../ladder/items.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { ladderRemarks } from '../ladder/remarks.ts';
import type { Counted } from '../run/context.ts';
import * as cards from './card-remarks.ts';
import * as endings from './endings.ts';
import * as hands from './hands.ts';
import { namesOf } from './labels.ts';
import * as pairs from './pairs.ts';
import * as price from './price.ts';
import { type Findings, findingsOf, type Tally } from './registry.ts';
import type { Facts, RemarkText, SpokenNames } from './sentence.ts';
import * as steps from './steps.ts';
import * as supplies from './supplies.ts';
import * as wins from './wins.ts';

/** A sentence, and the kind of figure it is about. */
export interface Remark extends RemarkText {
  about: keyof typeof REMARKS;
}

/** @property ladder the same deals at several strengths; if given, cards and hands are judged by these instead of the run alone */
interface RunFacts extends Facts<Tally, Findings> {
  ladder: Ladder | null;
}

/**
 * The sentences about each kind of figure, in output order: a warning about few games; cards that are too strong or too weak, the
 * furthest from fair first; hands; cards that stay in hand; by number, cards never seen, cards never used, and steps that never
 * ran and why; then the rest.
 */
const REMARKS = {
  games: endings.limitRemarks,
  cards: (facts: RunFacts) => [
    ...(facts.ladder
      ? ladderRemarks(facts.ladder, cardItems(facts.ladder, facts.names.card), 'card')
      : cards.strengthRemarks(facts)),
    ...cards.namedHandRemarks(facts),
  ],
  hands: (facts: RunFacts) => {
    const { ladder, findings, names, run } = facts;
    if (!ladder) return hands.remarks(facts);
    const play = new Map(findings.hands.map((one) => [names.hand(one.name), hands.handPlays(facts, one)]));
    const items = handItems(ladder, 1 / run.options.players, names.hand);
    return ladderRemarks(ladder, items, 'hand', (name) => play.get(name) ?? '');
  },
  dead: cards.deadRemarks,
  idle: steps.idleRemarks,
  steps: steps.remarks,
  prices: price.remarks,
  pairs: pairs.remarks,
  seats: wins.remarks,
  circles: cards.circleRemarks,
  stopped: endings.stoppedRemarks,
  supplies: supplies.remarks,
} satisfies Record<string, (facts: RunFacts) => (string | RemarkText)[]>;

/** What is remarkable in a run, as sentences. */
export const remarksOf = (
  run: Counted<Tally>,
  ladder: Ladder | null = null,
  findings: Findings = findingsOf(run),
): string[] => remarksByKind(run, {}, findings, ladder).map(({ text }) => text);

/**
 * The same sentences, each with its subject.
 * @param names by default the labels of cards and hands
 * @param ladder if given, cards and hands are named only where its two strongest bots agree
 */
export function remarksByKind(
  run: Counted<Tally>,
  names: Partial<SpokenNames> = {},
  findings: Findings = findingsOf(run),
  ladder: Ladder | null = null,
): Remark[] {
  const facts: RunFacts = { run, findings, names: { ...namesOf(run.tables), ...names }, ladder };
  // If no game was counted, the only remark is that all of them failed.
  const kinds: readonly Remark['about'][] =
    run.tally.games === 0 ? ['stopped'] : (Object.keys(REMARKS) as Remark['about'][]);
  return kinds.flatMap((about) =>
    REMARKS[about](facts).map((said) => ({ about, ...(typeof said === 'string' ? { text: said } : said) })),
  );
}
