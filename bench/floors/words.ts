/** Reading what people say in their own words: how much of it is read right, and the processor time that it takes. */
import '../../print/own-assets/index.ts';
import { compileEffect } from '../../compiler/index.ts';
import { base } from '../../test/rules/boards.ts';
import { loadSentences, read, type Sentence, type Verdict, verdict } from '../../test/words/sentences.ts';
import { atMost, cpuSeconds, type Measurement, quantile } from '../measurement.ts';

/** As many sentences of others are read. */
const OTHERS = 200;
const ROUNDS = 5;
const VERDICTS: readonly [Verdict, string][] = [
  ['right', 'whole and right'],
  ['wrong', 'whole and wrong'],
  ['part', 'a part and a hole'],
  ['hole', 'only a hole'],
];

/** Shares are measured, not chased; only what is read wrongly has a floor. */
const FLOORS: Partial<Record<Verdict, Measurement['floor']>> = { wrong: { most: 2 } };

export default function measure(): Measurement[] {
  const sample = loadSentences('sample');
  const first = milliseconds('Place a lion. Gain 2 points for each adjacent antelope.');
  const texts = sample.map(({ text }) => text);
  // The first round is warm-up.
  const [, times] = [texts.map(milliseconds), texts.map(milliseconds)];
  const wrong = Array.from(
    { length: ROUNDS * 20 },
    () => 1000 * cpuSeconds(() => compileEffect('place lyon; gain 2 points', base.words)),
  );
  return [
    ...shares('the sample', sample),
    ...shares(`${OTHERS} sentences of others`, loadSentences('own').slice(0, OTHERS)),
    atMost(120, 'ms', 'the first sentence in a new process', first),
    atMost(12, 'ms', 'a sentence of the sample', quantile(times, 0.5)),
    atMost(5, 'ms', 'an effect with an error, compiled', quantile(wrong, 0.5)),
  ];
}

/** The processor time of reading a text. */
const milliseconds = (text: string): number => 1000 * cpuSeconds(() => read(text));

/** The shares of the sentences that can be said, by how their best draft is. */
function shares(whose: string, sentences: readonly Sentence[]): Measurement[] {
  const sayable = sentences.filter(({ eco }) => eco !== null);
  const verdicts = sayable.map(verdict);
  return VERDICTS.map(([one, words]) => ({
    what: `${whose}: ${words}`,
    value: (100 * verdicts.filter((other) => other === one).length) / sayable.length,
    unit: '%',
    floor: FLOORS[one] ?? { least: 0 },
  }));
}
