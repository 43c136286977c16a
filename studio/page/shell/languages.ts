/** The languages of cards, by their own names. */
import type { Lang } from '../../../print/face/index.ts';

export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { en: 'English', es: 'Español' };
