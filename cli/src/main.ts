#!/usr/bin/env node
/**
 * The program `shangyuan`: gives the process to `run`.
 */
import { readFileSync, writeSync } from 'node:fs';
import { EXIT, type Io } from './context.ts';
import { run } from './run.ts';

/** Writes all of a text; a pipe that is full is tried again. */
function writeTo(file: number, words: string): void {
  const bytes = Buffer.from(words);
  for (let from = 0; from < bytes.length;) {
    try {
      from += writeSync(file, bytes, from);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') process.exit(EXIT.brokenPipe);
      if (code !== 'EAGAIN') throw error;
    }
  }
}

const now = new Date();
const io: Io = {
  write: (words) => writeTo(1, words),
  warn: (words) => writeTo(2, words),
  readFile: (path) => readFileSync(path === '-' ? 0 : path),
  isTerminal: process.stdout.isTTY,
  isErrorTerminal: process.stderr.isTTY,
  env: process.env,
  today: { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() },
};

process.exitCode = await run(process.argv.slice(2), io);
