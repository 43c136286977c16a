/** Completion and hover, for which the editor asks the worker while the user writes. */
import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionStatus,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { render } from 'lit-html';
import type { WorkerClient } from '../worker/worker-client.ts';
import { markdownView } from './markdown.ts';
import { textOfOffer } from './offers.ts';

/** Completion and hover as an editor extension. */
export interface Asking {
  extension: Extension;
  /** Closes the completion list. */
  close(view: EditorView): void;
}

/** Completion and hover for the shown file. */
export function asking(line: Pick<WorkerClient, 'ask'>, file: () => string, offers: () => boolean): Asking {
  const extension = [
    autocompletion({
      override: [(context) => (context.explicit || offers() ? completions(line, file(), context) : null)],
      icons: false,
    }),
    keymap.of([{ key: 'Tab', run: acceptOffer }]),
    hoverTooltip(async (_, offset) => {
      const hover = await line.ask('hover', { file: file(), offset });
      if (!hover) return null;
      return {
        pos: hover.from,
        end: hover.to,
        above: true,
        create: () => ({ dom: markdownElement(hover.markdown, 'cm-hover') }),
      };
    }),
  ];
  return { extension, close: closeCompletion };
}

/** Takes the selected completion. Tab stays in the text even if the list is too new to take from. */
const acceptOffer = (view: EditorView): boolean =>
  acceptCompletion(view) || completionStatus(view.state) === 'active';

async function completions(
  line: Pick<WorkerClient, 'ask'>,
  file: string,
  { pos, explicit }: CompletionContext,
): Promise<CompletionResult | null> {
  const found = await line.ask('complete', { file, offset: pos });
  // Between words, anything that begins a construct fits: it is offered only on request.
  if (!found || (!explicit && found.from === pos)) return null;
  return {
    from: found.from,
    to: found.to,
    validFor: /^[\w-]*$/,
    options: found.offers.map(
      (offer, at): Completion => ({
        label: offer.label,
        detail: offer.detail,
        // If nothing else ranks the offers, keep the order of the grammar.
        boost: -Math.min(at, 99) / 100,
        apply: textOfOffer(offer),
        info: async () => {
          const text = await line.ask('document', { file, label: offer.label, kind: offer.kind });
          return text ? markdownElement(text, '') : null;
        },
      }),
    ),
  };
}

function markdownElement(text: string, name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  render(markdownView(text), element);
  return element;
}
