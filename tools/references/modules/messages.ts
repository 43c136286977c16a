/** The messages of rules texts and tables and the values that they may use, collected from the files of all languages. */
import { readFileSync } from 'node:fs';
import { type BaseNode, parse, Visitor } from '@fluent/syntax';
import '../../../print/own-assets/words.ts';
import { LANGUAGES } from '../../../print/wording/language.ts';
import { plain } from '../../../print/wording/parts.ts';
import { translator } from '../../../print/wording/translation/translator.ts';
import { DECISION_KINDS } from '../../../program/index.ts';
import type { GeneratedFile } from '../page.ts';

const HEAD =
  '/** Made by `npm run docs` from `languages/`; changes made here by hand are lost. Nouns are not included, as sets declare more. */\n';
const NOUN = /^(thing|element|hand|layout|name)-/;

/** Collects the variables of a message, and the messages that it refers to. */
class Names extends Visitor {
  readonly variables = new Set<string>();
  readonly messages = new Set<string>();

  override visitVariableReference({ id }: BaseNode & { id?: { name: string } }): void {
    this.variables.add(id!.name);
  }

  override visitMessageReference({ id }: BaseNode & { id?: { name: string } }): void {
    this.messages.add(id!.name);
  }
}

/** A module with the messages. */
export function messagePages(): GeneratedFile[] {
  const messages = new Map<string, Names>();
  for (const name of LANGUAGES.flatMap((lang) => [lang, `table.${lang}`])) {
    const file = new URL(`../../../print/wording/languages/${name}.ftl`, import.meta.url);
    for (const entry of parse(readFileSync(file, 'utf8'), {}).body) {
      if (entry.type !== 'Message') continue;
      const names = messages.get(entry.id.name) ?? new Names();
      names.visit(entry);
      messages.set(entry.id.name, names);
    }
  }
  const valuesOf = (id: string): string[] => {
    const { variables = [], messages: others = [] } = messages.get(id) ?? {};
    return [...new Set([...variables, ...[...others].flatMap(valuesOf)])];
  };
  const lines = [...messages.keys()]
    .filter((id) => !NOUN.test(id) || valuesOf(id).length > 0)
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(valuesOf(id))},`);
  const text = `${HEAD}export const MESSAGES = {\n${lines.join('\n')}\n} as const;\n`;
  return [{ file: 'print/wording/translation/messages.generated.ts', text }, questionPage()];
}

/** The questions as scenarios have them, which are in English: with `{thing}` and `{card}`, and the verbs of their options. */
function questionPage(): GeneratedFile {
  const { say } = translator('en', 'usual', true);
  const lines = DECISION_KINDS.map((kind) => {
    const asks = plain(say(`question-${kind}`, { thing: '{thing}', card: '{card}', rest: 'display' }));
    const verb = plain(say('option-name', { kind, what: '' })).trim();
    return `  ${JSON.stringify(kind)}: ${JSON.stringify({ asks, verb })},`;
  });
  const text = `/** Made by \`npm run docs\` from \`print/wording/languages/table.en.ftl\`; changes made here by hand are lost. */
export const QUESTION_WORDS = {\n${lines.join('\n')}\n} as const;\n`;
  return { file: 'runtime/scenario/words/questions.generated.ts', text };
}
