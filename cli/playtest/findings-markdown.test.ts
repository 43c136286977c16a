/** The findings as Markdown. */
import { expect, test } from 'vitest';
import { cardFindings, joinFindings, type NoteRow, type PlaytestGame } from '../../table/index.ts';
import { withBotFigures } from './bot-games.ts';
import { findingsMarkdown } from './findings-markdown.ts';

const note = (more: Partial<NoteRow>) =>
  ({
    table: 'one',
    game: 0,
    seat: 0,
    choice: 4,
    card: null,
    key: null,
    text: null,
    hex: null,
    ...more,
  }) as NoteRow;
const game = {
  ...{ table: 'one', players: ['human', 'greedy'], ended: 'over', draws: 31, points: [80, 74], minutes: 42 },
} as PlaytestGame;

test('the page begins with what people said most, ends with figures, and escapes what people wrote', () => {
  const findings = joinFindings([
    {
      games: [game],
      notes: [
        note({ card: 7, key: 'fun' }),
        note({ card: 12, key: 'weak', text: '<img src=x> @someone | *never*' }),
        note({ card: 12, key: 'weak', seat: 1 }),
        note({ hex: 'k9', text: 'too far' }),
      ],
    },
  ]);
  const bots = { bot: 'greedy', games: 100, cards: {} } as const;
  const cards = withBotFigures(cardFindings(findings), bots);
  const label = (card: number) => `${card} "Rain"`;
  const page = findingsMarkdown({ findings, cards, bots: '100 games of greedy players', label });
  expect(page).toMatchInlineSnapshot(`
    "# Playtests

    1 game, 1 of them played to the end. 4 notes.

    ## What people said most

    1. 12 "Rain": weak, 2 people “\\<img src=x\\> @&#8203;someone \\| \\*never\\*”
    2. 7 "Rain": fun, 1 person
    3. Hexes and moments: 1 person “too far”

    ## Notes

    ### 7 "Rain"

    - **fun** (one, choice 4)

    ### 12 "Rain"

    - **weak** \\<img src=x\\> @&#8203;someone \\| \\*never\\* (one, choice 4)
    - **weak** (one, choice 4)

    ### Hexes and moments

    - k9 too far (one, choice 4)

    ## Games

    | table | players | ended | draws | points | minutes |
    | --- | --- | --- | --- | --- | --- |
    | one | human, greedy | over | 31 | 80, 74 | 42 |

    <details><summary>All figures</summary>

    | card | offered | taken | in play | bots | estimate | seconds | undone | opened | strong | weak | unclear | fun | broken |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | \\#&#8203;7 | 0 | 0 |  |  |  |  | 0 | 0 |  |  |  | 1 |  |
    | \\#&#8203;12 | 0 | 0 |  |  |  |  | 0 | 0 |  | 2 |  |  |  |

    In play: how many seats in a hundred had the card face up: people in finished games, then bots in 100 games of greedy players. Estimate: the share of people, shrunk towards that of bots, which counts as 20 seats.

    </details>"
  `);
});
