/** Reading what people say in their own words: how much of it is read right, and the processor time that it takes. */
import { wordsAnswer } from '../../language/index.ts';
import '../../print/own-assets/words.ts';
import { base } from '../../test/rules/boards.ts';
import { loadSentences, type Sentence, shareRight, verdict } from '../../test/words/sentences.ts';
import { cpuSeconds, type Measurement, p95, quantile } from '../measurement.ts';

/** Law 8 of reading is about a text of this length. */
const LONG = 2_000;
const ROUNDS = 5;

export default function measure(): Measurement[] {
  const sample = loadSentences('sample');
  const own = loadSentences('own');
  const first = milliseconds('Place a lion. Gain 2 points for each adjacent antelope.');
  const texts = sample.map(({ text }) => text);
  // The first round is warm-up.
  const [, times] = [texts.map(milliseconds), texts.map(milliseconds)];
  const long = texts.join('\n').slice(0, LONG);
  const longTimes = Array.from({ length: ROUNDS }, () => milliseconds(long));
  return [
    read('the sample', sample, 86),
    read('sentences of others', own, 85),
    { what: 'the first sentence in a new process', value: first, unit: 'ms', floor: { most: 300 } },
    p95('a sentence of the sample', times, 20),
    {
      what: `a text of ${LONG} characters`,
      value: quantile(longTimes, 0.5),
      unit: 'ms',
      floor: { most: 200 },
    },
  ];
}

/** The processor time of reading a text. */
const milliseconds = (text: string): number => 1000 * cpuSeconds(() => wordsAnswer(text, base.words, 'en'));

/** The share of sayable sentences that are read right. */
function read(whose: string, sentences: readonly Sentence[], least: number): Measurement {
  const verdicts = Map.groupBy(sentences, verdict);
  const counts = (['right', 'several', 'none', 'wrong'] as const).map(
    (one) => `${verdicts.get(one)?.length ?? 0} ${one}`,
  );
  return {
    what: `${whose}, read right (${counts.join(', ')})`,
    value: 100 * shareRight(sentences).share,
    unit: '%',
    floor: { least },
  };
}
