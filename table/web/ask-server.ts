/** Requests of a page to its server. */

/** The server has refused a request, with a sentence for the user. */
export class Refusal extends Error {}

/**
 * Sends a request with a key: a `POST` if it has a body.
 * @throws Refusal with the server's sentence, or another error if the server does not answer
 */
export async function askServer<T>(path: string, key: string, body?: object): Promise<T> {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-ecos-key': key, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const data = (await answer.json()) as T | { error: string };
  if (!answer.ok) throw new Refusal((data as { error: string }).error);
  return data as T;
}

/** The query that selects a game of a table in a URL; empty for the last game. */
export const inGame = (game: number | undefined): string => (game === undefined ? '' : `?game=${game}`);
