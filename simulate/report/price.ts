/** The part of a report about what cards cost and what they bring. */
import { ENOUGH } from '../discovery.ts';
import { pricePlot } from './plots.ts';
import type { Material, Section } from './section.ts';
import { cardCell, number } from './table.ts';

export function priceSection({
  answers: { cards, games },
  findings: { price },
  label: called,
}: Material): Section[] {
  const title = 'Price against yield';
  if (!price) {
    const says = `Nothing is said: it takes eight cards that each ran ${ENOUGH} times and do not all cost the same.`;
    return [{ id: 'price', title, says: [says], asked: ['cards'] }];
  }
  const outliers = new Map(price.outliers.map((one) => [one.number, one]));
  const priced = cards.flatMap((card) =>
    card.completed < ENOUGH || card.energy === 0 || card.each === null
      ? []
      : [
          {
            label: called(card.card),
            price: price.base + price.perEnergy * card.energy + price.perLeaf * card.leaves,
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
        `An effect of ${price.cards} cards makes about ${price.base.toFixed(1)} points, ${price.perEnergy.toFixed(1)} more for each energy spot and ${price.perLeaf.toFixed(1)} for each leaf, give or take ${price.error.toFixed(1)}: a linear model, fitted by least squares to the cards that ran ${ENOUGH} times or more in ${games[0].games} games. ± is how far the points of a card lie off at most, with 95 % confidence.`,
        'Points are what effects give when they run. A card that gains elements or cubes makes its points elsewhere, and looks dear here; its win lift sees that.',
        ...(outliers.size === 0 ? ['No card lies far from what all others let expect.'] : []),
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
            { title: 'Cards of its price', number: true },
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
