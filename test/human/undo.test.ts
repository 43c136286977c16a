/** Undo: the game is as it was before, and no hidden information was seen in between. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../../runtime/game.ts';
import { type LogChoice, logChoice } from '../../runtime/log/log.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import type { Game } from '../../runtime/state.ts';
import { clone } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';
import { cardBook } from '../../table/card-book.ts';
import { logText } from '../../table/game/log.ts';
import { chainCards } from '../../table/game/table.ts';
import { choiceToTakeBack } from '../../table/game/table-events.ts';
import { whyNoUndo } from '../../table/game/undo.ts';
import { Line } from '../../table/local/line.ts';
import { HUMAN } from '../../table/seats.ts';
import { sets } from '../programs/game.ts';
import { runs } from '../programs/runs.ts';
import { readySets } from '../ready-sets.ts';
import { featureSet } from '../table/feature-set.ts';
import { redealt } from '../table/hidden.ts';
import { baseSession, playByChance, randomSession, type Session, startSession } from './sessions.ts';

const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
const setup = { cards: { ...chainCards(chain), book: cardBook(chain) }, names: [] };

test('an undone choice disappears from game, log and events; a refused undo changes nothing', () => {
  let taken = 0;
  let refused = 0;
  for (const [players, seed] of [
    [4, 3],
    [2, 4],
    [3, 5],
  ] as const) {
    const hands = seed === 4 ? ['draft', 'lion'] : undefined;
    const options = { players, seed, ...(hands && { hands }) };
    const line = new Line(1, { ...setup, options, players: Array(players).fill(HUMAN) }, []);
    const stateOf = () =>
      structuredClone({
        hash: hash(line.game),
        log: logText(line.table),
        seen: [...line.screens.values()].map((screen) => screen.shown(0, line.people)),
      });
    const chance = { random: seedRandom(seed) };
    const before: ReturnType<typeof stateOf>[] = [];
    for (let turn = 0; turn < 40 && !line.table.isOver; turn++) {
      before[line.choices.length] = stateOf();
      const [seat] = line.table.choosers as [number];
      const game = line.table.asked(seat)!;
      line.choose(seat, game.asked.options[randomBelow(chance, game.asked.options.length)]!);
      if (turn % 3 !== 0) continue;
      const now = stateOf();
      const { to, reason } = choiceToTakeBack(line.table, seat);
      expect(stateOf()).toEqual(now);
      if (reason !== null) {
        refused++;
        continue;
      }
      const choices = to ?? line.choices.length - 1;
      line.undo(seat);
      expect(line.choices).toHaveLength(choices);
      expect(stateOf()).toEqual(before[choices]);
      taken++;
    }
  }
  expect(taken).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(5);
});

/** The choices of a session, and the game before each. */
type Made = { before: Game; choice: LogChoice }[];

/** Plays at random, like `playByChance`. */
function playAndRecord(session: Session, most: number, asked: (made: Made, turn: number) => void): void {
  const made: Made = [];
  playByChance(
    session,
    most,
    (_, turn) => asked(made, turn),
    (now, option) => made.push({ before: clone(now.game), choice: logChoice(now.game, option) }),
  );
}

/** Why the seat that is asked cannot take back its last choice, and that choice. */
function lastOf({ game }: Session, made: Made) {
  const { seat } = game.asked;
  const at = made.findLastIndex(({ choice }) => choice.seat === seat);
  const last = made[at];
  if (!last) return undefined;
  const since = made.slice(at).map(({ choice }) => choice);
  const reason = whyNoUndo(last.before, game, since);
  return { ...last, since, reason };
}

const table = fc.record({ set: sets, players: fc.integer({ min: 1, max: 3 }), seed: fc.nat() });

test('a choice that can be undone has revealed nothing hidden', () => {
  let checked = 0;
  fc.assert(
    fc.property(table, ({ set, players, seed }) => {
      const session = randomSession(set, players, seed);
      playAndRecord(session, 120, (made, turn) => {
        const { seat } = session.game.asked;
        const last = lastOf(session, made);
        if (!last || last.reason !== null || last.since.length > 1) return;
        // With other cards in decks and hands and another random state, the same choice looks the same.
        const other = redealt(last.before, seat, turn);
        other.random = seedRandom(turn);
        apply(other, last.choice.option);
        expect(view(other, seat)).toEqual(view(session.game, seat));
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
    const session = startSession([featureSet], { players: 3, seed }, [HUMAN, HUMAN, HUMAN]);
    // For each seat, whether each question to the others since its own last choice was hidden from it.
    const unseen: boolean[][] = [[], [], []];
    playAndRecord(session, 150, (made) => {
      const { seat } = session.game.asked;
      for (const [viewer, choices] of unseen.entries())
        if (viewer !== seat) choices.push(view(session.game, viewer).decision === null);
      const isHidden = unseen[seat]!.length > 0 && unseen[seat]!.every(Boolean);
      unseen[seat] = [];
      const reason = lastOf(session, made)?.reason ?? null;
      if (!isHidden || reason === null) return;
      secrets++;
      expect(reason).not.toMatch(/has chosen/);
    });
  }
  expect(secrets).toBeGreaterThan(5);
});

test('undo has four reasons to refuse: token drawn, choices revealed, cards seen, another seat’s choice', () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const hands = seed % 3 === 0 ? ['draft', 'draft', 'draft'] : undefined;
    const session = baseSession(3, seed, hands);
    playAndRecord(session, 120, (made) => {
      const reason = lastOf(session, made)?.reason ?? null;
      if (reason !== null) reasons.add(reason.replace(/^[A-Z]\w+/, 'Somebody'));
    });
  }
  expect([...reasons].sort()).toEqual([
    'Somebody has chosen something since',
    'a token has been drawn from the bag since',
    'cards of a deck have been seen since',
    'what the others chose for this draw has become known since',
  ]);
});
