/**
 * Lock file of the embedded database, because PGlite itself opens a directory twice and then loses rows. The file names
 * its holder by pid and start time; it is taken over from a dead process only, never from a silent one.
 */
import { linkSync, mkdirSync, readFileSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { StartError } from '../errors.ts';

/**
 * Takes the lock.
 *
 * @param path of the lock file
 * @returns function that gives the lock back
 * @throws StartError when a living process holds it
 */
export function takeDataLock(path: string): () => void {
  if (!tryLink(path)) takeOver(path);
  return () => {
    if (readHolder(path) === holderOf(process.pid)) unlinkSync(path);
  };
}

/** Creates the lock in one step, with its content: a link either appears whole or fails. */
function tryLink(path: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, holderOf(process.pid), { mode: 0o600 });
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(own);
  }
}

function takeOver(path: string): void {
  const guard = `${path}.takeover`;
  try {
    mkdirSync(guard);
  } catch {
    throw new StartError(`Another process is taking over ${path}. If none is, remove ${guard}.`);
  }
  try {
    const holder = readHolder(path);
    if (holder !== null && isAlive(holder))
      throw new StartError(`The embedded database is in use by process ${holder.split(' ')[0]} (${path}).`);
    if (holder !== null) unlinkSync(path);
    if (!tryLink(path))
      throw new StartError(`The embedded database has just been taken by another process (${path}).`);
  } finally {
    rmdirSync(guard);
  }
}

function readHolder(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

/** A pid may have been given to another program since; its start time shows it (where /proc exists). */
function isAlive(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  return holderOf(pid) === holder;
}

function holderOf(pid: number): string {
  return `${pid} ${startTimeOf(pid)}`;
}

function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}
