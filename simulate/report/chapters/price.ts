/** The chapter about what cards cost and what they give. */
import { counted } from '../../../program/messages/index.ts';
import { ENOUGH } from '../../figures/multiple-testing.ts';
import { FEWEST, type Price } from '../../findings/price.ts';
import { pointsFor } from '../../findings/price-line.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { pricePlot } from '../plots.ts';
import {
  cardCell,
  figures,
  numberCell,
  plusMinus,
  RATE_DESCRIPTION,
  rateCell,
  tableOf,
} from '../report-table.ts';

export function priceChapter({ answers, findings: { price, noPrice }, label }: ReportData): Chapter {
  const { cards, games } = answers;
  const title = 'Price against yield';
  if (!price) return { title, paragraphs: noPrice === null ? [] : [noPrice], asked: ['cards'] };
  const far = price.outliers.map((outlier) => ({
    ...{ ...outlier, card: cards.find(({ card }) => card === outlier.number) },
  }));
  const isFar = new Set(far.map((one) => one.number));
  const priced = cards.flatMap(({ card, completed, energy, leaves, each, margin }) =>
    completed < ENOUGH || energy === 0 || each === null
      ? []
      : [
          {
            ...{ label: label(card), price: pointsFor(price, energy, leaves), points: each },
            ...{ margin: margin ?? 0, named: isFar.has(card) },
          },
        ],
  );
  const farLabels = far.map((one) => label(one.number)).join(', ') || 'none';
  return {
    title,
    paragraphs: [
      'Whether cards that cost more give more: a card above the line gives more than others of its price.',
      ...aboutLine(price, games[0].games),
      'Points are what effects give when they run. A card that gains elements or cubes makes its points elsewhere, and looks dear here; its win lift accounts for that.',
      ...(far.length === 0 ? [noOutliers(price)] : []),
    ],
    plot: {
      ...pricePlot(priced),
      label: `Points of an effect against what cards of its price make, ${counted(priced.length, 'card')}; far off: ${farLabels}`,
    },
    table: tableOf(far, [
      figures('Card', (row) => cardCell(row.number, label(row.number))),
      figures('Points each time', ({ points, card }) =>
        numberCell(points, 1, `${plusMinus(card?.margin ?? 0)}, ran ${card?.completed} times`),
      ),
      figures(price.of === 'run' ? 'Cards of its price' : 'Bundled cards of its price', ({ expected }) =>
        numberCell(expected, 1, plusMinus(price.error)),
      ),
      figures('Rate', ({ rate }) => rateCell(rate), RATE_DESCRIPTION),
    ]),
    asked: ['cards'],
  };
}

/** Sentences that explain the price line and its origin. */
function aboutLine(price: Price, games: number): string[] {
  const { cards, base, perEnergy, perLeaf, error, judged } = price;
  const isOwn = price.of === 'run';
  const more = (points: number) => `${Math.abs(points).toFixed(1)} ${points < 0 ? 'less' : 'more'}`;
  const line = `An effect of ${cards} ${isOwn ? '' : 'bundled '}cards makes about ${base.toFixed(1)} points, ${more(perEnergy)} for each energy spot and ${more(perLeaf)} for each leaf, give or take ${error.toFixed(1)}`;
  const source = isOwn
    ? `: a linear model, fitted by least squares to the cards that ran ${ENOUGH} times or more in ${games} games`
    : ', measured in games of four greedy players (docs/balance.md)';
  return [
    ...(isOwn
      ? []
      : [
          `${judged === 1 ? 'One card is' : `${judged} cards are`} compared with the bundled cards, because a price line of their own would need ${FEWEST} that ran ${ENOUGH} times and do not all cost the same.`,
        ]),
    `${line}${source}. ± is the 95 % margin of error of a card's points; the line through its dot in the plot shows it, too.`,
  ];
}

function noOutliers({ of, judged }: Price): string {
  if (of === 'run') return 'No card is far from what all others suggest.';
  return `${judged === 1 ? 'It is not' : 'None of them is'} far from what bundled cards of its price make.`;
}
