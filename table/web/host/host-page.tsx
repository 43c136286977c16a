/** The page of the host: tables with links to send, who is present, and the host's decisions. */
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { MAX_NAME_LENGTH } from '../../marks.ts';
import { Button, QuotedText, Segments } from '../../page/around/controls.tsx';
import { submits } from '../../page/around/forms.ts';
import { NewGameFields } from '../../page/around/new-game-form.tsx';
import { pluralize } from '../../page/around/words.ts';
import { ReplayOutcomeBanner } from '../../page/changed-cards.tsx';
import { SeatSign } from '../../page/views/signs.tsx';
import type { HostAnswer, HostReach } from '../../protocol/host-messages.ts';
import { whoSits } from '../before-game.tsx';
import type { GameReview } from '../game-review.ts';
import { GameReviewView } from '../game-review-view.tsx';
import { Refusal, ThemeButton } from '../page.tsx';
import { FindingsView } from './findings-view.tsx';
import type { HostProps } from './host-controller.ts';

type TableView = HostAnswer['tables'][number];

export function HostPage({ host }: HostProps) {
  const answer = host.answer.value;
  const isAway = host.isAway.value;
  const findings = host.findings.value;
  const review = host.review.value;
  return (
    <main class="host-page around-table" aria-label="Host">
      <header class="bar table-bar">
        <h1 class="table-title one-line">{answer?.title ?? 'Host'}</h1>
        <span class={isAway ? 'mark warned' : 'soft'} role="status" aria-label="Connection">
          {isAway && 'The host does not answer: this is its last known state. Trying again …'}
        </span>
        <span class="rest in-row wrap">
          <ThemeButton />
        </span>
      </header>
      <Refusal words={host.refused.value} />
      {answer?.problems.map((problem) => (
        <p key={problem} class="bar banner" role="status">
          <span>
            <QuotedText words={problem} />
          </span>
        </p>
      ))}
      {review ? (
        <HostReview host={host} review={review} />
      ) : (
        <div class="host-room">
          <nav class="in-row wrap" aria-label="Places">
            {['Tables', 'Findings'].map((place, at) => (
              <Button
                words={place}
                class="quiet"
                key={place}
                aria-current={(findings !== undefined) === at > 0 && 'page'}
                press={() => host.showFindings(at > 0)}
              />
            ))}
          </nav>
          {findings ? <FindingsView host={host} findings={findings} /> : <Tables host={host} />}
        </div>
      )}
    </main>
  );
}

/** A game under review. From a finished game, a moment can be continued at a new table or in the studio. */
const HostReview = ({ host, review }: HostProps & { review: GameReview }) => (
  <GameReviewView review={review} close={() => host.reviewGame()}>
    <Button words="Play on from here" class="main" press={() => host.playOn()} />{' '}
    <Button words="In the studio" press={() => host.openInStudio(review.at)} />
  </GameReviewView>
);

function Tables({ host }: HostProps) {
  const tables = host.answer.value?.tables;
  return (
    <section aria-label="Tables">
      <NewTable host={host} />
      <p class="soft">
        Send everybody the link of the table: whoever opens it says a name and sits down, on a computer or a
        phone. Open it yourself to play along, and keep the address of this page to yourself.
      </p>
      {host.answer.value && <Reach host={host} reach={host.answer.value.reach} />}
      {tables?.length === 0 && <p class="empty">There is no table yet.</p>}
      {tables?.toReversed().map((table) => (
        <TableCard key={table.id} host={host} table={table} />
      ))}
    </section>
  );
}

/** The name of a new table unless it has another. */
const TODAY = new Date().toLocaleDateString('en', { weekday: 'long' });

/** The form for a new table. Its choices are closed at first: a table without them is as `ecos host` was told. */
function NewTable({ host }: HostProps) {
  const games = host.games.value;
  const wanted = host.wanted.value;
  return (
    <form
      class="game-form"
      onSubmit={submits(({ name }, form) => {
        host.addTable(name);
        form.reset();
      })}
    >
      <div class="in-row wrap apart">
        <h2>Tables</h2>
        <span class="in-row wrap">
          <label class="in-row">
            Name{' '}
            <input
              {...{ name: 'name', type: 'text', maxLength: MAX_NAME_LENGTH, autocomplete: 'off' }}
              placeholder={TODAY}
            />
          </label>
          <Button words="New table" class="main" />
        </span>
      </div>
      <details onToggle={({ currentTarget }) => currentTarget.open && host.askGames()}>
        <summary>Choices for new tables</summary>
        {games && wanted && (
          <NewGameFields
            {...{ games, wanted, people: 'Each person opens the link of the table.' }}
            change={(change) => host.want(change)}
          />
        )}
      </details>
    </form>
  );
}

