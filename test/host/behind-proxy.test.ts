/** Proxies configured differently from the one in `deploy/host/`. */
import type { Browser } from 'puppeteer';
import { expect, test } from 'vitest';
import { HUMAN } from '../../table/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { Client } from './client.ts';
import { firstTable } from './opened.ts';
import { hostWithPages, openedPage } from './pages.ts';
import { tcpProxy } from './tcp-proxy.ts';

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
  const port = await tcpProxy(
    () => inner,
    (data, from, to) => {
      const text = data.toString('latin1');
      if (!habits.sockets && /^upgrade: websocket/im.test(text))
        from.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
      else if (habits.ownName) to.write(text.replace(/^host: .*$/im, `host: 127.0.0.1:${inner}`), 'latin1');
      else to.write(data);
    },
  );
  const address = `http://127.0.0.1:${port}`;
  const host = await hostWithPages({ players: [HUMAN, HUMAN], public: address });
  inner = host.port;
  const { seats } = firstTable(host);
  expect(seats[0]).toMatch(address);
  // The game starts when both are there.
  const { pathname, hash } = new URL(seats[1]!);
  (await Client.join(`http://127.0.0.1:${inner}${pathname}${hash}`)).close();
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
