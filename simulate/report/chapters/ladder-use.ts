/** The chapter about how bots of different strength use the cards. */
import { counted } from '../../../program/messages/index.ts';
import { percent } from '../../figures/labels.ts';
import { ENOUGH } from '../../figures/multiple-testing.ts';
import type { RungCard } from '../../ladder/ladder.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { type Cell, cardCell, figures, tableOf } from '../report-table.ts';

/** A table of cards: how often each strength brings them into play, and what they give. Null if only one strength was played. */
export function ladderUseChapter({ more: { ladder }, label }: ReportData): Chapter | null {
  if (!ladder || ladder.cards.length === 0) return null;
  const rows = ladder.cards.map(({ number }, at) => ({
    number,
    at: ladder.strengths.map(({ games, cards }) => ({ ...cards[at], games })),
  }));
  return {
    title: 'Use at each strength',
    paragraphs: [
      'How often each kind of player brings a card into play, of the games that a player begins with it in hand. Below: how often its effect runs in a hundred games, and the points it gives each time.',
      'A card that strong players use more needs a plan. One that nobody uses is too dear, or does too little.',
    ],
    table: tableOf(
      rows,
      [
        figures('Card', ({ number }) => cardCell(number, label(number))),
        ...ladder.strengths.map(({ bot }, strength) =>
          figures<(typeof rows)[number]>(
            bot,
            ({ at }) => useCell(at[strength]),
            `games in a hundred in which ${bot} brings it into play`,
          ),
        ),
      ],
      { searched: rows.length > 10 },
    ),
    asked: [],
  };
}

/** @param use the card at one strength; `games` are all games of that strength */
function useCell({ held, dead, completed, points, games }: RungCard): Cell {
  const runs = counted(Math.round((100 * completed) / games), 'time');
  const more = completed === 0 ? 'never' : `${runs}, ${(points / completed).toFixed(1)} points`;
  if (held < ENOUGH) return { text: '–', value: '', more };
  const share = (held - dead) / held;
  return { text: `${percent(share)} %`, value: share, more };
}
