/** Events: what a seat learns about what happened, in order; and hints. */
import { expect, test } from 'vitest';
import { parseInput } from '../../cli/human/parse-input.ts';
import type { TileView } from '../../runtime/index.ts';
import { wayTo } from '../../table/decision/menu.ts';
import { eventsBetween } from '../../table/events/events.ts';
import { lineText } from '../../table/events/parts.ts';
import type { Player } from '../../table/messages.ts';
import { HUMAN } from '../../table/seats.ts';
import { card, feature, gainCardToPlay, place, setOf, vp } from '../table/cards.ts';
import { draw, position } from '../table/table-kit.ts';
import {
  baseSession,
  choose,
  eventsOf as linesOf,
  modelOf,
  playByChance,
  type Session,
  shownTo,
  startSession,
  thoughtOf,
} from './sessions.ts';

/** A position in which these tokens have been drawn, with people at the seats. */
function drawn(tokens: string, ...[cards, seats = [], table]: Parameters<typeof position>): Session {
  const game = position(cards, seats, table);
  draw(game, tokens);
  const people = seats.map((): Player => HUMAN);
  const chain = [setOf(cards, {}, table?.features)];
  return startSession(chain, { players: seats.length, seed: 1 }, people, { game });
}

/** Chooses an entry by the beginning of its text, then one of the entries below it, and so on. */
function take(session: Session, ...texts: string[]): void {
  let { menu } = modelOf(session);
  for (const text of texts) {
    const entry = menu.find((candidate) => candidate.text.startsWith(text));
    if (!entry) throw new Error(`no ${text} in ${menu.map((candidate) => candidate.text).join(', ')}`);
    if (entry.options.length > 0) choose(session, session.game.asked.options[entry.options[0]]);
    menu = entry.next;
  }
}

function viewOf(session: Session) {
  return { view: shownTo(session, 0).view, book: session.book };
}

const eventsOf = (session: Session, seat: number) => linesOf(session, seat).map(lineText);

test('a completed card is reported step by step, and each seat reads `You` for itself', () => {
  const cards = [card(1, 'sun', [place('water'), vp(3)]), card(2, 'rain')];
  const session = drawn('sun', cards, [{ active: ['1'] }, { active: ['2'] }, {}]);
  take(session, 'cube on #1');
  take(session, 'l9');
  expect(eventsOf(session, 0)).toEqual([
    'Draw 1: sun',
    'You: a cube on #1, sun.',
    'Acacia: the dial turns to 1.',
    'Baobab: the dial turns to 1.',
    'You: #1 is completed.',
    'A water tile is placed on l9.',
    'You: +3 points, 3 now.',
    'You: #1 turns, 3 leaves left.',
  ]);
  expect(eventsOf(session, 2)).toEqual([
    'Draw 1: sun',
    'Fern: a cube on #1, sun.',
    'Acacia: the dial turns to 1.',
    'You: the dial turns to 1.',
    'Fern: #1 is completed.',
    'A water tile is placed on l9.',
    'Fern: +3 points, 3 now.',
    'Fern: #1 turns, 3 leaves left.',
  ]);
});

test('a card is named by its title, which can also be typed', () => {
  const cards = [{ ...card(1, 'sun', [place('water'), vp(3)]), title: 'Rain' }, card(2, 'rain')];
  const session = drawn('sun', cards, [{ active: ['1'] }, { active: ['2'] }]);
  const { menu } = modelOf(session);
  const at = menu.findIndex(({ text }) => text === 'cube on #1 "Rain", sun, which completes it');
  for (const typed of ['Rain sun', 'rai', '#1']) {
    expect(parseInput(typed, menu)).toEqual({ is: 'entry', entry: menu[at] });
  }
  expect(wayTo(menu[at].options[0], menu, session.book)).toBe(`${at + 1}: ${menu[at].text}`);
  take(session, 'cube on #1');
  expect(modelOf(session).effect?.head).toBe('your #1 "Rain"');
  take(session, 'l9');
  expect(eventsOf(session, 1)).toEqual([
    'Draw 1: sun',
    'Fern: a cube on #1 "Rain", sun.',
    'You: the dial turns to 1.',
    'Fern: #1 "Rain" is completed.',
    'A water tile is placed on l9.',
    'Fern: +3 points, 3 now.',
    'Fern: #1 "Rain" turns, 3 leaves left.',
  ]);
});

