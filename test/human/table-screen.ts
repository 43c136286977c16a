/** A person at the screen of a table, for tests: receives what the table shows, and stores the logs. */
import { UserError } from '../../program/messages/index.ts';
import type { SetProgram } from '../../program/set.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { LocalTable } from '../../table/local/local-table.ts';
import type { ChoiceEntry, Player, SavedLines } from '../../table/messages.ts';
import type { ScreenView } from '../../table/screen/screen.ts';
import { HUMAN } from '../../table/seats.ts';
import { compileBaseSet } from '../table/base-set.ts';

export const BASE: readonly SetProgram[] = [compileBaseSet()];

/** The entries that answer, without those that open a submenu. */
export const leaves = (entries: readonly ChoiceEntry[]): ChoiceEntry[] =>
  entries.flatMap((entry) => (entry.next.length > 0 ? leaves(entry.next) : [entry]));

/** What a page asks its table. */
type TableRequest = Exclude<keyof LocalTable, 'think' | 'news' | 'shown' | 'book' | 'line'>;

export class TableScreen {
  readonly table = new LocalTable();
  /** The logs of all lines of play, as the caller stores them. */
  logs: SavedLines['lines'] = {};
  /** Everything that the table has shown. */
  readonly states: ScreenView[] = [];

  /** Starts a game of people and bots. */
  static started(
    people: number,
    bots: readonly Player[],
    options: { seed: number; target?: number; hands?: readonly string[] },
    chain: readonly SetProgram[] = BASE,
  ): TableScreen {
    const screen = new TableScreen();
    const players = [...Array.from({ length: people }, () => HUMAN), ...bots];
    screen.asks('start', {
      chain,
      options: { players: players.length, ...options },
      players,
      names: ['Ines'],
    });
    return screen;
  }

  get shown(): ScreenView {
    const last = this.states.at(-1);
    if (!last) throw new Error('nothing was shown');
    return last;
  }

  /** Sends a request, and reads what the table shows. Only plain data passes. */
  asks<Name extends TableRequest>(
    name: Name,
    ...params: Parameters<LocalTable[Name]>
  ): ReturnType<LocalTable[Name]> {
    const request = this.table[name] as (...all: unknown[]) => ReturnType<LocalTable[Name]>;
    try {
      return structuredClone(request.apply(this.table, structuredClone(params)));
    } finally {
      this.look();
    }
  }

  /** The reason why a request is refused. */
  refusal<Name extends TableRequest>(name: Name, ...params: Parameters<LocalTable[Name]>): string {
    try {
      this.asks(name, ...params);
      return '';
    } catch (error) {
      if (error instanceof UserError) return error.message;
      throw error;
    }
  }

  look(): void {
    const news = this.table.news();
    if (!news) return;
    this.states.push(structuredClone(news.shown));
    this.logs = { ...this.logs, ...news.logs };
  }

  /** Lets bots choose until a person has to, and hands the screen over to that person. */
  playBots(): void {
    while (this.table.think()) this.look();
    this.look();
    const { handOver } = this.shown;
    if (handOver !== null) this.asks('takeScreen', handOver);
  }

  /** Answers at random until the game is over, at most `most` times. `asked` is called before each answer. */
  playByChance(seed: number, most = Infinity, asked: (turn: number) => void = () => undefined): void {
    const chance = { random: seedRandom(seed) };
    for (let turn = 0; turn < most; turn++) {
      this.playBots();
      if (this.shown.view.status !== 'playing') return;
      asked(turn);
      if (!this.shown.asked) throw new Error('nobody is asked');
      const ways = leaves(this.shown.asked.entries);
      const { options } = ways[randomBelow(chance, ways.length)];
      this.asks('answer', options[randomBelow(chance, options.length)], this.shown.v);
    }
  }

  /** The stored log of a line of play. */
  log(line = this.shown.line): string {
    return this.logs[line]!.log;
  }

  /** The saved game, as a caller stores it. */
  saved(): SavedLines {
    return { chains: [BASE], names: ['Ines'], lines: this.logs, line: this.shown.line };
  }
}
