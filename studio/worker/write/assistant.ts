/** Cards for an assistant to learn from. */
import { openWorkspace, textsOfCards, type Workspace, workspaceCards } from '../../../language/index.ts';
import { bundledSetsFor } from '../workspace.ts';

/** The number of cards. */
const EXAMPLES = 2;

/** A card in the card language, and what it says. */
interface Example {
  source: string;
  rules: string;
}

/** The bundled cards whose rules text shares most words with a text; of those with equally many, the shorter ones. */
export function* examples(workspace: Workspace, { text }: { text: string }): Generator<undefined, Example[]> {
  const known = bundledSetsFor(workspace);
  const said = wordSet(text);
  const found: (Example & { words: ReadonlySet<string> })[] = [];
  for (const { files } of known) {
    yield;
    // Reuse the compiler, which may have compiled these texts already.
    const { compiler } = workspace.memory;
    const opened = openWorkspace({ roots: [''], texts: files, known, advise: compiler.advise });
    const bundled = { ...opened, memory: { ...opened.memory, compiler } };
    const cards = workspaceCards(bundled);
    textsOfCards(bundled, cards).forEach((texts, i) => {
      const { file, from, to } = cards[i]!;
      const rules = texts?.en ?? '';
      found.push({ source: bundled.texts.get(file)!.text.slice(from, to), rules, words: wordSet(rules) });
    });
  }
  const shared = ({ words }: (typeof found)[number]) => [...words].filter((one) => said.has(one)).length;
  return found
    .toSorted((one, other) => shared(other) - shared(one) || one.words.size - other.words.size)
    .slice(0, EXAMPLES)
    .map(({ source, rules }) => ({ source, rules }));
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));
