/** `ecos/worth` through a connection. */
import { expect, test } from 'vitest';
import { connectInTest, textsHost } from '../../../test/language/client.ts';
import { knownSets, workspaceOf } from '../../../test/language/workspaces.ts';
import { edit, worthByNumber } from '../../index.ts';
import { WorthRequest } from '../protocol/own-requests.ts';

const URI = 'file:///cards/a.eco';
const SET = 'set mine "Mine" extends first-continent\n';
const CARD = 'card 900 brown "Gift" leaves 2 energy sun { gain 3vp }\n';
const FEATURE = 'feature 901 brown "F" pattern "G" { on play { gain 1 sun } }\n';

test('a worth has mean, interval, points, boards and cost, and is found by number and by position', async () => {
  const client = await connectInTest(textsHost());
  await client.open(URI, SET + CARD + FEATURE);
  const ask = (set: string, number: number) =>
    client.connection.sendRequest(WorthRequest.type, { set, number });
  const worth = await ask('mine', 900);
  expect(worth).toEqual({ mean: 3, low: 3, high: 3, points: 3, boards: 400, cost: expect.any(Number) });
  const at = (line: number) =>
    client.connection.sendRequest(WorthRequest.type, { uri: URI, position: { line, character: 5 } });
  expect(await at(1)).toEqual(worth);
  expect(await at(0)).toBeNull();
  expect(await at(2)).toBeNull();
  expect(await ask('mine', 901)).toBeNull();
  expect(await ask('mine', 77_777)).toBeNull();
  expect(await ask('yours', 900)).toBeNull();
  // Also for cards of bundled sets, directly or through a set that extends them.
  const bundled = await ask('first-continent', 1);
  expect(bundled).toMatchObject({ boards: 400 });
  expect(await ask('mine', 1)).toEqual(bundled);
});

test('the worth changes with the card, but not with another card', async () => {
  const client = await connectInTest(textsHost());
  const ask = () => client.connection.sendRequest(WorthRequest.type, { set: 'mine', number: 900 });
  const card = (effect: string) => `card 900 brown leaves 2 energy sun { ${effect} }\n`;
  const change = (version: number, text: string) => client.change(URI, version, [{ text: SET + text }]);
  await client.open(URI, SET + card('place lion; gain 1vp per lion in the landscape'));
  const before = await ask();
  await change(
    2,
    `${card('place lion; gain 1vp per lion in the landscape')}card 905 blue leaves 1 energy sun { gain 9vp }\n`,
  );
  expect(await ask()).toEqual(before);
  await change(3, card('place lion; gain 2vp per lion in the landscape'));
  const after = await ask();
  expect(after?.mean).toBeGreaterThan(before?.mean ?? Number.POSITIVE_INFINITY);
});

test('the worth of a card of a bundled set is kept while other sets are known', () => {
  const workspace = workspaceOf({});
  const slicesOf = (now: typeof workspace) => [...worthByNumber(now, 'polar-shores', 201)].length;
  expect(slicesOf(workspace)).toBeGreaterThan(0);
  const other = { id: 'other', files: [{ file: '/other/set.eco', text: 'set other "Other"' }] };
  expect(slicesOf(edit(workspace, [{ known: [other, ...knownSets()] }]))).toBe(0);
});

test('a bundled set is on top of the set of the workspace that it extends, as `check` sees it', () => {
  const small = 'set first-continent "Mine"\nanimal lion x8 on desert\n';
  const workspace = workspaceOf({ '/cards/set.eco': small });
  // The card needs words that this set does not have.
  expect(worthByNumber(workspace, 'polar-shores', 201).next()).toEqual({ done: true, value: undefined });
});
