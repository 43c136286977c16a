/** What the editor asks the worker while somebody writes: completion and hover. */
import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionStatus,
  snippet,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { render } from 'lit-html';
import type { QuestionLine } from '../asks/question-line.ts';
import { markdownView } from './markdown.ts';

/** Completion and hover, as the editor has them. */
export interface Asking {
  extension: Extension;
  /** Closes the list of what may follow. */
  close(view: EditorView): void;
}

/** Completion and hover of the file that is shown. */
export function asking(line: Pick<QuestionLine, 'ask'>, file: () => string, offers: () => boolean): Asking {
  const extension = [
    autocompletion({
      override: [(context) => (context.explicit || offers() ? completions(line, file(), context) : null)],
      icons: false,
    }),
    keymap.of([{ key: 'Tab', run: takeOffer }]),
    hoverTooltip(async (_, offset) => {
      const hover = await line.ask('hover', { file: file(), offset });
      if (!hover) return null;
      return {
        pos: hover.from,
        end: hover.to,
        above: true,
        create: () => ({ dom: said(hover.markdown, 'cm-hover') }),
      };
    }),
  ];
  return { extension, close: closeCompletion };
}

/** Takes what is offered. Also an offer too new to be taken keeps Tab from leaving the text. */
const takeOffer = (view: EditorView): boolean =>
  acceptCompletion(view) || completionStatus(view.state) === 'active';

async function completions(
  line: Pick<QuestionLine, 'ask'>,
  file: string,
  { pos, explicit, matchBefore }: CompletionContext,
): Promise<CompletionResult | null> {
  void matchBefore;
  const found = await line.ask('complete', { file, offset: pos });
  // Between words everything may stand that begins something: that is offered when it is asked for.
  if (!found || (!explicit && found.from === pos)) return null;
  return {
    from: found.from,
    to: found.to,
    validFor: /^[\w-]*$/,
    options: found.offers.map(
      ({ label, kind, detail, insert, snippet: template }, at): Completion => ({
        label,
        detail,
        // In the order of the grammar where nothing else tells offers apart.
        boost: -Math.min(at, 99) / 100,
        apply: template === undefined ? insert : snippet(fields(template)),
        info: async () => {
          const text = await line.ask('document', { file, label, kind });
          return text ? said(text, '') : null;
        },
      }),
    ),
  };
}

/** The fields of a snippet of the protocol, as the editor writes them. */
const fields = (template: string) =>
  template.replace(/\$(\d+)/g, (_, number: string) => `\${${number === '0' ? '' : number}}`);

function said(text: string, name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  render(markdownView(text), element);
  return element;
}
