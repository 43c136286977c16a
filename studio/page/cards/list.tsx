/** The list of all cards of the set. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pluralize } from '../../../table/page/around/index.ts';
import type { CardGames } from '../../games/figures.ts';
import type { CardRow } from '../../messages.ts';
import { IntervalPlot, liftLabel } from '../games/interval.tsx';
import { put, Sign } from '../shell/controls.tsx';
import { intoView } from '../shell/into-view.ts';
import type { Studio } from '../studio.ts';
import type { WordsController } from '../words/words-controller.ts';
import { foundRows } from './found.ts';
import { NewCard } from './new-card.tsx';
import { SearchField } from './search-field.tsx';

const foundCards = ({ answers: { cards }, searchText, lang }: Studio) =>
  foundRows({ cards: cards.value, searchText: searchText.value, lang: lang.value });

/** The places that keep the list, so that its cards link to the same place. */
const LEADS: ReadonlySet<string> = new Set(['try', 'games']);

export function CardList({ studio, words }: { studio: Studio; words: WordsController }) {
  const { answers, searchText } = studio;
  const { cards, row: current } = answers;
  const rows = foundCards(studio);
  const hasFiles = new Set(rows.map(({ file }) => file)).size > 1;
  const open = () => {
    // The latest input may not be drawn yet.
    const [found] = foundCards(studio);
    if (found) studio.openCard(found);
  };
  return (
    <aside class={`set column panel ${studio.unfolded.value.has('set') ? 'unfolded' : ''}`}>
      <div class="filter stack">
        <SearchField studio={studio} placeholder="61, water, impact" enter={open} />
        {studio.address.value.place === 'write' && <NewCard studio={studio} />}
      </div>
      {answers.checked.value?.cards === 0 && (
        <p class="empty">No cards yet. The first one can begin with a sentence.</p>
      )}
      <ul class="list scrolls" aria-label="Cards" tabIndex={-1}>
        {rows.map((row, at) => {
          const { file } = row;
          return (
            <CardItem
              key={at}
              {...{ studio, row }}
              fileTitle={hasFiles && rows[at - 1]?.file !== file ? file.replace(/\.eco$/, '') : undefined}
              isCurrent={row === current && !studio.isInWords.value}
            />
          );
        })}
        {words.text.value.trim() !== '' && <DraftItem studio={studio} words={words} />}
      </ul>
      {rows.length === 0 && cards.value.length > 0 && <p class="empty">No card matches “{searchText}”.</p>}
    </aside>
  );
}

/** The card that a sentence makes, which opens the field again. */
function DraftItem({ studio, words }: { studio: Studio; words: Pick<WordsController, 'number' | 'shown'> }) {
  const { number, title } = words.shown.value?.card ?? { number: words.number, title: 'Yours' };
  return (
    <li aria-label={listName({ number, title })} aria-description="not taken yet">
      <div class="row">
        <button
          class="no new"
          type="button"
          aria-label={listName({ number, title })}
          aria-current={studio.isInWords.value}
          onClick={() => put(studio.isInWords, true)}
        >
          {number}
        </button>
        <span class="words one-line">
          <b>{title}</b> not taken yet
        </span>
      </div>
    </li>
  );
}

/** The name of a card in lists: its number, and its title if it has one. */
export const listName = ({ number, title }: { number: number; title: string }): string =>
  title === '' ? String(number) : `${number} ${title}`;

type CardSigns = ReturnType<typeof signsOf>;

/** The numbers of problems in the text of a card, and of its scenarios. */
function signsOf({ answers }: Studio, { file, number, from, to }: CardRow) {
  const problems = answers.problems.filter(
    (one) => one.file === file && from <= one.from && one.from <= to,
  ).length;
  const { passed = 0, failed = 0, waiting = 0 } = answers.counts.value?.ofCard[number] ?? {};
  return { problems, passed, failed, waiting };
}

interface CardItemProps {
  studio: Studio;
  row: CardRow;
  /** The title of its file above the first card of each. */
  fileTitle: string | undefined;
  /** Whether the address names it. */
  isCurrent: boolean;
}

function CardItem({ studio, row, fileTitle, isCurrent }: CardItemProps) {
  const { number, title, deck, impact } = row;
  const lang = studio.lang.value;
  const { place, what } = studio.address.value;
  const item = useRef<HTMLLIElement>(null);
  const isUnfolded = studio.unfolded.value.has('set');
  useLayoutEffect(() => {
    if (isCurrent) intoView(item.current!);
  }, [isCurrent, place, isUnfolded]);
  const name = listName(row);
  const text = row.text?.[lang] ?? '';
  const signs = signsOf(studio, row);
  const games = place === 'games' ? studio.games.cards.value.get(number) : undefined;
  return (
    <li aria-label={name} aria-description={description(signs, games)} ref={item}>
      {fileTitle !== undefined && (
        <span class="file head" aria-hidden="true">
          {fileTitle}
        </span>
      )}
      <div class="row" title={text}>
        <a
          class={`no ${deck}`}
          aria-label={name}
          href={`#/${LEADS.has(place) ? place : 'write'}/${number}`}
          aria-current={isCurrent}
        >
          {number}
        </a>
        <span class="words one-line" lang={lang}>
          {impact && <span class="impact" title="Impact" />}
          {title !== '' && <b>{title} </b>}
          {text.replace(/\s+/g, ' ')}
        </span>
        {games?.games ? <Lift card={games} isViewed={String(number) === what} /> : <Signs {...signs} />}
      </div>
    </li>
  );
}

/** The signs and figures in words: `2 problems`, `3 passed, 1 failed`. */
function description({ problems, passed, failed, waiting }: CardSigns, games: CardGames | undefined): string {
  return [
    problems > 0 ? pluralize(problems, 'problem') : '',
    passed > 0 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    waiting > 0 ? `${waiting} not run` : '',
    games?.games ? `win lift ${liftLabel(games.winLift)}` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}

/** The win lift in lists, in games of one. */
const LIFT_SCALE = { from: -0.3, to: 0.3, fair: 0 };

const Lift = ({ card, isViewed }: { card: CardGames; isViewed: boolean }) => (
  <IntervalPlot
    {...card}
    value={card.winLift}
    scale={LIFT_SCALE}
    width={60}
    class={`minilift ${card.isSure ? 'out' : ''} ${isViewed ? 'me' : ''}`}
  />
);

/** The maximum number of dots. */
const MOST_DOTS = 5;
const dots = (amount: number) => Array.from({ length: Math.min(amount, MOST_DOTS) }, (_, at) => at);

const Signs = ({ problems, passed, failed, waiting }: CardSigns) => (
  <span class="dots in-row" aria-hidden="true">
    {problems > 0 && <Sign name="warning" class="warned" />}
    {dots(passed).map((at) => (
      <i key={at} />
    ))}
    {failed > 0 && <Sign name="cross" class="no-good" />}
    {dots(waiting).map((at) => (
      <i key={at} class="wait" />
    ))}
  </span>
);
