/** The differences that `--against` found, as a table and sentences. */
import { counted } from '../../../program/messages/index.ts';
import {
  between,
  type Compared,
  type ComparedCard,
  certaintyOf,
  ENOUGH,
  handLabelOf,
  inheritedRemarks,
  labelOf,
  type Match,
  type MeanDifference,
  type RatedDifference,
  signed,
  WORTH_KNOWING,
  WRONG_NAMES,
} from '../../../simulate/index.ts';
import { styled } from '../../terminal/styles.ts';
import { paragraph, table } from '../../terminal/table.ts';

/**
 * Shows how two versions differ.
 * @param against the name of the other version
 */
export function showCompared(compared: Compared, against: string, match: Match): string {
  const { draws, points, cards, hands, changed, added, removed } = compared;
  const edited = new Set(changed.map(({ number }) => number));
  const label = (number: number) => labelOf(match.run.tables, number);
  const before = (number: number) => labelOf((match.against ?? match.run).tables, number);
  const row = (name: string, difference: MeanDifference, unit = 1, digits = 2) => [
    name,
    `${difference.games}`,
    bounded(difference, unit, digits),
  ];
  const named = [
    ...changed.map((one) => row(`Card ${label(one.number)}, changed: games won in a hundred`, one, 100, 1)),
    ...cards
      .filter((one) => isNamed(one) && !edited.has(one.number))
      .map((one) => row(`Card ${label(one.number)}: games won in a hundred`, one, 100, 1)),
    ...hands
      .filter(isNamed)
      .map((one) =>
        row(`Hand ${handLabelOf(match.run.tables, one.name)}: games won in a hundred`, one, 100, 1),
      ),
  ];
  return [
    styled('bold', `This version minus ${against}, over games with the same seeds`),
    table(
      ['', 'Games', 'Difference'],
      [row('Draws in a game', draws), row('Points of a seat', points), ...named],
    ),
    ...[
      ...(named.length === 0 ? [unnamed([...cards, ...hands])] : []),
      ...changed.flatMap((one) => certaintyText(one, label(one.number))),
      ...inheritedRemarks(compared, label),
      ...(added.length === 0 ? [] : [`Only in this version: ${added.map(label).join(', ')}.`]),
      ...(removed.length === 0 ? [] : [`Only in ${against}: ${removed.map(before).join(', ')}.`]),
    ].map((text) => paragraph(text)),
  ].join('\n\n');
}

/** Whether to name a card or hand: one in twenty of the named ones is expected to be wrong. */
const isNamed = ({ rate }: Pick<RatedDifference, 'rate'>): boolean => rate <= WRONG_NAMES;

/** What is still uncertain about a changed card. */
function certaintyText(one: ComparedCard, name: string): string[] {
  const more = one.toTell === null ? 'more games' : `about ${counted(one.toTell, 'more game')}`;
  switch (certaintyOf(one)) {
    case 'few':
      return [
        `Card ${name} was changed, but only ${counted(one.games, 'game')} in both versions began with it, and ${ENOUGH} are needed: play ${more}.`,
      ];
    case 'even':
      return [
        one.toTell === null
          ? `Card ${name} wins as often as before its change: any difference is smaller than ${100 * WORTH_KNOWING} games in a hundred.`
          : `So far card ${name} wins as often as before its change: ${more} would show a difference of ${100 * WORTH_KNOWING} in a hundred.`,
      ];
    case 'open':
      return [`Whether the change of card ${name} matters is not certain: ${more} would tell.`];
    case 'chance':
      return [
        `The change of card ${name} may be chance: its difference is clear by itself, but not among this many cards. To be certain, play ${more}.`,
      ];
    case 'certain':
      return [];
  }
}

/** Explains why no card or hand is named. */
function unnamed(all: readonly RatedDifference[]): string {
  const judged = all.filter(({ games }) => games >= ENOUGH).length;
  if (judged === 0)
    return `Too few games to compare cards and hands: each takes ${ENOUGH} games that begin with it in both versions.`;
  const left = all.length - judged;
  const except =
    left === 0
      ? ''
      : ` ${left} of them ${left === 1 ? 'is' : 'are'} not judged, with fewer than ${ENOUGH} games.`;
  return `No card or hand clearly wins more or less often than in the other version.${except}`;
}

function bounded({ games, mean, ...bounds }: MeanDifference, unit: number, digits: number): string {
  const text = (value: number) => signed(value, () => (value * unit).toFixed(digits));
  // A single game gives no interval.
  return games < 2 ? text(mean) : `${text(mean)} (${between(bounds, text)})`;
}
