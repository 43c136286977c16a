/** `draw`: tokens come from the bag by chance, are shown to all and laid aside until the effect ends (L57). */
import { noteInJournal } from '../effect/effect-journal.ts';
import { actor, ifHolds, neverAsks, nextInstruction, type StepEngine, WAITING } from '../effect/step.ts';
import { NO_ITEM } from '../landscape/items.ts';
import { drawToken, tokensInBag } from '../table/bag.ts';

export const DRAW: StepEngine<'draw'> = {
  link(step, linker, scope) {
    linker.code.keepsJournal = true;
    linker.code.draws = true;
    linker.emit({ op: 'draw', amount: step.amount, ...linker.action(step, scope) });
  },
  instructions: {
    draw: {
      run(game, frame, step) {
        const seat = actor(frame, step.you);
        const amount = ifHolds(game, frame, step) ? Math.min(step.amount, tokensInBag(game)) : 0;
        for (let n = 0; n < amount; n++) {
          const element = drawToken(game, game.next);
          if (element < 0) {
            // A scenario that does not say what comes (`scenario/runner.ts`).
            game.status = 'unfinished';
            return WAITING;
          }
          noteInJournal(game, frame, { deed: 'drawn', seat, thing: element, item: NO_ITEM, amount: 1 });
          game.laid ??= [];
          game.laid.push({ seat, element });
        }
        return nextInstruction(frame);
      },
      answer: neverAsks,
      canDo: (game, frame, step) => ifHolds(game, frame, step) && tokensInBag(game) > 0,
    },
  },
};
