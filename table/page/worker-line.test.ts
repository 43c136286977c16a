/** The connection to a table's worker, with answers at times chosen by the test. */
import { expose } from 'comlink';
import { expect, test } from 'vitest';
import { type LineWorker, WorkerLine } from './worker-line.ts';

test('pictures drawn before a change of cards are requested again', async () => {
  const { port1, port2 } = new MessageChannel();
  const asked: { name: string; answer(svg: string): void }[] = [];
  const later = (name: string, answerOf: (svg: string) => unknown) =>
    new Promise((done) => asked.push({ name, answer: (svg) => done(answerOf(svg)) }));
  expose(
    {
      open: () => undefined,
      pictures: {
        sign: () => later('sign', (svg) => svg),
        front: () => later('front', (svg) => ({ svg, spots: [], leaves: [] })),
      },
    },
    port2,
  );
  const worker = Object.assign(port1, { onerror: null, terminate: () => port1.close() }) as LineWorker;
  const none = () => {};
  const line = new WorkerLine({ worker, lang: 'en', about: () => ({ set: '' }), updated: none, lost: none });
  const look = async () => {
    line.face(7);
    line.sign('sun');
    await expect.poll(() => asked.length).toBe(2);
  };
  await look();
  line.forget();
  for (const { answer } of asked.splice(0)) answer('old');
  await look();
  expect([line.face(7), line.sign('sun')]).toEqual([undefined, undefined]);
  expect(asked.map(({ name }) => name).sort()).toEqual(['front', 'sign']);
  for (const { answer } of asked.splice(0)) answer('new');
  await expect.poll(() => [line.face(7), line.sign('sun')].includes(undefined)).toBe(false);
  const texts = [line.face(7)!.address, line.sign('sun')!].map(async (address) =>
    (await fetch(address)).text(),
  );
  expect(await Promise.all(texts)).toEqual(['new', 'new']);
  line.close();
  port2.close();
});
