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
async function mend({ press, sees, misses }: Running): Promise<void> {
  await sees(PROBLEM);
  press('/wather\r');
  await sees('There is no element `wather`');
  press(' a');
  await sees('write `water`', 'Declare the element `wather`');
  press('\r');
  await sees('gain 3 water;');
  await misses(PROBLEM);
}

/** Closes the popup with these words. */
async function close({ press, misses }: Running, words: string): Promise<void> {
  press(ESCAPE);
  await misses(words);
}

export const SESSIONS: Readonly<Record<string, (helix: Running) => Promise<void>>> = {
  mend,

  look: async (helix) => {
    const { press, sees } = helix;
    await sees(PROBLEM);
    press('/gain\r k');
    await sees('Gives points, elements, cards or cubes');
    await close(helix, 'Gives points');
    press('/901\r k');
    await sees('Card 901', 'Place a heron.');
    await close(helix, 'Place a heron.');
    press('/heron\rgr');
    await sees('3/3', 'card.eco:3', 'set.eco:3');
    await close(helix, '3/3');
    press('gd');
    await sees('animal heron plural herons', '3:8');
    press(' s');
    await sees('waders', 'heron', '2/2');
    await close(helix, '2/2');
    press(' S901');
    await sees('card 901', '1/');
    await close(helix, '1/');
  },

  complete: async (helix) => {
    const { press, sees, misses } = helix;
    await mend(helix);
    press(`/gain\ri${COMPLETE}`);
    await sees('choose ', 'gain ', 'place ', 'move ');
    await close(helix, 'choose');
    await sees('NOR');
    // Helix may report fast keys to the server out of order; pasting is a single change.
    press('/ }\ri');
    await sees('INS');
    press(pasted(' place a he'));
    await sees('There is no animal or other thing `he`');
    press(COMPLETE);
    await sees('heron ', 'class');
    press('\t');
    await sees('place a heron }');
    press('\r');
    await misses(PROBLEM);
    press(ESCAPE);
    await sees('NOR');
  },

  rename: async (helix) => {
    const { press, sees } = helix;
    await mend(helix);
    press('/heron\r r');
    await sees('rename-to:heron');
    press(`${CLEAR_LINE}egret\r`);
    await sees('place egret;');
  },

  format: async (helix) => {
    const { press, sees } = helix;
    await mend(helix);
    press(':format\r');
    await sees('  4  {');
  },
};
