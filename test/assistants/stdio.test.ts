/** `ecos mcp` as a real process, with the client of the protocol's own kit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { toolCaller } from './in-process.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('a client starts it with the settings of the documentation, asks, and ends it', async () => {
  const [, json = ''] =
    /```json\n(\{ "servers".*)\n```/.exec(readFileSync(join(ROOT, 'docs', 'editors.md'), 'utf8')) ?? [];
  const [no, ecos, ...args] = JSON.parse(json).servers.ecos.args;
  expect([no, ecos]).toEqual(['--no', 'ecos']);
  const cwd = folderWith({
    'my-set/cards.eco': 'card 1 brown "Rain"\n  leaves 2\n  energy sun\n{\n  gain 1vp;\n}\n',
  });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(ROOT, 'cli', 'ecos.mjs'), ...args],
    cwd,
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  expect(client.getServerVersion()).toMatchObject({ name: 'ecos' });
  const call = toolCaller(client);
  expect(await call('check')).toMatchObject({ errors: 0, cards: [{ title: 'Rain', file: 'cards.eco' }] });
  await client.close();
});
