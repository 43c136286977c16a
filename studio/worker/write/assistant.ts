/** Cards for an assistant to learn from. */
import { textsOfCards, type Workspace, workspaceCards } from '../../../language/index.ts';
import { bundledSetsFor } from '../workspace.ts';

/** The number of cards. */
const EXAMPLES = 2;

/**
 * The bundled cards whose rules text shares most words with a text, in the card language, and what they say; of those with equally
 * many, the shorter ones.
 */
export function* examples(workspace: Workspace, { text }: { text: string }) {
  const known = bundledSetsFor(workspace);
  const said = wordSet(text);
  const found: { source: string; rules: string; size: number; shared: number }[] = [];
  for (const { files } of known) {
    yield;
    const bundled = {
      roots: [''],
      texts: new Map(files.map((one) => [one.file, one])),
      known,
      // Reuse the compiler, which may have compiled these texts already.
      memory: { compiler: workspace.memory.compiler, sets: new Map() },
    };
    const cards = workspaceCards(bundled);
    textsOfCards(bundled, cards).forEach((texts, i) => {
      const { file, from, to } = cards[i]!;
      const rules = texts?.en ?? '';
      const words = wordSet(rules);
      const shared = [...words].filter((one) => said.has(one)).length;
      found.push({
        source: bundled.texts.get(file)!.text.slice(from, to),
        rules,
        size: words.size,
        shared,
      });
    });
  }
  return found
    .toSorted((one, other) => other.shared - one.shared || one.size - other.size)
    .slice(0, EXAMPLES)
    .map(({ source, rules }) => ({ source, rules }));
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));
