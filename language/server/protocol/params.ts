/** Validates the parameters of requests and notifications, because a client may send anything. */
import { Message, type MessageStrategy } from 'vscode-languageserver';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isPosition = (value: unknown) =>
  isObject(value) && Number.isInteger(value.line) && Number.isInteger(value.character);
const isRange = (value: unknown) => isObject(value) && isPosition(value.start) && isPosition(value.end);
/** A document, folder or file. */
const isPlace = (value: unknown) => isObject(value) && isText(value.uri);
const isList = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

/** The members that answers read, and their validators. */
const SHAPES = {
  textDocument: isPlace,
  position: isPosition,
  positions: (value: unknown) => isList(value, isPosition),
  range: isRange,
  context: isObject,
  uri: isText,
  set: isText,
  number: Number.isInteger,
  newName: isText,
  query: isText,
  command: isText,
  label: isText,
} satisfies Record<string, (value: unknown) => boolean>;

/** A member of the parameters. */
export type Member = keyof typeof SHAPES;

/** Required members: all of one list, or all of one of several lists. */
export type ParamShape = readonly Member[] | { either: readonly (readonly Member[])[] };

/** What is missing or wrong in the parameters, as a phrase; `undefined` if they are valid. */
export function paramFault(params: unknown, needs: ParamShape): string | undefined {
  if (!isObject(params) || Array.isArray(params)) return 'the parameters are not an object';
  const faults = 'either' in needs ? needs.either.map((list) => first(params, list)) : [first(params, needs)];
  return faults.includes(undefined) ? undefined : `\`${faults.join('` or `')}\` is missing or invalid`;
}

function first(params: Record<string, unknown>, members: readonly Member[]): Member | undefined {
  return members.find((member) => !SHAPES[member](params[member]));
}

const isVersion = (value: unknown) => isObject(value) && isPlace(value) && Number.isInteger(value.version);
const isChange = (value: unknown) =>
  isObject(value) && isText(value.text) && (value.range === undefined || isRange(value.range));

/** The validators of notifications that handlers read. */
const NOTIFICATIONS: Record<string, (params: Record<string, unknown>) => boolean> = {
  'textDocument/didOpen': ({ textDocument: opened }) =>
    isObject(opened) && isVersion(opened) && isText(opened.text),
  'textDocument/didChange': ({ textDocument, contentChanges }) =>
    isVersion(textDocument) && isList(contentChanges, isChange),
  'textDocument/didClose': ({ textDocument }) => isPlace(textDocument),
  'workspace/didChangeWatchedFiles': ({ changes }) => isList(changes, isPlace),
  'workspace/didChangeWorkspaceFolders': ({ event }) =>
    isObject(event) && isList(event.added, isPlace) && isList(event.removed, isPlace),
};

/** Ignores malformed notifications: they have no answer that could refuse them. */
export const messageStrategy: MessageStrategy = {
  handleMessage: (message, next) => {
    const isValid = Message.isNotification(message) ? NOTIFICATIONS[message.method] : undefined;
    const params = 'params' in message ? message.params : undefined;
    return !isValid || (isObject(params) && isValid(params)) ? next(message) : undefined;
  },
};
