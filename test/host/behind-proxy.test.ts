/** Proxies configured differently from the one in `deploy/host/`. */
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import { connect } from 'node:net';
import type { Browser } from 'puppeteer';
import { expect, onTestFinished, test } from 'vitest';
import { HUMAN } from '../../table/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { Client } from './client.ts';
import { firstTable } from './opened.ts';
import { hostWithPages, openedPage } from './pages.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});

/** How a proxy differs. */
interface ProxyHabits {
  /** It sends the host's address as the `Host` header, as nginx does by default. */
  ownName?: boolean;
  /** It forwards WebSockets; a test may switch this on later. */
  sockets: boolean;
}

/** A host behind a proxy. */
async function hostBehind(habits: ProxyHabits) {
  let inner = 0;
  const named = (name = '') => (habits.ownName ? `127.0.0.1:${inner}` : name);
  const proxy = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const options = { port: inner, method, path, headers: { ...headers, host: named(headers.host) } };
    const asked = ask({ host: '127.0.0.1', ...options }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  proxy.on('upgrade', ({ url, headers }, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (!habits.sockets) {
      socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
      return;
    }
    const there = connect(inner, '127.0.0.1');
    there.on('error', () => socket.destroy());
    there.on('close', () => socket.destroy());
    socket.on('close', () => there.destroy());
    const lines = Object.entries({ ...headers, host: named(headers.host) }).map(
      ([name, is]) => `${name}: ${is}`,
    );
    there.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    there.write(head);
    socket.pipe(there).pipe(socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as { port: number };
  const address = `http://127.0.0.1:${port}`;
  const host = await hostWithPages({ players: [HUMAN, HUMAN], public: address });
  inner = host.port;
  const { seats } = firstTable(host);
  expect(seats[0]).toMatch(address);
  return { seats, inner };
}

test('the host works behind a proxy that changes the Host header, and still refuses other origins', async () => {
  const { seats, inner } = await hostBehind({ ownName: true, sockets: true });
  const { shows } = await openedPage(browser, seats[0]!);
  await shows('status', 'Turn', /Your turn/);
  const { host, pathname, hash } = new URL(seats[0]!);
  for (const origin of ['http://evil.example', `http://${host}.evil.example`, 'null']) {
    const client = new Client(`http://127.0.0.1:${inner}${pathname}${hash}`, { origin });
    await client.end();
    expect(client.frames).toEqual([]);
  }
});

test('a page whose WebSockets are blocked says so, and what to do, until they work', async () => {
  const habits: ProxyHabits = { sockets: false };
  const { seats } = await hostBehind(habits);
  const size = { width: 390, height: 844, hasTouch: true, isMobile: true };
  const { shows, evaluate } = await openedPage(browser, seats[0]!, { size, allowed: /400/ });
  await shows('status', 'Connection', /^The table does not answer\. Trying again …$/);
  expect(await evaluate("document.querySelector('.empty').textContent")).toMatch(/may block WebSockets\.$/);
  expect(await evaluate('String(document.documentElement.scrollWidth)')).toBe('390');
  habits.sockets = true;
  await shows('status', 'Connection', /^Connected$/);
  await shows('status', 'Turn', /Your turn/);
});
