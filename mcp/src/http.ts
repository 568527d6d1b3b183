/**
 * The server over streamable HTTP without sessions: each request has a server and a transport, and is answered by JSON.
 */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { World } from './context.ts';
import { createServer } from './server.ts';

/**
 * Answers a request.
 *
 * @param request method and headers as they came
 * @param body its JSON, read by the caller within the caller's limit
 */
export async function answerRequest(request: Request, body: unknown, world: World): Promise<Response> {
  const server = createServer(world);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}
