/** Previews and hints: they are correct as far as they go, and reveal nothing hidden. */
import { expect, test } from 'vitest';
import { hexName } from '../program/index.ts';
import { apply } from '../runtime/game.ts';
import { seedRandom } from '../runtime/random.ts';
import { clone } from '../runtime/state.ts';
import { SPECTATOR, view } from '../runtime/view/view.ts';
import {
  baseSession,
  choose,
  playByChance,
  playRandomGames,
  type Session,
  shownTo,
  startSession,
  thoughtOf,
} from '../test/human/sessions.ts';
import { runs } from '../test/programs/runs.ts';
import { redealt } from '../test/table/hidden.ts';
import { makeMenu } from './decision/menu.ts';
import { menuContext } from './decision/question.ts';
import { changedHexes } from './events/events.ts';
import { lineText } from './events/parts.ts';
import { makeHint } from './hint.ts';
import { previewOption } from './preview.ts';

/** The same session, with everything hidden from the seat dealt differently. */
const otherwise = (session: Session, seat: number, seed: number): Session => {
  const game = redealt(session.game, seat, seed);
  game.random = seedRandom(seed);
  return { ...session, game };
};

test('R6.2 previews and hints do not depend on other hands or the decks', () => {
  let compared = 0;
  for (const [players, seed] of [
    [2, 1],
    [4, 2],
  ]) {
    const hands = seed % 2 === 0 ? Array<string>(players).fill('draft') : undefined;
    playByChance(baseSession(players, seed, hands, 'random'), 160, (session, turn) => {
      if (turn % 4 !== 0) return;
      const { seat, options } = session.game.asked;
      const other = otherwise(session, seat, turn);
      const at = turn % options.length;
      expect(previewOption(other, at)).toEqual(previewOption(session, at));
      const hints = [session, other].map((one) => makeHint(one, 'greedy', thoughtOf(one, 'greedy')));
      expect(hints[1]).toEqual(hints[0]);
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(60);
});

test('R3.5 R6.2 screens and previews do not depend on what is hidden from the viewer', () => {
  let compared = 0;
  playRandomGames(runs(6, 31), 100, (session, turn) => {
    if (turn % 3 !== 0) return;
    const { seat, options } = session.game.asked;
    for (const viewer of [seat, (seat + 1) % session.game.players, SPECTATOR]) {
      const [now, other] = [session, otherwise(session, viewer, turn)].map((one) => {
        // A viewer who starts now knows nothing about the past.
        const given = { game: clone(one.game), book: one.book, viewers: [viewer] };
        const fresh = startSession(one.chain, one.options, one.players, given);
        return shownTo(fresh, viewer);
      });
      expect(other).toEqual(now);
      compared++;
    }
    const other = otherwise(session, seat, turn);
    const at = turn % options.length;
    expect(previewOption(other, at)).toEqual(previewOption(session, at));
  });
  expect(compared).toBeGreaterThan(200);
});

test('a preview shows the state after the choice, unless that depends on hidden information', () => {
  let whole = 0;
  let part = 0;
  playByChance(baseSession(2, 3, undefined, 'random'), 400, (session, turn) => {
    const { seat, options } = session.game.asked;
    const at = turn % options.length;
    const preview = previewOption(session, at);
    const after = clone(session.game);
    apply(after, options[at]);
    if (!preview.next.startsWith('Then: ')) {
      part++;
      return;
    }
    const [was, seen] = [session.game, after].map((game) => view(game, seat));
    const said = preview.said.map(lineText).join(' ');
    for (const hex of changedHexes(was!.landscape, seen!.landscape)) expect(said).toContain(hexName(hex));
    for (const [at, { vp }] of seen!.seats.entries())
      if (vp !== was!.seats[at]!.vp) expect(said).toContain(`, ${vp} now`);
    whole++;
  });
  expect(whole).toBeGreaterThan(40);
  expect(part).toBeGreaterThan(40);
});

test('while all players choose, a preview ends after the viewer’s own choice', () => {
  const session = baseSession(3, 1, undefined, 'random');
  let seen = 0;
  playByChance(session, 80, (now) => {
    if (now.game.asked.kind !== 'use-element') return;
    const preview = previewOption(now, 0);
    if (preview.next !== 'It counts when all have chosen.') return;
    expect(preview.said.map(lineText).join(' ')).not.toMatch(/points?, \d+ now/);
    seen++;
  });
  expect(seen).toBeGreaterThan(10);
});

test('a hint says what its option gives, and how far ahead it is of the next best', () => {
  const reasons = new Set<string>();
  const session = baseSession(2, 6, undefined, 'random');
  for (let turn = 0; turn < 220 && session.game.asked.options.length > 0; turn++) {
    const thought = thoughtOf(session, 'greedy');
    const hint = makeHint(session, 'greedy', thought);
    expect(session.game.asked.options[hint.option]).toBe(thought.option);
    expect(hint.way).toMatch(/^\d+: /);
    // A card is called by its name, without its costs.
    expect(hint.way).not.toMatch(/" (brown|blue) /);
    // With more than nine options, each key has two digits.
    const [first] = makeMenu(menuContext(session));
    expect(hint.way.split(':')[0]).toHaveLength(first!.key.length);
    expect(hint.reason).toMatch(/^At once/);
    const [, ahead] = /puts it ([\d.]+) points? ahead of the next best: \S/.exec(hint.reason) ?? [];
    if (ahead !== undefined) {
      // No option can be further ahead of the next best than of the worst.
      const worths = thought.worths!.filter((worth) => worth > -Infinity);
      expect(Number(ahead)).toBeLessThanOrEqual(Math.max(...worths) - Math.min(...worths) + 0.06);
    }
    reasons.add(hint.reason.replace(/^At once.*?\. (?=The bot)/, '').replace(/[\d.]+ points?.*|: .*/, ''));
    choose(session, thought.option);
  }
  expect([...reasons].some((reason) => reason.includes('puts it'))).toBe(true);
  expect([...reasons].some((reason) => reason.includes('by its rule of thumb prefers it'))).toBe(true);
  const random = makeHint(baseSession(2, 6), 'random', thoughtOf(baseSession(2, 6), 'random'));
  expect(random.reason).toMatch(/random takes any option without comparing them\.$/);
  const search = baseSession(2, 6);
  expect(makeHint(search, 'mcts:40', thoughtOf(search, 'mcts:40')).reason).toMatch(/[Mm]cts/);
});
