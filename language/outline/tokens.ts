/** The words of a file by what they mean, for colours: a word of the language may be a name elsewhere. */
import type { NamePlace } from '../../compiler/index.ts';
import { KEYWORDS, type Span } from '../../grammar/index.ts';
import { engineNoun, isTerrain } from '../../program/index.ts';
import { compiledOf } from '../workspace/sets.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';

/** What a token is: a name by its kind, or else what the language has it for. */
export type TokenKind =
  | Exclude<NamePlace['kind'], 'number'>
  | 'card-number'
  | 'terrain'
  | 'keyword'
  | 'number'
  | 'text'
  | 'comment';

export interface Token extends Span {
  kind: TokenKind;
  /** It declares the name. */
  declares?: true;
}

/** Comments, texts (also unclosed ones), numbers and words, as the lexer reads them. */
const TOKEN = /(#[^\n\r]*)|("[^"\n\r]*"?)|([A-Za-z](?:-?\w)*)|(\d+)/g;

/** The tokens of a file that have a colour, in the order of the text. */
export function tokensIn(workspace: Workspace, file: string): Token[] {
  const text = textOf(workspace, file)?.text ?? '';
  const record = compiledOf(workspace, file)?.names.find((one) => one.file === file);
  const places = (record?.places() ?? []).flatMap((place) => [
    [place.from, place] as const,
    [-place.to, place] as const,
  ]);
  // A number may have a sign before it, an amount its unit after it: one end is enough.
  const byEnd = new Map<number, NamePlace>(places);
  return [...text.matchAll(TOKEN)].flatMap(
    ({ index: from, 0: image, 1: comment, 2: quoted, 3: word }): Token[] => {
      const to = from + image.length;
      if (comment) return [{ from, to, kind: 'comment' }];
      if (quoted) return [{ from, to, kind: 'text' }];
      const name = byEnd.get(from) ?? byEnd.get(-to);
      if (name && name.from >= from && name.to <= to) return [named(name)];
      if (word === undefined) return [{ from, to, kind: 'number' }];
      const noun = engineNoun(word);
      if (noun !== undefined && isTerrain(noun)) return [{ from, to, kind: 'terrain' }];
      return KEYWORDS.has(word) ? [{ from, to, kind: 'keyword' }] : [];
    },
  );
}

function named({ kind, role, from, to }: NamePlace): Token {
  const declares = role === 'declares' && { declares: true as const };
  return { from, to, kind: kind === 'number' ? 'card-number' : kind, ...declares };
}
