/** The figures of games as the page shows them, all computed by simulate/. */
import type { SetProgram } from '../../program/index.ts';
import { playedBoth } from '../../simulate/change/index.ts';
import {
  certaintyRemark,
  figuresOf,
  findingsOf,
  type GameFailure,
  isSure,
  type Match,
  remarksByKind,
  shareOfGames,
  WRONG_NAMES,
  winsWith,
} from '../../simulate/games/index.ts';
import { smallGameLike } from '../../simulate/stress/index.ts';
import type { GamesSetup, GamesShown, RemarkPart, SinceShown, SmallGame } from '../games-messages.ts';

/** The progress of the run, sent with the figures. */
export type RunProgress = Pick<GamesShown, 'played' | 'wanted' | 'rate' | 'workers' | 'target'>;

/** The findings so far. */
export function shownOf(
  match: Match,
  progress: RunProgress,
  { set, against }: Pick<GamesSetup, 'set' | 'against'>,
): GamesShown {
  const { run } = match;
  const { tally, subject, options } = run;
  const figures = figuresOf(run);
  const findings = findingsOf(run);
  const { counts, first } = tally.failures;
  const failed = Object.values(counts).reduce((sum, games) => sum + games, 0);
  return {
    ...progress,
    fair: 1 / options.players,
    hands: figures.hands.map((hand, at) => ({
      ...{ ...hand, title: subject.hands[at].word.title },
      isOut: findings.hands[at].rate <= WRONG_NAMES,
    })),
    cards: figures.cards.map((figure, at) => {
      const card = subject.cards[at];
      const certainty = isSure(run, card) ? 'sure' : findings.cards[at].rate <= WRONG_NAMES ? 'likely' : null;
      return { ...figure, games: winsWith(run, card).games, ...(certainty && { certainty }) };
    }),
    remarks: remarksByKind(run, MARKS, findings).map(({ text, ...remark }) => ({
      ...{ ...remark, parts: partsOf(text) },
    })),
    draws: figures.draws,
    points: figures.points,
    ties: findings.ties,
    ranOut: findings.ranOut.map((one) => ({ ...one, ...shareOfGames(one.games, figures.games) })),
    failed: first[0] ? { games: failed, first: first[0].message, ...smallLike(set.chain, first[0]) } : null,
    since: sinceOf(match, { before: against?.hashes ?? [], after: set.hashes }),
  };
}

const small = new WeakMap<GameFailure, { small?: SmallGame }>();

/** A small game that fails the same way. The search runs only once per failure. */
function smallLike(chain: readonly SetProgram[], failure: GameFailure): { small?: SmallGame } {
  if (failure.code === 'game-lost') return {};
  const known = small.get(failure);
  if (known) return known;
  const find = smallGameLike(chain, failure, failure.seed);
  const found = find ? { small: { cards: find.cards, draws: find.draws, choices: find.choices.length } } : {};
  small.set(failure, found);
  return found;
}

/** Delimiters of cards and hands in sentences: private-use characters that no text contains. */
const [FROM, TO] = ['\uE000', '\uE001'];
const MARKS = {
  card: (number: number) => `${FROM}${number}${TO}`,
  hand: (name: string) => `${FROM}hand ${name}${TO}`,
};

function partsOf(text: string): RemarkPart[] {
  const parts = text.split(new RegExp(`[${FROM}${TO}]`)).map((part, at): RemarkPart => {
    if (at % 2 === 0) return part;
    return part.startsWith('hand ') ? { hand: part.slice('hand '.length) } : { card: Number(part) };
  });
  return parts.filter((part) => part !== '');
}

function sinceOf(match: Match, hashes: SinceShown['hashes']): SinceShown | null {
  const both = playedBoth(match);
  if (!both) return null;
  const { cards, changed } = both.compared;
  const open = changed.flatMap((one) => {
    const remark = certaintyRemark(one, MARKS.card(one.number));
    return remark === null ? [] : [[one.number, partsOf(remark)]];
  });
  return {
    ...{ ...both, hashes, open: Object.fromEntries(open) },
    clear: cards.flatMap(({ number, rate }) => (rate <= WRONG_NAMES ? [number] : [])),
  };
}
