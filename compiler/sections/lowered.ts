/**
 * Caches the compiled cards and Landscape Features of a section; they stay valid wherever the section moves, while its meaning is
 * unchanged.
 */
import type { CardNode, FeatureNode, PlacedSection, Section } from '../../grammar/index.ts';
import { warnOfEffects } from '../checks/warnings.ts';
import type { CardInSet, FeatureInSet } from '../in-set.ts';
import { lowerCard } from '../lower/cards.ts';
import { lowerFeature } from '../lower/features.ts';
import type { Names } from '../names.ts';
import { newReport, type TextStart } from '../report/report.ts';
import { checkTexts } from '../report/texts.ts';
import { NameRecord } from '../written/name-places.ts';
import type { Doubts } from './doubts.ts';
import type { KeptScenarios } from './kept-scenarios.ts';
import type { KnownNames } from './known-names.ts';
import type { Below } from './section-report.ts';

/** What a section was compiled to. */
export interface LoweredSection extends Below {
  readonly cards: readonly Omit<CardInSet, 'report'>[];
  readonly features: readonly Omit<FeatureInSet, 'report'>[];
  /** The beginning its positions count from, which is not its position in a file. */
  readonly beginning: TextStart;
}

/** What the cards of a set are compiled with. */
export interface LoweringInput {
  names: Names;
  doubts: Doubts;
  /** False if the extended set was not found. Unknown names are then not reported, since that set may declare them. */
  sure: boolean;
  withNames: boolean;
}

/** A section as last compiled, with the input used. */
interface KeptSection extends Omit<LoweringInput, 'doubts'> {
  lowered: LoweredSection;
  /** The syntax errors of its text. */
  syntax: string;
  /** The doubtful words it looked up, and the answers. */
  asked: ReadonlyMap<string, boolean>;
}

/** Sections as last compiled. */
type KeptSections = WeakMap<Section, KeptSection>;

/** Caches of compiled sections. */
export interface SectionMemory {
  readonly names: KnownNames;
  readonly sections: KeptSections;
  readonly scenarios: KeptScenarios;
  /** Files that had more problems than are listed when last compiled. */
  readonly overfull: Set<string>;
}

/** Compiles a section, unless it was compiled before and still means the same. */
export function loweredSection(
  file: string,
  placed: PlacedSection,
  meaning: LoweringInput,
  keptSections: KeptSections,
): LoweredSection {
  const { names, doubts, sure, withNames } = meaning;
  const syntax = placed.problems.length === 0 ? '' : JSON.stringify(placed.problems);
  const kept = keptSections.get(placed.section);
  if (
    kept?.names === names &&
    kept.sure === sure &&
    kept.withNames === withNames &&
    kept.syntax === syntax &&
    doubts.areAs(kept.asked)
  )
    return kept.lowered;
  const asked = new Map<string, boolean>();
  const lowered = doubts.noted(asked, () => lower(file, placed, meaning));
  keptSections.set(placed.section, { names, sure, withNames, syntax, asked, lowered });
  return lowered;
}

function lower(
  file: string,
  placed: PlacedSection,
  { names, sure, withNames }: LoweringInput,
): LoweredSection {
  const { section, problems, from } = placed;
  const record = withNames ? new NameRecord(file) : undefined;
  const beginning = { from: 0, line: 0 };
  const report = newReport(file, section.text, record, beginning, from === 0);
  for (const problem of problems) report.addSyntax(problem);
  for (const item of section.items) checkTexts(item, report);
  if (!sure) report.forgetNames();
  const cards = section.items
    .filter((item): item is CardNode => item.kind === 'card')
    .map((node) => ({ node, program: lowerCard(node, names, report) }));
  const features = section.items
    .filter((item): item is FeatureNode => item.kind === 'feature')
    .map((node) => ({ node, program: lowerFeature(node, names, report) }));
  for (const one of [...cards, ...features]) warnOfEffects({ ...one, report } as CardInSet | FeatureInSet);
  return { report, text: section.text, cards, features, beginning };
}
