import { describe, expect, it } from 'vitest';
import { CardLanguageParser } from './parser.ts';

describe('the grammar', () => {
  it('is free of ambiguities and left recursion', () => {
    expect(() => new CardLanguageParser(true)).not.toThrow();
  });
});
