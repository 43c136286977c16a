/** The pictures of a set's cards on the pages of tables. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CardsAnswer } from '../../table/screen/far-table.ts';
import { folderWith } from '../folder-with.ts';
import { pngFile } from '../print/fixtures/art.ts';
import { askHost, firstTable, openedHost, triedSet } from './opened.ts';

test('pages of a table get the file of a picture with a key, and nothing of it with the cards', async () => {
  const folder = folderWith({ 'set.eco': triedSet('gain 1vp;') });
  mkdirSync(join(folder, 'art'));
  const picture = pngFile(30, 20);
  writeFileSync(join(folder, 'art/901.png'), picture);
  const host = await openedHost({ path: folder });
  const { id, watch } = firstTable(host);
  const { data } = await askHost<CardsAnswer>(watch, `t/${id}/cards`);
  expect(data.look.art).toEqual([[901, { file: 'art/901.png', at: 50, size: { width: 30, height: 20 } }]]);
  const { origin, hash } = new URL(watch);
  const ask = (card: string, headers: Record<string, string>) =>
    fetch(`${origin}/t/${id}/picture?card=${card}`, { headers });
  const key = { 'x-ecos-key': hash.slice(1) };
  const answer = await ask('901', key);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
  expect((await ask('901', {})).status).toBe(403);
  for (const card of ['1', '../901', '']) expect((await ask(card, key)).status).toBe(404);
});
