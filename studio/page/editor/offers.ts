/** What a completion writes into the editor. */
import { type Completion, snippet } from '@codemirror/autocomplete';
import type { CompletionShown } from '../../messages.ts';

/** The text of an offer, or its snippet as the editor applies it. */
export const textOfOffer = ({
  insert,
  snippet: template,
}: Pick<CompletionShown['offers'][number], 'insert' | 'snippet'>): NonNullable<Completion['apply']> =>
  template === undefined ? insert : snippet(fields(template));

/** Converts the fields of an LSP snippet to the editor's syntax, which has no choices: the first is the text of the field. */
const fields = (template: string) =>
  template
    .replace(/\|([^,|]*)[^|]*\|\}/g, ':$1}')
    .replace(/\$(\d+)/g, (_, number: string) => `\${${number === '0' ? '' : number}}`);
