/** R12.6: an effect that would run for ever is stopped, in a scenario as at the table. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { READY } from './boards.ts';

test.each([
  'repeat 99999 { repeat 99999 { gain 1vp } }',
  'repeat 99999 { repeat 99999 { repeat up to 99999 { remove a lion } } }',
  'choose a desert as one; repeat 99999 { replace 99999 land on one with land }',
])('R12.6 a scenario whose effect repeats too much fails and says so: %s', (steps) => {
  const text = `scenario "long" { board "d g" do { ${steps} }; expect finished }`;
  const [{ chain, scenarios }] = compile([{ files: [{ file: 'long.eco', text }] }], [READY]).sets;
  expect(runScenario(chain, scenarios[0])).toMatchObject({
    passed: false,
    code: 'ECO619',
    message: expect.stringContaining('the effect repeats more than 1000000 times what it does'),
  });
});
