/** A journal cut off at any byte still gives a table; only its last, incomplete line is lost. */
import { expect, test } from 'vitest';
import { hash, makeBot, randomBelow } from '../../runtime/index.ts';
import { begun, cards, chain, TABLE_SECRET } from '../../test/table/people.ts';
import { type NoteLine, parseNotes } from '../findings/notes.ts';
import { entryText, journalHead, parseJournal, type TableEvent } from './journal.ts';
import { chainCards, replayTable, Table } from './table.ts';
import { choiceEvent, choiceToTakeBack, endEvent, newCards } from './table-events.ts';

/** The same cards, except that one has more leaves. */
const changed = structuredClone(chain);
changed[0]!.cards[0]!.leaves++;
const CARDS = { now: cards, later: chainCards(changed) };
const cardsNamed = (name: string) => CARDS[name as keyof typeof CARDS];

/** A whole game in which people take back choices, set names and hand a seat to a bot, and in which the cards change. */
function game(): TableEvent[] {
  const { rng } = makeBot('random', 4, 0);
  const entries: TableEvent[] = [];
  let table: Table | undefined;
  const add = (entry: TableEvent) => {
    if (table) table.take(entry);
    else table = new Table(cardsNamed, entry);
    entries.push(entry);
  };
  add(begun({ target: 12 }));
  for (let at = 1; !table!.isOver; at++) {
    const asked = [0, 1, 2].filter((seat) => table!.question(seat) !== undefined);
    const seat = asked[randomBelow(rng, asked.length)]!;
    const { options } = table!.firstSeen(seat).view.decision!;
    add(choiceEvent(table!, seat, randomBelow(rng, options!.length), at));
    if (at === 5) add({ at, is: 'name', seat: 1, name: 'Zoë 🦁' });
    if (at === 12) add({ at, is: 'took back', seat, to: choiceToTakeBack(table!, seat).to, isFree: false });
    if (at === 20) add(newCards(table!, 'later', at).entry);
    if (at === 30) add({ at, is: 'player', seat: 2, player: 'greedy' });
  }
  add(endEvent(table!, 1000));
  return entries;
}

/** `npm test` cuts at few bytes. */
const STEP = process.env.TEST_SHORT ? 23 : 1;

test('a journal cut at any byte loses only its incomplete last line', () => {
  const entries = game();
  expect(new Set(entries.map(({ is }) => is)).size).toBe(7);
  const lines = [journalHead('aaaaaaaaaa'), ...entries].map(entryText);
  const bytes = new TextEncoder().encode(lines.join(''));
  const ends = lines.map((_, at) => new TextEncoder().encode(lines.slice(0, at + 1).join('')).length);
  const read = (until: number) => parseJournal(new TextDecoder().decode(bytes.subarray(0, until)));
  const walked = new Table(cardsNamed, entries[0]!);
  let line = 0;
  for (let until = 0; until <= bytes.length; until++) {
    const isWhole = until === ends[line];
    if (isWhole) line++;
    else if (until % STEP > 0) continue;
    const journal = read(until);
    if (line < 2) {
      // Not even the first game has started.
      expect(journal).toBe(undefined);
      continue;
    }
    if (journal?.entries.length !== line - 1 || journal.bytes !== ends[line - 1])
      expect.fail(`cut at byte ${until} of ${bytes.length}`);
    if (!isWhole) continue;
    // The table is the same as when the line was written.
    if (line > 2) walked.take(entries[line - 2]!);
    const table = replayTable(journal.entries, cardsNamed);
    expect(hash(table.game)).toBe(hash(walked.game));
    for (const seat of [-1, 0, 1, 2]) expect(table.firstSeen(seat)).toEqual(walked.firstSeen(seat));
  }
  expect(walked.isOver).toBe(true);
});

test('a journal of format 1 is refused from the line of a game with a secret on', () => {
  const text = (...games: TableEvent[]) =>
    [{ ...journalHead('aaaaaaaaaa'), format: 1 }, ...games].map((one) => `${JSON.stringify(one)}\n`).join('');
  const seeded = begun({ secret: undefined });
  const continued = begun({ secret: undefined, anew: [{ after: 0, secret: TABLE_SECRET }] });
  expect(parseJournal(text(seeded, seeded))?.entries).toHaveLength(2);
  const refused = (line: number) =>
    `line ${line}: this game was begun by an earlier version, which drew other random numbers from its secret`;
  expect(() => parseJournal(text(begun()))).toThrow(refused(2));
  for (const game of [begun(), continued]) expect(() => parseJournal(text(seeded, game))).toThrow(refused(3));
});

test('notes cut at any byte lose only the incomplete last line', () => {
  const notes: NoteLine[] = [
    { at: 1, seat: 0, is: 'note', cards: 'now', choice: 3, key: 'fun', text: 'Zoë 🦁' },
    { at: 2, seat: 1, is: 'said', text: 'wirklich?' },
    { at: 3, seat: 2, is: 'opened', cards: 'now', choice: 4, card: 12 },
  ];
  const bytes = new TextEncoder().encode(notes.map((one) => `${JSON.stringify(one)}\n`).join(''));
  for (let until = 0; until <= bytes.length; until++) {
    const whole = bytes.subarray(0, bytes.lastIndexOf(10, until - 1) + 1);
    const read = parseNotes(new TextDecoder().decode(bytes.subarray(0, until)));
    expect(read.bytes).toBe(until === 0 ? 0 : whole.length);
    expect(read.lines).toEqual(notes.slice(0, until === 0 ? 0 : whole.filter((byte) => byte === 10).length));
  }
});

test('invalid lines of a journal are refused, and invalid notes are left out', () => {
  const opening = begun();
  const head = journalHead('aaaaaaaaaa');
  const text = (...lines: object[]) => [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  expect(parseJournal(text(opening))?.entries).toEqual([opening]);
  for (const line of [
    { at: 1, is: 'constructor' },
    { at: 1, is: 'chose', seat: 0, kind: 'place', option: '1' },
    { is: 'name', seat: 0, name: 'Ines' },
    { at: 1, is: 'player', seat: 0, player: 'nobody' },
    { at: 1, is: 'cards', cards: 'now', choices: 5 },
    { ...opening, players: 5 },
  ])
    expect(() => parseJournal(text(opening, line))).toThrow("line 3: not a line of a table's journal");
  expect(() => new Table(cardsNamed, begun({ players: 2 }))).toThrow('there are 3 players at 2 seats');
  for (const table of [new Table(cardsNamed, opening), replayTable(game(), cardsNamed)]) {
    const choices = [...table.made.map(({ option }) => option), -1];
    expect(() => table.take({ at: 1, is: 'cards', cards: table.cards, choices, from: 0 })).toThrow(
      'the choices do not fit the cards',
    );
  }
  const note = { at: 1, seat: 0, is: 'note', cards: 'now', choice: 3, hex: { q: 1, r: -1 }, text: 'why?' };
  const notes = [
    note,
    { ...note, hex: 3 },
    { ...note, key: 'dull' },
    { ...note, seat: 'x' },
    { at: 1, is: 'said' },
  ];
  expect(parseNotes(notes.map((line) => `${JSON.stringify(line)}\n`).join('')).lines).toEqual([note]);
});
