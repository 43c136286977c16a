/** The grammar reference: a railroad diagram for each rule, generated from the parser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ISerializedGast, TokenType } from 'chevrotain';
import { parse } from 'yaml';
import { CardLanguageParser } from '../../../grammar/parser.ts';
import { VOCABULARY } from '../../../grammar/tokens/tokens.ts';
import { GENERATED_NOTE, type GeneratedFile } from '../page.ts';
import {
  choice,
  type Diagram,
  diagram,
  kindOfWord,
  literal,
  loop,
  optional,
  rule,
  sequence,
} from './railroad.ts';

/** A parser rule that has a diagram of its own. */
interface NamedRule {
  /** The name of the diagram. */
  name: string;
  /** Remarks that the diagram cannot show. */
  says?: string;
  /** How it is written, one line each: steps after `choose a tile`, or a part of a file. */
  written?: readonly string[];
}

const RULES: {
  sections: readonly { title: string; rules: Readonly<Record<string, NamedRule>> }[];
  recovery: readonly string[];
  tokens: Readonly<Record<string, string>>;
} = parse(readFileSync(join(import.meta.dirname, 'grammar-rules.yaml'), 'utf8'));

const NAMED_RULES = new Map(RULES.sections.flatMap(({ rules }) => Object.entries(rules)));

/** `docs/reference/grammar.md` and its diagrams. */
export function grammarPages(): GeneratedFile[] {
  const pictures: GeneratedFile[] = [];
  const sections = syntaxSections().map(({ title, rules }) => {
    const entries = rules.map(({ name, says, part, uses }) => {
      const file = `grammar/${anchor(name)}.svg`;
      pictures.push({ file: `docs/reference/${file}`, text: diagram(name, part) });
      const links = uses.map((used) => `[${used}](#${anchor(used)})`).join(' · ');
      return [
        `### ${name}`,
        `![${name}](${file})`,
        ...(says ? [says] : []),
        ...(links ? [`Uses ${links}`] : []),
      ].join('\n\n');
    });
    return [`## ${title}`, ...entries].join('\n\n');
  });
  return [{ file: 'docs/reference/grammar.md', text: `${[HEAD, ...sections].join('\n\n')}\n` }, ...pictures];
}

/** A rule of the parser with its syntax, and the names of the rules it refers to. */
export interface SyntaxRule extends NamedRule {
  part: Diagram;
  uses: readonly string[];
}

/** The syntax of every rule with a name, section by section. */
export function syntaxSections(): { title: string; rules: SyntaxRule[] }[] {
  const rules = new Map(
    new CardLanguageParser().getSerializedGastProductions().flatMap((gast) => {
      const { name, definition } = asNode(gast);
      return name === undefined ? [] : [[name, definition ?? []] as const];
    }),
  );
  return RULES.sections.map(({ title, rules: named }) => {
    const entries = Object.entries(named).map(([key, rule]) => {
      const definition = rules.get(key);
      if (!definition) throw new Error(`the parser has no rule ${key}`);
      const uses = new Set<string>();
      const part = sequence(partsOf(definition, { rules, uses, inside: [key] }));
      return { ...rule, part, uses: [...uses] };
    });
    return { title, rules: entries };
  });
}

const HEAD = `${GENERATED_NOTE}

# Grammar reference

These diagrams are generated from the parser. Follow a line from left to right: type green words exactly as shown, replace
yellow ones with your own word or number, and look up blue ones in their own diagram. [language.md](../language.md) explains
the meaning. \`a\` and \`an\` are interchangeable, and names can be in the plural.`;

const anchor = (name: string) => name.replaceAll(' ', '-');

/** A node of chevrotain's serialized grammar, with the fields of all its kinds. */
interface Node {
  type: string;
  name?: string;
  pattern?: string;
  separator?: Node;
  definition?: Node[];
}

// The declared type lacks the fields of the individual kinds; the nodes are plain JSON.
const asNode = (gast: ISerializedGast): Node => gast as Node;

interface Drawing {
  rules: ReadonlyMap<string, Node[]>;
  /** Names of the rules that the diagram refers to; collected while drawing. */
  uses: Set<string>;
  /** The rules being drawn, innermost last. */
  inside: readonly string[];
}

function partsOf(nodes: readonly Node[], drawing: Drawing): Diagram[] {
  return nodes.flatMap((node) => partOf(node, drawing) ?? []);
}

/** The drawing of a node, or nothing for a node that correct text never needs. */
function partOf(node: Node, drawing: Drawing): Diagram | undefined {
  const inner = () => sequence(partsOf(node.definition ?? [], drawing));
  const between = () => node.separator && partOf(node.separator, drawing);
  switch (node.type) {
    case 'Terminal':
      // What stands for any token is parsed only to report it.
      if (node.name === 'Anything') return undefined;
      return tokenPart(node.name ?? '', node.pattern);
    case 'NonTerminal':
      return rulePart(node.name ?? '', drawing);
    case 'Option': {
      const part = inner();
      // The parser accepts a missing block, to report it and continue; correct text always has it.
      return /^(\{|‹(block|triggers)›$)/.test(part.text) ? part : optional(part);
    }
    case 'Repetition':
    case 'RepetitionWithSeparator':
      return optional(loop(inner(), between()));
    case 'RepetitionMandatory':
    case 'RepetitionMandatoryWithSeparator':
      return loop(inner(), between());
    case 'Alternation': {
      const branches = (node.definition ?? []).map(({ definition = [] }) => partsOf(definition, drawing));
      return choice(branches.filter((parts) => parts.length > 0).map(sequence));
    }
    default:
      throw new Error(`no way to draw ${node.type}`);
  }
}

function rulePart(key: string, drawing: Drawing): Diagram | undefined {
  if (RULES.recovery.includes(key)) return undefined;
  const named = NAMED_RULES.get(key);
  if (named) {
    drawing.uses.add(named.name);
    return rule(named.name);
  }
  if (drawing.inside.includes(key)) throw new Error(`${key} contains itself: give it a diagram of its own`);
  const definition = drawing.rules.get(key) ?? [];
  return sequence(partsOf(definition, { ...drawing, inside: [...drawing.inside, key] }));
}

const WORD = /^`(.*)`$/;

function tokenPart(name: string, pattern: string | undefined): Diagram {
  const word = WORD.exec(name)?.[1];
  if (word !== undefined) return literal(word);
  const shown = RULES.tokens[name];
  if (shown !== undefined) return kindOfWord(shown);
  const words = familyOf(name);
  return words.length > 0 ? choice(words.map(literal)) : literal((pattern ?? name).replace(/^\\/, ''));
}

/** The words of a token family, like `a` and `an`. */
function familyOf(name: string): string[] {
  const isMember = ({ CATEGORIES = [] }: TokenType) => CATEGORIES.some((family) => family.name === name);
  return VOCABULARY.filter(isMember).flatMap((type) => WORD.exec(type.name)?.[1] ?? []);
}
