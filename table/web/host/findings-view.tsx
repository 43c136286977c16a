/** The findings: cards with people's notes, and with their figures compared with those of bots. */

import { Button } from '../../page/around/controls.tsx';
import { counted } from '../../page/around/words.ts';
import type { FindingsAnswer } from '../../protocol/host-messages.ts';
import { MARKS } from '../../protocol/messages.ts';
import type { MomentAt } from '../game-review.ts';
import { FIGURES } from './figures.ts';
import type { HostController, HostProps } from './host-controller.ts';

type Note = FindingsAnswer['notes'][number];
type Finding = FindingsAnswer['cards'][number];
type Game = FindingsAnswer['games'][number];

export function FindingsView({ host, findings }: HostProps & { findings: FindingsAnswer }) {
  const { games, cards, notes, botGames, problems } = findings;
  const over = games.filter(({ ended }) => ended === 'over').length;
  const noted = cards.filter(({ lines }) => lines.length > 0);
  const rest = cards.filter(({ lines }) => lines.length === 0);
  const others = notes.filter(({ card }) => card === null);
  return (
    <section aria-label="Findings">
      <h2>Findings</h2>
      {problems
        .filter((problem) => !host.answer.value?.problems.includes(problem))
        .map((problem) => (
          <p key={problem} class="banner" role="status">
            {problem}
          </p>
        ))}
      <p class="soft">
        {counted(games.length, 'game')}, {over} of them played to the end. {counted(notes.length, 'note')}.
      </p>
      <p class="soft" role="status" aria-label="Simulated games">
        {botGames
          ? `For comparison: ${botGames.games} games that ${botGames.bot} bots played with the current cards, and for “taken where offered” the bots at your tables. A few games say little by themselves, so estimates lean towards the bots.`
          : 'Bots are playing games with the current cards. Their figures will appear in a moment.'}
      </p>
      {notes.length === 0 && (
        <p class="empty">
          There are no notes yet. People write notes at the table, with the button Note or the key N.
        </p>
      )}
      {noted.map((card) => (
        <NotedCard key={card.card} host={host} card={card} games={games} />
      ))}
      {others.length > 0 && (
        <article class="host-table box" aria-label="Hexes and moments">
          <h3>Hexes and moments</h3>
          <Notes host={host} notes={others} games={games} />
        </article>
      )}
      {rest.length > 0 && (
        <div class="table-room" tabIndex={0} role="region" aria-label="Cards without notes">
          <OtherCards host={host} cards={rest} />
        </div>
      )}
    </section>
  );
}

function NotedCard({ host, card, games }: HostProps & { card: Finding; games: readonly Game[] }) {
  const number = card.card;
  const { title = '' } = host.words.value.get(number) ?? {};
  const face = host.face(number);
  const marks = MARKS.filter((mark) => card.notes[mark] > 0).map((mark) => `${mark} ${card.notes[mark]}`);
  return (
    <article class="host-table box found-card" aria-label={`Card ${number} ${title}`.trimEnd()}>
      {face === undefined ? <span class="found-face" /> : <img class="found-face" src={face} alt="" />}
      <div>
        <h3>
          <CardName host={host} card={number} /> <span class="soft small">{marks.join(', ')}</span>
        </h3>
        <Notes host={host} notes={card.lines} games={games} />
        <div class="table-room" tabIndex={0} role="region" aria-label={`Figures of card ${number}`}>
          <OwnFigures card={card} />
        </div>
      </div>
    </article>
  );
}

/** The number of a card in the colour of its deck, and its title. */
function CardName({ host, card }: HostProps & { card: number }) {
  const { deck = '', title = '' } = host.words.value.get(card) ?? {};
  return (
    <>
      <span class={`no ${deck}`}>{card}</span> {title}
    </>
  );
}

const OwnFigures = ({ card }: { card: Finding }) => (
  <table class="figures">
    <thead>
      <tr>
        <td />
        {['People', 'Bots', 'Estimate'].map((of) => (
          <th key={of} scope="col">
            {of}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {FIGURES.map(({ name, people, bots, estimate }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{people(card)}</td>
          <td>{bots?.(card)}</td>
          <td>{estimate?.(card)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function OtherCards({ host, cards }: HostProps & { cards: readonly Finding[] }) {
  // Figures that bots have, too, come first.
  const figures = FIGURES.toSorted((a, b) => Number(b.bots !== undefined) - Number(a.bots !== undefined));
  const pairs = figures.filter(({ bots }) => bots !== undefined);
  return (
    <table class="figures">
      <caption>Cards without notes</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Card
          </th>
          {figures.map(({ name, bots }) => (
            <th key={name} {...(bots ? { scope: 'colgroup', colSpan: 2 } : { scope: 'col', rowSpan: 2 })}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {pairs.flatMap(({ name }) =>
            ['people', 'bots'].map((of) => (
              <th key={`${name} ${of}`} scope="col">
                {of}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.card}>
            <th scope="row">
              <CardName host={host} card={card.card} />
            </th>
            {figures.flatMap(({ name, people, bots }) => [
              <td key={name}>{people(card)}</td>,
              bots && <td key={`${name} bots`}>{bots(card)}</td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Notes = ({ host, notes, games }: HostProps & { notes: readonly Note[]; games: readonly Game[] }) => (
  <ul>
    {notes.map((note, i) => (
      <NoteItem key={i} host={host} note={note} moment={momentOfNote(host, note, games)} />
    ))}
  </ul>
);

function NoteItem({ host, note, moment }: HostProps & { note: Note; moment: MomentAt }) {
  const { table, choice, seat, key, text, hex } = note;
  const where = `table ${table}, choice ${choice}`;
  const { isUnfinished, game } = moment;
  return (
    <li class="found-note in-row wrap apart">
      <span>
        {key !== null && <b class="mark">{key}</b>} {hex !== null && <span class="hexname">{hex}</span>}{' '}
        {text}{' '}
        <span class="soft small">
          {host.nameOf(table, seat)}, {where}
          {isUnfinished && ', game still running'}
          {game !== undefined && ', in a game that was started over'}
        </span>
      </span>
      <span class="table-acts">
        <Button
          words="To the moment"
          aria-label={`To the moment: ${where}`}
          press={() => host.reviewGame(moment)}
        />
        {!isUnfinished && (
          <Button
            words="In the studio"
            look="quiet"
            aria-label={`In the studio: ${where}`}
            press={() => host.openInStudio(moment)}
          />
        )}
      </span>
    </li>
  );
}

/** The moment of a note: in the last game of its table, in a game that was started over, or in an unfinished game. */
export function momentOfNote(
  { answer }: Pick<HostController, 'answer'>,
  { table: id, game, choice }: Note,
  games: readonly Game[],
): MomentAt {
  const isLast = !games.some((one) => one.table === id && one.game > game);
  const isUnfinished =
    isLast && answer.value?.tables.some((table) => table.id === id && !table.isOver) === true;
  return { id, choice, isUnfinished, ...(!isLast && { game }) };
}
