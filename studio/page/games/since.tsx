/** The differences in the same games since an earlier version of the texts. */
import { useSignalEffect } from '@preact/signals';
import { between } from '../../../simulate/games/index.ts';
import type { GamesSection } from '../../games/figures.ts';
import type { GamesOfBoth } from '../../messages.ts';
import { Difference } from '../comparison/view.tsx';
import type { Studio } from '../studio.ts';
import { IntervalPlot, intervalScale, liftLabel } from './interval.tsx';
import { Section } from './section.tsx';

interface SinceProps {
  studio: Studio;
  games: GamesOfBoth;
  /** What the change did. */
  section: GamesSection;
}

export function Since({ studio, games, section }: SinceProps) {
  const { comparison } = studio.games;
  useSignalEffect(() => void comparison.update());
  const title = `Since ${comparison.earlier.value?.since ?? 'then'}`;
  const { table } = section;
  const rows = table?.rows.filter(({ rank }) => rank !== null) ?? [];
  return (
    <Difference studio={studio} comparison={comparison} name={title} title={title} games={games}>
      <Lifts games={games} number={comparison.shown.value?.number} />
      <Section studio={studio} section={{ ...section, ...(table && { table: { ...table, rows } }) }} />
    </Difference>
  );
}

/** The win lift of a card with both texts, and the difference with its own interval. */
function Lifts({ games, number }: { games: GamesOfBoth; number: number | undefined }) {
  const { compared, after } = games;
  const cardIn = <Card extends { number: number }>(cards: readonly Card[]) =>
    cards.find((one) => one.number === number);
  const [was, now, card] = [cardIn(compared.figures.cards), cardIn(after.cards), cardIn(compared.cards)];
  if (!was || !now || !card) return null;
  const rows = [
    { name: 'before', ...was, lift: was.winLift },
    { name: 'now', ...now, lift: now.winLift },
    ...(card.games < 2 ? [] : [{ name: 'difference', ...card, lift: card.mean }]),
  ];
  const scale = intervalScale(rows, 0)!;
  return (
    <table class="figures small" aria-label={`Win lift of card ${number}`}>
      <caption class="soft small">Win lift of {number}, the same games played with both texts</caption>
      <tbody>
        {rows.map(({ name, lift, low, high }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="num">
              {liftLabel(lift)} <IntervalPlot low={low} high={high} value={lift} scale={scale} />
              <span class="dim small"> {between({ low, high }, liftLabel)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
