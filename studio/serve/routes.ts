/** The requests of the page: one function for each. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UserError } from '../../program/messages/index.ts';
import { pathProblem } from '../paths.ts';
import type { DraftDropped, SetWanted } from '../server-messages.ts';
import { empty, type HttpAnswer, json, refused } from './answers.ts';
import { fieldsOf, readBody } from './body.ts';
import { type Desk, freshAnswer, type OpenedSet, openAnswer } from './desk.ts';
import type { OpenSet } from './host.ts';

/** A request with the key. */
export interface KeyedRequest {
  desk: Desk;
  request: IncomingMessage;
  response: ServerResponse;
  query: URLSearchParams;
}

/** Returns the answer, or undefined if it has started to answer by itself. */
type Route = (asked: KeyedRequest) => HttpAnswer | undefined | Promise<HttpAnswer>;

/** The same for requests about the open set. */
type SetRoute = (opened: OpenedSet, asked: KeyedRequest) => HttpAnswer | undefined | Promise<HttpAnswer>;
/** The same for requests with a body. */
type BodyRoute = (
  opened: OpenedSet,
  body: Record<string, unknown>,
  asked: KeyedRequest,
) => HttpAnswer | Promise<HttpAnswer>;

/** The maximum size of a text in bytes, as for card files everywhere here. */
const LARGEST_TEXT = 2 ** 24;
/** The maximum size of a body in bytes: JSON encodes line breaks and quotes as two characters, and has other fields. */
const LARGEST_BODY = 2 * LARGEST_TEXT + 2 ** 20;

const withSet =
  (route: SetRoute): Route =>
  (asked) =>
    asked.desk.opened ? route(asked.desk.opened, asked) : refused(409, 'No set is open yet.');

const withBody = (route: BodyRoute): Route =>
  withSet(async (opened, asked) => {
    const read = await readBody(asked.request, LARGEST_BODY);
    return 'answer' in read ? read.answer : route(opened, read.body, asked);
  });

/** All requests, by path below `/api/` and method. */
export const ROUTES: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  set: {
    GET: ({ desk }) => json(desk.opened ? openAnswer(desk, desk.opened) : freshAnswer(desk)),
  },
  look: { GET: withSet(async ({ set }) => json(await set.look())) },
  sets: { POST: makeSet },
  files: { PUT: withBody(save) },
  changes: {
    GET: withSet(({ changes }, asked) => {
      const since = asked.query.get('since') ?? '';
      changes.follow(asked.response, pageOf(asked), /^\d{1,15}$/.test(since) ? Number(since) : undefined);
      return undefined;
    }),
  },
  drafts: { PUT: withBody(keepDraft), DELETE: withBody(dropDraft) },
  print: {
    GET: async ({ desk }) => json(await desk.host.printOptions()),
    POST: withBody(print),
  },
  revisions: { GET: withSet(({ set }) => orStatus(404, () => json(set.revisions()))) },
  earlier: {
    GET: withSet(({ set }, { query }) =>
      orStatus(404, () => json(set.earlier(query.get('since') || 'HEAD'))),
    ),
  },
};

async function makeSet({ desk, request }: KeyedRequest): Promise<HttpAnswer> {
  const read = await readBody(request, LARGEST_BODY);
  if ('answer' in read) return read.answer;
  const wanted: SetWanted | undefined = fieldsOf(read.body, { template: 'optionalText', folder: 'text' });
  if (!wanted?.folder.trim()) return refused(400, 'Name the folder of the set.');
  // Once a set is open, the key must not give access to other folders of this machine.
  if (desk.opened)
    return refused(409, `${desk.opened.set.name} is open: start another studio for another set.`);
  const { template, folder } = wanted;
  const set = template === undefined ? desk.host.open(folder) : desk.host.create(template, folder);
  return json(openAnswer(desk, desk.open(set)), 201);
}

