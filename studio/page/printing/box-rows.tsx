/** What is in the box: everything or what the set adds, and the shape of its tokens. */
import type { RowOfValues } from './rows.tsx';

/** A shape of tokens: its name, and how it looks. */
const shape = (name: string, d: string) => (
  <svg class="token" viewBox="0 0 28 28" role="img">
    <title>{name}</title>
    <path d={d} />
  </svg>
);

export const BOX_ROWS: readonly RowOfValues[] = [
  {
    option: 'contents',
    name: 'Box',
    values: { own: 'only what this set adds', everything: 'everything' },
  },
  {
    option: 'tokens',
    name: 'Tokens',
    values: {
      square: shape('Squares', 'M4 4h20v20h-20z'),
      round: shape('Discs', 'M4 14a10 10 0 0 1 20 0a10 10 0 0 1-20 0z'),
      hex: shape('Hexes', 'M14 3l9.5 5.5v11l-9.5 5.5l-9.5-5.5v-11z'),
      standee: shape('Standees', 'M9 3h10v17h4v5h-18v-5h4zM9 20h10'),
    },
  },
];
