/** The decision panel: the running effect, the question, the options, and a preview of one of them. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ChoiceEntry } from '../../messages.ts';
import type { ScreenView } from '../../screen/screen.ts';
import { Button } from '../around/controls.tsx';
import { PictureButtons } from '../around/picture-buttons.tsx';
import { pluralize } from '../around/words.ts';
import { hovers, instead } from '../pointing.ts';
import { KEYS, type TableController, type TableProps } from '../table-controller.ts';
import {
  asksForCards,
  CardFront,
  CardNumber,
  Chip,
  cardDescription,
  isFace,
  singleLineText,
  toggleEnlarged,
} from './cards.tsx';
import { byArrows, EventParts } from './log.tsx';
import { ElementSign, SeatSign, Sign } from './signs.tsx';

/** The pending question, the seat to move, or the result of the game. */
export function DecisionPrompt({ table, shown }: TableProps) {
  const { handOver, result } = shown;
  const notice = table.notice.value;
  const areCards = asksForCards(table);
  return (
    <section class={`decide scrolls ${areCards ? 'of-cards' : ''}`} aria-label="Your decision">
      <p class="vh" role="status" aria-label="Turn">
        {describeTurn(shown, table)}
      </p>
      {shown.ending !== null && (
        <p class="small" role="status" aria-label="The end">
          <b>{shown.ending}</b>
        </p>
      )}
      {result !== null ? (
        <Outcome table={table} shown={shown} />
      ) : handOver !== null ? (
        <HandOver table={table} name={shown.seats[handOver]!.name} seat={handOver} />
      ) : (
        <Turn table={table} shown={shown} />
      )}
      {handOver === null && !areCards && <Acts table={table} shown={shown} />}
      <div class="told">
        <Hint table={table} />
        {!areCards && <Preview table={table} />}
      </div>
      {notice !== '' && (
        <p class="notice warned" role="alert">
          {notice}
        </p>
      )}
    </section>
  );
}

/** The last event, the seat to move and the pending question, as sentences. */
export function describeTurn(shown: ScreenView, { menu, entry: { value: entry } }: TableController): string {
  const { asked, handOver, result, seats, view, said } = shown;
  if (result !== null) return `The game is over. ${result}`;
  if (handOver !== null) return `${seats[handOver]!.name} is next: hand the screen over.`;
  if (asked) {
    const sentences = [
      ended((said.at(-1)?.parts ?? []).map(({ text }) => text).join('')),
      `Your turn, ${view.draws === 0 ? 'before the first draw' : `draw ${view.draws}`}.`,
      // So that a screen reader also announces a question that is asked again.
      `Choice ${view.decisions + 1}.`,
      asked.step ?? '',
      questionWords(asked, entry),
      `${pluralize(menu.length, 'option')}.`,
    ];
    return sentences.filter((one) => one !== '').join(' ');
  }
  const busy = seats.find(({ state }) => state !== 'waits');
  return busy ? `${busy.name} ${busy.state}.` : `${allChoose(shown)}.`;
}

/** The question, or where the entry whose menu is open leads. */
const questionWords = ({ question, entries }: NonNullable<ScreenView['asked']>, entry?: number): string =>
  (entry === undefined ? undefined : entries[entry]?.asks) ?? question;

/** A sentence with a full stop, unless it ends with punctuation. */
const ended = (words: string): string => (words === '' || /[.!?]$/.test(words) ? words : `${words}.`);

/**
 * The sentence for simultaneous choices, shown to a viewer who does not choose or has already chosen. Who else has chosen is not
 * known. Those who draft have no active cards yet.
 */
function allChoose({ view: { seat: own, decision, seats: has }, seats }: ScreenView): string {
  const isDraft = decision?.kind === 'draft';
  const people = seats.flatMap(({ player, name }, seat) =>
    player === 'human' && !(isDraft && has[seat]!.active.length > 0) ? name : [],
  );
  if (own >= 0 || people.length === 0) return own < 0 ? 'The players choose' : 'The others choose';
  return `Waiting for ${new Intl.ListFormat('en').format(people)}`;
}

