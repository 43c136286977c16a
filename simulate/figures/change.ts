/** The effect of a change of the set: its differences as a table and sentences. */
import { counted } from '../../program/messages/index.ts';
import {
  type Compared,
  type ComparedCard,
  certaintyOf,
  type RatedDifference,
  WORTH_KNOWING,
} from './compared.ts';
import { applicable } from './labels.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, isJudged } from './multiple-testing.ts';
import { cell, column, type Section, tableOf } from './section.ts';
import type { SpokenNames } from './sentence.ts';

/** How sentences refer to cards, hands, the cards of the other version, and that version. */
export interface ChangeNames {
  names: SpokenNames;
  labelBefore: (card: number) => string;
  against?: string;
}

type ChangeRow = Omit<RatedDifference, 'rate'> & {
  of: string;
  rate?: number;
  number?: number;
  changed?: ComparedCard;
};

/** Whether to name a card or hand: one in twenty of the named ones is expected to be wrong. */
const isNamed = ({ rate = 1 }: { rate?: number }): boolean => rate <= FALSE_DISCOVERY_RATE;

/** Differences, this version minus the other: of all games, of cards and of hands. The terminal shows only the cards and hands that are named. */
export function changeSection(compared: Compared, input: ChangeNames): Section {
  const { draws, points, cards, hands, changed } = compared;
  const edited = new Set(changed.map(({ number }) => number));
  const row = (what: string, one: RatedDifference): ChangeRow => ({
    ...{ ...one, of: `${what}: games won in a hundred` },
  });
  const rows: ChangeRow[] = [
    { of: 'Draws in a game', ...draws },
    { of: 'Points of a seat', ...points },
    ...changed.map((one) => ({ ...row(`Card ${input.names.card(one.number)}, changed`, one), changed: one })),
    ...cards
      .filter((one) => isJudged(one) && !edited.has(one.number))
      .map((one) => row(`Card ${input.names.card(one.number)}`, one)),
    ...hands.filter(isJudged).map((one) => row(`Hand ${input.names.hand(one.name)}`, one)),
  ];
  return {
    title: 'What the change did',
    paragraphs: [
      'This version minus the other, over games that both played with the same seeds. Cards and hands: games in a hundred won by the seat that begins with them. Differences are taken game by game. The tables hold only the games of this version, so there is no query to show.',
    ],
    remarks: changeRemarks(compared, input),
    table: tableOf(
      rows,
      [
        {
          ...column.text<ChangeRow>(
            'Of',
            ({ of }) => of,
            ({ number }) => number,
          ),
          brief: '',
        },
        column.brief('Games', ({ games }) => `${games}`),
        column.figure('Difference', ({ mean, games, rate, ...bounds }) =>
          cell.difference(mean, bounds, games, rate === undefined ? (value) => value.toFixed(2) : undefined),
        ),
        column.detail(
          'More games needed',
          ({ changed: one }) =>
            !one
              ? cell.none
              : one.toTell === null
                ? { text: CERTAINTY[certaintyOf(one)], value: 0 }
                : cell.number(one.toTell, 0, 'about'),
          'for cards that were changed',
        ),
        column.rate(({ rate }) => rate),
      ],
      {
        ...{ searched: true, named: isNamed },
        rank: (one) => (one.rate === undefined || one.changed || isNamed(one) ? 0 : null),
      },
    ),
  };
}

/** Why no number of further games is shown for a card's change. */
const CERTAINTY = {
  few: 'too few games',
  open: 'not certain',
  even: 'even so far',
  chance: 'may be chance',
  certain: 'certain',
} as const;

/** What a change did, and what is not certain yet. */
function changeRemarks(
  { cards, hands, changed, changedInherited, added, removed }: Compared,
  { names: { card: label }, labelBefore, against = 'the other version' }: ChangeNames,
): string[] {
  const all = [...cards, ...hands];
  return applicable(
    changed.length === 0 && !all.some(isNamed) && unnamed(all),
    ...changed.map((one) => certaintyRemark(one, label(one.number))),
    changedInherited.length > 0 &&
      `Cards of the sets that this one extends were changed, too: ${changedInherited.map(label).join(', ')}. With --inherited the figures cover them.`,
    added.length > 0 && `Only in this version: ${added.map(label).join(', ')}.`,
    removed.length > 0 && `Only in ${against}: ${removed.map(labelBefore).join(', ')}.`,
  );
}

/** What is still uncertain about a changed card; null if nothing is. */
function certaintyRemark(one: ComparedCard, name: string): string | null {
  const more = one.toTell === null ? 'more games' : `about ${counted(one.toTell, 'more game')}`;
  switch (certaintyOf(one)) {
    case 'few':
      return `Card ${name} was changed, but only ${counted(one.games, 'game')} in both versions began with it, and ${FEWEST_GAMES} are needed: play ${more}.`;
    case 'even':
      return one.toTell === null
        ? `Card ${name} wins as often as before its change: any difference is smaller than ${100 * WORTH_KNOWING} games in a hundred.`
        : `So far card ${name} wins as often as before its change: ${more} would show a difference of ${100 * WORTH_KNOWING} in a hundred.`;
    case 'open':
      return `Whether the change of card ${name} matters is not certain: ${more} would tell.`;
    case 'chance':
      return `The change of card ${name} may be chance: its difference is clear by itself, but not among this many cards. To be certain, play ${more}.`;
    case 'certain':
      return null;
  }
}

/** Explains why no card or hand is named. */
function unnamed(all: readonly RatedDifference[]): string {
  const left = all.filter((one) => !isJudged(one)).length;
  if (left === all.length)
    return `Too few games to compare cards and hands: each takes ${FEWEST_GAMES} games that begin with it in both versions.`;
  const except =
    left === 0
      ? ''
      : ` ${left} of them ${left === 1 ? 'is' : 'are'} not judged, with fewer than ${FEWEST_GAMES} games.`;
  return `No card or hand clearly wins more or less often than in the other version.${except}`;
}
