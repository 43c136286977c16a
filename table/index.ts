/** The entry of `table/`: games with people at one screen, in a terminal or on the web. Sockets and files are in `cli/host/`. */

export * from './card-book.ts';
export { type MenuEntry, wayTo } from './decision/menu.ts';

export { lineText } from './events/parts.ts';
export * from './findings/card-findings.ts';
export * from './findings/findings.ts';
export * from './findings/most-said.ts';
export * from './findings/notes.ts';
export * from './game/bot-tasks.ts';
export * from './game/journal.ts';
export * from './game/log.ts';
export * from './game/past.ts';

export * from './game/table.ts';
export * from './game/table-events.ts';
export { LocalTable } from './local/local-table.ts';
export * from './marks.ts';
export type * from './messages.ts';
export type * from './pictures.ts';
export * from './preview.ts';
export type * from './protocol/host-messages.ts';
export { readMessage } from './protocol/read-message.ts';
export type { FromClient } from './protocol/schema.ts';
export type * from './protocol/to-client.ts';
export type { CardsAnswer, CardsOfGame } from './screen/far-table.ts';
export type { ScreenView, ViewUpdate } from './screen/screen.ts';
export * from './seats.ts';
export * from './words.ts';
