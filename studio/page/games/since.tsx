/** The differences in the same games since an earlier version of the texts. */
import { useEffect } from 'preact/hooks';
import { count } from '../../../table/page/around/index.ts';
import type { GamesChange } from '../../games/figures.ts';
import { Difference } from '../comparison/view.tsx';
import type { Studio } from '../studio.ts';
import { CardLink } from './card-link.tsx';
import { IntervalPlot, scaleOf } from './interval.tsx';
import { Sentence } from './section.tsx';
import { lifted, liftedBetween, signedDecimal } from './words.ts';

interface SinceProps {
  studio: Studio;
  played: number;
  change: GamesChange;
}

/** The difference of a card in games with both texts. */
type CardChange = GamesChange['compared']['cards'][number];

export function Since({ studio, played, change }: SinceProps) {
  const { comparison } = studio.gaming;
  const { compared, after, clear, open } = change;
  const [cards, lang, { what }] = [studio.answers.cards.value, studio.lang.value, studio.address.value];
  useEffect(() => void comparison.update(), [cards, lang]);
  const here = Number(what);
  const number = clear.includes(here) ? here : comparison.shown.value?.number;
  const card = compared.cards.find((one) => one.number === number);
  const [was, now] = [compared.figures, after].map((of) => of.cards.find((one) => one.number === number));
  const changed = new Set([...compared.changed.map((one) => one.number), ...compared.changedInherited]);
  const others = clear.filter((one) => !changed.has(one));
  const title = `Since ${comparison.earlier.value?.since ?? 'then'}`;
  const sentence = card && open[card.number];
  return (
    <Difference
      studio={studio}
      comparison={comparison}
      name={title}
      title={title}
      games={change}
      below={
        <>
          {sentence && <Sentence studio={studio} parts={sentence} />}
          {card && !sentence && <Wins studio={studio} {...card} />}
          {others.length > 0 && (
            <p class="soft small">
              Unchanged, but clearly different in these games:{' '}
              {others.map((one) => (
                <CardLink key={one} studio={studio} number={one} />
              ))}
            </p>
          )}
        </>
      }
    >
      {card && was && now && <Lifts card={card} was={was} now={now} />}
      <dl class="stats small">
        {was && now && (
          <Stat name="completed" figure={count(now.completed)} more={`${count(was.completed)} before`} />
        )}
        <Mean name="points a seat" {...compared.points} />
        <Mean name="draws a game" {...compared.draws} />
        <Stat name="games with both" figure={count(compared.draws.games)} more={`of ${count(played)}`} />
      </dl>
    </Difference>
  );
}

/** A figure with its name, and more about it, in a list. */
const Stat = ({ name, figure, more = '' }: { name: string; figure: string; more?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd class="num">{figure}</dd>
    <dd class="dim">{more}</dd>
  </div>
);

const Mean = ({ name, games, mean, low, high }: { name: string } & GamesChange['compared']['points']) =>
  games < 2 ? (
    <Stat name={name} figure="–" />
  ) : (
    <Stat name={name} figure={signedDecimal(mean)} more={`${signedDecimal(low)} to ${signedDecimal(high)}`} />
  );

/** How much more or less often a card wins for certain, or that nothing is known yet. */
function Wins({ studio, number, games, mean, low, high }: { studio: Studio } & CardChange) {
  const link = <CardLink studio={studio} number={number} />;
  if (games < 2) return <p>Nobody began with {link} in both games of a pair yet.</p>;
  return (
    <p>
      Players who begin with {link} win <b>{lifted(mean)} games in a hundred</b> (
      {liftedBetween({ low, high })}
      ).
    </p>
  );
}

interface LiftsProps {
  card: CardChange;
  was: GamesChange['after']['cards'][number];
  now: GamesChange['after']['cards'][number];
}

/** The win lift of a card with both texts, and the difference with its own interval. */
function Lifts({ card, was, now }: LiftsProps) {
  const rows = [
    { name: 'before', ...was, lift: was.winLift },
    { name: 'now', ...now, lift: now.winLift },
    ...(card.games < 2 ? [] : [{ name: 'difference', ...card, lift: card.mean }]),
  ];
  const scale = scaleOf(rows, 0)!;
  return (
    <table class="figures small" aria-label={`Win lift of card ${card.number}`}>
      <caption class="soft small">Win lift of {card.number}, the same games played with both texts</caption>
      <tbody>
        {rows.map(({ name, lift, low, high }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="num">
              {lifted(lift)} <IntervalPlot low={low} high={high} value={lift} scale={scale} />
              <span class="dim small"> {liftedBetween({ low, high })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
