/** `ecos mcp` as a real process, with the client of the protocol's own kit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { toolCaller } from './in-process.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The server of the documentation in a folder of sets, and what its client has read so far, in tokens of four characters. */
async function reader(files: Record<string, string>) {
  const [, json = ''] =
    /```json\n(\{ "servers".*)\n```/.exec(readFileSync(join(ROOT, 'docs', 'editors.md'), 'utf8')) ?? [];
  const [no, ecos, ...args] = JSON.parse(json).servers.ecos.args;
  expect([no, ecos]).toEqual(['--no', 'ecos']);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(ROOT, 'cli', 'ecos.mjs'), ...args],
    cwd: folderWith(files),
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const { tools } = await client.listTools();
  let read = JSON.stringify(tools).length + client.getInstructions()!.length;
  const call = async (name: string, given: Record<string, unknown>) => {
    const answer = await toolCaller(client)(name, given);
    read += JSON.stringify(answer).length;
    return answer;
  };
  return { client, call, tokens: () => read / 4 };
}

test('a client starts it with the settings of the documentation, asks, and ends it', async () => {
  const { client, call } = await reader({
    'my-set/cards.eco': 'card 1 brown "Rain"\n  leaves 2\n  energy sun\n{\n  gain 1vp;\n}\n',
  });
  expect(client.getServerVersion()).toMatchObject({ name: 'ecos' });
  expect(await call('check', {})).toMatchObject({
    errors: 0,
    cards: [{ title: 'Rain', file: 'cards.eco' }],
  });
});

test('three cards with a scenario each cost a reader at most 6,000 tokens; then come a marker and a hand of twelve', async () => {
  const { call, tokens } = await reader({
    'my-set/set.eco': 'set my-set "My Set" extends first-continent\n',
  });
  const { text: cards } = await call('language', { about: 'cards' });
  expect(cards).toContain('expect 2vp;');
  const { cards: found } = await call('find', { text: 'fish' });
  expect(found[0].source).toContain('place fish');
  const steps = [
    'place fish;',
    'place fish; gain 1vp per fish in this habitat',
    'gain 2vp per fish in the landscape',
  ];
  const three = steps.map(
    (does, at) => `card ${601 + at} brown "Fish ${at}" leaves 2 energy water, animal { ${does} }
scenario "${at}" { board "a w" where a = water with 1 fish do card ${601 + at}; expect ${2 * Math.min(1, at)}vp }`,
  );
  const [wrong, text] = [three.join('\n').replace('gain 1vp', 'gian 1vp'), three.join('\n')];
  expect(await call('check', { text: wrong })).toMatchObject({ problems: [{ code: 'ECO113' }] });
  expect(await call('check', { text })).toMatchObject({ errors: 0, scenarios: { passed: 3, failed: [] } });
  expect(await call('worth', { text: three[2] })).toMatchObject({ verdict: expect.any(String) });
  expect((await call('save', { text })).saved).toHaveLength(6);
  expect(tokens()).toBeLessThan(6000);

  const { text: files } = await call('language', { about: 'files' });
  expect(files).toMatch(/marker .*hand /s);
  const card = (number: number, deck: string) =>
    `card ${number} ${deck} leaves 2 energy water, sun hand otter${number < 614 ? ' active' : ''} { place nest; gain 1vp }`;
  const begin = [611, 612, 613].map((number) => card(number, 'brown')).join('\n');
  const marker = `marker nest x8 on desert or grassland\nhand otter leaf "Otter"\n${begin}`;
  expect((await call('save', { text: marker })).saved).toHaveLength(5);
  const copies = Array.from({ length: 9 }, (_, at) => card(614 + at, at < 5 ? 'brown' : 'blue')).join('\n');
  expect((await call('save', { text: copies })).saved).toHaveLength(9);
  expect(await call('check', {})).toMatchObject({ errors: 0, scenarios: { passed: 3 } });
});
