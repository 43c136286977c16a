/** The differences that `--against` found, as a table and sentences. */
import { type Compared, type Match, NOTHING_FURTHER, sectionsOf } from '../../../simulate/index.ts';
import { styled } from '../../terminal/styles.ts';
import { paragraph } from '../../terminal/table.ts';
import { showTable } from './tables.ts';

/**
 * Shows how two versions differ.
 * @param against the name of the other version
 */
export function showCompared(compared: Compared, against: string, match: Match): string {
  const [{ table, paragraphs }] = sectionsOf({ match, compared, against, more: NOTHING_FURTHER }, ['change']);
  // The first paragraph explains the table to readers of the report.
  const [, ...remarks] = paragraphs;
  return [
    styled('bold', `This version minus ${against}, over games with the same seeds`),
    ...(table ? [showTable(table)] : []),
    ...remarks.map((text) => paragraph(text)),
  ].join('\n\n');
}
