/**
 * A small HTTP server for the simulated providers: raw bodies in, whole answers out.
 */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request with its body as it came. */
export type SimRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** An answer; `null` as body keeps the connection open without ever answering. */
export type SimAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
};

export const htmlAnswer = (html: string, status = 200): SimAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
  body: html,
});

export const redirectAnswer = (url: string): SimAnswer => ({
  status: 303,
  headers: { location: url },
  body: '',
});

/** A listening server. */
export type SimServer = { readonly origin: string; readonly stop: () => Promise<void> };

/**
 * Serves on loopback.
 *
 * @param port wanted port; another one where it is taken, any where it is 0
 */
export async function serve(
  port: number,
  answer: (request: SimRequest) => SimAnswer | Promise<SimAnswer>,
): Promise<SimServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'simulator'}`);
      const { method = 'GET', headers } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      void Promise.resolve(answer({ method, url, headers, body })).then((result) => {
        if (result.body === null) return;
        response.writeHead(result.status, result.headers);
        response.end(result.body);
      });
    });
  });
  const { port: taken } = await listen(server, port).catch(() => listen(server, 0));
  return {
    origin: `http://127.0.0.1:${taken}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });
}