/** Whose turn it is, the running card with the row that asks, and the question. */
function Turn({ table, shown }: TableProps) {
  const { asked, running } = shown;
  const sentence = running?.sentences.find(({ isNow }) => isNow)?.text;
  const areCards = asksForCards(table);
  return (
    <>
      {!areCards && <RunningCard table={table} shown={shown} />}
      <div class="decide-head in-row">
        {asked && table.can('answer') ? (
          <span class="mark yours">
            <Sign name="play" /> Your turn
          </span>
        ) : (
          <Waiting {...shown} />
        )}
        {areCards && <Acts table={table} shown={shown} />}
      </div>
      {sentence ? (
        <p class="step-words soft" aria-current="step">
          {sentence}
        </p>
      ) : (
        asked?.step && <p class="step-words soft">{asked.step}</p>
      )}
      {asked ? (
        <Question table={table} shown={shown} />
      ) : (
        <p class="soft waits">Meanwhile you can look at cards, log and board.</p>
      )}
    </>
  );
}

/** The card that runs, large, with its row lit. */
function RunningCard({ table, shown: { running, view } }: TableProps) {
  if (!running) return null;
  const { card, seat, step } = running;
  const there = view.seats[seat]?.active.find((one) => one.card === card) ?? { card };
  return (
    <button
      type="button"
      class="running"
      aria-label={`Running: ${cardDescription(table, there)}`}
      aria-description={singleLineText(table, card)}
      onClick={() => toggleEnlarged(table, card)}
    >
      <CardFront table={table} there={there} step={step} />
    </button>
  );
}

function Waiting(shown: ScreenView) {
  const { seats } = shown;
  const at = seats.findIndex(({ state }) => state !== 'waits');
  if (at < 0) return <span class="soft">{allChoose(shown)}</span>;
  return (
    <span class="in-row">
      <SeatSign seat={at} /> <b>{seats[at]!.name}</b> <span class="nowrap">{seats[at]!.state} …</span>
    </span>
  );
}

function Question({ table, shown: { v, asked } }: TableProps) {
  const { menu } = table;
  const entry = table.entry.value;
  const typed = table.typed.value;
  const listed = menu.flatMap((one, at) => (one.hexes.length === 0 ? { one, at } : []));
  const places = menu.length - listed.length;
  const areCards = asksForCards(table);
  const shownAs = `${v} ${entry}`;
  const { room, below } = useBelow(areCards, shownAs);
  return (
    <>
      <h2 class="q in-row" tabIndex={-1}>
        {questionWords(asked!, entry)}
        {areCards && (
          <span class="soft small nowrap" aria-live="off">
            {pluralize(menu.filter(isFace).length, 'card')}
            {below > 0 && `, ${below} below`}
          </span>
        )}
      </h2>
      {places > 0 && (
        <p class="soft small on-land">
          {pluralize(places, 'option')} on the land{typed !== '' && <kbd class="typed">{typed}…</kbd>}
        </p>
      )}
      <div
        key={shownAs}
        ref={room}
        class={`opts ${listed.length > MOST_TITLES && !areCards ? 'dense' : ''}`}
        role="group"
        aria-label="Options"
      >
        {listed.map(({ one, at }) => (
          <Option key={at} table={table} entry={one} at={at} hasFace={areCards && isFace(one)} />
        ))}
        {entry !== undefined && (
          <button type="button" class="btn opt other" onClick={() => table.back()}>
            <Sign name="back" /> another one
          </button>
        )}
      </div>
    </>
  );
}

/** The most cards whose titles are shown on a phone. */
const MOST_TITLES = 5;

interface OptionProps {
  table: TableController;
  entry: ChoiceEntry;
  at: number;
  hasFace: boolean;
}

