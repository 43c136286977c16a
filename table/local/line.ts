/** A line of a game at this screen: all choices from its start, with the log that the caller stores. */
import { type SetProgram, UserError } from '../../program/index.ts';
import {
  type CardPoints,
  type Game,
  type GameOptions,
  type Log,
  type LogChoice,
  logEnd,
  logHead,
  newGame,
  parseLog,
  pointsByCard,
  replay,
  SPECTATOR,
} from '../../runtime/index.ts';
import { answeringEntries, menuOf } from '../asked/menu.ts';
import { askedOf } from '../asked/question.ts';
import { type CardLanguage, cardBook } from '../card-book.ts';
import type { Keeping, LineShown, MomentShown, Player } from '../messages.ts';
import { HUMAN, readPlayer } from '../seats.ts';
import { choose, peopleAt, type Session, startSession } from '../session/session.ts';

/** The setup of a line. */
export interface LineSetup {
  language: CardLanguage;
  chain: readonly SetProgram[];
  /** The index of the chain among all chains of the game. */
  chainNumber: number;
  options: GameOptions;
  players: readonly Player[];
  names: readonly string[];
}

/** A person's choice, recorded so that the game can return to the moment before it. */
interface ReturnPoint extends MomentShown {
  /** How many choices had been made in the line before it. */
  choices: number;
}

/** A line that is or was played. */
export class Line {
  readonly number: number;
  /** The line it branched from, and the draw of the branch; `null` for the first line. */
  readonly from: LineShown['from'];
  readonly setting: LineSetup;
  readonly session: Session;
  /** The choices of people. */
  readonly returnPoints: ReturnPoint[] = [];
  /** How many choices it started with: those of the line it branched from. */
  readonly #begun: number;
  readonly #texts: string[];
  /** How many lines of the log the caller has already received unchanged. */
  #kept = 0;
  #isNew = true;

  /**
   * Replays some choices.
   * @param left the line that it branches from
   */
  constructor(number: number, setting: LineSetup, choices: readonly LogChoice[], left?: number) {
    const { chain, options, players, names, language } = setting;
    const people = peopleAt(players);
    // While the screen is handed over, it shows the view of a spectator.
    const viewers = people.length === 1 ? people : [...people, SPECTATOR];
    this.number = number;
    this.setting = setting;
    this.session = startSession(chain, options, players, {
      book: cardBook(chain, language.nouns, language.lang),
      names,
      viewers,
    });
    this.#texts = [JSON.stringify(logHead(chain, options, players))];
    this.session.log = {
      add: (choice) => this.#texts.push(JSON.stringify(choice)),
      dropLast: () => {
        this.#texts.pop();
        this.#kept = Math.min(this.#kept, this.#texts.length);
        this.#isNew = true;
        if (this.returnPoints.at(-1)?.choices === this.#texts.length - 1) this.returnPoints.pop();
      },
    };
    for (const { option } of choices) this.choose(option);
    this.#begun = choices.length;
    this.from = left === undefined ? null : { line: left, draw: this.game.draws };
  }

  get game(): Game {
    return this.session.game;
  }

  /** Whether it is a branch without any choice of its own. */
  get isEmpty(): boolean {
    return this.from !== null && this.session.choices.length === this.#begun;
  }

  /** Answers the pending decision. */
  choose(option: number): void {
    const { session } = this;
    const { asked, decisions, answers, draws } = session.game;
    if (session.players[asked.seat] === HUMAN) {
      const text = entryNamed(session, asked.options.indexOf(option));
      const { seat } = asked;
      this.returnPoints.push({ seat, decisions: answers[seat], draw: draws, text, choices: decisions });
    }
    choose(session, option);
    if (session.game.status !== 'playing') this.#texts.push(JSON.stringify(logEnd(session.game)));
  }

  /** The sources of its points. */
  points(): CardPoints[] {
    const { chain, options } = this.setting;
    const choices = this.session.choices.map(({ option }) => option);
    return pointsByCard(newGame(chain, options), choices);
  }

  /** Its row in the list of lines. */
  shown(isPlayed: boolean): LineShown {
    const { number: line, from, game } = this;
    return { line, from, draw: game.draws, points: [...game.vp], isPlayed };
  }

  /** The log as text. */
  log(): string {
    return `${this.#texts.join('\n')}\n`;
  }

  /** What the caller has to store since the last call; `undefined` if nothing changed. */
  keeping(): Keeping | undefined {
    if (!this.#isNew && this.#kept === this.#texts.length) return undefined;
    const keeping = {
      line: this.number,
      chain: this.setting.chainNumber,
      from: this.#kept,
      texts: this.#texts.slice(this.#kept),
    };
    this.#kept = this.#texts.length;
    this.#isNew = false;
    return keeping;
  }
}

/** The name of the entry that contains an option. */
function entryNamed(session: Session, index: number): string {
  const entry = answeringEntries(menuOf(askedOf(session))).find(({ options }) => options.includes(index));
  if (!entry) throw new Error(`no entry has option ${index}`);
  return entry.name;
}

/**
 * Creates a line from a log.
 * @throws UserError if the text is not a log, was played with other cards, or cannot be replayed
 */
export function lineOf(
  number: number,
  { chain, chainNumber, names, language }: Omit<LineSetup, 'options' | 'players'>,
  text: string,
): Line {
  const parsed = parseLog(text);
  if ('message' in parsed) throw new UserError(`line ${parsed.line} of the log: ${parsed.message}`);
  const { head, choices } = parsed.log;
  const played = replay(chain, parsed.log);
  if (!played.same) throw new UserError(`choice ${played.at} of the log: ${played.reason}`);
  const players = playersOf(parsed.log);
  return new Line(number, { chain, chainNumber, options: head.options, players, names, language }, choices);
}

function playersOf({ head }: Log): Player[] {
  return head.players.map((name) => {
    const read = readPlayer(name);
    if ('player' in read) return read.player;
    throw new UserError(`line 1 of the log: ${read.problem}`);
  });
}
