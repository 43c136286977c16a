/** Games in addition to those of a run: at other strengths, without a card, and with changed cards. */
import {
  adviceFor,
  type CardTrial,
  type Further,
  LADDER,
  type Ladder,
  ladderOf,
  type Match,
  matchOf,
  NOTHING_FURTHER,
  type PlayVersion,
  type RestrictedPlay,
  type Rung,
  type RunSetup,
  restrictedOf,
  restrictedSetup,
  rungSetup,
  SEARCH,
  searchGames,
  tryChanges,
} from '../../../simulate/index.ts';
import { printStderr } from '../../terminal/output.ts';
import { playAll, type RunGamesOptions, type RunGamesResult } from '../run-games.ts';

/** The requested additional games. */
interface MoreOptions extends Pick<RunGamesOptions, 'games' | 'jobs' | 'on' | 'limit' | 'budget'> {
  ladder: boolean;
  /** The number of games for search bots in a ladder. */
  searchGames: number | undefined;
  /** The number of pairs of games for each card. */
  restrictedPlay: number | undefined;
  /** The number of games for each change of a card. */
  advise: number | undefined;
  /** The file of `--resume`: additional games are stored in files next to it. */
  file: string | undefined;
}

type Ended = Pick<RunGamesResult, 'trouble' | 'stopped'>;

/** The results of the additional games, and the reason if they ended early. */
interface MoreResult extends Further, Pick<Ended, 'trouble'> {}

/** Plays the requested additional games, until the user stops them. */
export async function playFurther(
  setup: RunSetup,
  match: Match,
  ended: Ended,
  options: MoreOptions,
): Promise<MoreResult> {
  const games = new FurtherGames(setup, match, ended, options);
  const more = { ...NOTHING_FURTHER };
  if (options.ladder) more.ladder = await games.unlessOver('other strengths', () => games.playLadder());
  const { restrictedPlay, advise } = options;
  if (restrictedPlay !== undefined)
    more.restricted = await games.unlessOver('restricted play', () => games.playRestricted(restrictedPlay));
  if (advise !== undefined)
    more.trials = await games.unlessOver('advice', () => games.playTrials(advise, more.ladder));
  if (games.leftOut.length > 0) printStderr(`Not played: ${games.leftOut.join(', ')}.`);
  return { ...more, trouble: games.ended.trouble };
}

/** Additional games. After some that ended early, no more are played. */
class FurtherGames {
  readonly #setup: RunSetup;
  readonly #run: Match['run'];
  readonly #options: MoreOptions;
  ended: Ended;
  /** What was not played because earlier games ended early. */
  readonly leftOut: string[] = [];

  constructor(setup: RunSetup, { run }: Match, ended: Ended, options: MoreOptions) {
    this.#setup = setup;
    this.#run = run;
    this.#options = options;
    this.ended = ended;
  }

  get #isOver(): boolean {
    return this.ended.stopped || this.ended.trouble !== null;
  }

  async unlessOver<Result>(what: string, play: () => Promise<Result>): Promise<Result | null> {
    if (!this.#isOver) return play();
    this.leftOut.push(what);
    return null;
  }

  /** Plays all games of a set-up. @param name of the file next to that of the run, where the games are stored */
  async #play(setup: RunSetup, options: Omit<RunGamesOptions, 'jobs'>, name: string) {
    const { jobs, on, limit, file } = this.#options;
    const match = matchOf(setup);
    this.ended = await playAll(setup, match, {
      jobs,
      on,
      limit,
      ...options,
      file: file && `${file}.${name}`,
    });
    return match;
  }

  /**
   * `--bots-ladder`: plays the deals of the run again, with bots of all strengths, the weakest first. Games of the run itself are
   * not played again. Null if fewer than two strengths were played.
   */
  async playLadder(): Promise<Ladder | null> {
    const { games, budget, searchGames: search = searchGames(games, this.#run) } = this.#options;
    const rungs: Rung[] = [];
    for (const bot of LADDER) {
      const isSearch = bot === SEARCH;
      const run = await this.unlessOver(bot, async () => {
        if (!isSearch && this.#setup.options.bots.every((name) => name === bot)) return this.#run;
        const options = { games: isSearch ? search : games, budget, what: bot };
        return (await this.#play(rungSetup(this.#setup, bot), options, bot.replaceAll(/\W/g, '-'))).run;
      });
      if (run && (run === this.#run || run.tally.games > 0)) rungs.push({ bot, run });
    }
    if (rungs.length < 2) return null;
    // Games that were stopped are resumed: other options would not help.
    return { ...ladderOf(rungs), ...(this.#isOver && { toJudge: null }) };
  }

  /** `--restricted-play`: plays pairs of games for each card, with and without it, between strong players. */
  async playRestricted(games: number): Promise<RestrictedPlay | null> {
    const { subject, tables } = this.#run;
    const cards = subject.cards.map((card) => tables.cards[card].number);
    if (cards.length === 0) return null;
    const options = { games: games * cards.length, what: 'restricted play' };
    const match = await this.#play(restrictedSetup(this.#setup, cards), options, 'restricted');
    return match.run.tally.games === 0 ? null : restrictedOf(match);
  }

  /**
   * `--advise`: tries changes to the cards that stand out, starting with those furthest from a fair share. Later cards are tried
   * with the advised changes in place, because all other cards look too weak next to one that is far too strong.
   */
  async playTrials(games: number, ladder: Ladder | null): Promise<CardTrial[] | null> {
    const { jobs, on, limit } = this.#options;
    const trials: CardTrial[] = [];
    let { chain } = this.#setup;
    for (const number of adviceFor(this.#run, ladder)) {
      const play: PlayVersion = async (version, match, { from, to }, what) => {
        if (this.#isOver) return;
        this.ended = await playAll(version, match, { jobs, on, limit, first: from, games: to, what });
        if (this.ended.stopped) printStderr('Changes that were not played in full are not advised.');
      };
      const tried = await tryChanges({ ...this.#setup, chain }, number, games, play);
      if (this.#isOver) break;
      trials.push(tried.trial);
      chain = tried.chain;
    }
    return trials.length === 0 && this.#isOver ? null : trials;
  }
}
