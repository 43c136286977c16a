/** The report of a section without mistakes, created only on demand: most sections do not change from one edit to the next. */
import type { Span, SyntaxMistake, UnlistedMistake } from '../../grammar/index.ts';
import type { Problem } from '../../program/index.ts';
import type { Report, TextStart, Unlisted } from '../report/report.ts';
import type { NameRecord } from '../written/name-places.ts';

const NONE: Problem[] = [];

export class LazyReport implements Report {
  readonly file: string;
  readonly beginning: TextStart;
  readonly names: NameRecord | undefined;
  readonly #make: () => Report;
  #made: Report | undefined;

  /** `make` gives an empty report with the same file, beginning and names. */
  constructor({ file, beginning, names }: Pick<Report, 'file' | 'beginning' | 'names'>, make: () => Report) {
    this.file = file;
    this.beginning = beginning;
    this.names = names;
    this.#make = make;
  }

  get #whole(): Report {
    this.#made ??= this.#make();
    return this.#made;
  }

  get problems(): Problem[] {
    return this.#made?.problems ?? NONE;
  }

  get unlisted(): Readonly<Unlisted> {
    return this.#made?.unlisted ?? { file: this.file, errors: 0, warnings: 0 };
  }

  get steps() {
    return this.#whole.steps;
  }

  found(): number {
    return this.#made?.found() ?? 0;
  }

  hasErrorIn(at: Span): boolean {
    return this.#made?.hasErrorIn(at) ?? false;
  }

  firstErrorIn(at?: Span): Problem | undefined {
    return this.#made?.firstErrorIn(at);
  }

  add(...args: Parameters<Report['add']>): void {
    this.#whole.add(...args);
  }

  addSyntax(problem: SyntaxMistake | UnlistedMistake): void {
    this.#whole.addSyntax(problem);
  }

  replaceErrors(...args: Parameters<Report['replaceErrors']>): void {
    this.#whole.replaceErrors(...args);
  }

  forgetNames(): void {
    this.#whole.forgetNames();
  }

  textOf(at: Span): string {
    return this.#whole.textOf(at);
  }

  placeOf(at: Span) {
    return this.#whole.placeOf(at);
  }

  wordsAfter(at: Span) {
    return this.#whole.wordsAfter(at);
  }

  relatedTo(at: Span, message?: string) {
    return this.#whole.relatedTo(at, message);
  }
}
