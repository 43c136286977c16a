import { expect, test } from 'vitest';
import { newApp } from './app.ts';

test('a request with a method that its path does not support is refused with the name of that method', async () => {
  const origin = 'http://127.0.0.1:1';
  const app = newApp({ name: 'host', origins: () => [origin], page: new Map(), report: () => undefined });
  app.post('/seat', () => new Response());
  const ask = (method: string) => app.request(`${origin}/seat`, { method, headers: { host: '127.0.0.1:1' } });
  expect(await (await ask('DELETE')).json()).toEqual({ error: 'DELETE is not for /seat.' });
  expect((await ask('HEAD')).status).toBe(405);
});
