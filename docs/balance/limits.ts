/** What the figures do not say, because the bots cannot judge it. */
import { figuresOf } from '../../simulate/figures/figures.ts';
import { labelOf } from '../../simulate/figures/labels.ts';
import { findingsOf } from '../../simulate/findings/findings.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';

/** In play in a smaller share of the games somebody began with it than this, a card's lift says little. */
const LEFT_IN_HAND = 0.3;

/** The chapter on limits, with the cards it is about as the drafted games show them. */
export function limitsOf(drafted: Simulation): string {
  const { tables } = drafted;
  const begun = findingsOf(drafted).cards;
  const all = figuresOf(drafted).cards.map(({ number, inPlay }, at) => ({
    number,
    inPlay,
    games: begun[at].games,
    feature: tables.cards[tables.cardOf[number]].feature !== null,
  }));
  const left = all.filter(({ feature, inPlay, games }) => !feature && inPlay < LEFT_IN_HAND * games);
  const features = all.filter(({ feature }) => feature);
  const laid = features.map(
    ({ number, inPlay, games }) => `${labelOf(tables, number)}: ${inPlay} and ${games}`,
  );
  return `## What these bots cannot judge

The figures are of greedy players, and so are the prices that were set by them. They do not say:

- **What is built towards.** A bot sees what an effect gives now. It lays a Landscape Feature when the pattern happens to
  lie there and never works for one. Games in which each was laid, and in which somebody began with it:
  ${laid.join('; ')}.
  Who plans gets more out of them, of the small woods, lone trees and islands that some cards count, and of \`exactly\`.
- **What stays in hand.** A card that gives little yet is passed over for a cheap one that gives something now. These were
  in play in fewer than ${LEFT_IN_HAND * 100} games for each hundred somebody drafted them in, so that their lift says next to nothing:
  ${left.map(({ number }) => labelOf(tables, number)).join(', ') || 'none'}.
- **When to wait.** A filled card is never held back until its count has grown, and nobody hurries the end of the game while
  ahead. Who waits gets more out of the counts that have no limit (\`at most\`).
- **What a card gives that is no point.** An element counts as the cube it can move now, a card in hand half a point, a leaf
  given back 0.8. Cards about cards (61, 62, 63, 67, 103, 123) are worth more to who has a plan for what they bring.
- **What is taken from others.** A bot fears only the points the best of the others gets from an effect. It does not wreck
  what others are about to score, and so Impact cards are peaceful here. People are not.
- **A draft.** Bots draft by the price of a card alone: the drafted games are dealt rather than drafted, which makes the
  lift of a card honest and says nothing about how well cards go together.
- **Other tables and players.** Four at a table, on the standard landscape, to 80 points. Neither the search (\`mcts\`) nor
  people were asked.`;
}
