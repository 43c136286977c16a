/** When a choice may be taken back, and what is said if it may not. */
import { expect, test } from 'vitest';
import { apply } from '../../runtime/game.ts';
import { type Game, isCollecting, type LogChoice } from '../../runtime/index.ts';
import { logChoice } from '../../runtime/log/log.ts';
import { clone } from '../../runtime/state.ts';
import { baseSession, playByChance, type Session, startSession } from '../../test/human/sessions.ts';
import { plainSet } from '../../test/plain-set.ts';
import { HUMAN } from '../seats.ts';
import { whyNoUndo } from './undo.ts';

/** A choice, and the game before and after it. */
interface Moment {
  before: Game;
  now: Game;
  since: LogChoice[];
}

/** The first choices of a game by chance. */
function momentsOf(session: Session): Moment[] {
  const moments: Moment[] = [];
  playByChance(session, 80, ({ game }) => moments.push(momentAfter(clone(game))));
  return moments;
}

function momentAfter(before: Game): Moment {
  const [option] = before.asked.options as [number];
  const [now, choice] = [clone(before), logChoice(before, option)];
  apply(now, option);
  return { before, now, since: [choice] };
}

const reasonOf = ({ before, now, since }: Moment) => whyNoUndo(before, now, since);
const roundOf = ({ stack: [round] }: Game) => round as Extract<Game['stack'][number], { task: 'round' }>;
const moments = momentsOf(baseSession(2, 7));
/** A choice during somebody's turn that nothing forbids to take back. */
const free = moments.find((one) => reasonOf(one) === null && roundOf(one.before).phase === 'resolve')!;
/** The same with something changed in the game as it is now. */
const changed = (change: (now: Game, own: number) => void, since = free.since): Moment => {
  const now = clone(free.now);
  change(now, free.before.asked.seat);
  return { ...free, now, since };
};
const other = (): LogChoice => ({ ...free.since[0]!, seat: 1 - free.before.asked.seat });

test('a choice that has revealed nothing may be taken back', () => {
  expect(reasonOf(changed(() => undefined))).toBe(null);
});

test('whose turn it was decides: not after the next player, nor after the next phase, however little was seen', () => {
  const reason = 'the others have had their turn since';
  expect(reasonOf(changed((now) => roundOf(now).turn++))).toBe(reason);
  expect(reasonOf(changed((now) => (roundOf(now).phase = 'features')))).toBe(reason);
  // Another turn is public; that somebody else was asked may not be, so it is not said first.
  expect(reasonOf(changed((now) => roundOf(now).turn++, [...free.since, other()]))).toBe(reason);
});

test('a token that was drawn and a card that was seen stay known', () => {
  expect(reasonOf(changed((now) => now.draws++))).toBe('a token has been drawn from the bag since');
  for (const deck of [0, 1])
    expect(reasonOf(changed((now) => now.decks[deck]!.pop()))).toBe('cards of a deck have been seen since');
});

test('another seat’s choice is not taken back with one’s own, whoever chose last', () => {
  const seat = free.before.asked.seat === 0 ? 'Acacia' : 'Fern';
  const reason = `${seat} has chosen something since`;
  for (const since of [
    [...free.since, other()],
    [...free.since, other(), ...free.since],
  ])
    expect(reasonOf(changed(() => undefined, since))).toBe(reason);
});

test('choices that all make at once may be taken back until the last of them is made', () => {
  const reason = 'what the others chose for this draw has become known since';
  const collecting = moments.filter(({ before }) => roundOf(before).phase === 'collect');
  const [open, closed] = [true, false].map((isOpen) =>
    collecting.filter(({ now }) => isCollecting(now) === isOpen).map(reasonOf),
  );
  expect(open).toContain(null);
  expect(open).not.toContain(reason);
  expect(closed).toContain(reason);
  // Alone, nobody else has chosen anything.
  const settings = { ...plainSet.vocabulary.settings, players: { from: 1, to: 1 } };
  const solitaire = { ...plainSet, vocabulary: { ...plainSet.vocabulary, settings } };
  const alone = momentsOf(startSession([solitaire], { players: 1, seed: 7 }, [HUMAN])).filter(
    ({ before }) => roundOf(before).phase === 'collect',
  );
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.map(reasonOf)).not.toContain(reason);
});

test('what would look different with other hidden cards has shown something', () => {
  const reason = 'something hidden has been seen since';
  // In every other deal the same choices end with other points, or are not possible.
  expect(reasonOf(changed((now, own) => (now.vp[own]! += 1)))).toBe(reason);
  expect(reasonOf(changed(() => undefined, [{ ...free.since[0]!, option: 99_999 }]))).toBe(reason);
});