test('the log says what ended a draw before the next tokens, under its own draw', () => {
  const { view, book } = viewOf(
    drawn('sun', [card(1, 'sun'), card(2, 'rain')], [{ active: ['1'] }, { active: ['2'] }]),
  );
  const [one, ...others] = view.seats;
  const now = { ...view, draws: view.draws + 1, drawn: ['rain'], seats: [{ ...one!, vp: 3 }, ...others] };
  const passing = [{ n: 1, seat: 1, element: 'sun' }];
  const lines = eventsBetween({ view }, { view: now, passing }, book);
  expect(lines.map((line) => [line.draw, lineText(line)])).toEqual([
    [view.draws, 'Acacia: sun is drawn from the bag.'],
    [view.draws, 'You: +3 points, 3 now.'],
    [now.draws, `Draw ${now.draws}: rain`],
  ]);
});

test('R6.5 a Landscape Feature gained to be played is shown to the others by name', () => {
  const cards = [card(1, 'sun', [gainCardToPlay]), card(2, 'rain')];
  const table = { brown: [2], display: [101], features: [feature(101)] };
  const session = drawn('sun', cards, [{ active: ['1'] }, {}, {}], table);
  take(session, 'cube on #1');
  take(session, '#101');
  expect(eventsOf(session, 1)).toContain('Fern: shows #101 "Feature 101"; 1 more card in hand.');
  expect(eventsOf(session, 0)).toContain(
    'You: show #101 "Feature 101"; #101 "Feature 101" is added to your hand.',
  );
});

test('a swap is reported as one event, whatever else has happened', () => {
  const { view, book } = viewOf(drawn('sun', [card(1, 'sun')], [{ active: ['1'] }, {}]));
  const tile = (q: number, terrain: string, more: Partial<TileView> = {}): TileView => ({
    q,
    r: 0,
    terrain,
    mountains: 0,
    forests: 0,
    animals: [],
    ...more,
  });
  const events = (before: TileView[], now: TileView[]) =>
    eventsBetween({ view: { ...view, landscape: before } }, { view: { ...view, landscape: now } }, book).map(
      lineText,
    );
  const peak = { mountains: 1, animals: ['hare'] };
  expect(
    events(
      [tile(0, 'desert', peak), tile(1, 'water', { animals: ['pike'] })],
      [tile(0, 'water', { animals: ['pike'] }), tile(1, 'desert', peak), tile(2, 'grassland')],
    ),
  ).toEqual([
    'The desert tile m10 and the water tile m11 change places, with everything on them.',
    'A grassland tile is placed on m12.',
  ]);
  const here = (...animals: string[]) => tile(0, 'desert', { animals });
  const there = (...animals: string[]) => tile(1, 'desert', { animals });
  expect(events([here('hare'), there('mole')], [here('mole'), there('hare')])).toEqual([
    'The hare on m10 moves to m11.',
    'The mole on m11 moves to m10.',
  ]);
  expect(events([here('hare'), there('mole', 'pike')], [here('mole', 'pike'), there('hare')])).toEqual([
    'The hare on m10 moves to m11.',
    'The mole on m11 moves to m10.',
    'The pike on m11 moves to m10.',
  ]);
});

test('the passing of the bag is reported before the next draw', () => {
  const session = baseSession(2, 1);
  playByChance(session, 200, () => undefined);
  const events = eventsOf(session, 0);
  const passed = events.findIndex((line) => line.startsWith('All tokens go back into the bag'));
  expect(events.slice(0, passed).findLast((line) => line.startsWith('Draw'))).toContain('wild');
  expect(events[passed + 1]).toMatch(/^Draw \d+: /);
});

test('a hint names an option of the menu and changes nothing', () => {
  playByChance(baseSession(3, 4), 60, (session) => {
    const before = JSON.stringify(session.game.random);
    const option = thoughtOf(session, 'greedy').option;
    const index = session.game.asked.options.indexOf(option);
    expect(wayTo(index, modelOf(session).menu, session.book)).toMatch(/^\d+: \S/);
    expect(thoughtOf(session, 'greedy').option).toBe(option);
    expect(JSON.stringify(session.game.random)).toBe(before);
  });
});
