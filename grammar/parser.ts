/** The parser of the card language: from text to a tree, with everything that is wrong on the way. */
import type { IToken } from 'chevrotain';
import { FeatureParser } from './features/features.ts';
import { lex, spanOf } from './lex.ts';
import { listedFirst, type SyntaxProblem, type UnlistedProblem } from './problem.ts';
import { pairBraces } from './recovery/braces.ts';
import { inOrder } from './recovery/one-mistake.ts';
import { INNER } from './recovery/recovery.ts';
import { Anything, BlockClose, DECLARATION_WORDS, Semicolon } from './tokens.ts';
import type { FileTree, Item } from './tree/declarations.ts';
import type { Span } from './tree/span.ts';
import type { StepNode } from './tree/steps.ts';

type Problems = (SyntaxProblem | UnlistedProblem)[];

/** The whole grammar. Exported for the test that has chevrotain validate it. */
export class CardLanguageParser extends FeatureParser {
  constructor(validate = false) {
    super(validate);
    this.performSelfAnalysis();
  }

  file = this.RULE(
    'file',
    (into: Item[] = []) => {
      this.MANY(() => this.SUBRULE(this.declaration, { ARGS: [into] }));
    },
    INNER,
  );

  /** One declaration; a mistake in it ends it where the next one begins. */
  private declaration = this.RULE(
    'declaration',
    (into: Item[] = []) => {
      const at = into.length;
      const whole = this.SUBRULE(this.someDeclaration, { ARGS: [into] });
      const item = into[at];
      if (item) {
        if (!whole) item.broken = true;
        item.to = Math.max(item.to, spanOf(this.LA(0)).to);
      }
    },
    INNER,
  );

  private someDeclaration = this.RULE(
    'someDeclaration',
    (into: Item[] = []): boolean => {
      const span = { from: this.here(), to: this.here() };
      const add = <I extends Item>(item: I): I => {
        into.push(item);
        return item;
      };
      this.OR([
        {
          ALT: () => {
            const node = add({ ...span, kind: 'card' as const, clauses: [] });
            this.SUBRULE(this.card, { ARGS: [node] });
          },
        },
        {
          ALT: () => {
            const node = add({ ...span, kind: 'scenario' as const, lines: [] });
            this.SUBRULE(this.scenario, { ARGS: [node] });
          },
        },
        {
          ALT: () => {
            const node = add({ ...span, kind: 'set' as const, settings: [] });
            this.SUBRULE(this.setDeclaration, { ARGS: [node] });
          },
        },
        {
          ALT: () => {
            const node = add({ ...span, kind: 'element' as const, any: false });
            this.SUBRULE(this.element, { ARGS: [node] });
          },
        },
        {
          ALT: () => {
            const node = add({ ...span, kind: 'animal' as const, on: [] });
            this.SUBRULE(this.animal, { ARGS: [node] });
          },
        },
        {
          ALT: () => {
            const node = add({ ...span, kind: 'hand' as const });
            this.SUBRULE(this.hand, { ARGS: [node] });
          },
        },
        {
          ALT: () => {
            const node = add({ ...span, kind: 'layout' as const, rows: [] });
            this.SUBRULE(this.layout, { ARGS: [node] });
          },
        },
        {
          ALT: () => {
            const node = add({ ...span, kind: 'feature' as const, clauses: [], triggers: [] });
            this.SUBRULE(this.feature, { ARGS: [node] });
          },
        },
        { ALT: () => this.SUBRULE(this.strayClose) },
        { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.unknownDeclaration) },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipDeclaration()),
  );

  private strayClose = this.RULE(
    'strayClose',
    () => {
      this.ACTION(() => {
        if (!this.alreadyWrong()) this.report({ code: 'ECO104', ...spanOf(this.LA(1)) });
      });
      this.CONSUME(BlockClose);
      this.ACTION(() => this.skipDeclaration(true));
    },
    INNER,
  );

  private unknownDeclaration = this.RULE(
    'unknownDeclaration',
    () => {
      this.ACTION(() => this.reportExpected('ECO112', '', DECLARATION_WORDS));
      const from = this.here();
      this.OR([{ ALT: () => this.CONSUME(Anything) }, { ALT: () => this.CONSUME(Semicolon) }]);
      this.ACTION(() => {
        this.skipDeclaration(true);
        this.skipped.push(this.since(from));
      });
    },
    INNER,
  );

  /** Reads tokens as a file. */
  readFile(tokens: IToken[]): { items: Item[]; skipped: Span[]; problems: Problems } {
    const items: Item[] = [];
    return this.reading(tokens, () => {
      this.file(items);
      return { items, skipped: this.skipped, problems: this.found.all };
    });
  }

  /** Reads tokens as steps without braces around them. */
  readSteps(tokens: IToken[]): { steps: StepNode[]; problems: Problems } {
    const steps: StepNode[] = [];
    return this.reading(tokens, () => {
      this.steps(steps);
      if (!this.atEnd()) this.report({ code: 'ECO104', ...spanOf(this.LA(1)) });
      return { steps, problems: this.found.all };
    });
  }
}

const parser = new CardLanguageParser();

/**
 * The tree of a file and what is wrong with its text, by place. Never throws. Of more than `MOST_LISTED` problems the rest
 * is `unlisted`.
 */
export function parse(
  file: string,
  text: string,
): { tree: FileTree; problems: SyntaxProblem[]; unlisted: UnlistedProblem[] } {
  const { tokens, comments, problems } = read(text);
  const { items, skipped, problems: wrong } = parser.readFile(tokens);
  return {
    tree: { file, from: 0, to: text.length, items, comments, skipped },
    ...listedFirst(inOrder(problems, wrong, text)),
  };
}

/** The steps of a text that is nothing but steps, as in `place forest; gain 1vp`. Never throws. */
export function parseSteps(text: string): {
  steps: StepNode[];
  problems: SyntaxProblem[];
  unlisted: UnlistedProblem[];
} {
  const { tokens, problems } = read(text);
  const { steps, problems: wrong } = parser.readSteps(tokens);
  return { steps, ...listedFirst(inOrder(problems, wrong, text)) };
}

function read(text: string) {
  const lexed = lex(text);
  const { tokens, problems } = pairBraces(lexed.tokens);
  return { tokens, comments: lexed.comments, problems: lexed.problems.concat(problems) };
}
