import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CATALOGUE, type Entry, type Problem } from '../../compiler/problems.ts';
import { VERSION } from '../version.ts';

/** Problems as a SARIF 2.1.0 log, the format code scanners and editors exchange. */
export function sarifLog(problems: readonly Problem[]): object {
  const codes = [...new Set(problems.map((problem) => problem.code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ecos', version: VERSION, rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => resultOf(problem, codes)),
      },
    ],
  };
}

function ruleOf(id: string): object {
  const entry = new Map<string, Entry>(Object.entries(CATALOGUE)).get(id);
  if (!entry) return { id };
  const { severity: level, explanation: text } = entry;
  return { id, fullDescription: { text }, defaultConfiguration: { level } };
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
  };
}

/** A path as a relative reference: every sign that would mean something else in one is escaped. */
function relativeUri(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

function location(place: { file: string; line: number; column: number; length: number }): object {
  const { file, line, column, length } = place;
  return {
    physicalLocation: {
      artifactLocation: { uri: isAbsolute(file) ? pathToFileURL(file).href : relativeUri(file) },
      region: { startLine: line, startColumn: column, endColumn: column + length },
    },
  };
}
