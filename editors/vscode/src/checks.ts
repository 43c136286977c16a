/** Tasks that check and test the folder with the command, to list all problems at once. */
import { type ExtensionContext, ShellExecution, Task, TaskScope, tasks } from 'vscode';

const NAMES = ['check', 'test'];

/** Adds the tasks `ecos: check` and `ecos: test`. */
export function addChecks(context: ExtensionContext, command: string): void {
  const program = command === '' ? 'npx' : command;
  const before = command === '' ? ['--no', 'ecos'] : [];
  const task = (name: string): Task =>
    new Task(
      { type: 'ecos', command: name },
      TaskScope.Workspace,
      name,
      'ecos',
      new ShellExecution(program, [...before, name, '.']),
      '$ecos',
    );
  context.subscriptions.push(
    tasks.registerTaskProvider('ecos', {
      provideTasks: () => NAMES.map(task),
      resolveTask: ({ definition }) => task(definition.command),
    }),
  );
}
