/** On a narrow page, where keys are hard to reach: the words that fit at the cursor, as buttons above the places. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { CompletionItem, TextEdit } from 'vscode-languageserver';
import { Button } from '../shell/controls.tsx';
import { isNarrow } from '../shell/narrow.ts';
import type { Studio } from '../studio.ts';

export function Fitting({ studio }: { studio: Studio }) {
  const { editor, line } = studio;
  const fitting = useSignal<{ items: CompletionItem[]; version: number }>({ items: [], version: 0 });
  useSignalEffect(() => {
    const { version } = line;
    if (!isNarrow.value || editor.file === '') return;
    const params = { textDocument: { uri: editor.file }, position: editor.position };
    void line.ask('request', { method: 'textDocument/completion', params, client: {} }).then((answer) => {
      if (answer && 'result' in answer)
        fitting.value = { items: (answer.result ?? []) as CompletionItem[], version };
    });
  });
  const { items, version } = fitting.value;
  /** Replaces the started word by an offered one and a space. */
  const write = ({ textEdit }: CompletionItem) => {
    if (version !== line.version) return;
    const { range, newText } = textEdit as TextEdit;
    const from = editor.offset - editor.position.character + range.start.character;
    const to = from + range.end.character - range.start.character;
    const text = `${newText} `;
    studio.edit([{ file: editor.file, from, to, text }]);
    editor.select(from + text.length);
    editor.focus();
  };
  return (
    <div class="fitting in-row narrow panel ruled" role="group" aria-label="Words that fit">
      {items.map((item) => (
        <Button
          key={item.label}
          words={item.label}
          class="code"
          title={item.detail}
          press={() => write(item)}
        />
      ))}
    </div>
  );
}
