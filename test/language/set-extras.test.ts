/** A set's own words and drawings: hovers and card pictures use them as `ecos print` does. */
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { type Hover, HoverRequest, type MarkupContent } from 'vscode-languageserver/node';
import { diskHost } from '../../cli/language/host.ts';
import { newExtrasCache } from '../../cli/load/set-extras.ts';
import { findPrintedCard } from '../../language/index.ts';
import { CardRequest } from '../../language/server/protocol/own-requests.ts';
import { connectInTest } from './client.ts';
import { workspaceOf } from './workspaces.ts';

const SET = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water

card 901 brown leaves 2 energy sun { place heron }
`;
const WORDS = `thing-heron = garza
    .many = garzas
    .gender = f
`;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 2H3L7 8Z"/></svg>\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extras-'));
  writeFileSync(join(folder, 'set.eco'), SET);
});

const addWords = (text = WORDS) => writeFileSync(join(folder, 'words.es.ftl'), text);
function addDrawing(): void {
  mkdirSync(join(folder, 'icons'));
  writeFileSync(join(folder, 'icons', 'heron.svg'), DRAWING);
}

test('a hover and the picture of a card use the words and drawings in the folder of the set', async () => {
  addWords();
  addDrawing();
  const client = await connectInTest(diskHost(), {
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'cards' }],
  });
  const uri = pathToFileURL(join(folder, 'set.eco')).href;
  await client.open(uri, SET);
  const line = SET.split('\n').findIndex((one) => one.startsWith('card'));
  const position = { line, character: SET.split('\n')[line].indexOf('place') };
  const hover = (await client.connection.sendRequest(HoverRequest.type, {
    textDocument: { uri },
    position,
  })) as Hover;
  expect((hover.contents as MarkupContent).value).toContain('> Coloca una garza.');
  const card = await client.connection.sendRequest(CardRequest.type, { uri, position });
  expect(card?.text).toEqual({ en: 'Place a heron.', es: 'Coloca una garza.' });
  expect(card?.svg).toContain('M1 2H3L7 8Z');
  const byNumber = await client.connection.sendRequest(CardRequest.type, { set: 'waders', number: 901 });
  expect(byNumber).toEqual(card);
});

test('words and drawings are reused until their files change, and are undefined without files', async () => {
  const readExtras = newExtrasCache();
  expect(await readExtras([folder])).toBeUndefined();
  addWords();
  const extras = await readExtras([folder]);
  expect(extras?.nouns.get('es')?.get('thing-heron')?.one).toBe('garza');
  expect(extras?.icons).toBeUndefined();
  expect(await readExtras([folder])).toBe(extras);
  addWords(WORDS.replaceAll('garza', 'garceta'));
  utimesSync(join(folder, 'words.es.ftl'), 1, 1);
  expect((await readExtras([folder]))?.nouns.get('es')?.get('thing-heron')?.one).toBe('garceta');
});

test('a file of words with mistakes is ignored', async () => {
  addWords('thing-heron = { $x }\n');
  const extras = await newExtrasCache()([folder]);
  const file = join(folder, 'set.eco');
  const workspace = workspaceOf({ [file]: SET }, [folder]);
  const at = SET.indexOf('place');
  const plain = findPrintedCard(workspace, file, at);
  expect(findPrintedCard(workspace, file, at, extras)).toEqual(plain);
  expect(plain?.text.es).toContain('heron');
});
