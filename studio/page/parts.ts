/** What a part of the page reads and does: each controller names those that it needs, and the studio has them all. */
import type { ReadonlySignal } from '@preact/signals';
import type { Lang } from '../../print/languages/index.ts';
import type { TextEdit } from '../../program/index.ts';
import type { CardPlace } from '../text-places.ts';
import type { Answer, Params, QuestionName } from '../worker/questions.ts';
import type { Address, StudioPlace } from './address.ts';
import type { OpenDocument } from './texts/documents.ts';

/** The line to the worker. */
export interface Line {
  readonly version: number;
  ask<Name extends QuestionName>(name: Name, params: Params<Name>): Promise<Answer<Name> | undefined>;
  post<Name extends QuestionName>(
    name: Name,
    params: Params<Name>,
    answered: (answer: Answer<Name>, isWhole: boolean, version: number) => void,
  ): void;
}

/** Asks the worker about the texts. */
export type Asking = { readonly line: Line };

/** Reads the texts, by file. */
export type Reading = { readonly documents: ReadonlyMap<string, OpenDocument> };

/** Changes texts. */
export type Editing = { edit(edits: readonly TextEdit[], version?: number): boolean };

/** Knows the address. */
export type Located = { readonly address: ReadonlySignal<Address> };

/** Corrects what the address names. */
export type Renaming = { renameAddress(what: string): void };

/** Goes to another place with the same card. */
export type Visiting = { visitPlace(place: StudioPlace): void };

/** Knows the language of the cards. */
export type Translated = { readonly lang: ReadonlySignal<Lang> };

/** Chooses the language of the cards. */
export type Translating = Translated & { setLang(lang: Lang): void };

/** Shows positions in texts. */
export type Pointing = { readonly shown: { show(file: string, from: number, to?: number): void } };

/** Knows the viewed card. */
export type Viewing = { readonly viewed: CardPlace | undefined };
