/** A small HTTP server for the simulators of providers. */
import { createServer, type IncomingHttpHeaders } from 'node:http';

export type SimRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };
export type SimAnswer = { status?: number; body: unknown; type?: string };

export async function startSimulator(
  answer: (request: SimRequest) => SimAnswer,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://simulator');
      const body = Buffer.concat(chunks).toString('utf8');
      const {
        status = 200,
        body: reply,
        type,
      } = answer({ method: request.method ?? '', url, headers: request.headers, body });
      response.writeHead(status, { 'content-type': type ?? 'application/json' });
      response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
