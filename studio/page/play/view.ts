/** The place Play: a new game, or the table. */
import { html, type TemplateResult } from 'lit-html';
import { laterView } from '../shell/later-view.ts';
import type { Studio } from '../studio.ts';
import { playingOf } from './play-page.ts';
import { startForm } from './start.ts';

const tableRoom = laterView(async () => (await import('./table-room.ts')).tableRoom);

export function playPlace(studio: Studio): TemplateResult {
  const playing = playingOf(studio);
  playing.look();
  const { table } = playing;
  return html`<main class="play-room around-table" aria-label="Play">
    ${table ? tableRoom(studio, playing, table) : startForm(playing)}
  </main>`;
}
