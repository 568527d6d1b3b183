/**
 * The server for programs that bring their own transport, and over HTTP.
 */
export type { World } from './context.ts';
export { answerRequest } from './http.ts';
export { createServer } from './server.ts';
