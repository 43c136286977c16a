/** An assistant in the same process, with the client of the protocol's own kit. */
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';
import { AssistantFolder } from '../../cli/assistants/folder.ts';
import { assistantServer } from '../../cli/assistants/server.ts';

/** An assistant at work on a folder. */
export async function assistantOn(path?: string) {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const server = assistantServer(new AssistantFolder(path));
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(far), client.connect(near)]);
  onTestFinished(() => client.close());
  return { client, call: toolCaller(client) };
}

/** Calls tools. A refusal is its text, any other answer what its JSON says. */
export const toolCaller =
  (client: Client) =>
  async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [first] = content;
    if (first?.type !== 'text') return first;
    return isError ? first.text : JSON.parse(first.text);
  };
