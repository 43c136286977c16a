/** Who can reach a host: its page decides, with the key of the host, on the machine of the host. */
import { expect, test } from 'vitest';
import { networkAddresses } from '../../cli/host/listen.ts';
import type { HostAnswer } from '../../table/index.ts';
import { Client } from './client.ts';
import { askHost, firstTable, openedHost, temporaryFolder } from './opened.ts';

const [near] = networkAddresses();

test.runIf(near)(
  `others in the network are let in and shut out by the page of the host${near ? '' : ' (not run: there is no network)'}`,
  async () => {
    const data = temporaryFolder();
    const host = await openedHost({ data });
    const { port, address } = host;
    const others = `http://${near}:${port}`;
    const reach = (isOpen?: boolean, at = address) =>
      askHost<HostAnswer>(
        at,
        isOpen === undefined ? 'api/tables' : 'api/network',
        isOpen === undefined ? undefined : { isOpen },
      );
    const here = { isOpen: false, canChoose: true, address: `http://127.0.0.1:${port}` };
    expect((await reach()).data.reach).toEqual(here);
    await expect(fetch(others)).rejects.toThrow('fetch failed');
    // Not with another key, and not under another name.
    expect((await reach(true, firstTable(host).link)).status).toBe(403);
    expect((await reach(true)).data).toMatchObject({
      reach: { isOpen: true, canChoose: true, address: others },
      tables: [{ link: expect.stringContaining(`${others}/t/`), watch: expect.stringContaining(others) }],
    });
    const client = await Client.join(firstTable(host).watch);
    expect((await fetch(others, { headers: { origin: 'http://evil.example' } })).status).toBe(403);
    // It is remembered, and the page of the host stays where it was.
    await host.close();
    const again = await openedHost({ data });
    expect([again.address, firstTable(again).link]).toEqual([address, expect.stringContaining(others)]);
    const second = await Client.join(firstTable(again).watch);
    expect((await askHost<HostAnswer>(again.address, 'api/network', { isOpen: false })).data.reach).toEqual(
      here,
    );
    expect(await second.end()).toBe(1001);
    await expect(fetch(others)).rejects.toThrow('fetch failed');
    client.close();
  },
);

test('options that have decided who can reach a host leave nothing to its page', async () => {
  const host = await openedHost({ public: 'https://cards.example' });
  const { origin, hash } = new URL(host.address);
  const headers = { host: 'cards.example', 'x-ecos-key': hash.slice(1), 'content-type': 'application/json' };
  expect(origin).toBe('https://cards.example');
  const at = `http://127.0.0.1:${host.port}/api`;
  const { reach } = (await (await fetch(`${at}/tables`, { headers })).json()) as HostAnswer;
  expect(reach).toEqual({ isOpen: false, canChoose: false, address: origin });
  const asked = await fetch(`${at}/network`, { headers, method: 'POST', body: '{"isOpen":true}' });
  expect(asked.status).toBe(422);
});
