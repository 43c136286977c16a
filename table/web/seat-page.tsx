/** The page of a seat: the state of the connection, banners for the whole table, and the table. */
import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../page/around/controls.tsx';
import { describeOutcome } from '../page/changed-cards.tsx';
import { TableScreen } from '../page/views/table-screen.tsx';
import type { TableFacts } from '../protocol/to-client.ts';
import { BeforeGame } from './before-game.tsx';
import type { ConnectionState } from './connection.ts';
import { Door } from './door.tsx';
import { GameReviewView } from './game-review-view.tsx';
import { Refusal, ThemeButton } from './page.tsx';
import { NotePanel } from './panels/note.tsx';
import { SeatPanel } from './panels/seat.tsx';
import { TalkPanel } from './panels/talk.tsx';
import type { Panel, Seat, SeatProps } from './seat.ts';

export function SeatPage({ seat }: SeatProps) {
  const facts = seat.facts.value;
  const refused = seat.refused.value;
  const review = seat.review.value;
  const { connectionState, table } = seat;
  const Opened = useOpenedPanel(seat);
  if (connectionState === 'refused') return <Door seat={seat} />;
  return (
    <main class="seat-page around-table" aria-label="Table">
      <Bar seat={seat} />
      <Refusal words={refused} />
      {facts && <Banners seat={seat} facts={facts} />}
      {Opened && <Opened seat={seat} />}
      {facts && !facts.hasStarted ? (
        <BeforeGame seat={seat} facts={facts} />
      ) : review ? (
        <GameReviewView review={review} close={() => seat.reviewGame()} />
      ) : (
        <div class="at-table-room">
          {table?.shown.value ? (
            <TableScreen table={table} />
          ) : (
            <p class="empty">{connectionState === 'unanswered' ? ADVICE : 'Setting up the table …'}</p>
          )}
        </div>
      )}
    </main>
  );
}

const PANELS = { note: NotePanel, talk: TalkPanel, seat: SeatPanel };

/** The opened panel. When it is closed, the element that had the focus before gets it back. */
function useOpenedPanel({ panel: { value: panel } }: Seat) {
  useLayoutEffect(() => {
    if (!panel) return undefined;
    const opener = document.activeElement;
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [panel]);
  return panel && PANELS[panel];
}

/** Advice for the user: the page was loaded from the host, but the WebSocket does not connect. */
const ADVICE =
  'The page is here, but the table does not answer. If this continues, try another network, and tell the person who invited you: a proxy or a firewall may block WebSockets.';

/** The state of the connection, in words. */
const STATE_TEXTS: Readonly<Record<ConnectionState, string>> = {
  connecting: 'Connecting …',
  unanswered: 'The table does not answer. Trying again …',
  connected: 'Connected',
  away: 'Not connected: this is the table as it was. Trying again …',
  refused: '',
};

function Bar({ seat }: SeatProps) {
  const { connectionState, unread } = seat;
  const isAway = connectionState === 'away' || connectionState === 'unanswered';
  const view = seat.table?.shown.value?.view;
  const { name = 'Table', hasStarted } = seat.facts.value ?? {};
  return (
    <header class="bar table-bar">
      <h1 class="table-title one-line">{name}</h1>
      <span class="dim at-draw">
        {view &&
          hasStarted &&
          `${seat.title.value}, round ${view.rounds + 1}, draw ${view.draws}, to ${view.target} points`}
      </span>
      <span
        class={`${isAway ? 'mark warned' : 'soft'} ${connectionState}`}
        role="status"
        aria-label="Connection"
      >
        {STATE_TEXTS[connectionState]}
      </span>
      <span class="rest in-row wrap">
        {seat.isOver && !seat.review.value && <Button words="Look back" press={() => seat.reviewGame(0)} />}
        <PanelButton seat={seat} panel="talk" words={unread.value > 0 ? `Talk, ${unread} new` : 'Talk'} />
        {seat.isWatching ? (
          <span class="mark">you watch</span>
        ) : (
          hasStarted && <PanelButton seat={seat} panel="seat" words="Your seat" />
        )}
        <ThemeButton />
      </span>
    </header>
  );
}

const PanelButton = ({ seat, panel, words }: SeatProps & { panel: Panel; words: string }) => (
  <Button
    words={words}
    class="quiet"
    aria-expanded={seat.panel.value === panel}
    press={() => seat.open(panel)}
  />
);

/** Banners for the whole table: a bot at the user's seat, a request to take back a choice, changed cards. */
function Banners({ seat, facts }: SeatProps & { facts: TableFacts }) {
  const { player = 'human', isOver } = seat;
  return (
    <>
      {player !== 'human' && !isOver && (
        <p class="bar banner" role="status">
          The bot {player} plays for you.{' '}
          <Button words="Take the seat back" class="main" press={() => seat.send({ player: 'human' })} />
        </p>
      )}
      {facts.wish && <UndoWish seat={seat} facts={facts} wish={facts.wish} />}
      {facts.changed && (
        <p class="bar banner" role="status">
          <b>Cards were changed.</b> {describeOutcome(facts.changed)} The host decides.
        </p>
      )}
    </>
  );
}

/** A request to take back a choice. */
function UndoWish({
  seat,
  facts: { seats, seat: own },
  wish: { seat: asker, reason, agreed },
}: SeatProps & { facts: TableFacts; wish: NonNullable<TableFacts['wish']> }) {
  const missing = seats.filter(
    ({ player, isFree }, at) => player === 'human' && !isFree && at !== asker && !agreed.includes(at),
  );
  const isAsked = !seat.isWatching && own !== asker && !agreed.includes(own) && seat.player === 'human';
  const answer = (words: string, consent: boolean) => (
    <Button words={words} class={consent ? 'main' : ''} press={() => seat.send({ consent })} />
  );
  return (
    <p class="bar banner" role="alert">
      <span>
        <b>{own === asker ? 'You ask' : `${seats[asker]!.name} asks`} to take back a choice</b>, though{' '}
        {reason}.
      </span>
      {isAsked && answer('Agree', true)}
      {isAsked && answer('Do not agree', false)}
      {!isAsked && <span class="soft">Waiting for {missing.map(({ name }) => name).join(', ')}.</span>}
      {own === asker && answer('Withdraw', false)}
    </p>
  );
}