function save({ set, changes }: OpenedSet, body: Record<string, unknown>, asked: KeyedRequest): HttpAnswer {
  const wanted = fieldsOf(body, { file: 'text', text: 'text', mark: 'textOrNull' });
  if (!wanted) return refused(400, 'A text is saved with file, text and mark.');
  const { file, text, mark } = wanted;
  const wrong = problemOf(file, text);
  if (wrong) return wrong;
  if (!set.writable) return refused(403, `${set.name} cannot be changed here: ${CANNOT_WRITE}`);
  const outcome = set.save({ file, text, mark });
  if ('text' in outcome) return json(outcome, 409);
  changes.saved({ file, text, mark: outcome.mark }, pageOf(asked));
  dropWithText(set, file, text);
  return json(outcome);
}

const CANNOT_WRITE = 'it is bundled or read-only. ecos new copies a set, and then it is yours.';

function keepDraft({ set }: OpenedSet, body: Record<string, unknown>, asked: KeyedRequest): HttpAnswer {
  const wanted = fieldsOf(body, { file: 'text', text: 'text', mark: 'textOrNull' });
  if (!wanted) return refused(400, 'A draft is kept with file, text and mark.');
  const { file, text, mark } = wanted;
  const wrong = problemOf(file, text);
  if (wrong) return wrong;
  set.keepDraft({ file, text, mark }, pageOf(asked));
  return empty();
}

function dropDraft({ set }: OpenedSet, body: Record<string, unknown>, asked: KeyedRequest): HttpAnswer {
  const wanted: DraftDropped | undefined = fieldsOf(body, {
    file: 'text',
    id: 'optionalText',
    text: 'optionalText',
    own: 'optionalTrue',
  });
  if (!wanted)
    return refused(400, 'A draft is dropped with file, and id, text or own if it is one of several.');
  const { file, id, text, own } = wanted;
  if (text !== undefined) dropWithText(set, file, text);
  else if (own) set.dropDraft(file, { page: pageOf(asked) });
  else set.dropDraft(file, id === undefined ? undefined : { id });
  return empty();
}

function dropWithText(set: OpenSet, file: string, text: string): void {
  for (const draft of set.drafts()) {
    if (draft.file === file && draft.text === text) set.dropDraft(file, { id: draft.id });
  }
}

async function print(
  { set }: OpenedSet,
  body: Record<string, unknown>,
  { desk, response }: KeyedRequest,
): Promise<HttpAnswer> {
  if (desk.printing) return refused(409, 'A PDF is being made: wait for it, or cancel it.');
  const wanted = optionsIn(body);
  if (!wanted) return refused(400, 'Options are texts, numbers, true or false.');
  const printing = new AbortController();
  desk.printing = printing;
  // The page was closed, or cancelled.
  const cancel = () => printing.abort();
  response.on('close', cancel);
  try {
    const { pdf, about } = await set.print(wanted, printing.signal);
    const headers = {
      'content-type': 'application/pdf',
      'x-ecos-print': encodeURIComponent(JSON.stringify(about)),
    };
    return { status: 200, headers, body: pdf };
  } finally {
    response.off('close', cancel);
    desk.printing = undefined;
  }
}

function optionsIn(body: Record<string, unknown>): Record<string, string | boolean> | undefined {
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'number' ? `${value}` : value,
  ]);
  const fits = entries.every(([, value]) => typeof value === 'string' || typeof value === 'boolean');
  return fits ? Object.fromEntries(entries) : undefined;
}

/** Why a text cannot be saved in a file. */
function problemOf(file: string, text: string): HttpAnswer | undefined {
  const wrong = pathProblem(file);
  if (wrong !== undefined) return refused(400, wrong);
  if (!text.isWellFormed()) return refused(400, `The text of ${file} has an incomplete character in it.`);
  if (Buffer.byteLength(text) > LARGEST_TEXT)
    return refused(413, `${file} would be longer than ${LARGEST_TEXT / 2 ** 20} MB.`);
  return undefined;
}

/** Returns the answer, or a refusal with this status if the host throws one. */
function orStatus(status: number, answer: () => HttpAnswer): HttpAnswer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof UserError) return refused(status, error.message);
    throw error;
  }
}

/** The page that sends the request, if it identifies itself. */
const pageOf = ({ request }: KeyedRequest): string | undefined => {
  const page = request.headers['x-ecos-page'];
  return typeof page === 'string' ? page : undefined;
};
