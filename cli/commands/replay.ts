/** `ecos replay`: replays a log and compares the result. */
import { pluralize } from '../../program/messages/index.ts';
import { type Log, type Replay, replay } from '../../runtime/index.ts';
import { refuseErrors } from '../load/compile.ts';
import { VERSION } from '../package.ts';
import { gameReport, showGame } from '../run/game.ts';
import { readLog, setOfLog } from '../run/game-log.ts';
import { defineCommand } from '../terminal/command.ts';
import { printStderr, styled } from '../terminal/output.ts';

/** `ecos replay FILE [PATH]`: replays a log and checks that the result is the same. */
export const define = defineCommand({
  arguments: [
    ['<file>', 'a log written by ecos play, or - for standard input'],
    ['[path]', 'the set it was played with, if it is not bundled'],
  ],
  options: {
    to: ['--to <number>', 'stop after this many decisions and show the game'],
  },
  examples: 'ecos replay game.log --to 40',
  async run([file, path], options) {
    const { log, text } = readLog(file);
    const to = options.to ?? log.choices.length;
    const result = refuseErrors(await setOfLog(log, path), options.format);
    // Another version may play the same choices differently.
    if (log.head.version !== undefined && log.head.version !== VERSION)
      printStderr(
        `The log was written by version ${log.head.version}, this is ${VERSION}: that alone can make a difference.`,
      );
    const { chain } = result.sets[0];
    const outcome = replay(chain, text, to);
    const played = { chain, ...log.head, game: outcome.game };
    const differs = outcome.same
      ? undefined
      : { decision: outcome.at, line: outcome.line, reason: outcome.reason };
    return {
      json: { ...gameReport(played), same: outcome.same, differs },
      text: `${showGame(played)}\n\n${verdict(outcome, log, file)}`,
      isWrong: !outcome.same,
    };
  },
});

function verdict(outcome: Replay, { choices, end }: Log, file: string): string {
  if (!outcome.same) {
    const { at, line, reason } = outcome;
    const where = at > choices.length ? 'at the end' : `at decision ${at}`;
    return styled('red', `${file}:${line}: not the same ${where}: ${reason}.`);
  }
  const played = pluralize(outcome.played, 'decision');
  if (outcome.played < choices.length) return `The same so far: ${played} of ${choices.length}.`;
  if (!end) return `The same: ${played}; the log stops before the end of the game.`;
  return styled('green', `The same: ${played}, and the same end.`);
}
