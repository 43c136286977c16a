/** Problems as a SARIF log. */
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CATALOGUE, type Entry, type Problem, type Unlisted } from '../../../compiler/index.ts';
import type { Fix, Place } from '../../../program/index.ts';
import { unlistedText } from '../../../program/messages/index.ts';
import { VERSION } from '../../package.ts';

/**
 * Problems as a SARIF 2.1.0 log, a format for code scanners and editors. The number of unlisted problems is a notification of the
 * run, because it is not a result.
 */
export function sarifLog(problems: readonly Problem[], unlisted: readonly Unlisted[] = []): object {
  const codes = [...new Set(problems.map((problem) => problem.code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ecos', version: VERSION, rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        ...(unlisted.length > 0 && { invocations: [invocation(unlisted)] }),
        results: problems.map((problem) => resultOf(problem, codes)),
      },
    ],
  };
}

function invocation(unlisted: readonly Unlisted[]): object {
  const toolExecutionNotifications = unlisted.map((more) => ({
    level: 'warning',
    message: { text: unlistedText(more) },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(more.file) } } }],
  }));
  return { executionSuccessful: true, toolExecutionNotifications };
}

function ruleOf(id: string): object {
  const entry = new Map<string, Entry>(Object.entries(CATALOGUE)).get(id);
  if (!entry) return { id };
  const { severity: level, explanation: text } = entry;
  return {
    id,
    fullDescription: { text },
    defaultConfiguration: { level },
  };
}

function resultOf(problem: Problem, codes: readonly string[]): object {
  const related = (problem.related ?? []).map((place, id) => ({
    id,
    ...location({ ...place, length: 1 }),
    message: { text: place.message },
  }));
  return {
    ruleId: problem.code,
    ruleIndex: codes.indexOf(problem.code),
    level: problem.severity,
    message: { text: problem.hint ? `${problem.message}: ${problem.hint}` : problem.message },
    locations: [location(problem)],
    ...(related.length > 0 ? { relatedLocations: related } : {}),
    ...(problem.fixes && { fixes: problem.fixes.map(fixOf) }),
  };
}

function fixOf({ title, edits }: Fix): object {
  const changes = Map.groupBy(edits, ({ file }) => file);
  return {
    description: { text: title },
    artifactChanges: [...changes].map(([file, ofFile]) => ({
      artifactLocation: { uri: uriOf(file) },
      replacements: ofFile.map(({ from, to, text }) => ({
        deletedRegion: { charOffset: from, charLength: to - from },
        insertedContent: { text },
      })),
    })),
  };
}

/** The URI of a file; special characters in a relative path are escaped. */
function uriOf(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : file.split('/').map(encodeURIComponent).join('/');
}

function location({ file, line, column, length }: Place): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file) },
      region: { startLine: line, startColumn: column, endColumn: column + length },
    },
  };
}
