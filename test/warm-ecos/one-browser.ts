/**
 * Puppeteer for a process that runs `ecos` repeatedly: the browser of the first call that prints is kept for later
 * calls, which saves starting it again. Each call closes the browser as if it were its own; this only closes its pages,
 * except for the blank page that browsers start with.
 */
import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { OF_RUN } from '../temporary-folder-of-run.ts';

const launch = puppeteer.launch.bind(puppeteer);
/** By executable and options. */
const kept = new Map<string, Promise<Browser>>();

puppeteer.launch = async (options: LaunchOptions = {}) => {
  const { executablePath, args, headless } = options;
  const key = JSON.stringify({ executablePath, args, headless });
  let starting = kept.get(key);
  if (!starting || !(await starting).connected) {
    const userDataDir = mkdtempSync(join(process.env[OF_RUN]!, 'browser-'));
    const { signal: _, ...more } = options;
    starting = launch({ ...more, userDataDir, env: { ...options.env, TMPDIR: userDataDir } });
    kept.set(key, starting);
    starting.catch(() => kept.delete(key));
  }
  return lent(await starting);
};

/** A browser whose end is only simulated. */
function lent(browser: Browser): Browser {
  const child = new EventEmitter();
  const own = {
    process: () => child,
    close: async () => {
      const [, ...others] = browser.targets().filter((one) => one.type() === 'page');
      const session = await browser.target().createCDPSession();
      for (const one of others) {
        const { targetId } = (one as unknown as { _getTargetInfo(): { targetId: string } })._getTargetInfo();
        await session.send('Target.closeTarget', { targetId });
      }
      await session.detach();
      child.emit('exit');
    },
  };
  return new Proxy(browser, {
    get: (target, key) => {
      if (Object.hasOwn(own, key)) return own[key as keyof typeof own];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export * from 'puppeteer';
export default puppeteer;
