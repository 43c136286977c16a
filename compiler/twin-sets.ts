/** Sets with the same id as another: a set that extends this id gets the first of them. */
import { MAX_LISTED } from '../grammar/index.ts';
import type { SetCompilation } from './compile-set.ts';
import { inPlaceOrder } from './report/problems.ts';
import { Report } from './report/report.ts';
import type { ParsedSet } from './set-registry.ts';

/** A compiled set with the added problem that an earlier one has its id; an unnamed set is returned unchanged. */
export function reportTwin(
  compiled: SetCompilation,
  { declared }: ParsedSet,
  first: ParsedSet,
): SetCompilation {
  const [own, other] = [declared.set, first.declared.set];
  if (!own?.node.name || !other?.node.name || compiled.problems.length >= MAX_LISTED) return compiled;
  // A separate report, because what is known about a set alone must not depend on the other sets.
  const report = new Report(own.report.file, own.report.textOf({ from: 0, to: Number.POSITIVE_INFINITY }));
  const related = [other.report.relatedTo(other.node.name)];
  const hint = 'another set extends it: give one of the two another name';
  report.add('ECO501', own.node.name, {}, { hint, related });
  return { ...compiled, problems: inPlaceOrder([...compiled.problems, ...report.problems]) };
}
