/** Expectations of scenarios that do not come true. */
import type { Span } from '../../grammar/index.ts';
import type { TextEdit } from '../../program/index.ts';
import { filmAt } from '../scenarios/films.ts';
import { isWhole, resultOf, scenariosIn } from '../scenarios/scenarios.ts';
import { offsetsIn } from '../workspace/offsets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What came instead of what an `expect` says, and the edit that writes it there. */
export interface WhatCame {
  /** As it may stand after `expect`. */
  came: string;
  edit: TextEdit;
}

/**
 * What came in the scenario around a span whose failing line touches it; nothing where all is as expected, another line fails,
 * or what came cannot be said after `expect`. Only that scenario is run, and only once as long as it stays the same.
 */
export function whatCame(workspace: Workspace, file: string, { from, to }: Span): WhatCame | undefined {
  const scenario = scenariosIn(workspace, file).find((one) => one.from <= to && from <= one.to);
  const result = scenario && isWhole(scenario.scenario) ? resultOf(scenario)?.result : undefined;
  if (!result || result.passed) return undefined;
  const start = offsetsIn(workspace)(result.at);
  if (to < start || start + result.at.length < from) return undefined;
  const failing = filmAt(workspace, file, start)?.at(-1);
  const came = failing?.failure?.came;
  if (!failing || came === undefined) return undefined;
  return { came, edit: { file, from: failing.from, to: failing.to, text: `expect ${came}` } };
}
