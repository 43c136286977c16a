/** Colours of players, so that a dial and a score marker are seen to belong together; numbers say the same. */
import type { Theme } from '../card/theme.ts';

const COLOURS = ['#8C2F39', '#1F5A8A', '#2E6440', '#B35C00', '#5B3F7A', '#3A3530'];

/** The colour of a seat from 0, and of drawings on it; beyond six players the colours repeat. */
export function seatColour(seat: number, look: Theme): { fill: string; on: string } {
  const plain = look.things.size === 0;
  return { fill: plain ? look.paper : COLOURS[seat % COLOURS.length]!, on: look.on };
}
