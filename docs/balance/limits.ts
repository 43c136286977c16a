/** What the figures cannot show, because the bots cannot judge it. */
import { figuresOf } from '../../simulate/figures/figures.ts';
import { labelOf } from '../../simulate/figures/labels.ts';
import { findingsOf } from '../../simulate/findings/findings.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';

/** If a card was in play in a smaller share of the games in which a player began with it, its lift says little. */
const LEFT_IN_HAND = 0.3;

/** The section on limits, with the cards concerned in the drafted games. */
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

The figures, and the prices based on them, are those of greedy players. They cannot show:

- **Planning.** A bot sees what an effect gives now. It lays a Landscape Feature if the pattern happens to be there, but
  never builds one. Games in which each was laid, and in which a player began with it:
  ${laid.join('; ')}.
  Players who plan get more out of them, out of the small woods, lone trees and islands that some cards count, and out of
  \`exactly\`.
- **Cards that stay in hand.** Bots prefer a cheap card that gives something now to one that gives little yet. These were
  in play in fewer than ${LEFT_IN_HAND * 100} % of the games in which a player drafted them, so their lift says next to nothing:
  ${left.map(({ number }) => labelOf(tables, number)).join(', ') || 'none'}.
- **Timing.** Bots never hold back a filled card until its count has grown, and never hurry the end of the game while ahead.
  Players who wait get more out of counts without a limit (\`at most\`).
- **Rewards other than points.** An element is valued as the cube it can move now, a card in hand as half a point, a restored
  leaf as 0.8. Cards about cards (61, 62, 63, 67, 103, 123) are worth more to players with a plan for them.
- **Interfering with others.** A bot only considers the points that its best opponent gets from an effect. It does not destroy
  what others are about to score, so Impact cards are harmless here. With people they are not.
- **Drafting.** Bots would draft by price alone, so the cards of the drafted games are dealt at random. That makes the lift of
  a card unbiased, but says nothing about how well cards go together.
- **Other games.** All games had four greedy players, the standard landscape and 80 points. Neither the tree search (\`mcts\`)
  nor people played.`;
}
