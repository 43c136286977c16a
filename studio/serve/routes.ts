/** The requests of the page: one function for each. */
import type { HttpBindings } from '@hono/node-server';
import type { Hono, HonoRequest } from 'hono';
import { pathProblem } from '../paths.ts';
import { LAST_TABLE, type PrintRequest } from '../server-messages.ts';
import type { FileText } from '../text-places.ts';
import { empty, json, pictureFile, readBody, readBytes, refusal, refuseWith } from './answers.ts';
import { isKey, requestKey } from './guard.ts';
import type { OpenSet, StudioHost } from './host.ts';
import { OpenedSet } from './opened-set.ts';

/** The maximum size of a text in bytes, as for card files everywhere here. */
const LARGEST_TEXT = 2 ** 24;
/** The maximum size of a body in bytes: JSON encodes line breaks and quotes as two characters, and has other fields. */
const LARGEST_BODY = 2 * LARGEST_TEXT + 2 ** 20;

/**
 * Adds all requests of the page, which need the key.
 * @returns stops watching the open set, and cancels printing
 */
export function addRoutes(app: Hono<{ Bindings: HttpBindings }>, host: StudioHost, key: string): () => void {
  let open = host.set && new OpenedSet(host.set, host);
  /** Cancels the print in progress, if any. */
  let printing: AbortController | undefined;
  /** The open set. @throws HTTPException if none is open */
  const opened = (): OpenedSet => {
    if (!open) throw refusal(409, 'No set is open yet.');
    return open;
  };
  app.use('/api/*', ({ req }, next) =>
    isKey(requestKey(req), key) ? next() : Promise.resolve(refuseWith(403, WITHOUT_KEY)),
  );
  app.get('/api/set', async () =>
    json(open ? open.answer() : { fresh: true, version: host.version, ...(await host.fresh()) }),
  );
  app.get('/api/look', async () => json(await opened().set.extras()));
  app.post('/api/sets', async ({ req }) => {
    const { template, folder, files = [] } = await bodyOf(req);
    if (!isText(folder) || folder.trim() === '' || !(template === undefined || isText(template)))
      return refuseWith(400, 'Name the folder of the set.');
    if (!areTexts(files)) return refuseWith(400, 'Files have a name and a text.');
    for (const { file, text } of files) {
      const wrong = problemOf(file, text);
      if (wrong) return wrong;
    }
    // Once a set is open, the key must not give access to other folders of this machine.
    if (open) return refuseWith(409, `${open.set.name} is open: start another studio for another set.`);
    open = new OpenedSet(host.open({ template, folder, files }), host);
    return json(open.answer(), 201);
  });
  app.get('/api/site', async () => json(await host.site(opened().set)));
  app.put('/api/files', ({ req }) => save(opened(), req));
  app.get('/api/picture', async ({ req }) =>
    pictureFile(await opened().set.picture(Number(req.query('card')))),
  );
  app.put('/api/picture', async ({ req }) =>
    savePicture(opened().set, req, await readBytes(req, LARGEST_PICTURE)),
  );
  app.delete('/api/picture', ({ req }) => savePicture(opened().set, req));
  app.get('/api/changes', ({ req }) => {
    const since = Number(req.query('since'));
    if (!Number.isInteger(since)) return refuseWith(400, 'Changes are those since a number.');
    return json(opened().since(since, pageOf(req)));
  });
  app.put('/api/kept', async ({ req }) => {
    const { name, value, before } = await bodyOf(req);
    if (!isText(name) || !(value === null || isText(value)) || !(before === undefined || isText(before)))
      return refuseWith(400, 'A value is kept with name and value.');
    const { set } = opened();
    if (before === undefined || before === set.kept()[name]) set.keep(name, value);
    return empty();
  });
  app.post('/api/print', async ({ req }) => {
    const { set } = opened();
    const body = await bodyOf(req);
    if (printing) return refuseWith(409, 'Something is being printed: wait for it, or cancel it.');
    if (!arePrintOptions(body)) return refuseWith(400, 'Options are texts, true or false.');
    printing = new AbortController();
    try {
      // Aborted if the page is closed or cancels.
      const signal = AbortSignal.any([printing.signal, req.raw.signal]);
      const { file, type, about } = await set.print(body, signal);
      const headers = {
        'content-type': type,
        'x-ecos-print': encodeURIComponent(JSON.stringify(about)),
      };
      return new Response(file as Uint8Array<ArrayBuffer>, { headers });
    } finally {
      printing = undefined;
    }
  });
  app.get('/api/revisions', async () => json(await opened().set.revisions()));
  app.get('/api/earlier', async ({ req }) => {
    const [{ set }, since] = [opened(), req.query('since') || 'HEAD'];
    return json(since === LAST_TABLE ? host.lastTable(set) : await set.earlier(since));
  });
  return () => {
    open?.close();
    printing?.abort();
  };
}

const WITHOUT_KEY =
  'The key is missing or that of another studio, such as an earlier one: open the whole address that ecos studio printed.';

const bodyOf = (request: HonoRequest) => readBody(request, LARGEST_BODY);

/** The maximum size of a picture that a page saves, in bytes. */
const LARGEST_PICTURE = 2 ** 21;

function savePicture(set: OpenSet, request: HonoRequest, bytes?: Uint8Array): Response {
  const [card, file = ''] = [Number(request.query('card')), request.query('file')];
  const wrong = pathProblem(file);
  if (wrong !== undefined) return refuseWith(400, wrong);
  if (!Number.isInteger(card) || card < 1) return refuseWith(400, 'Cards have numbers.');
  if (!set.writable) return refuseWith(403, `${set.name} cannot be changed here: ${CANNOT_WRITE}`);
  set.savePicture({ card, file }, bytes);
  return empty();
}

const isText = (value: unknown) => typeof value === 'string';

const areTexts = (files: unknown): files is FileText[] =>
  Array.isArray(files) && files.every((one) => isText(Object(one).file) && isText(Object(one).text));

async function save(opened: OpenedSet, request: HonoRequest): Promise<Response> {
  const { file, text, mark } = await bodyOf(request);
  if (!isText(file) || !isText(text) || !(mark === null || isText(mark)))
    return refuseWith(400, 'A text is saved with file, text and mark.');
  const wrong = problemOf(file, text);
  if (wrong) return wrong;
  const { set } = opened;
  if (!set.writable) return refuseWith(403, `${set.name} cannot be changed here: ${CANNOT_WRITE}`);
  const outcome = set.save({ file, text, mark });
  if ('text' in outcome) return json(outcome, 409);
  opened.saved({ file, text, mark: outcome.mark }, pageOf(request));
  return json(outcome);
}

const CANNOT_WRITE = 'it is bundled or read-only. ecos new copies a set, and then it is yours.';

const arePrintOptions = (body: Record<string, unknown>): body is PrintRequest =>
  Object.values(body).every((value) => isText(value) || typeof value === 'boolean');

/** Why a text cannot be saved in a file. */
function problemOf(file: string, text: string): Response | undefined {
  const wrong = pathProblem(file);
  if (wrong !== undefined) return refuseWith(400, wrong);
  if (!text.isWellFormed()) return refuseWith(400, `The text of ${file} has an incomplete character in it.`);
  if (Buffer.byteLength(text) > LARGEST_TEXT)
    return refuseWith(413, `${file} would be longer than ${LARGEST_TEXT / 2 ** 20} MB.`);
  return undefined;
}

/** The page that sends the request, if it identifies itself. */
const pageOf = (request: HonoRequest): string | undefined => request.header('x-ecos-page');
