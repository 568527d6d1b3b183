#!/usr/bin/env node
/**
 * The program `shangyuan-mcp`: the server on standard input and output. When the client closes its end,
 * calls under way are answered, and the program ends with 0.
 */
import { existsSync, readFileSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './server.ts';

const words = process.argv.slice(2);
if (words.length > 0) {
  process.stderr.write(`error: shangyuan-mcp takes no arguments, got ${words.join(' ')}\n`);
  process.exit(2);
}

// A client that is gone cannot be answered.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 141 : 1));

/** In the package; not in a checkout. */
const PAGE = new URL('../app/chart.html', import.meta.url);

await createServer({
  chartPage: existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : null,
  today: () => {
    const now = new Date();
    return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  },
  report: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
}).connect(new StdioServerTransport());
