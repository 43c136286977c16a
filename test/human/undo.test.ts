/** Undo: the game is as it was before, and no hidden information was seen in between. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameLog } from '../../cli/run/game-log.ts';
import { apply } from '../../runtime/game.ts';
import { seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import { clone } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';
import { type Session, startSession, undo } from '../../table/session/session.ts';
import { sets } from '../programs/game.ts';
import { runs } from '../programs/runs.ts';
import { featureSet } from '../table/feature-set.ts';
import { redealt } from '../table/hidden.ts';
import { baseSession, playByChance, randomSession } from './sessions.ts';

/** A log that collects its lines in an array. */
function listLog(lines: object[]): GameLog {
  return {
    file: 'list',
    add: (line) => lines.push(line),
    dropLast: () => lines.pop(),
    close: () => undefined,
  };
}

const table = fc.record({ set: sets, players: fc.integer({ min: 1, max: 3 }), seed: fc.nat() });

test('an undone choice disappears from game, log and events; a refused undo changes nothing', () => {
  let taken = 0;
  let refused = 0;
  fc.assert(
    fc.property(table, ({ set, players, seed }) => {
      const session = randomSession(set, players, seed);
      const lines: object[] = [];
      session.log = listLog(lines);
      const before: { hash: string; seen: string; lines: number }[] = [];
      const stateOf = (now: Session) => ({
        hash: hash(now.game),
        seen: JSON.stringify([...now.observers]),
        lines: lines.length,
      });
      playByChance(session, 120, (now, turn) => {
        before[now.choices.length] = stateOf(now);
        if (turn % 3 !== 0) return;
        const { seat } = now.game.asked;
        for (;;) {
          const at = now.choices.findLastIndex((choice) => choice.seat === seat);
          const reason = undo(now);
          expect(stateOf(now)).toEqual(before[reason === null ? at : now.choices.length]);
          if (reason !== null) break;
          expect(now.choices).toHaveLength(at);
          taken++;
        }
        refused++;
      });
    }),
    runs(12, 90),
  );
  expect(Math.min(taken, refused)).toBeGreaterThan(50);
});

test('a choice that can be undone has revealed nothing hidden', () => {
  let checked = 0;
  fc.assert(
    fc.property(table, ({ set, players, seed }) => {
      const session = randomSession(set, players, seed);
      playByChance(session, 120, (now, turn) => {
        const { seat } = now.game.asked;
        const last = now.choices.at(-1);
        const copy: Session = { ...now, snapshots: [...now.snapshots] };
        if (last?.seat !== seat || undo(copy) !== null) return;
        // With other cards in decks and hands and another random state, the same choice looks the same.
        const other = redealt(copy.game, seat, turn);
        other.random = seedRandom(turn);
        apply(other, last.option);
        expect(view(other, seat)).toEqual(view(now.game, seat));
        checked++;
      });
    }),
    runs(12, 91),
  );
  expect(checked).toBeGreaterThan(100);
});

test('the reason for a refused undo does not reveal that another seat was asked about a hidden card', () => {
  let secrets = 0;
  for (let seed = 0; seed < 12; seed++) {
    const session = startSession([featureSet], { players: 3, seed }, ['human', 'human', 'human']);
    // For each seat, whether each question to the others since its own last choice was hidden from it.
    const unseen: boolean[][] = [[], [], []];
    playByChance(session, 150, (now) => {
      const { seat } = now.game.asked;
      for (const [viewer, choices] of unseen.entries())
        if (viewer !== seat) choices.push(view(now.game, viewer).decision === null);
      const isHidden = unseen[seat]!.length > 0 && unseen[seat]!.every(Boolean);
      unseen[seat] = [];
      const reason = undo({ ...now, game: clone(now.game) });
      if (!isHidden || reason === null) return;
      secrets++;
      expect(reason).not.toMatch(/has chosen/);
    });
  }
  expect(secrets).toBeGreaterThan(5);
});

test('undo has five reasons to refuse: nothing chosen, token drawn, choices revealed, cards seen, another seat’s choice', () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const hands = seed % 3 === 0 ? ['draft', 'draft', 'draft'] : undefined;
    playByChance(baseSession(3, seed, hands), 120, (now) => {
      const copy: Session = { ...now, game: clone(now.game) };
      const reason = undo(copy);
      if (reason !== null) reasons.add(reason.replace(/\d/, 'N'));
    });
  }
  expect([...reasons].sort()).toEqual([
    'a token has been drawn from the bag since',
    'cards of a deck have been seen since',
    'seat N has chosen something since',
    'what the others chose for this draw has become known since',
    'you have not chosen anything yet',
  ]);
});