/** The question who can open the links, or the address at which everybody can. */
function Reach({ host, reach: { isOpen, canChoose, address } }: HostProps & { reach: HostReach }) {
  return (
    <section class="reach box" aria-label="Who can open the links">
      {canChoose && (
        <p class="in-row wrap">
          <b>Only on this machine, or also for others in this network?</b>
          <Segments
            {...{ id: 'reach', name: 'Who can open the links', value: isOpen ? 'network' : 'here' }}
            options={REACHES}
            choose={(one) => host.ask('/api/network', { isOpen: one === 'network' })}
          />
        </p>
      )}
      <p>
        {isOpen || !canChoose ? 'Others open the links at ' : 'The links open on this machine, at '}
        <b>{address}</b>.
      </p>
      {canChoose && (
        <p class="soft small">
          Everybody in a network can read what is sent there, the links too: let others in only where you
          trust them all. For people who are far away, this machine needs an address on the web, from a tunnel
          or a small server. <i>Who can reach it</i> on the page <i>Playing</i> of the documentation says how.
        </p>
      )}
    </section>
  );
}

const REACHES = [
  ['here', 'Only on this machine'],
  ['network', 'Also for others in this network'],
] as const;

/** A QR code of a link. Phones read it only dark on light. */
function QrCode({ link }: { link: string }) {
  const code = generate(link);
  const box = { x: -4, y: -4, width: code.size + 8, height: code.size + 8 };
  return (
    <svg class="qr" viewBox={Object.values(box).join(' ')} role="img" aria-label="QR code of the link">
      <rect fill="#fff" {...box} />
      <path d={toSvgPath(code)} />
    </svg>
  );
}

const stateOf = ({ isOver, hasStarted, draws }: TableView): string => {
  if (isOver) return 'the game is over';
  if (!hasStarted) return 'the game has not started';
  return draws === 0 ? 'before the first draw' : `draw ${draws}`;
};

function TableCard({ host, table }: HostProps & { table: TableView }) {
  const { id, name, people, link, watch, isOver, hasStarted, changed } = table;
  return (
    <article class="host-table box" aria-label={`Table ${name}`}>
      <h3>
        {name} <span class="soft small">{stateOf(table)}</span>
      </h3>
      {people.some(({ isFree }) => isFree) && (
        <div class="one-link in-row wrap">
          <QrCode link={link} />
          <LinkToSend host={host} address={link} label="Link of the table" />
        </div>
      )}
      {changed && (
        <ReplayOutcomeBanner
          {...{ again: changed, goOn: 'Continue with the new cards', keep: 'Finish with the old ones' }}
          decide={(decided) => host.ask(`/api/tables/${id}/decide`, { decided })}
        >
          <b>Cards were changed.</b>
        </ReplayOutcomeBanner>
      )}
      <ol class="host-seats">
        {people.map((_, seat) => (
          <SeatRow key={seat} host={host} table={table} seat={seat} />
        ))}
        <li class="in-row wrap">
          <b>Watching</b> <LinkToSend host={host} address={watch} label="Link to watch" />
        </li>
      </ol>
      {!hasStarted && (
        <p class="in-row wrap">
          <Button words="Start game" class="main" press={() => host.ask(`/api/tables/${id}/start`, {})} />
          <span class="soft small">
            It starts by itself when all seats are taken. Bots play at seats that are free.
          </span>
        </p>
      )}
      {isOver && (
        <p class="in-row wrap">
          <Button words="Look back" press={() => host.reviewGame({ id, choice: 0 })} />
        </p>
      )}
    </article>
  );
}

/** A seat with its link, and the button that hands it to a bot, or back to a person. */
function SeatRow({ host, table, seat }: HostProps & { table: TableView; seat: number }) {
  const { id, isOver } = table;
  const person = table.people[seat]!;
  const { name, player, isFree, points } = person;
  const isPerson = player === 'human';
  const next = isPerson ? 'greedy' : 'human';
  return (
    <li class="in-row wrap">
      <SeatSign seat={seat} /> <b>{isFree ? 'a free seat' : name}</b>
      <span class="mark">{whoSits(person)}</span>
      {table.hasStarted && <span class="soft">{pluralize(points, 'point')}</span>}
      {isPerson && !isFree && (
        <Button
          words={`Free ${name}’s seat`}
          class="quiet"
          press={() => host.ask(`/api/tables/${id}/free/${seat}`, {})}
        />
      )}
      {!isOver && (
        <Button
          words={isPerson ? 'Let a bot play' : 'Give to a person'}
          class="quiet"
          press={() => host.ask(`/api/tables/${id}/seat`, { seat, player: next })}
        />
      )}
    </li>
  );
}

const LinkToSend = ({ host, address, label }: HostProps & { address: string; label: string }) => (
  <span class="link-to-send in-row">
    <input
      {...{ type: 'text', readOnly: true, value: address }}
      aria-label={label}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <Button
      words={host.copied.value === address ? 'Copied' : 'Copy'}
      aria-label={`Copy: ${label}`}
      press={() => host.copy(address)}
    />
    <a class="btn quiet" href={address} target="_blank" rel="noreferrer" aria-label={`Open: ${label}`}>
      Open
    </a>
  </span>
);
