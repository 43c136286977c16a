/** What begins where in a file: the positions at which the formatter breaks lines. */
import type { Clause, FeatureClause, FileTree, Item } from '../tree/declarations.ts';
import type { LineNode } from '../tree/scenario-lines.ts';
import type { Span } from '../tree/span.ts';

/**
 * `clause`: of a card or feature; `setting`: of a set; `step`: in braces; `line`: of a scenario, or a trigger of a feature;
 * `sketch`: a clause or line that is a sketch, without `;` after it.
 */
export type Role = Item['kind'] | 'clause' | 'setting' | 'step' | 'line' | 'sketch';

/** The role of what begins at an offset. If two things begin there, that of the outer one. */
export type Roles = ReadonlyMap<number, Role>;

/** The roles of the nodes in each list of the tree. */
const LISTS: Readonly<Record<string, Role>> = {
  settings: 'setting',
  clauses: 'clause',
  triggers: 'line',
  lines: 'line',
  steps: 'step',
};

/** Reads the roles off the tree of a text without syntax errors. */
export function readRoles(tree: FileTree, text: string): Roles {
  const roles = new Map<number, Role>();
  const visit = (node: object): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object') continue;
      // `may place …` and `else if …` hold steps without braces, which continue the line.
      const continuesLine = key === 'steps' && 'from' in node && text[Number(node.from)] !== '{';
      const role = Array.isArray(value) && !continuesLine ? LISTS[key] : undefined;
      for (const inner of [value].flat() as (Span | Clause | FeatureClause | LineNode)[]) {
        if (role) roles.set(inner.from, isSketch(inner) ? 'sketch' : role);
        visit(inner);
      }
    }
  };
  for (const item of tree.items) {
    roles.set(item.from, item.kind);
    visit(item);
  }
  return roles;
}

const isSketch = (node: Span | Clause | FeatureClause | LineNode): boolean =>
  ('clause' in node && node.clause === 'pattern') ||
  ('line' in node && (node.line === 'board' || node.line === 'layout'));
