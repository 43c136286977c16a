/** The languages of cards, by their own names. */
import type { CardLang } from '../studio.ts';

export const LANGUAGE_NAMES: Readonly<Record<CardLang, string>> = { en: 'English', es: 'Español' };
