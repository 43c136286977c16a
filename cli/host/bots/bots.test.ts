/** The bot processes, as their host uses them. */
import { ChildProcess } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UserError } from '../../../program/messages/index.ts';
import { WorkerEndError } from '../../../simulate/pool/index.ts';
import { botTasks } from '../../../table/game/bot-tasks.ts';
import { chain, newTable } from '../../../test/table/people.ts';
import { botDecisions } from './bot-decisions.ts';
import { startBots } from './bots.ts';

test('a bot whose process dies decides at once in a new one, and nothing is reported', async () => {
  const started = vi.spyOn(ChildProcess.prototype, 'unref');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const bots = startBots(1);
  onTestFinished(() => {
    vi.restoreAllMocks();
    bots.close();
  });
  const taken: number[] = [];
  const reported: unknown[] = [];
  const { begin } = botDecisions(newTable({}, ['human', 'random']), {
    id: 'a',
    isWanted: () => true,
    decide: (task) => bots.decide('a', task, chain),
    take: ({ seat }) => taken.push(seat),
    report: (error) => reported.push(error),
  });
  begin();
  (started.mock.contexts[0] as ChildProcess).kill('SIGKILL');
  await expect.poll(() => taken, { timeout: 60_000 }).toEqual([1]);
  expect([reported, timers.mock.calls.filter(([, time]) => time === 5000)]).toEqual([[], []]);
});

test('the host hears once that its new bot processes keep dying, and once more if they die after a decision', async () => {
  vi.useFakeTimers();
  const reported: unknown[] = [];
  let tries = 0;
  let decide: () => number;
  const { begin, close } = botDecisions(newTable({}, ['random', 'random']), {
    id: 'a',
    isWanted: () => true,
    decide: async () => {
      tries++;
      return decide();
    },
    take: () => undefined,
    report: (error) => reported.push(error),
  });
  onTestFinished(() => {
    close();
    vi.useRealTimers();
  });
  const diesFor = async (ms: number) => {
    // Both bots lose the same process.
    let end = new WorkerEndError('');
    decide = () => {
      if (tries % 2 === 1) end = new WorkerEndError('the worker ended with SIGKILL');
      throw end;
    };
    begin();
    await vi.advanceTimersByTimeAsync(ms);
  };
  await diesFor(0);
  const told = new UserError(
    'The bots of table a cannot decide now: the worker ended with SIGKILL. They try again every 5 seconds.',
  );
  expect([tries, reported]).toEqual([4, [told]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tries, reported]).toEqual([28, [told]]);
  decide = () => 0;
  await vi.advanceTimersByTimeAsync(5000);
  await diesFor(0);
  expect([tries, reported]).toEqual([34, [told, told]]);
});

test('a bot that is still thinking when its host ends is not asked again in another process', async () => {
  const table = newTable({}, ['random', 'random']);
  const task = botTasks(table)[0]!;
  const bots = startBots(1);
  expect(
    table.asked(task.seat)!.asked.options.indexOf(await bots.decide('a', task, chain)),
  ).toBeGreaterThanOrEqual(0);
  // A bot that takes longer to decide than its process takes to end.
  const late = bots.decide('a', { ...task, bot: 'mcts' }, chain);
  bots.close();
  await expect(late).rejects.toThrow('the worker was ended');
});
