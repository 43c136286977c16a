/** What the seat that is asked is shown. */
import { view } from '../../../runtime/index.ts';
import { lettersOf } from '../../terminal/board/letters.ts';
import { runningEffect } from '../asked-step.ts';
import { HUMAN } from '../players.ts';
import { cardInQuestion, effectOf, questionOf } from '../question.ts';
import type { Session } from '../session.ts';
import { menuOf } from './menu.ts';
import type { ScreenModel } from './screen.ts';

/** The scene of the seat that is asked: only what `view` shows it, and what runs at the table before all. */
export function sceneOf(session: Session): ScreenModel {
  const { game, book, players, witnesses } = session;
  const { seat } = game.asked;
  const seen = view(game, seat);
  const running = runningEffect(game, book);
  const asked = { decision: game.asked, view: seen, book, step: running?.step, turns: game.turns[seat] };
  const witness = witnesses.get(seat);
  return {
    view: seen,
    book,
    names: players.map((player, at) => nameOf(player, at === seat)),
    letters: lettersOf(book.words.animals.map(({ name }) => name)),
    news: witness?.news.slice(witness.read) ?? [],
    effect: running && effectOf(book, seen, running),
    question: questionOf(asked, cardInQuestion(game)),
    menu: menuOf(asked),
    notice: '',
  };
}

function nameOf(player: string, isOwn: boolean): string {
  if (isOwn) return 'you';
  return player === HUMAN ? 'person' : player;
}
