/** The findings: cards with people's notes, and with their figures compared with those of bots. */
import { MARKS } from '../../marks.ts';
import { Button } from '../../page/around/controls.tsx';
import { pluralize } from '../../page/around/words.ts';
import type { CardAndBots, FindingsAnswer, ShrunkShare } from '../../protocol/host-messages.ts';
import type { HostController, HostProps } from './host-controller.ts';

type Note = FindingsAnswer['notes'][number];
type Finding = FindingsAnswer['cards'][number];

export function FindingsView({ host, findings }: HostProps & { findings: FindingsAnswer }) {
  const { games, cards, notes, said, botGames, problems } = findings;
  const over = games.filter(({ ended }) => ended === 'over').length;
  const noted = cards.filter(({ lines }) => lines.length > 0);
  const others = notes.filter(({ card }) => card === null);
  return (
    <section aria-label="Findings">
      <h2>Findings</h2>
      {problems
        .filter((problem) => !host.answer.value?.problems.includes(problem))
        .map((problem) => (
          <p key={problem} class="bar banner" role="status">
            {problem}
          </p>
        ))}
      <p class="soft">
        {pluralize(games.length, 'game')}, {over} of them played to the end. {pluralize(notes.length, 'note')}
        .
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
      {said.length > 0 && (
        <article class="host-table box" aria-label="What people said most">
          <h3>What people said most</h3>
          <ol>
            {said.map(({ card, mark, people, texts }) => (
              <li key={`${card} ${mark}`}>
                {card === null ? 'Hexes and moments' : <CardName host={host} card={card} />}
                {mark !== null && <b class="mark">{mark}</b>} {pluralize(people, 'person', 'people')}
                {texts.map((text) => (
                  <q key={text}>{text}</q>
                ))}
              </li>
            ))}
          </ol>
        </article>
      )}
      {noted.map((card) => (
        <NotedCard key={card.card} host={host} card={card} />
      ))}
      {others.length > 0 && (
        <article class="host-table box" aria-label="Hexes and moments">
          <h3>Hexes and moments</h3>
          <Notes host={host} notes={others} />
        </article>
      )}
      {cards.length > 0 && (
        <details>
          <summary>All figures</summary>
          <Figures host={host} name="Figures of cards" cards={cards} />
        </details>
      )}
    </section>
  );
}

function NotedCard({ host, card }: HostProps & { card: Finding }) {
  const number = card.card;
  const { title = '' } = host.cards.value?.card(number) ?? {};
  const face = host.face(number);
  const marks = MARKS.filter((mark) => card.notes[mark] > 0).map((mark) => `${mark} ${card.notes[mark]}`);
  return (
    <article class="host-table box found-card" aria-label={`Card ${number} ${title}`.trimEnd()}>
      {face === undefined ? <span class="found-face" /> : <img class="found-face" src={face} alt="" />}
      <div>
        <h3>
          <CardName host={host} card={number} /> <span class="soft small">{marks.join(', ')}</span>
        </h3>
        <Notes host={host} notes={card.lines} />
      </div>
    </article>
  );
}

/** The number of a card in the colour of its deck, and its title. */
function CardName({ host, card }: HostProps & { card: number }) {
  const { deck = '', title = '' } = host.cards.value?.card(card) ?? {};
  return (
    <>
      <span class={`no ${deck}`}>{card}</span> {title}
    </>
  );
}

const Figures = ({ host, name, cards }: HostProps & { name: string; cards: readonly Finding[] }) => (
  <div class="table-room" tabIndex={0} role="region" aria-label={name}>
    <table class="figures">
      <caption>{name}</caption>
      <thead>
        <tr>
          {['Card', ...FIGURES.map(([figure]) => figure)].map((figure) => (
            <th key={figure} scope="col">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.card}>
            <th scope="row">
              <CardName host={host} card={card.card} />
            </th>
            {FIGURES.map(([figure, of]) => (
              <td key={figure}>{of(card)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Notes = ({ host, notes }: HostProps & { notes: readonly Note[] }) => (
  <ul>
    {notes.map((note, i) => (
      <NoteItem key={i} host={host} note={note} />
    ))}
  </ul>
);

function NoteItem({ host, note }: HostProps & { note: Note }) {
  const { table, choice, seat, key, text, hex } = note;
  const moment = momentOfNote(host, note);
  const name = host.tableName(table);
  const where = moment ? `table ${name}, choice ${choice}` : `table ${name}, game still running`;
  return (
    <li class="found-note in-row wrap apart">
      <span>
        {key !== null && <b class="mark">{key}</b>} {hex !== null && <span class="hexname">{hex}</span>}{' '}
        {text}{' '}
        <span class="soft small">
          {host.nameOf(table, seat)}, {where}
          {isReplaced(host, note) && ', in a game that was started over'}
        </span>
      </span>
      {moment && (
        <span class="in-row wrap">
          <Button
            words="To the moment"
            aria-label={`To the moment: ${where}`}
            press={() => host.reviewGame(moment)}
          />
          <Button
            words="In the studio"
            class="quiet"
            aria-label={`In the studio: ${where}`}
            press={() => host.openInStudio(moment)}
          />
        </span>
      )}
    </li>
  );
}

/** Whether the game of a note was started over. */
const isReplaced = ({ findings }: Pick<HostController, 'findings'>, { table, game }: Note): boolean =>
  findings.value?.games.some((one) => one.table === table && one.game > game) ?? false;

/** The moment of a note; `undefined` while its game is being played. */
export function momentOfNote(host: Pick<HostController, 'answer' | 'findings'>, note: Note) {
  const { table: id, game, choice } = note;
  const isOver = host.answer.value?.tables.find((table) => table.id === id)?.isOver;
  return isOver || isReplaced(host, note) ? { id, choice, game } : undefined;
}

const NUMBERS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('en', { style: 'percent' });

/** `3 of 8`. */
const of = (some: number, all: number): string => (all === 0 ? '–' : `${NUMBERS.format(some)} of ${all}`);
/** `21 %`, for large samples. */
const percent = (some: number, all: number): string => (all === 0 ? '–' : PERCENT.format(some / all));
/** `26%, 17 to 37`. */
const estimated = (found: ShrunkShare | null): string =>
  found === null
    ? '–'
    : `${PERCENT.format(found.share)}, ${Math.round(100 * found.low)} to ${Math.round(100 * found.high)}`;

/** The columns of figures, and the figure of a card in each. */
const FIGURES: readonly (readonly [name: string, of: (card: CardAndBots) => string])[] = [
  ['Taken where offered', ({ taken, offered }) => of(taken, offered)],
  ['taken by bots', ({ botTaken, botOffered }) => of(botTaken, botOffered)],
  ['Played, of all seats', ({ people }) => of(people.played, people.seats)],
  ['played by bots', ({ bots }) => percent(bots.played, bots.seats)],
  ['estimate of played', ({ estimate }) => estimated(estimate.played)],
  ['Won, begun with it', ({ people }) => of(people.won, people.began)],
  ['won by bots', ({ bots }) => percent(bots.won, bots.began)],
  ['estimate of won', ({ estimate }) => estimated(estimate.won)],
  ['Time to decide', ({ seconds }) => (seconds === null ? '–' : `${NUMBERS.format(seconds)} s`)],
  ['Text opened', ({ opened }) => `${opened}`],
  ['Taken back', ({ undone }) => `${undone}`],
  ['Done by hand', ({ byHand }) => `${byHand}`],
];
