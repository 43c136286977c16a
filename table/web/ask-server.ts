/** Requests of a page to its server. */

/** The server has refused a request, with a sentence for the user. */
export class Refusal extends Error {}

/**
 * Sends a request with a key: a `POST` if it has a body.
 * @throws Refusal with the server's sentence, or another error if the server does not answer
 */
export async function askServer(path: string, key: string, body?: object): Promise<Response> {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-ecos-key': key, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refusal(((await answer.json()) as { error: string }).error);
  return answer;
}

/** The query that selects a game of a table in a URL; empty for the last game. */
export const inGame = (game: number | undefined): string => (game === undefined ? '' : `?game=${game}`);
