/** The part of a report about another version of the set that played games of the same seeds. */
import type { Difference, RatedDifference } from '../../figures/compared.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import type { Material, Section } from '../section.ts';
import { type Cell, NONE, number, type Row, signedShare, text } from '../table.ts';

/** Differences now less then: of all games, of cards and of hands. Nothing where no other version was played. */
export function changeSection({ compared, label, labelBefore }: Material): Section[] {
  if (!compared) return [];
  const { draws, points, cards, hands, added, removed } = compared;
  const plain = (name: string, difference: Difference): Row => ({
    cells: [text(name), between(difference), NONE],
  });
  const rated = (name: string, difference: RatedDifference): Row => ({
    named: difference.rate <= WRONG_NAMES,
    cells: [
      text(name),
      signedShare(difference.mean, difference.low, difference.high, `${difference.games} games`),
      number(difference.rate, 2),
    ],
  });
  const told = ({ games }: Difference): boolean => games >= ENOUGH;
  return [
    {
      id: 'change',
      title: 'What the change did',
      says: [
        'Now, less the other version, over games that both played with the same seeds. Cards and hands: games won of a hundred by who begins with them. The differences are summed while both play, game by game; the tables hold the games of this version only, so there is no question to show.',
        ...(added.length > 0 ? [`Cards only now: ${added.map(label).join(', ')}.`] : []),
        ...(removed.length > 0 ? [`Cards only then: ${removed.map(labelBefore).join(', ')}.`] : []),
      ],
      table: {
        name: 'change',
        searched: true,
        columns: [{ title: 'Of' }, { title: 'Difference', number: true }, { title: 'Rate', number: true }],
        rows: [
          plain('Draws in a game', draws),
          plain('Points of a seat', points),
          ...cards.filter(told).map((one) => rated(`Card ${label(one.number)}`, one)),
          ...hands.filter(told).map((one) => rated(`Hand ${one.name}`, one)),
        ],
      },
      asked: [],
    },
  ];
}

function between({ mean, low, high, games }: Difference): Cell {
  const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
  return {
    text: signed(mean),
    value: mean,
    more: games < 2 ? `${games} game` : `${signed(low)} to ${signed(high)}, ${games} games`,
  };
}
