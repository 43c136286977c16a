/** The findings of playtests as a page of Markdown that one can paste. */
import { markdownTable, markdownText, pluralize } from '../../program/messages/index.ts';
import {
  CARD_HEAD,
  cardCells,
  figuresNote,
  GAME_HEAD,
  gameRows,
  type ShownFindings,
  saidLines,
} from './tables.ts';

/** First what people said most, then every note by card, the games, and the figures behind a line to open. */
export function findingsMarkdown(shown: ShownFindings): string {
  const { findings, cards, bots, label } = shown;
  const { games, notes } = findings;
  const over = games.filter(({ ended }) => ended === 'over').length;
  const said = saidLines(shown, markdownText).map((line, at) => `${at + 1}. ${line}`);
  const rows = (cells: readonly string[][]) => cells.map((row) => row.map(markdownText));
  return [
    '# Playtests',
    `${pluralize(games.length, 'game')}, ${over} of them played to the end. ${pluralize(notes.length, 'note')}.`,
    ...(said.length > 0 ? ['## What people said most', said.join('\n')] : []),
    ...(notes.length > 0 ? ['## Notes'] : []),
    ...[...Map.groupBy(notes, ({ card }) => card)].flatMap(([card, about]) => [
      `### ${card === null ? 'Hexes and moments' : markdownText(label(card))}`,
      about
        .map(({ key, hex, text, table, choice }) => {
          const words = [key && `**${key}**`, hex, text && markdownText(text)].filter(Boolean).join(' ');
          return `- ${words} (${table}, choice ${choice})`;
        })
        .join('\n'),
    ]),
    '## Games',
    markdownTable(GAME_HEAD, rows(gameRows(findings))),
    ...(cards.length > 0
      ? [
          '<details><summary>All figures</summary>',
          markdownTable(CARD_HEAD, rows(cards.map(cardCells))),
          figuresNote(bots),
          '</details>',
        ]
      : []),
  ].join('\n\n');
}
