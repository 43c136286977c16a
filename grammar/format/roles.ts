/** What begins where in a file: the positions at which the formatter breaks lines. */
import type { FileTree, Item } from '../tree/declarations.ts';
import type { LineNode } from '../tree/scenario-lines.ts';
import type { BlockNode, StepNode } from '../tree/steps.ts';

/**
 * `clause`: of a card or feature; `setting`: of a set; `step`: in braces; `line`: of a scenario, or a trigger of a feature;
 * `sketch`: a clause or line that is a sketch, without `;` after it.
 */
export type Role = Item['kind'] | 'clause' | 'setting' | 'step' | 'line' | 'sketch';

/** The role of what begins at an offset. If two things begin there, that of the outer one. */
export type Roles = ReadonlyMap<number, Role>;

/** Reads the roles off the tree of a text without syntax errors. */
export function rolesOf(tree: FileTree, text: string): Roles {
  const roles = new Map<number, Role>();
  const block = ({ from, steps }: BlockNode): void => {
    // `may place …` and `else if …` hold steps without braces, which continue the line.
    const braced = text[from] === '{';
    for (const step of steps) {
      if (braced) roles.set(step.from, 'step');
      for (const inner of blocksIn(step)) block(inner);
    }
  };
  for (const item of tree.items) {
    roles.set(item.from, item.kind);
    switch (item.kind) {
      case 'set':
        for (const { from } of item.settings) roles.set(from, 'setting');
        break;
      case 'card':
        for (const { from } of item.clauses) roles.set(from, 'clause');
        if (item.block) block(item.block);
        break;
      case 'feature':
        for (const { from, clause } of item.clauses)
          roles.set(from, clause === 'pattern' ? 'sketch' : 'clause');
        for (const { from, steps } of item.triggers) {
          roles.set(from, 'line');
          if (steps) block(steps);
        }
        break;
      case 'scenario':
        for (const line of item.lines) {
          roles.set(line.from, roleOfLine(line));
          if (line.line === 'do') block(line.steps);
        }
    }
  }
  return roles;
}

function roleOfLine({ line }: LineNode): Role {
  return line === 'board' || line === 'layout' ? 'sketch' : 'line';
}

function blocksIn(step: StepNode): BlockNode[] {
  if ('branches' in step) return step.branches;
  if (!('steps' in step)) return [];
  return 'otherwise' in step && step.otherwise ? [step.steps, step.otherwise] : [step.steps];
}
