/** The text of the set: its files, the editor, its problems, and the scenarios of the card. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, Notice, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { isChanged, type OpenDocument } from '../texts/documents.ts';
import { Fitting } from './fitting.tsx';
import { Notices } from './notices.tsx';
import { ProblemList } from './problem-list.tsx';
import { ScenarioList } from './scenarios.tsx';
import { ValueStrip } from './values.tsx';

export function TextView({ studio }: { studio: Studio }) {
  const document = studio.documents.get(studio.editor.file);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current!.append(studio.editor.element), []);
  return (
    <main class="text column">
      <FileBar studio={studio} shown={document} />
      <Notice role="note" words={studio.texts.closed || undefined} />
      <Notices studio={studio} document={document} />
      <div class="no-box" ref={host} />
      <ValueStrip studio={studio} />
      <ProblemList studio={studio} />
      <ScenarioList studio={studio} />
      <Fitting studio={studio} />
    </main>
  );
}

/** The buttons for undo and redo. */
const HISTORY = [
  ['undo', 'Undo', 'Control+Z'],
  ['redo', 'Redo', 'Control+Y'],
] as const;

function FileBar({ studio, shown }: { studio: Studio; shown: OpenDocument | undefined }) {
  const { editor, texts, documents } = studio;
  const isUnsaved = shown !== undefined && isChanged(shown);
  return (
    <div class="filebar bar panel">
      <label class="vh" for="file">
        File
      </label>
      <select
        id="file"
        onChange={({ currentTarget: list }) => {
          studio.shown.showFile(list.value);
          // When the user moves through the list with the keyboard, the focus stays there.
          if (!list.matches(':focus-visible')) editor.focus();
        }}
      >
        {texts.files.map((file) => (
          // Preact sets no value that equals the text, but this text changes.
          <option
            key={file}
            ref={(option) => option?.setAttribute('value', file)}
            selected={file === shown?.file}
          >
            {file + (isChanged(documents.get(file)!) ? ' •' : '')}
          </option>
        ))}
      </select>
      {isUnsaved && <span class="dot" title="not saved" />}
      <span class="rest">
        {HISTORY.map(([way, label, keys]) => (
          <Button
            key={way}
            words={<Sign name={way} />}
            class={`quiet icon ${way}`}
            title={label}
            aria-keyshortcuts={keys}
            disabled={!editor.canRun(way)}
            press={() => editor.run(way)}
          />
        ))}
        <Button words="Format" class="quiet" keys="Alt F" disabled={!shown} press={() => studio.format()} />
        <Button words="Save" keys="Ctrl S" disabled={!isUnsaved} press={() => studio.save()} />
      </span>
    </div>
  );
}
