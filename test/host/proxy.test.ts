/** `deploy/host/` as committed: the service's command behind the proxy of the Caddyfile, in a real Caddy. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'puppeteer';
import { expect, onTestFinished, test } from 'vitest';
import { findCaddy } from '../debian/caddy.ts';
import { freePort } from '../debian/free-port.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { openPage } from '../studio/opened.ts';
import { Client, playToEnd } from './client.ts';
import { temporaryFolder } from './opened.ts';
import { OPTION } from './pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const deployed = (file: string) => readFileSync(join(ROOT, 'deploy/host', file), 'utf8');

/** How many tokens are drawn. */
const DRAWS = 3;

const caddy = await findCaddy();
let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});

/** Starts a program that ends with the test, and returns the lines of its output. */
function started(program: string, args: readonly string[], cwd: string, env: object = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
  return { out: createInterface(child.stdout), errors: createInterface(child.stderr) };
}

/** Whether a server answers at an address, with any certificate. */
const answers = (address: string) =>
  new Promise<boolean>((resolve) => {
    get(address, { rejectUnauthorized: false, agent: false }, (answer) => {
      answer.resume();
      resolve(true);
    }).on('error', () => resolve(false));
  });

test.runIf(caddy)(
  `behind Caddy, choices on a page reach the other seat, and its choices reach the page${caddy ? '' : ' (not run: Caddy could not be unpacked)'}`,
  async () => {
    const folder = temporaryFolder();
    const [port, inner] = [await freePort(), await freePort()];
    const address = `https://localhost:${port}`;
    // Only the server name, its port and the local certificates differ; all other lines are those of the file.
    const site = deployed('Caddyfile')
      .replace('cards.example', `localhost:${port}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${inner}`);
    expect(site).toMatch(new RegExp(`^localhost:${port} .*127.0.0.1:${inner}`, 's'));
    const options =
      '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
    writeFileSync(join(folder, 'Caddyfile'), options + site);

    cpSync(join(ROOT, 'cards/polar-shores'), join(folder, 'my-set'), { recursive: true });
    const [, command] = /^ExecStart=\/usr\/bin\/npx --no-install ecos (.*)$/m.exec(
      deployed('ecos-host.service'),
    )!;
    const args = command.replace('8080', `${inner}`).replace('https://cards.example', address).split(' ');
    const host = started(
      process.execPath,
      [join(ROOT, 'cli/ecos.mjs'), ...args, '--seats', '2', '--format', 'json'],
      folder,
    );
    const [line] = await once(host.out, 'line');
    const { tables } = JSON.parse(line) as { tables: [{ seats: [string, string] }] };
    const [{ seats }] = tables;
    expect(seats.every((link) => link.startsWith(`${address}/`))).toBe(true);

    const proxy = started(
      caddy!.program,
      ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
      folder,
      {
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    );
    const awaited = new Set(['serving initial configuration', 'certificate obtained successfully']);
    for await (const entry of proxy.errors) {
      for (const words of awaited) if (entry.includes(words)) awaited.delete(words);
      if (awaited.size === 0) break;
    }

    // The certificate exists a moment before connections use it.
    await expect.poll(() => answers(address)).toBe(true);

    const { page, complaints } = await openPage(browser, 'about:blank');
    const devtools = await page.createCDPSession();
    await devtools.send('Security.setIgnoreCertificateErrors', { ignore: true });
    await page.goto(seats[0]);
    const people = seats.map((link) => new Client(link, { rejectUnauthorized: false }));
    const [own, other] = people as [Client, Client];
    await other.until(() => other.game !== undefined && other.table!.seats.every(({ isHere }) => isHere));
    // The page chooses for the first seat.
    await own.until(() => own.options > 0);
    const { v } = own.game!;
    await page.waitForSelector(OPTION);
    await page.evaluate(`document.querySelector('${OPTION}').click()`);
    await own.until(() => own.game!.v > v);
    // Both seats choose, and the page shows the result.
    await playToEnd(
      people,
      ({ options }) => options - 1,
      ({ game }) => game!.view.draws > DRAWS,
    );
    await page.waitForFunction(`/draw ${DRAWS + 1}\\b/i.test(document.body.innerText)`);
    for (const client of people) client.close();
    // All requests of the page go through the proxy.
    expect(complaints.filter((one) => !one.startsWith(`left: ${address}/`))).toEqual([]);
    await page.browserContext().close();
  },
);
