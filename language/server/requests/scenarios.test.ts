/** Scenarios through a connection: `codeLens`, `ecos/run`, `ecos/film`. */
import { expect, test } from 'vitest';
import { CodeLensRequest, ExecuteCommandRequest } from 'vscode-languageserver/node';
import { connectInTest, textsHost } from '../../../test/language/client.ts';
import { FilmRequest, RUN_COMMAND, RunRequest } from '../protocol/own-requests.ts';

const URI = 'file:///cards/a.eco';
const OTHER = 'file:///cards/b.eco';
const TEXT = `card 900 brown "Lions" leaves 2 energy sun { place lion; gain 1vp per lion in the landscape }

scenario "one lion" {
  board "d"
  do card 900
  expect 1vp
}

scenario "two lions" {
  board "d"
  do card 900
  expect 2vp
  expect finished
}

scenario "of nothing" {
  board "d"
  do card 77
}
`;
const MORE = `scenario "a choice" {
  board "d 1"
  do card 900; do { place water }
  choose 1
  expect 1 is water
}
`;
const CARDS = { uri: 'file:///cards', name: 'cards' };

async function connected() {
  const client = await connectInTest(textsHost({ '/cards/a.eco': TEXT, '/cards/b.eco': MORE }), {
    workspaceFolders: [CARDS],
  });
  await client.open(URI, TEXT);
  return client;
}

test('a run returns counts and failures, and a film of each scenario', async () => {
  const client = await connected();
  const answer = await client.connection.sendRequest(RunRequest.type, { uri: URI });
  expect(answer).toMatchObject({
    scenarios: 3,
    passed: 1,
    failed: [
      {
        code: 'ECO619',
        title: 'two lions',
        file: '/cards/a.eco',
        line: 12,
        film: [{ line: 10 }, { line: 11 }],
      },
      { code: 'ECO205', title: 'of nothing', line: 18, film: [] },
    ],
    problems: [{ code: 'ECO205', line: 18 }],
  });
  expect(answer.results).toMatchObject([
    { title: 'one lion', uri: URI, line: 2, passed: true, film: [{ line: 4 }, { line: 5 }] },
    { title: 'two lions', line: 8, passed: false, failure: { code: 'ECO619', uri: URI, line: 11 } },
    { title: 'of nothing', line: 15, passed: false, failure: { line: 17 } },
  ]);
  const folder = await client.connection.sendRequest(RunRequest.type, { uri: CARDS.uri });
  expect(folder).toMatchObject({ scenarios: 4, passed: 2 });
});

test('scenarios are run by title or by line, also with the command of the lens', async () => {
  const client = await connected();
  const titles = async (scenarios: (string | number)[]) => {
    const { results } = await client.connection.sendRequest(RunRequest.type, { uri: URI, scenarios });
    return results.map(({ title }) => title);
  };
  expect(await titles(['one lion'])).toEqual(['one lion']);
  expect(await titles([8])).toEqual(['two lions']);
  expect(await titles(['no such', 1])).toEqual([]);
  const byCommand = await client.connection.sendRequest(ExecuteCommandRequest.type, {
    command: RUN_COMMAND,
    arguments: [{ uri: OTHER, scenarios: [0] }],
  });
  expect(byCommand).toMatchObject([{ scenarios: 1, passed: 1, results: [{ title: 'a choice' }] }]);
  const wrong = client.connection.sendRequest(ExecuteCommandRequest.type, {
    command: RUN_COMMAND,
    arguments: [{ uri: 5 }],
  });
  await expect(wrong).rejects.toThrow('`uri` is missing or invalid');
});

test('a film has the state after each line, with lines counted from 0', async () => {
  const client = await connected();
  const ask = (uri: string, line: number) =>
    client.connection.sendRequest(FilmRequest.type, { uri, position: { line, character: 0 } });
  const film = await ask(OTHER, 3);
  expect(film).toMatchObject([
    {
      line: 2,
      changed: [{ q: 0, r: 0 }],
      gained: [{ player: 1, what: 'vp', amount: 1 }],
      waits: false,
      options: [],
    },
    { line: 2, changed: [], gained: [], waits: true, question: 'Where does the water go?' },
    { line: 3, changed: [{ q: 1, r: 0 }], gained: [], waits: false, options: [] },
    { line: 4, changed: [], gained: [], waits: false },
  ]);
  expect(film?.[2].picture).toMatch(/^<svg .*<title id="\w+">After: choose 1<\/title>/);
  expect(film?.[2].picture).toContain('Changed: 1.');
  expect(film?.[1].options).toHaveLength(6);
  expect(film?.[1].options).toContainEqual({ choose: '1', hexes: [{ q: 1, r: 0 }] });
  expect(film?.[2].board).toMatchObject([
    { q: 0, r: 0, terrain: 'desert', animals: ['lion'] },
    { q: 1, r: 0, terrain: 'water', animals: [] },
  ]);
  expect((await ask(URI, 11))?.at(-1)).toMatchObject({
    line: 11,
    failure: { code: 'ECO619', message: 'expected 2 vp, got 1', came: '1vp' },
  });
  expect(await ask(URI, 0)).toBeNull();
  expect(await ask(URI, 16)).toBeNull();
});

test('a hex that is not as expected is shown as it is and as expected, in light and dark theme', async () => {
  const client = await connected();
  const wrong = MORE.replace('1 is water', '1 is desert with 2 lion');
  await client.open(OTHER, wrong);
  const ask = (theme?: 'light' | 'dark') =>
    client.connection.sendRequest(FilmRequest.type, {
      uri: OTHER,
      position: { line: 3, character: 0 },
      ...(theme && { theme }),
    });
  const last = (await ask())?.at(-1);
  expect(last?.failure?.asked).toMatchObject({ q: 1, r: 0, tile: { terrain: 'desert' } });
  expect(last?.picture).toContain('1: water. ');
  expect(last?.picture).toContain('Not as expected: 1.');
  expect(last?.expected).toContain('1: desert with 2 lion. ');
  expect(last?.expected).toContain('Expected here: 1.');
  expect((await ask('light'))?.at(-1)?.picture).toBe(last?.picture);
  expect((await ask('dark'))?.at(-1)?.picture).not.toBe(last?.picture);
});

test('an endless effect does not block the server, and is reported as failed', async () => {
  const client = await connectInTest(textsHost());
  const one = (title: string) =>
    `scenario "${title}" {\n  board "d"\n  do { repeat 99999 { repeat 99999 { gain 1vp } } }\n}\n`;
  const text = Array.from({ length: 40 }, (_, at) => one(`${at}`)).join('');
  await client.open(URI, text);
  const start = performance.now();
  const lenses = await client.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri: URI } });
  expect(lenses?.[0].command?.title).toMatch(/✗ failed: the effect repeats more than/);
  expect(lenses?.at(-1)?.command?.title).toBe('▶ run');
  expect(performance.now() - start).toBeLessThan(10_000);
  const { results } = await client.connection.sendRequest(RunRequest.type, { uri: URI, scenarios: ['39'] });
  expect(results).toMatchObject([{ passed: false, failure: { code: 'ECO619' } }]);
});
