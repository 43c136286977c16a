/** Hosts for tests, in this process. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type HostOptions, openHost } from '../../cli/host/open-host.ts';
import { hostPages } from '../../cli/host/pages/pages.ts';
import { type HostServer, LOOPBACK_ADDRESS } from '../../cli/host/server.ts';
import { loadPlayableSet } from '../../cli/load/compile.ts';
import { HUMAN, type Player } from '../../table/index.ts';

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  return folder;
}

/** Options for a test's host; by default a short game of the bundled set for two people at one table. */
export type TestHostOptions = Partial<Omit<HostOptions, 'players' | 'compilation' | 'options'>> & {
  players?: readonly Player[];
  options?: Partial<HostOptions['options']>;
};

/** Starts a host, which is closed when the test ends. */
export async function openedHost(wanted: TestHostOptions = {}): Promise<HostServer> {
  const { path, players = [HUMAN, HUMAN] } = wanted;
  const host = await openHost({
    ...{
      path,
      data: wanted.data ?? temporaryFolder(),
      tables: 1,
      port: 0,
      address: LOOPBACK_ADDRESS,
      pages: hostPages(),
    },
    compilation: await loadPlayableSet(path === undefined ? [] : [path]),
    ...wanted,
    players,
    options: { players: players.length, seed: 0, target: 20, ...wanted.options },
  });
  onTestFinished(() => host.close());
  return host;
}
