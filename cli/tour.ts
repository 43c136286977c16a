/** `npm start`: tests the bundled cards, lets bots play a game and prints all cards, as the commands of these names do. */
import { join } from 'node:path';
import { main } from './program.ts';
import { EXIT, print, styled } from './terminal/output.ts';

const STEPS = [['test'], ['play', '--log', join('out', 'game.log')], ['print']];

/** Runs all steps, until one of them fails. */
export async function tour(): Promise<number> {
  for (const args of STEPS) {
    print(styled('bold', `\nnpx ecos ${args.join(' ')}`));
    const code = await main(args);
    if (code !== EXIT.fine) return code;
  }
  print(NEXT_STEPS);
  return EXIT.fine;
}

const NEXT_STEPS = `
Print out/cards.pdf at 100 %, cut along the marks, and play.

Next, try:
  npx ecos studio                  write a card of your own in your browser
  npx ecos list                    the cards
  npx ecos explain 1               what a card says
  npx ecos play --human 1          play a game yourself
  npx ecos host                    play with friends, each with their own page
  npx ecos replay out/game.log     replay this game
  npx ecos --help                  everything else`;
