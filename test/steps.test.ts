/** `npm test` runs tests again that may have failed only because others ran in parallel. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aloneOf } from './steps.ts';

/** A Vitest report: for each file, whether it failed and the status of its tests. */
const reportOf = (files: Record<string, { failed: boolean; tests: string[] }>) => ({
  testResults: Object.entries(files).map(([file, { failed, tests }]) => ({
    name: join(process.cwd(), file),
    status: failed ? 'failed' : 'passed',
    assertionResults: tests.map((status, at) => ({ status, fullName: `test ${at + 1}` })),
  })),
});

const GOOD = { failed: false, tests: ['passed', 'passed'] };
const again = (files: Parameters<typeof reportOf>[0]) => {
  const alone = aloneOf(reportOf(files));
  return alone && { ...alone, step: alone.step.command.filter((word) => word.endsWith('.test.ts')) };
};

describe('run once more', () => {
  test('a file with a failed test, and no other', () => {
    expect(again({ 'a.test.ts': GOOD, 'b.test.ts': { failed: true, tests: ['passed', 'failed'] } })).toEqual({
      step: ['b.test.ts'],
      failed: ['b.test.ts: test 2'],
      tests: 1,
      recovered: 1,
    });
  });

  test('a file in which something failed before its tests, which did not run', () => {
    expect(again({ 'a.test.ts': { failed: true, tests: ['skipped', 'skipped'] } })).toEqual({
      step: ['a.test.ts'],
      failed: ['a.test.ts: before or after its tests'],
      tests: 0,
      recovered: 2,
    });
  });

  test('a file in which something failed after its tests, which all passed', () => {
    expect(again({ 'a.test.ts': { failed: true, tests: ['passed', 'passed'] } })).toEqual({
      step: ['a.test.ts'],
      failed: ['a.test.ts: before or after its tests'],
      tests: 0,
      recovered: 0,
    });
  });

  test.each([
    ['no file that failed', { 'a.test.ts': GOOD }],
    ['a file that could not be read', { 'a.test.ts': { failed: true, tests: [] } }],
    [
      'more failed files than a busy machine can explain',
      Object.fromEntries(
        Array.from({ length: 9 }, (_, at) => [`${at}.test.ts`, { failed: true, tests: ['failed'] }]),
      ),
    ],
  ])('nothing, with %s', (_, files) => {
    expect(again(files)).toBeUndefined();
  });

  test.each([undefined, 'no report', {}])('nothing, without a report: %j', (report) => {
    expect(aloneOf(report)).toBeUndefined();
  });
});