function Option({ table, entry, at, hasFace }: OptionProps) {
  const { name, text, rest, key, card, element, options } = entry;
  const typed = table.typed.value;
  const hinted = table.hint.value?.option;
  const isPointed = table.pointed.value === at;
  return (
    <button
      type="button"
      class={`btn opt ${isPointed ? 'is-pointed' : ''} ${hasFace ? 'with-face' : ''}`}
      aria-label={name}
      aria-keyshortcuts={key.split('').join(' ')}
      aria-description={card === undefined ? rest : singleLineText(table, card)}
      onClick={() => table.choose(at)}
      onContextMenu={instead(() => (card === undefined ? table.point(at) : table.enlarge(card)))}
      onPointerEnter={(event) => hovers(event) && table.point(at)}
      onPointerLeave={() => table.point(undefined)}
      onFocus={() => table.point(at)}
      onBlur={() => table.point(undefined)}
    >
      <kbd data-key={key} class={typed !== '' && key.startsWith(typed) ? 'typed' : ''} />
      {hinted !== undefined && options.includes(hinted) && <span class="digit" data-key="hint" />}
      {hasFace && <CardFront table={table} there={{ card: card! }} />}
      {element !== undefined && (
        <span aria-hidden="true">
          <ElementSign of={table} element={element} size={20} />
        </span>
      )}
      <span class="opt-words">
        {card !== undefined ? (
          <>
            <CardNumber table={table} card={card} />
            <span class="opt-title"> {table.card(card)?.title}</span>
          </>
        ) : (
          <>
            {name.includes(text) ? text : name}
            {rest !== undefined && ' '}
            {rest !== undefined && <span class="soft" data-more={rest} />}
          </>
        )}
      </span>
    </button>
  );
}

/** The most events that a preview lists. */
const MOST_EVENTS = 5;

/** How many cards of a menu are below what one sees of them. @param shownAs names the menu */
function useBelow(areCards: boolean, shownAs: string) {
  const room = useRef<HTMLDivElement>(null);
  const below = useSignal(0);
  useLayoutEffect(() => {
    below.value = 0;
    if (!areCards) return;
    const hidden = new Set<Element>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, boundingClientRect: card, rootBounds } of entries) {
          const isBelow = intersectionRatio < WHOLE && card.bottom > (rootBounds?.bottom ?? innerHeight);
          if (isBelow) hidden.add(target);
          else hidden.delete(target);
        }
        below.value = hidden.size;
      },
      { threshold: [0, WHOLE] },
    );
    for (const card of room.current!.querySelectorAll('.with-face')) watch.observe(card);
    return () => watch.disconnect();
  }, [areCards, shownAs]);
  return { room, below: below.value };
}

/** From which share on a card counts as seen whole. */
const WHOLE = 0.95;

/** The card that one points at, in words, and what it would give: where the hand is otherwise. */
export function PointedCard({ table }: { table: TableController }) {
  const { card } = table.menu[table.pointed.value ?? -1] ?? {};
  if (card === undefined) return <p class="soft">Point at a card to read it in words.</p>;
  return (
    <>
      <h2 class="in-row">
        <CardNumber table={table} card={card} /> {table.card(card)?.title}
      </h2>
      <p>{singleLineText(table, card)}</p>
      <Preview table={table} />
    </>
  );
}

/** The preview of the highlighted option. */
function Preview({ table }: { table: TableController }) {
  const preview = table.preview.value;
  if (!preview) return null;
  return (
    <div class="gives small" aria-live="off">
      <p>
        <b>{asksForCards(table) ? 'It' : table.menu[table.pointed.value ?? -1]?.name}</b> would give:
      </p>
      <ul>
        {preview.said.slice(0, MOST_EVENTS).map(({ parts }, i) => (
          <li key={i}>
            <EventParts table={table} parts={parts} arePressed={false} />
          </li>
        ))}
        {preview.said.length > MOST_EVENTS && <li>and {preview.said.length - MOST_EVENTS} more</li>}
      </ul>
      {preview.said.length === 0 && <p class="soft">no immediate effect</p>}
      <p class="soft">{preview.next}</p>
    </div>
  );
}

/** The hint: what a bot would choose, and why. */
function Hint({ table }: { table: TableController }) {
  const hint = table.hint.value;
  if (!hint) return null;
  return (
    <div class="hint small" role="note" aria-label="Hint" tabIndex={0}>
      <p>
        <Sign name="hint" /> <b>{hint.bot}</b> would choose <b>{hint.way}</b>.
      </p>
      <p class="soft">{hint.reason}</p>
    </div>
  );
}

