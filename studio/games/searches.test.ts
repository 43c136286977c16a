/** Searches in the studio: searches that are lost when a worker ends are reported. */
import { expect, test } from 'vitest';
import { makeMutants } from '../../language/mutation/index.ts';
import { gameFunctions, type StartGameWorker, type Work, workRunner } from '../../simulate/games/index.ts';
import { card, chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { type SearchService, searchService } from './searches.ts';

const TEXT = PLAIN + card(11, 'gain 40vp');
const stressed = chainOf(TEXT);

/**
 * Searches in this process.
 * @param fails the index of the search that its worker cannot answer
 */
function searches(fails?: number): SearchService {
  const start: StartGameWorker<Work> = () => {
    const { setUp, play } = gameFunctions(workRunner);
    return {
      service: {
        setUp,
        async play({ from, to }) {
          if (fails !== undefined && from <= fails && fails < to) throw new Error('it ended');
          return play({ from, to });
        },
      },
      end: () => undefined,
    };
  };
  return searchService(start);
}

test('searches that a worker cannot finish are counted, and the results of the others are shown', async () => {
  const work = { stressed, seed: 1, only: [11] };
  const progress: number[] = [];
  const all = await searches().findBreaks(work, 2, (done) => progress.push(done));
  expect(progress).toContain(all.games);
  expect(all.lost).toBe(0);
  expect(all.finds).toContainEqual(expect.objectContaining({ kind: 'combo', cards: [11] }));
  expect(await searches(3).findBreaks(work, 2, () => {})).toMatchObject({ lost: 1, games: all.games - 1 });
});

test('every mutant is examined, or the search fails', async () => {
  const text = 'card 11 brown leaves 1 energy sun { gain 1vp; gain 1 sun; }';
  const [program] = chainOf(TEXT);
  const { vocabulary: words } = program!;
  const cards = chainOf(PLAIN + text).at(-1)!;
  const set = { program: cards, chain: chainOf(PLAIN + text), words, texts: [{ file: 'mine.eco', text }] };
  const mutants = makeMutants(set, 11);
  const work = { sets: [{ chain: set.chain, scenarios: [] }], mutants };
  expect(await searches().examineMutants(work, 2, () => {})).toHaveLength(mutants.length);
  await expect(searches(0).examineMutants(work, 2, () => {})).rejects.toThrow('it ended');
});
