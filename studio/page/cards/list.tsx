/** The list of all cards of the set. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { counted } from '../../../table/page/around/index.ts';
import type { CardGames } from '../../games/figures.ts';
import type { CardRow } from '../../messages.ts';
import { lifted } from '../games/words.ts';
import { Sign } from '../shell/controls.tsx';
import { intoView } from '../shell/into-view.ts';
import type { Studio } from '../studio.ts';
import { foundRows } from './found.ts';
import { NewCard } from './new-card.tsx';
import { SearchField } from './search-field.tsx';

const foundCards = ({ answers: { cards }, find, lang }: Studio) =>
  foundRows({ cards: cards.value, find: find.value, lang: lang.value });

/** The places that keep the list, so that its cards link to the same place. */
const LEADS: ReadonlySet<string> = new Set(['try', 'games']);

export function CardList({ studio }: { studio: Studio }) {
  studio.changes.value;
  const { answers, gaming, row: current, find } = studio;
  const lang = studio.lang.value;
  const { place, what } = studio.address.value;
  const rows = foundCards(studio);
  const hasFiles = new Set(rows.map(({ file }) => file)).size > 1;
  const twins = Map.groupBy(answers.cards.value, ({ number }) => number);
  const isUnfolded = studio.unfolded.value.has('set');
  const open = () => {
    // The latest input may not be drawn yet.
    const [found] = foundCards(studio);
    if (found) studio.openCard(found);
  };
  return (
    <aside class={`set ${isUnfolded ? 'unfolded' : ''}`}>
      <div class="filter">
        <SearchField studio={studio} placeholder="61, water, impact" enter={open} />
        {place === 'write' && <NewCard studio={studio} />}
      </div>
      <ul class="list" aria-label="Cards" tabIndex={-1}>
        {rows.map((row, at) => {
          const { file, kind, number, deck, impact } = row;
          const nth = twins.get(number)?.indexOf(row) ?? 0;
          const games = place === 'games' ? gaming.cards.value.get(number) : undefined;
          return (
            <CardItem
              key={`${file} ${kind} ${number} ${nth}`}
              {...{ studio, number, nth, deck, impact, lang, title: row.title }}
              {...signsOf(studio, row)}
              fileTitle={hasFiles && rows[at - 1]?.file !== file ? file.replace(/\.eco$/, '') : undefined}
              text={row.text?.[lang] ?? ''}
              href={`#/${LEADS.has(place) ? place : 'write'}/${number}`}
              shownIn={row === current ? `${place} ${isUnfolded}` : undefined}
              isViewed={String(number) === what}
              games={games && games.games > 0 ? games : undefined}
            />
          );
        })}
      </ul>
      {rows.length === 0 && answers.cards.value.length > 0 && <p class="empty">No card matches “{find}”.</p>}
    </aside>
  );
}

/** The name of a card in lists: its number, and its title if it has one. */
export const listName = ({ number, title }: { number: number; title: string }): string =>
  title === '' ? String(number) : `${number} ${title}`;

/** The numbers of problems in the text of a card, and of its scenarios. */
interface CardSigns {
  problems: number;
  passed: number;
  failed: number;
  waiting: number;
}

function signsOf({ answers }: Studio, { file, number, from, to }: CardRow): CardSigns {
  const problems = answers.problems.filter(
    (one) => one.file === file && from <= one.from && one.from <= to,
  ).length;
  const { passed = 0, failed = 0, waiting = 0 } = answers.counts.value?.ofCard[number] ?? {};
  return { problems, passed, failed, waiting };
}

interface CardItemProps extends CardSigns, Pick<CardRow, 'number' | 'title' | 'deck' | 'impact'> {
  studio: Studio;
  /** Its index among the cards with the same number. */
  nth: number;
  lang: string;
  text: string;
  href: string;
  /** The title of its file above the first card of each. */
  fileTitle: string | undefined;
  /** If the address names it, the layout in which it is scrolled into view. */
  shownIn: string | undefined;
  isViewed: boolean;
  /** In Games, its figures. */
  games: CardGames | undefined;
}

/** A card of the list, rendered again only if a property has changed: most key presses change one card in a hundred. */
function CardItem(props: CardItemProps) {
  const { studio, number, nth, title, deck, impact, lang, text, href, fileTitle, shownIn, games } = props;
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (shownIn !== undefined) intoView(item.current!);
  }, [shownIn]);
  const name = listName(props);
  return (
    <li aria-label={name} aria-description={description(props)} ref={item}>
      {fileTitle !== undefined && (
        <span class="file" aria-hidden="true">
          {fileTitle}
        </span>
      )}
      <div class="row" title={text}>
        <a
          class={`no ${deck}`}
          aria-label={name}
          href={href}
          onClick={() => studio.shown.openAgain({ number, nth })}
          aria-current={shownIn === undefined ? 'false' : 'true'}
        >
          {number}
        </a>
        <span class="words" lang={lang}>
          {impact && <span class="impact" title="Impact" />}
          {title !== '' && <b>{title} </b>}
          {text.replace(/\s+/g, ' ')}
        </span>
        {games ? <Lift card={games} isViewed={props.isViewed} /> : <Signs {...props} />}
      </div>
    </li>
  );
}

/** The signs and figures in words: `2 problems`, `3 passed, 1 failed`. */
function description({ problems, passed, failed, waiting, games }: CardItemProps): string {
  return [
    problems > 0 ? counted(problems, 'problem') : '',
    passed > 0 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    waiting > 0 ? `${waiting} not run` : '',
    games ? `win lift ${lifted(games.winLift)}` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}

/** The win lift as a bar, from -30 to 30 games in a hundred. */
function Lift({ card, isViewed }: { card: CardGames; isViewed: boolean }) {
  const at = (share: number) => Math.round(30 + Math.max(-29, Math.min(29, share * 100)));
  return (
    <svg
      class={`minilift ${card.isSure ? 'out' : ''} ${isViewed ? 'me' : ''}`}
      viewBox="0 0 60 16"
      aria-hidden="true"
    >
      <path class="fairl" d="M30 1v14" />
      <path class="whisk" d={`M${at(card.low)} 8H${at(card.high)}`} />
      <circle class="point" cx={at(card.winLift)} cy="8" r="3" />
    </svg>
  );
}

/** The maximum number of dots. */
const MOST_DOTS = 5;
const dots = (amount: number) => Array.from({ length: Math.min(amount, MOST_DOTS) }, (_, at) => at);

const Signs = ({ problems, passed, failed, waiting }: CardSigns) => (
  <span class="dots" aria-hidden="true">
    {problems > 0 && (
      <span class="warned">
        <Sign name="warning" />
      </span>
    )}
    {dots(passed).map((at) => (
      <i key={at} />
    ))}
    {failed > 0 && (
      <span class="no-good">
        <Sign name="cross" />
      </span>
    )}
    {dots(waiting).map((at) => (
      <i key={at} class="wait" />
    ))}
  </span>
);
