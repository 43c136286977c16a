/** The picture of how far greedy and learned players agree about cards, as a separate file. */
import type { Tables } from '../../runtime/index.ts';
import { labelOf } from '../../simulate/figures/labels.ts';
import { FEWEST_GAMES } from '../../simulate/figures/multiple-testing.ts';
import { plotPictures } from '../../simulate/report/plots.ts';
import { plotFile } from '../references/pictures/plot-file.ts';
import type { Strengths } from './strengths.ts';

/** Cards with a larger disagreement than this get a label. */
const FAR = 0.1;

/** An SVG file. */
export function agreementPicture({ tables }: { tables: Tables }, { strengths }: Strengths): string {
  const [greedy, learned] = strengths.slice(1);
  const rows = greedy.cards.flatMap(({ number, lift, games }, at) => {
    const other = learned.cards[at];
    if (games < FEWEST_GAMES || other.games < FEWEST_GAMES) return [];
    const isFar = Math.abs(lift - other.lift) > FAR;
    return [{ label: labelOf(tables, number), x: 100 * lift, y: 100 * other.lift, named: isFar }];
  });
  const axes = [`games in a hundred more, with ${greedy.bot}`, `with ${learned.bot}`] as const;
  const { wide } = plotPictures({ kind: 'paired', of: { rows, axes, fromZero: true } });
  return plotFile(wide, `Win lift of ${rows.length} cards by ${greedy.bot} and by ${learned.bot} players`);
}
