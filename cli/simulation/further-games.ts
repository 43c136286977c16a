/** Games in addition to those of a run: at other strengths, without a card, and with changed cards. */
import {
  adviceFor,
  type CardTrial,
  cardLosses,
  type Further,
  LADDER,
  type Ladder,
  linkMatch,
  makeLadder,
  NOTHING_FURTHER,
  type PlayVersion,
  type RestrictedPlay,
  type Rung,
  type RunResults,
  type RunSetup,
  restrictedSetup,
  rungSetup,
  SEARCH,
  searchGames,
  tryChanges,
} from '../../simulate/index.ts';
import { printStderr } from '../terminal/output.ts';
import { playAll, type RunGamesOptions, type RunGamesResult } from './run-games.ts';

/** The requested additional games. */
interface MoreOptions {
  botsLadder?: true | undefined;
  /** The number of games for search bots in a ladder. */
  searchGames?: number | undefined;
  /** The number of pairs of games for each card. */
  restrictedPlay?: number | undefined;
  /** The number of games for each change of a card. */
  advise?: number | undefined;
  /** The file of the run: additional games are stored in files next to it. */
  resume?: string | undefined;
}

type Ended = Pick<RunGamesResult, 'trouble' | 'stopped'>;

/**
 * Plays the requested additional games, until the user stops them. After some that ended early, no more are played.
 * @returns the results, and the reason if the games ended early
 */
export async function playFurther(
  setup: RunSetup,
  { match: { run: own }, findings }: Pick<RunResults, 'match' | 'findings'>,
  ended: Ended,
  { botsLadder, searchGames: search, restrictedPlay, advise, resume }: MoreOptions,
  { games, budget, ...where }: RunGamesOptions,
): Promise<Further & Pick<Ended, 'trouble'>> {
  const leftOut: string[] = [];
  const isOver = () => ended.stopped || ended.trouble !== null;

  /** @param what a description of the games; those that are not played are listed at the end */
  async function unlessOver<Result>(what: string, play: () => Promise<Result>): Promise<Result | null> {
    if (!isOver()) return play();
    leftOut.push(what);
    return null;
  }

  /** Plays all games of a set-up. @param name of the file next to that of the run, where the games are stored */
  async function play(changed: RunSetup, options: RunGamesOptions, name: string) {
    const match = linkMatch(changed);
    ended = await playAll(changed, match, { ...where, ...options, file: resume && `${resume}.${name}` });
    return match;
  }

  /**
   * `--bots-ladder`: plays the deals of the run again, with bots of all strengths, the weakest first. Games of the run itself are
   * not played again. Null if fewer than two strengths were played.
   */
  async function playLadder(): Promise<Ladder | null> {
    const rungs: Rung[] = [];
    for (const bot of LADDER) {
      const isOwn = bot !== SEARCH && setup.options.bots.every((name) => name === bot);
      const amount = bot === SEARCH ? (search ?? searchGames(games, own)) : games;
      const options = { jobs: where.jobs, games: amount, budget, what: bot };
      const run = await unlessOver(bot, async () =>
        isOwn ? own : (await play(rungSetup(setup, bot), options, bot.replaceAll(/\W/g, '-'))).run,
      );
      if (run && (isOwn || run.tally.games > 0)) rungs.push({ bot, run });
    }
    if (rungs.length < 2) return null;
    // Games that were stopped are resumed: other options would not help.
    return { ...makeLadder(rungs), ...(isOver() && { toJudge: null }) };
  }

  /** `--restricted-play`: plays pairs of games for each card, with and without it, between strong players. */
  async function playRestricted(pairs: number): Promise<RestrictedPlay | null> {
    const cards = own.subject.cards.map((card) => own.tables.cards[card].number);
    if (cards.length === 0) return null;
    const options = { jobs: where.jobs, games: pairs * cards.length, what: 'restricted play' };
    const match = await play(restrictedSetup(setup, cards), options, 'restricted');
    return match.run.tally.games === 0 ? null : cardLosses(match);
  }

  /**
   * `--advise`: tries changes to the cards that stand out, starting with those furthest from a fair share. Later cards are tried
   * with the advised changes in place, because all other cards look too weak next to one that is far too strong.
   */
  async function playTrials(amount: number, ladder: Ladder | null): Promise<CardTrial[] | null> {
    const trials: CardTrial[] = [];
    let { chain } = setup;
    for (const number of adviceFor(own, findings, ladder)) {
      const playVersion: PlayVersion = async (version, match, { from, to }, what) => {
        if (isOver()) return;
        ended = await playAll(version, match, { ...where, first: from, games: to, what });
        if (ended.stopped) printStderr('Changes that were not played in full are not advised.');
      };
      const tried = await tryChanges({ ...setup, chain }, number, amount, playVersion);
      if (isOver()) break;
      trials.push(tried.trial);
      chain = tried.chain;
    }
    return trials.length === 0 && isOver() ? null : trials;
  }

  const more = { ...NOTHING_FURTHER };
  if (botsLadder) more.ladder = await unlessOver('other strengths', playLadder);
  if (restrictedPlay !== undefined)
    more.restricted = await unlessOver('restricted play', () => playRestricted(restrictedPlay));
  if (advise !== undefined) more.trials = await unlessOver('advice', () => playTrials(advise, more.ladder));
  if (leftOut.length > 0) printStderr(`Not played: ${leftOut.join(', ')}.`);
  return { ...more, trouble: ended.trouble };
}