/** Buttons for everything except answering. */
function Acts({ table, shown: { asked, undo } }: TableProps) {
  const opened = table.opened.value;
  const why = table.entry.value === undefined && typeof undo === 'string' ? undo : undefined;
  const act = (sign: Parameters<typeof Sign>[0]['name'], key: string, words: string, more = {}) => (
    <Button
      words={[<Sign key={key} name={sign} />, words]}
      keys={key}
      press={() => table.takesKey(key)}
      {...more}
    />
  );
  return (
    <p class="acts in-row">
      {table.can('undo') &&
        act('undo', 'U', 'Undo', { 'aria-disabled': why !== undefined, title: why ?? '' })}
      {asked && table.can('hint') && act('hint', 'H', 'Hint')}
      {table.backend.options.note && act('note', 'N', 'Note')}
      {act('keys', '?', 'Keys', { class: 'quiet wide-only', 'aria-expanded': opened.has('keys') })}
    </p>
  );
}

/** The keyboard shortcuts. */
export function Keys({ table }: { table: TableController }) {
  const letters = Object.entries(KEYS).filter(([, { words, has }]) => words && has?.(table) !== false);
  const rows = [
    ['0–9', 'choose an option'],
    ['← → ↑ ↓', 'on the board: from place to place'],
    ['← →', 'in the log: from name to name'],
    ['Enter', 'take it'],
    ...letters.map(([key, { words }]) => [key === 'Escape' ? 'Esc' : key.toUpperCase(), words]),
  ];
  return (
    <dl class="keys box" aria-label="Keys">
      {rows.map(([key, does]) => (
        <div key={key} class="in-row">
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The request to hand the screen over. */
const HandOver = ({ table, name, seat }: { table: TableController; name: string; seat: number }) => (
  <div class="hand-over">
    <h2 class="q in-row">
      <SeatSign seat={seat} /> {name} is next
    </h2>
    <p>Hand the screen over. Nobody else should look at the cards of {name}.</p>
    <Button words={`I am ${name}`} class="main" press={() => table.takeScreen(seat)} />
  </div>
);

/** The result: the poster of the game, points, and the cards they came from. */
function Outcome({ table, shown: { v, view, seats, result, points } }: TableProps) {
  const order = view.seats.map(({ vp }, seat) => ({ seat, vp })).sort((a, b) => b.vp - a.vp);
  return (
    <>
      <h2 class="q">{result}</h2>
      <div class="ending">
        {points && <PosterPicture table={table} v={v} alt={result!} />}
        <div class="points-by-card" role="region" aria-label="Points by card" {...byArrows}>
          {order.map(({ seat, vp }) => {
            const own = (points ?? []).filter((one) => one.seat === seat);
            return (
              <section key={seat}>
                <h3 class="in-row">
                  <SeatSign seat={seat} /> {seats[seat]!.name} <b class="pts">{vp}</b>
                </h3>
                <ul>
                  {own.map((one) => (
                    <li key={one.card} class="in-row apart">
                      <Chip table={table} card={one.card} /> <b>{one.points}</b>
                    </li>
                  ))}
                  {points && own.length === 0 && <li class="soft">no points from cards</li>}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </>
  );
}

const REPLAY = 'The replay: a link to pass on';

/** The longer side of a poster, in pixels. */
const POSTER_SIDE = 1500;

/** The poster of the game, which opens in full size. */
function PosterPicture({ table, v, alt }: Pick<TableProps, 'table'> & { v: number; alt: string }) {
  const { backend } = table;
  const poster = backend.poster(v);
  const replay = backend.options.replay?.();
  if (!poster) return null;
  return (
    <figure class="poster in-row" aria-label="Poster">
      <a href={poster.address} target="_blank" rel="noreferrer" aria-label="The poster of the game">
        <img src={poster.address} alt={alt} />
      </a>
      <div class="in-row wrap">
        <PictureButtons svg={poster.svg} name="poster" side={POSTER_SIDE} />
        {/* It has no key, so it can be passed on with the poster. */}
        {replay && (
          <a class="btn" href={replay} target="_blank" rel="noreferrer" aria-label={REPLAY}>
            <Sign name="link" /> The replay
          </a>
        )}
      </div>
    </figure>
  );
}
