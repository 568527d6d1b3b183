/**
 * The official client on the server in one process; today is 2026-11-23.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { World } from './context.ts';
import { createServer } from './server.ts';

/** A result of a tool. */
export interface Result {
  readonly conclusion: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly notices: readonly string[];
  readonly sources: readonly string[];
  readonly accuracy: string;
  readonly engineVersion: string;
}

/** A client that is connected. */
export async function connect(world: Partial<World> = {}): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer({
    today: () => ({ year: 2026, month: 11, day: 23 }),
    report: (error) => {
      throw error;
    },
    ...world,
  }).connect(ours);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(theirs);
  // The client then holds every result against its schema.
  await client.listTools();
  return client;
}

/** Result of a call. @throws Error with the line of one that was refused */
export async function resultOf(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const { isError, content, structuredContent } = (await client.callTool({
    name,
    arguments: args,
  })) as CallToolResult;
  const [first] = content;
  const words = first?.type === 'text' ? first.text : '';
  if (isError === true) throw new Error(words);
  // Clients without schemas read the same as text.
  if (JSON.stringify(structuredContent) !== words) throw new Error(`text and record of ${name} differ`);
  return structuredContent as unknown as Result;
}
