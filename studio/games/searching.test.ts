/** Searches in the studio: searches that are lost when a worker ends are reported. */
import { expect, test } from 'vitest';
import { mutantsOf } from '../../language/mutation/index.ts';
import { card, chainOf, PLAIN } from '../../test/simulate/sets.ts';
import type { SearchAsked, SearchMessage } from '../search-messages.ts';
import { Crew, type WorkerLike } from './crew.ts';
import { type SearchingCrew, searchInWorkers, searching } from './searching.ts';

type SearchingWorker =
  SearchingCrew extends Crew<infer Setup, infer Task, infer Done> ? WorkerLike<Setup, Task, Done> : never;

const TEXT = PLAIN + card(11, 'gain 40vp');
const stressed = chainOf(TEXT);

/**
 * Returns the last message of a search.
 * @param fails the index of the search that its worker cannot answer
 */
async function ended(work: SearchAsked['work'], fails?: number): Promise<SearchMessage> {
  const messages: SearchMessage[] = [];
  const crew: SearchingCrew = new Crew(() => {
    const answer = searching();
    const worker: SearchingWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: (task) => {
        const isLost = fails !== undefined && 'task' in task && task.task.includes(fails);
        const reply = isLost ? { problem: 'it ended' } : answer(task);
        setTimeout(() => worker.onmessage?.({ data: reply }));
      },
    };
    return worker;
  });
  await searchInWorkers({ work, workers: 2 }, crew, (one) => messages.push(one));
  return messages.at(-1)!;
}

test('searches that a worker cannot finish are counted, and the results of the others are shown', async () => {
  const work = { stressed, seed: 1, only: [11] };
  const all = await ended(work);
  if (!('finds' in all)) throw new Error('nothing was found');
  expect(all.lost).toBe(0);
  expect(all.finds).toContainEqual(expect.objectContaining({ kind: 'combo', cards: [11] }));
  expect(await ended(work, 3)).toMatchObject({ lost: 1, games: all.games - 1 });
});

test('every mutant is examined, or the search fails', async () => {
  const text = 'card 11 brown leaves 1 energy sun { gain 1vp; gain 1 sun; }';
  const [program] = chainOf(TEXT);
  const { vocabulary: words } = program!;
  const cards = chainOf(PLAIN + text).at(-1)!;
  const set = { program: cards, chain: chainOf(PLAIN + text), words, texts: [{ file: 'mine.eco', text }] };
  const mutants = mutantsOf(set, 11);
  const work = { sets: [{ chain: set.chain, scenarios: [] }], mutants };
  expect(await ended(work)).toMatchObject({ examined: { length: mutants.length } });
  await expect(ended(work, 0)).rejects.toThrow('it ended');
});
