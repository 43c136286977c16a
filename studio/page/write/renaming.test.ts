/** Renaming, with answers that come when the test wants. */
import { expect, test } from 'vitest';
import { Renaming } from './renaming.ts';

const EDITS = [{ file: 'a.eco', from: 0, to: 5, text: 'crane' }];

/**
 * Starts renaming the name at the cursor.
 * @param names the name found there at each request
 */
async function begun(names: string[]) {
  const made: unknown[] = [];
  const answers: (() => void)[] = [];
  const ask = (name: string) =>
    new Promise((done) =>
      answers.push(() => done(name === 'rename' ? EDITS : { from: 0, to: 5, text: names.shift() })),
    );
  const renaming = new Renaming({
    editor: { file: 'a.eco', offset: 2, focus: () => {} },
    line: { ask } as never,
    edit: (edits) => made.push(edits),
    changed: () => {},
  });
  const answer = async () => {
    answers.shift()?.();
    // Lets code that awaits the answer continue.
    await new Promise((next) => setImmediate(next));
  };
  void renaming.start();
  await answer();
  return { renaming, made, answer };
}

test('renaming a name applies the edits', async () => {
  const { renaming, made, answer } = await begun(['heron', 'heron']);
  void renaming.take('crane');
  await answer();
  await answer();
  expect([made, renaming.asked]).toEqual([[EDITS], undefined]);
});

test('a renaming that is cancelled before it is answered changes nothing', async () => {
  const { renaming, made, answer } = await begun(['heron', 'heron']);
  void renaming.take('crane');
  await answer();
  renaming.end();
  await answer();
  expect(made).toEqual([]);
});

test('when another name is at the cursor by then, nothing is renamed', async () => {
  const { renaming, made, answer } = await begun(['heron', 'owl']);
  void renaming.take('crane');
  await answer();
  expect(renaming.asked).toMatchObject({ refused: expect.stringContaining('changed') });
  await answer();
  expect(made).toEqual([]);
});
