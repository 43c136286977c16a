/** The icons of the studio, drawn with lines: each accompanies a word, a title or a count. */
import { SIGN_PATHS } from '../../../table/page/index.ts';

/** The lines of each icon. */
export const SIGNS = {
  ...SIGN_PATHS,
  list: SIGN_PATHS.log,
  write: SIGN_PATHS.note,
  check: 'M3 8.5l3.5 3.5L13 4.5',
  cross: 'M4 4l8 8M12 4l-8 8',
  warning: 'M8 2.5L14.5 13.5h-13zM8 6.5v3.5M8 12v.1',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9M10.3 10.3L14 14',
  redo: 'M10 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H9',
  fold: 'M3 10l5-5 5 5',
  pause: 'M5.5 3v10M10.5 3v10',
  games:
    'M2.5 13.5h11M4.5 8v4M4.5 10h-1.5M4.5 10h1.5M8 3v6M8 6h-1.5M8 6h1.5M11.5 6v5M11.5 8.5h-1.5M11.5 8.5h1.5',
  gallery: 'M2.5 2.5h4.5v4.5h-4.5zM9 2.5h4.5v4.5h-4.5zM2.5 9h4.5v4.5h-4.5zM9 9h4.5v4.5h-4.5z',
  board: 'M8 1.5l5.5 3.25v6.5L8 14.5l-5.5-3.25v-6.5zM2.5 4.75L8 8l5.5-3.25M8 8v6.5',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2v-5.5h11v5.5h-2M4.5 9.5h7v4h-7z',
  share: 'M8 10V2.5M5 5.5l3-3 3 3M3 8v5.5h10V8',
  open: 'M6 3l5 5-5 5',
  save: 'M8 2.5v8M5 7.5l3 3 3-3M2.5 10.5v3h11v-3',
  home: 'M2.5 8L8 3l5.5 5M4 7v6.5h8V7',
  to: 'M3 8h10M9 4l4 4-4 4',
  more: 'M8 2.5l5.5 10h-11Z',
  less: 'M8 13.5l5.5-10h-11Z',
  other: 'M13 8a5 5 0 1 1-10 0a5 5 0 0 1 10 0',
} as const;
