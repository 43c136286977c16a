/** The texts by which sentences are read, and printed again. A bundle has them as values (`sentenceTexts` in `assets.ts`). */
import { sentenceData } from './assets.ts';

export const SENTENCE_TEXTS: ReturnType<typeof sentenceData> = sentenceData();
