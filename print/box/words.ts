/** Says the messages of a box as plain text that begins with a capital. */
import type { MessageId, Values } from '../wording/messages.ts';
import { elementName, noun } from '../wording/nouns.ts';
import { capital, plain } from '../wording/parts.ts';
import type { WordingContext } from '../wording/speech.ts';
import type { Value } from '../wording/translator.ts';

type Speaking = { speech: WordingContext };
type ValuesOf<Id extends MessageId> = keyof Values<Id, Value> extends never ? [] : [Values<Id, Value>];

/** A message as a sentence or title. */
export function said<Id extends MessageId>({ speech }: Speaking, id: Id, ...values: ValuesOf<Id>): string {
  return plain(capital(speech.tongue.say(id, ...values)));
}

/** A thing of the landscape, one or many, with a capital. */
export const named = (thing: string, many: boolean, { speech }: Speaking): string =>
  plain(capital([{ part: 'text', text: plain(noun(thing, many, speech).phrase) }]));

/** An element with a capital. */
export const elementWord = (name: string, { speech }: Speaking): string =>
  plain(capital([{ part: 'text', text: elementName(name, speech) }]));

/** What energy is, many of it, with a capital. */
export const cubeName = ({ speech }: Speaking): string =>
  plain(capital([{ part: 'text', text: speech.tongue.noun('cube')!.many }]));
