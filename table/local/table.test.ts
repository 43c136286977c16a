import { expect, test } from 'vitest';
import type { SetProgram } from '../../program/set.ts';
import { parseLog } from '../../runtime/log/parse.ts';
import { replay } from '../../runtime/log/replay.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import { compileBaseSet } from '../../test/table/base-set.ts';
import type {
  EntryShown,
  Keeping,
  Player,
  TableAnswered,
  TableQuestion,
  TableQuestions,
  TableTold,
} from '../messages.ts';
import { HUMAN } from '../seats.ts';
import { LocalTable } from './table.ts';

const BASE: readonly SetProgram[] = [compileBaseSet()];

/** A person at a screen: sees what is told, keeps what is to be kept. */
class Screen {
  readonly table = new LocalTable();
  told: TableTold | undefined;
  readonly kept = new Map<number, string[]>();
  #ids = 0;

  sent<Name extends TableQuestion>(name: Name, params: TableQuestions[Name]['params']): TableAnswered {
    const answered = this.table.ask({ id: ++this.#ids, name, params } as Parameters<LocalTable['ask']>[0]);
    this.look();
    return answered;
  }

  asks<Name extends TableQuestion>(
    name: Name,
    params: TableQuestions[Name]['params'],
  ): TableQuestions[Name]['answer'] {
    const answered = this.sent(name, params);
    if ('refused' in answered) throw new Error(answered.refused);
    return answered.answer;
  }

  look(): void {
    const news = this.table.news();
    if (!news) return;
    this.told = news;
    for (const keeping of news.keeping) this.keep(keeping);
  }

  keep({ line, from, texts }: Keeping): void {
    this.kept.set(line, [...(this.kept.get(line) ?? []).slice(0, from), ...texts]);
  }

  waits(): void {
    while (this.table.think()) this.look();
  }

  get shown() {
    if (!this.told) throw new Error('nothing was told');
    return this.told.shown;
  }
}

const leaves = (entries: readonly EntryShown[]): EntryShown[] =>
  entries.flatMap((entry) => (entry.next.length > 0 ? leaves(entry.next) : [entry]));

function started(people: number, bots: readonly Player[], seed: number): Screen {
  const screen = new Screen();
  const players = [...Array.from({ length: people }, () => HUMAN), ...bots];
  const options = { players: players.length, seed };
  screen.asks('start', { chain: BASE, options, players, names: ['Ines'] });
  return screen;
}

/** Answers by chance, at most so often. */
function playByChance(screen: Screen, seed: number, most = Infinity): void {
  const chance = { random: seedRandom(seed) };
  for (let turn = 0; turn < most; turn++) {
    screen.waits();
    const { handOver, asked, v, view } = screen.shown;
    if (view.status !== 'playing') return;
    if (handOver !== null) {
      expect(view.seats.every(({ hand }) => hand === null)).toBe(true);
      expect(asked).toBeNull();
      screen.asks('here', { seat: handOver });
      continue;
    }
    if (!asked) throw new Error('nobody is asked');
    const ways = leaves(asked.entries);
    const way = ways[randomBelow(chance, ways.length)];
    screen.asks('answer', { answer: way.options[randomBelow(chance, way.options.length)], v });
  }
}

test.each([
  [1, ['greedy', 'random']],
  [2, ['random']],
  [4, []],
] as [number, Player[]][])('a game of %i people and %j to its end, as its log says', (people, bots) => {
  const screen = started(people, bots, 7);
  playByChance(screen, 1);
  expect(screen.shown.result).toMatch(/ wins with \d+ points\.|tie/);
  const text = `${screen.kept.get(1)?.join('\n')}\n`;
  const parsed = parseLog(text);
  if (!('log' in parsed) || !parsed.log.end) throw new Error('no whole log');
  const played = replay(BASE, text);
  expect(played.same).toBe(true);
  expect(hash(played.game)).toBe(parsed.log.end.hash);
  expect(played.game.vp).toEqual(screen.shown.view.seats.map(({ vp }) => vp));
});
