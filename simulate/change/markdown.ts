/** The effects of a change of cards, as Markdown for a pull request. */
import { cardLabel, markdownTable, markdownText, pluralize } from '../../program/messages/index.ts';
import { between, percent, signedNumber } from '../figures/labels.ts';
import type { CardChange } from './cards.ts';
import type { PlayedBoth } from './games.ts';
import { differingLines } from './lines.ts';
import type { ChangedOutcome } from './scenarios.ts';

/** The effects of a change. */
export interface ChangeEffect {
  scenarios: ChangedOutcome[];
  /** How many scenarios were played. */
  tried: number;
  /** Undefined if no card changed. */
  played: PlayedBoth | undefined;
}

/** The sections: cards, scenarios and games. */
export function changeMarkdown(since: string, changes: readonly CardChange[], effect: ChangeEffect): string {
  return [
    `## Changes since ${markdownText(since)}`,
    ...cardSection(changes),
    ...scenarioSection(effect),
    ...(effect.played ? gameSection(effect.played, changes) : []),
  ].join('\n\n');
}

function cardSection(changes: readonly CardChange[]): string[] {
  if (changes.length === 0) return ['No card changed.'];
  const rows = changes.flatMap(({ kind, differences, ...card }) =>
    kind === 'removed' || differences.length === 0
      ? [[markdownText(cardLabel(card)), kind, '', '']]
      : differences.map(({ what, old, new: now }, at) => {
          const { old: removed, new: added } = differingLines(linesOf(old), linesOf(now));
          return [
            at === 0 ? markdownText(cardLabel(card)) : '',
            `${kind === 'new' ? 'new, ' : ''}${what}`,
            cells(removed),
            cells(added),
          ];
        }),
  );
  return [
    `### ${pluralize(changes.length, 'card')}`,
    markdownTable(['Card', 'What', 'Before', 'After'], rows),
  ];
}

const linesOf = (text: string | undefined): string[] => (text ? text.split('\n') : []);

function scenarioSection({ scenarios, tried }: ChangeEffect): string[] {
  const heading = '### Scenarios';
  if (tried === 0) return [heading, 'There are no scenarios.'];
  if (scenarios.length === 0) return [heading, 'Every scenario has the same result as before.'];
  const rows = scenarios.map(({ title, file, line, before, after }) => [
    `${markdownText(title)} (${markdownText(file)}:${line})`,
    markdownText(before),
    markdownText(after),
  ]);
  return [heading, markdownTable(['Scenario', 'Before', 'After'], rows)];
}

function gameSection(
  { players, bots, target, compared, after, labels }: PlayedBoth,
  changes: readonly CardChange[],
): string[] {
  const { games } = after;
  const before = compared.figures;
  const share = ({ winShare, low, high }: { winShare: number; low: number; high: number }) =>
    `${percent(winShare)} % (${between({ low, high })})`;
  const lift = ({ winLift, low, high }: { winLift: number; low: number; high: number }) =>
    `${signedNumber(winLift)} (${between({ low, high })})`;
  const then = new Map(before.hands.map((hand) => [hand.name, hand]));
  const hands = after.hands.map((hand) => {
    const was = then.get(hand.name);
    return [`Hand ${hand.name}: games won`, was ? share(was) : '', share(hand)];
  });
  const changed = new Set(changes.map(({ number }) => number));
  const cards = after.cards.flatMap((card) => {
    const was = before.cards.find(({ number }) => number === card.number);
    if (!changed.has(card.number)) return [];
    const label = markdownText(labels[card.number]);
    return [[`Card ${label}: percentage points above a fair share`, was ? lift(was) : '', lift(card)]];
  });
  const rows = [
    ['Draws in a game', before.draws.mean.toFixed(1), after.draws.mean.toFixed(1)],
    ['Points of a seat', before.points.mean.toFixed(1), after.points.mean.toFixed(1)],
    ...hands,
    ...cards,
  ];
  const clear = [...compared.cards, ...compared.hands].filter(({ rate }) => rate <= 0.05).length;
  return [
    '### Games',
    `The same ${pluralize(games, 'game')} of ${players} ${bots} bots${target === undefined ? '' : ` to ${pluralize(target, 'point')}`}, played with both versions. 95 % confidence intervals in brackets.`,
    markdownTable(['', 'Before', 'After'], rows),
    clear === 0
      ? 'No card or hand clearly wins more or less often than before.'
      : `${pluralize(clear, 'card or hand clearly wins', 'cards and hands clearly win')} more or less often than before.`,
  ];
}

const cells = (lines: readonly string[]): string => lines.map(markdownText).join('<br>');
