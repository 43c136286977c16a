/** Validates the parameters of requests, because a client may send anything. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isPosition = (value: unknown) =>
  isObject(value) && Number.isInteger(value.line) && Number.isInteger(value.character);

/** The members that answers read, and their validators. */
const SHAPES = {
  textDocument: (value: unknown) => isObject(value) && isText(value.uri),
  position: isPosition,
  positions: (value: unknown) => Array.isArray(value) && value.every(isPosition),
  range: (value: unknown) => isObject(value) && isPosition(value.start) && isPosition(value.end),
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
export type Needs = readonly Member[] | { either: readonly (readonly Member[])[] };

/** What is missing or wrong in the parameters, as a phrase; `undefined` if they are valid. */
export function faultIn(params: unknown, needs: Needs): string | undefined {
  if (!isObject(params) || Array.isArray(params)) return 'the parameters are not an object';
  const faults = 'either' in needs ? needs.either.map((list) => first(params, list)) : [first(params, needs)];
  return faults.includes(undefined) ? undefined : `\`${faults.join('` or `')}\` is missing or invalid`;
}

function first(params: Record<string, unknown>, members: readonly Member[]): Member | undefined {
  return members.find((member) => !SHAPES[member](params[member]));
}
