/** What the editor of the studio writes when an offer is taken. */
import { snippet } from '@codemirror/autocomplete';
import { EditorState, type Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { SNIPPETS_BY_PLACE } from '../../language/completion/snippets.ts';
import { snippetFields } from '../../studio/page/editor/offers.ts';
import { offersAt, type Place, places, problemsOf } from '../language/recall.ts';

type Offer = ReturnType<typeof offersAt>[number];

/** The text after the editor has taken an offer. */
function taken(before: string, offer: Offer): string {
  let state = EditorState.create({ doc: before });
  const view = {
    get state() {
      return state;
    },
    dispatch: (change: Transaction) => {
      state = change.state;
    },
  };
  const { from, to } = offer;
  if (offer.snippet === undefined) return before.slice(0, from) + offer.insert;
  // The client writes numbered fields in the editor's syntax.
  const template = snippetFields(offer.snippet).replace(/\$(\d+)/g, '$${$1}');
  snippet(template)(view as unknown as EditorView, offer, from, to);
  return state.doc.toString();
}

/** Texts that need a block, whatever is counted or waited for. */
const NEEDS_BLOCK = /\b(?:repeat per|when) [^;{}]*$/;

/** The problems of a text that continues another one, except those that the other one had, ended where it is or not. */
function newProblems(text: string, { before, known }: Place): string[] {
  const found = (now: string) => problemsOf(now, known).map(({ code, message }) => `${code} ${message}`);
  // Without `to`, a test of `adjacent` is about "this" itself.
  const aboutThis = before.replace(/\bif adjacent $/, '$&within 1 space of a lion');
  const old = [before, `${before} }`, aboutThis].flatMap(found);
  return found(NEEDS_BLOCK.test(text) ? `${text} { gain 1vp }` : text).filter((one) => !old.includes(one));
}

test('an offer that writes more than a word makes no problem when it is taken', () => {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  const all = [...places(Number(process.env.SOAK ?? 0) > 0 ? 1 : 16)];
  const feature = 'feature 901 blue "Plains"\n  ';
  const rare = ['set mine "Mine"\n  ', feature, `${feature}pattern "G"\n{\n  `];
  for (const place of [...all, ...rare.map((before) => ({ ...all[0]!, before }))]) {
    for (const offer of offersAt(place)) {
      if (offer.snippet === undefined) continue;
      kinds.add(`${offer.kind} ${offer.label}`);
      const text = taken(place.before, offer);
      wrong.push(...newProblems(text, place).map((problem) => `${text.slice(-80)}: ${problem}`));
    }
  }
  expect(wrong).toEqual([]);
  const beginnings = Object.entries(SNIPPETS_BY_PLACE).flatMap(([kind, words]) =>
    Object.keys(words).map((word) => `${kind} ${word}`),
  );
  expect(beginnings.filter((one) => !kinds.has(one))).toEqual([]);
});
