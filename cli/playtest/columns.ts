/** The columns of the tables of playtests, with their types and units, for `ecos query` and the documentation. */
import type { DataColumn } from '../../simulate/data/index.ts';

const column = (name: string, type: string, description: string): DataColumn => ({ name, type, description });

const table = column('table', 'VARCHAR', 'id of the table');
const game = column('game', 'INTEGER', 'counts the games of the table from 0');
const choice = column('choice', 'INTEGER', 'how many choices counted before it: the moment');

/** The tables by name; each is in the file `NAME.parquet`. */
export const PLAYTEST_TABLES = {
  games: [
    table,
    game,
    column('cards', 'VARCHAR', 'name of the cards it ended with'),
    column('players', 'VARCHAR[]', 'who played, by seat: `human` or a bot'),
    column('ended', 'VARCHAR', '`over`, `stopped` by a limit (R12.6), or `left`: not played to its end'),
    column('draws', 'INTEGER', 'tokens drawn'),
    column('choices', 'INTEGER', 'choices of all seats together'),
    column('points', 'INTEGER[]', 'points, by seat'),
    column('winner', 'TINYINT', 'the winning seat, from 0; null for none'),
    column('minutes', 'DOUBLE', 'from its beginning to its last choice'),
    column('undone', 'INTEGER', 'choices that were taken back'),
    column('changed', 'INTEGER', 'how often the cards changed'),
  ],
  decisions: [
    table,
    game,
    choice,
    column('seat', 'TINYINT', 'the seat of the person, from 0'),
    column('draw', 'INTEGER', 'tokens drawn until then'),
    column('kind', 'VARCHAR', 'what was asked'),
    column('card', 'SMALLINT', 'the card that was chosen, or whose effect asked; null for neither'),
    column('offered', 'SMALLINT[]', 'cards among the options'),
    column('options', 'INTEGER', 'number of options'),
    column('seconds', 'DOUBLE', 'how long the person thought'),
    column('undone', 'BOOLEAN', 'whether it was taken back'),
  ],
  seats: [
    table,
    game,
    column('cards', 'VARCHAR', 'name of the cards the game ended with; only games that are over have seats'),
    column('seat', 'TINYINT', 'the seat, from 0'),
    column('player', 'VARCHAR', 'who played there at the end: `human` or a bot'),
    column('points', 'INTEGER', 'its points'),
    column('won', 'DOUBLE', 'share of the win: 1, 0, or a part of a tie'),
    column('began', 'SMALLINT[]', 'cards it began with'),
    column('played', 'SMALLINT[]', 'cards it had face up at any time, and features it laid'),
  ],
  notes: [
    table,
    game,
    column('cards', 'VARCHAR', 'name of the cards that were played with'),
    choice,
    column('seat', 'TINYINT', 'who wrote it, from 0'),
    column('key', 'VARCHAR', '`strong`, `weak`, `unclear`, `fun` or `broken`; null for none'),
    column('text', 'VARCHAR', 'the line that was written; null for none'),
    column('card', 'SMALLINT', 'the card it is about; null for another thing'),
    column('q', 'INTEGER', 'the hex it is about, axial; null for another thing'),
    column('r', 'INTEGER', 'the same'),
    column('hex', 'VARCHAR', 'the name of that hex: `k12`'),
    column('at', 'BIGINT', 'when, in milliseconds since 1970'),
  ],
  opened: [
    table,
    game,
    column('card', 'SMALLINT', 'a card whose text was opened'),
    column('seat', 'TINYINT', 'by whom'),
  ],
} as const satisfies Record<string, readonly DataColumn[]>;
