/** What a designer does in Helix, by session. */
import type { Running } from '../terminal.ts';

const ESCAPE = '\u001b';
const CLEAR_LINE = '\u0015';
/** In insert mode: opens completion. */
const COMPLETE = '\u0018';
/** Helix shows it in the margin and in the last line while there are problems. */
const PROBLEM = '●';

/** The input that a terminal sends for a pasted text. */
const pasted = (text: string) => `${ESCAPE}[200~${text}${ESCAPE}[201~`;

/** Fixes the mistake in the card with the first code action. */
async function fix({ press, waitFor, waitUntilGone }: Running): Promise<void> {
  await waitFor(PROBLEM);
  press('/wather\r');
  await waitFor('There is no element `wather`');
  press(' a');
  await waitFor('write `water`', 'Declare the element `wather`');
  press('\r');
  await waitFor('gain 3 water;');
  await waitUntilGone(PROBLEM);
}

/** Closes the popup with these words. */
async function close({ press, waitUntilGone }: Running, words: string): Promise<void> {
  press(ESCAPE);
  await waitUntilGone(words);
}

export const SESSIONS: Readonly<Record<string, (helix: Running) => Promise<void>>> = {
  fix,

  look: async (helix) => {
    const { press, waitFor } = helix;
    await waitFor(PROBLEM);
    press('/gain\r k');
    await waitFor('Gives points, elements, cards or cubes');
    await close(helix, 'Gives points');
    press('/901\r k');
    await waitFor('Card 901', 'Place a heron.');
    await close(helix, 'Place a heron.');
    press('/heron\rgr');
    await waitFor('3/3', 'card.eco:3', 'set.eco:3');
    await close(helix, '3/3');
    press('gd');
    await waitFor('animal heron plural herons', '3:8');
    press(' s');
    await waitFor('waders', 'heron', '2/2');
    await close(helix, '2/2');
    press(' S901');
    await waitFor('card 901', '1/');
    await close(helix, '1/');
  },

  complete: async (helix) => {
    const { press, waitFor, waitUntilGone } = helix;
    await fix(helix);
    press(`/gain\ri${COMPLETE}`);
    await waitFor('choose ', 'gain ', 'place ', 'move ');
    await close(helix, 'choose');
    await waitFor('NOR');
    // Helix may report fast keys to the server out of order; pasting is a single change.
    press('/ }\ri');
    await waitFor('INS');
    press(pasted(' place a he'));
    await waitFor('There is no animal or other thing `he`');
    press(COMPLETE);
    await waitFor('heron ', 'class');
    press('\t');
    await waitFor('place a heron }');
    press('\r');
    await waitUntilGone(PROBLEM);
    press(ESCAPE);
    await waitFor('NOR');
  },

  rename: async (helix) => {
    const { press, waitFor } = helix;
    await fix(helix);
    press('/heron\r r');
    await waitFor('rename-to:heron');
    press(`${CLEAR_LINE}egret\r`);
    await waitFor('place egret;');
  },

  format: async (helix) => {
    const { press, waitFor } = helix;
    await fix(helix);
    press(':format\r');
    await waitFor('  4  {');
  },
};
