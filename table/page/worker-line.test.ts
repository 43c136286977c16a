/** The connection to a table's worker, with answers at times chosen by the test. */
import { expect, test } from 'vitest';
import { type LineWorker, WorkerLine } from './worker-line.ts';

test('pictures drawn before a change of cards are requested again', async () => {
  const asked: { id: number; name: string }[] = [];
  const worker: LineWorker = {
    ...{ onmessage: null, onerror: null, terminate: () => {} },
    postMessage: (message: { id: number; name: string }) => asked.push(message),
  };
  const none = () => {};
  const line = new WorkerLine({ worker, lang: 'en', updated: none, changed: none, lost: none });
  asked.length = 0;
  const look = async () => {
    line.face(7);
    line.sign('sun');
    await Promise.resolve();
  };
  const answer = async ({ id, name }: { id: number; name: string }, svg: string) => {
    const given = name === 'signs' ? { sun: svg } : { 7: { svg, spots: [], leaves: [] } };
    worker.onmessage?.call(null as never, { data: { id, answer: given } } as MessageEvent);
    await new Promise((next) => setImmediate(next));
  };
  await look();
  line.forget();
  for (const one of asked.splice(0)) await answer(one, 'old');
  expect([line.face(7), line.sign('sun')]).toEqual([undefined, undefined]);
  await look();
  expect(asked.map(({ name }) => name).sort()).toEqual(['pictures', 'signs']);
  for (const one of asked.splice(0)) await answer(one, 'new');
  const texts = [line.face(7)!.address, line.sign('sun')!].map(async (address) =>
    (await fetch(address)).text(),
  );
  expect(await Promise.all(texts)).toEqual(['new', 'new']);
});
