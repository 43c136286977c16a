/**
 * Previews what an option would give, as far as the person can know. The hidden information is dealt in several other ways, and
 * the preview shows what is the same in all of them, up to the first difference. So it never depends on hidden information.
 */
import {
  decision,
  type Game,
  imagine,
  isCollecting,
  makeBot,
  tokensLaid,
  type View,
  view,
} from '../runtime/index.ts';
import { menuContext, type Position, pendingQuestion } from './decision/question.ts';
import { eventsBetween } from './events/events.ts';
import { choiceMoment } from './game/gathering.ts';
import { type PassingEvent, PassingEvents } from './game/passing.ts';
import { seatName } from './marks.ts';

/** The number of deals to try. */
const DEALS = 6;

/**
 * What an option of the pending decision would give to the deciding seat.
 * @param index index of the option
 */
export function previewOption(position: Position, index: number) {
  const { game, book, names } = position;
  const { seat, options } = game.asked;
  // Seeded with public numbers only.
  const { rng } = makeBot('random', game.answers[seat], seat);
  const worlds = Array.from({ length: DEALS }, () => imagine(game, rng, seat));
  const ways = worlds.map((world) => wayOf(world, options[index], seat));
  const known = ways[0].views.findIndex((one, at) =>
    ways.some(({ views }) => at >= views.length || views[at].text !== one.text),
  );
  const isWhole = known < 0 && ways.every(({ views }) => views.length === ways[0].views.length);
  const certain = known < 0 ? ways[0].views : ways[0].views.slice(0, known);
  const all = [{ view: view(game, seat) }, ...certain];
  return {
    /** What happens, line by line. */
    said: certain.flatMap((next, at) => eventsBetween(all[at], next, book, names)),
    /** What comes next: `Then: Which one?`, or that it depends on hidden information. */
    next: isWhole ? nextOf(position, worlds[0], ways[0].stopped) : book.wording.text('preview-hidden'),
  };
}

/** What an option would give, as far as the person can know. */
export type OptionPreview = ReturnType<typeof previewOption>;

/** The successive views of the seat, and the reason why they end. */
interface Way {
  views: { view: View; passing: readonly PassingEvent[]; text: string }[];
  stopped: 'asked' | 'drawn' | 'chosen' | 'over';
}

/**
 * Takes an option in a game and records views until a question is asked, or until events begin that the option does not
 * influence.
 */
function wayOf(game: Game, option: number, seat: number): Way {
  const { draws } = game;
  const laid = tokensLaid(game);
  const wasCollecting = game.players > 1 && isCollecting(game);
  const views: Way['views'] = [];
  let stopped: Way['stopped'] | undefined;
  const passing = new PassingEvents();
  passing.apply(game, option, () => {
    if (game.draws !== draws || tokensLaid(game) > laid) stopped ??= 'drawn';
    // The other players' choices are unknown.
    if (wasCollecting && !isCollecting(game)) stopped ??= 'chosen';
    if (stopped) return;
    const seen = { view: view(game, seat), passing: passing.latest };
    views.push({ ...seen, text: JSON.stringify(seen) });
  });
  return { views, stopped: stopped ?? (decision(game) ? 'asked' : 'over') };
}

function nextOf(position: Position, world: Game, stopped: Way['stopped']): string {
  const { wording } = position.book;
  if (stopped === 'over') return wording.text('preview-over');
  if (stopped === 'drawn') return wording.text('preview-drawn');
  const { seat } = world.asked;
  const own = position.game.asked.seat;
  // It does not matter which of the others chooses first, since nothing counts before the last choice.
  if (stopped === 'chosen' || (seat !== own && choiceMoment(position.game) !== null))
    return wording.text('preview-chosen');
  if (seat !== own) return wording.text('preview-turn', { who: seatName(position.names, seat) });
  const question = pendingQuestion(menuContext({ ...position, game: world }));
  return wording.text('preview-asked', { question });
}
