/** The part of a report about what cards cost and what they bring. */
import { ENOUGH } from '../../figures/multiple-testing.ts';
import { FEWEST, type Price } from '../../findings/price.ts';
import { pointsFor } from '../../findings/price-line.ts';
import { pricePlot } from '../plots.ts';
import type { Material, Section } from '../section.ts';
import { cardCell, number } from '../table.ts';

export function priceSection({
  answers: { cards, games },
  findings: { price, noPrice },
  label: called,
}: Material): Section[] {
  const title = 'Price against yield';
  if (!price) return [{ id: 'price', title, says: noPrice === null ? [] : [noPrice], asked: ['cards'] }];
  const outliers = new Map(price.outliers.map((one) => [one.number, one]));
  const priced = cards.flatMap((card) =>
    card.completed < ENOUGH || card.energy === 0 || card.each === null
      ? []
      : [
          {
            label: called(card.card),
            price: pointsFor(price, card.energy, card.leaves),
            points: card.each,
            margin: card.margin ?? 0,
            named: outliers.has(card.card),
          },
        ],
  );
  return [
    {
      id: 'price',
      title,
      says: [
        ...lineOf(price, games[0].games),
        'Points are what effects give when they run. A card that gains elements or cubes makes its points elsewhere, and looks dear here; its win lift sees that.',
        ...(outliers.size === 0 ? [noOutliers(price)] : []),
      ],
      plot: {
        ...pricePlot(priced),
        label: `Points of an effect against what cards of its price make, ${priced.length} cards; far off: ${[...outliers.keys()].map(called).join(', ') || 'none'}`,
      },
      ...(outliers.size > 0 && {
        table: {
          name: 'price',
          searched: false,
          columns: [
            { title: 'Card', number: true },
            { title: 'Points each time', number: true },
            { title: price.of === 'run' ? 'Cards of its price' : 'Bundled cards of its price', number: true },
            { title: 'Rate', number: true },
          ],
          rows: price.outliers.map((one) => {
            const card = cards.find(({ card: its }) => its === one.number)!;
            return {
              cells: [
                cardCell(one.number, called(one.number)),
                number(one.points, 1, `± ${(card.margin ?? 0).toFixed(1)}, ran ${card.completed} times`),
                number(one.expected, 1, `± ${price.error.toFixed(1)}`),
                number(one.rate, 2),
              ],
            };
          }),
        },
      }),
      asked: ['cards'],
    },
  ];
}

/** What the line is and whose, as sentences. */
function lineOf(price: Price, games: number): string[] {
  const { cards, base, perEnergy, perLeaf, error, judged } = price;
  const line = `An effect of ${cards} ${price.of === 'run' ? '' : 'bundled '}cards makes about ${base.toFixed(1)} points, ${perEnergy.toFixed(1)} more for each energy spot and ${perLeaf.toFixed(1)} for each leaf, give or take ${error.toFixed(1)}`;
  const margin = '± is how far the points of a card may be off, with 95 % confidence.';
  if (price.of === 'run')
    return [
      `${line}: a linear model, fitted by least squares to the cards that ran ${ENOUGH} times or more in ${games} games. ${margin}`,
    ];
  return [
    `${judged === 1 ? 'One card is' : `${judged} cards are`} compared with the bundled cards, because a price line of their own would need ${FEWEST} that ran ${ENOUGH} times and do not all cost the same.`,
    `${line}, measured in games of four greedy players (docs/balance.md). ${margin}`,
  ];
}

function noOutliers({ of, judged }: Price): string {
  if (of === 'run') return 'No card is far from what all others let expect.';
  return `${judged === 1 ? 'It is not' : 'None of them is'} far from what bundled cards of its price make.`;
}
