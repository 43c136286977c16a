/** What is marked in the shown text: the colours of words, the problems, what no scenario tries, and the step that runs. */
import { effect, untracked } from '@preact/signals';
import type { Answers } from '../answers.ts';
import type { SourceEditor } from '../editor/editor.ts';
import type { TrialController } from '../trial/trial-controller.ts';

interface MarksPage {
  readonly answers: Pick<Answers, 'checked' | 'untried' | 'words'>;
  readonly editor: Pick<SourceEditor, 'file' | 'light' | 'setWordClasses' | 'showProblems' | 'showUntried'>;
  readonly trials: Pick<TrialController, 'stateShown'>;
}

/** Marks the shown text, now and whenever it or its marks change. */
export function followMarks({ answers, editor, trials }: MarksPage): void {
  // The shown file is followed even without any marks; what the editor itself reads is not.
  const mark = <Mark extends { file: string }>(
    marks: readonly (Mark | undefined)[] | undefined,
    show: (own: readonly Mark[]) => void,
  ) => {
    const { file } = editor;
    const own = marks?.filter((one): one is Mark => one?.file === file);
    untracked(() => own && show(own));
  };
  effect(() => {
    const words = answers.words.value;
    editor.file;
    untracked(() => editor.setWordClasses(words));
  });
  effect(() => mark(answers.checked.value?.problems, (own) => editor.showProblems(own)));
  effect(() => mark(answers.untried.value, (own) => editor.showUntried(own)));
  effect(() => mark([trials.stateShown?.line, trials.stateShown?.step], (own) => editor.light(own)));
}
