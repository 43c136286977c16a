/** Compiles the cards and Landscape Features of a file; what they compile to stays valid while the file and all names do. */
import type { Item } from '../grammar/index.ts';
import type { Vocabulary } from '../program/index.ts';
import { warnOfEffects } from './checks/warnings.ts';
import { lowerCard } from './lower/cards.ts';
import { lowerFeature } from './lower/features.ts';
import type { Names } from './names.ts';
import { noteDeclaration } from './places/card-places.ts';
import type { CardInSet, FeatureInSet } from './report/in-set.ts';
import { NameRecord } from './report/name-places.ts';
import type { Reported } from './report/report.ts';
import type { ParsedSource } from './set-registry.ts';
import type { ParseResult } from './vocabulary.ts';

/** The cards and Landscape Features of a file. */
interface FileCards {
  cards: CardInSet[];
  features: FeatureInSet[];
  /** Where they use names. */
  written: NameRecord;
}

/** What a file was compiled to, and what was reported meanwhile. */
interface LoweredFile extends FileCards {
  names: Names;
  /** False if the extended set was not found: unknown names were not reported then. */
  sure: boolean;
  reported: readonly Reported[];
}

/** What is kept while a set is compiled again and again. */
export interface LoweringMemory {
  /** The names of a vocabulary: the same object as long as all of this is the same. */
  names(words: Vocabulary, doubtful: ReadonlySet<string>, triggersAct: boolean): Names;
  /** What files were last compiled to. */
  readonly files: WeakMap<ParseResult, LoweredFile>;
}

/** Compiles the cards and features of a file, unless they were compiled before and still mean the same. */
export function lowerFile(
  { parsed, items, report }: ParsedSource,
  names: Names,
  sure: boolean,
  files: LoweringMemory['files'],
): FileCards {
  const known = files.get(parsed);
  if (known?.names === names && known.sure === sure) {
    for (const one of known.reported) report.repeat(one);
    const { cards, features, written } = known;
    return {
      cards: cards.map((card) => ({ ...card, report })),
      features: features.map((feature) => ({ ...feature, report })),
      written,
    };
  }
  const written = new NameRecord(report.file);
  const { result, reported } = report.record(written, () => {
    const cards = ofKind(items, 'card').map((node) => ({
      node,
      report,
      program: lowerCard(node, names, report),
    }));
    const features = ofKind(items, 'feature').map((node) => ({
      node,
      report,
      program: lowerFeature(node, names, report),
    }));
    for (const one of [...cards, ...features]) warnOfEffects(one, names);
    return { cards, features };
  });
  const { cards, features } = result;
  for (const one of [...cards, ...features]) noteDeclaration(one);
  files.set(parsed, { cards, features, written, names, sure, reported });
  return { cards, features, written };
}

/** The declarations of a kind. */
export function ofKind<Kind extends Item['kind']>(items: readonly Item[], kind: Kind) {
  return items.filter((item): item is Extract<Item, { kind: Kind }> => item.kind === kind);
}
