/** Semantic tokens: the meaning of each word of a file, for highlighting. A keyword may be a name elsewhere. */
import type { NamePlace } from '../../compiler/index.ts';
import { KEYWORDS, type Span } from '../../grammar/index.ts';
import { engineNoun, isTerrain } from '../../program/index.ts';
import { fileCompilation } from '../workspace/sets.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';

/** The kind of a name, or else the lexical kind of a token. */
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
  /** Set if it declares the name. */
  declares?: true;
}

/** Comments, strings (including unclosed ones), numbers and words, as the lexer reads them. */
const TOKEN = /(#[^\n\r]*)|("[^"\n\r]*"?)|([A-Za-z](?:-?\w)*)|(\d+)/g;

/** The highlighted tokens of a file, in source order. */
export function fileTokens(workspace: Workspace, file: string): Token[] {
  const text = fileText(workspace, file)?.text ?? '';
  const record = fileCompilation(workspace, file)?.names.find((one) => one.file === file);
  const places = (record?.places() ?? []).flatMap((place) => [
    [place.from, place] as const,
    [-place.to, place] as const,
  ]);
  // A number may follow a sign, and an amount may precede its unit, so one matching end is enough.
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
