/**
 * Processor time and memory of processes, from /proc. The time says the same on a busy machine as on an idle one.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

type Stat = { readonly parent: number; readonly ownMs: number; readonly childrenMs: number };

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
    return { parent: Number(fields[1]), ownMs: ticks(11), childrenMs: ticks(13) };
  } catch {
    return null;
  }
}

/** Milliseconds that a process has used, those of its children too where asked, also of those that have ended. */
export function cpuMsOf(pid: number, withChildren: boolean): number {
  const own = statOf(pid);
  if (own === null) return 0;
  if (!withChildren) return own.ownMs;
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return own.ownMs + own.childrenMs + living.reduce((sum, stat) => sum + (stat?.ownMs ?? 0), 0);
}

/** Memory of a process that lies in RAM, in MB; 0 once it has ended. */
export function rssMbOf(pid: number): number {
  try {
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kb ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
