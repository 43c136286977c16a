/** What a designer does in Helix, session by session. */
import type { Running } from '../terminal.ts';

const ESCAPE = '\u001b';
const CLEAR_LINE = '\u0015';
/** In insert mode: what may stand here. */
const COMPLETE = '\u0018';
/** What Helix shows in its margin and in its last line while there are problems. */
const PROBLEM = '●';

/** What a terminal says when a text is pasted. */
const pasted = (text: string) => `${ESCAPE}[200~${text}${ESCAPE}[201~`;

/** Mends the mistake in the card with the first of the actions that are offered. */
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

/** Closes a box, which has these words in it. */
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
    // Helix tells the server of keys in any order if they come faster than it can tell: this is one change.
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
