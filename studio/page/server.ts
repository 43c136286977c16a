/** The studio's server as the page sees it: texts, saving, what changes on the disk. */
import type { FileText } from '../messages.ts';
import type { FreshAnswer, OpenAnswer } from '../server-messages.ts';

/** A text with a mark that tells it from others: what is saved replaces only what was read. */
export interface MarkedText extends FileText {
  mark: string | null;
}

/** The set that the studio opened, and the texts that were not saved, with the marks of those they began from. */
export type OpenedSet = OpenAnswer & { drafts?: MarkedText[] };

/** Something on the disk that changed; nothing but a sign of life without a file. */
export type DiskChange = MarkedText | { file: string; gone: true } | Record<string, never>;

/** How saving went: the mark of the new text, or the text that the disk has by now. */
export type Saved = { mark: string } | { theirs: { text: string; mark: string } };

/** A refusal of the server, in words for people. */
export class Refusal extends Error {}

/** The server's answers. */
export class Server {
  readonly #key: string;
  constructor(key: string) {
    this.#key = key;
  }

  async opened(): Promise<OpenedSet | FreshAnswer> {
    return (await this.#json('GET', 'set')) as OpenedSet | FreshAnswer;
  }

  async save(text: MarkedText): Promise<Saved> {
    const response = await this.#sent('PUT', 'files', text);
    const answer = (await response.json()) as { mark: string; text: string; error?: string };
    if (response.status === 409) return { theirs: { text: answer.text, mark: answer.mark } };
    if (!response.ok) throw new Refusal(answer.error ?? response.statusText);
    return { mark: answer.mark };
  }

  /** Keeps a text that is not saved. It arrives even if the page is closed meanwhile. */
  async keepDraft(text: MarkedText): Promise<void> {
    await this.#json('PUT', 'drafts', text);
  }

  async dropDraft(file: string): Promise<void> {
    await this.#json('DELETE', 'drafts', { file });
  }

  /** Tells of each change on the disk, for as long as the server runs. */
  async *changes(): AsyncGenerator<DiskChange> {
    const response = await this.#sent('GET', 'changes');
    if (!response.ok || !response.body) throw new Refusal(response.statusText);
    let rest = '';
    const text = response.body.pipeThrough(new TextDecoderStream());
    for await (const piece of text as unknown as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as DiskChange;
    }
  }

  async #json(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.#sent(method, path, body);
    const answer: unknown = response.status === 204 ? {} : await response.json();
    if (response.ok) return answer;
    throw new Refusal((answer as { error?: string }).error ?? response.statusText);
  }

  #sent(method: string, path: string, body?: unknown): Promise<Response> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return fetch(`/api/${path}`, {
      method,
      headers: { 'x-ecos-key': this.#key, ...(text !== undefined && { 'content-type': 'application/json' }) },
      ...(text !== undefined && { body: text }),
      // Drafts are kept although the page is closed; browsers refuse that for long texts.
      keepalive: method === 'PUT' && path === 'drafts' && (text?.length ?? 0) < 60_000,
    });
  }
}
