import { expect, test } from 'vitest';
import { answerTo } from './routes.ts';

test('a request with a method that its path does not support is refused with the name of that method', async () => {
  const context = { request: { method: 'HEAD', url: '/api/tables/abc/seat', headers: {} } };
  const { status, body } = await answerTo(context as never);
  expect(status).toBe(405);
  expect(String(body)).toContain('HEAD is not for /api/tables/abc/seat.');
});
