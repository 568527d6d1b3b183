/** Faults of the database under a running server. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestPostgres } from '../test/postgres.ts';
import { NAMES, onStage, type Fault, type Inflict } from './fault.ts';
import { alsoClose, type DatabaseKind, type Stage } from './stage.ts';

/** How long the database is away. */
const AWAY_MS = 3_000;
/** A disk with the data of a database and little room beside them. */
const DISK_MB = 384;
const FULL_MS = 3_000;
const BLOCK = Buffer.alloc(1_048_576, 1);

const postgresOf = ({ postgres }: Stage): TestPostgres => {
  if (postgres === null) throw new TypeError('no PostgreSQL');
  return postgres;
};

const away = (title: string, tries: number, inflict: Inflict): Fault => ({
  title,
  tries,
  run: (count, seed) => onStage({ kind: 'postgres', seed }, count, inflict),
});

const endedAndStarted =
  (signal: 'SIGINT' | 'SIGQUIT'): Inflict =>
  async (stage) => {
    const postgres = postgresOf(stage);
    await postgres.halt(signal);
    await wait(AWAY_MS);
    const since = performance.now();
    await postgres.resume();
    return since;
  };

export const stopped = away('PostgreSQL stopped for three seconds', 5, endedAndStarted('SIGINT'));
export const crashed = away(
  'PostgreSQL ended without a checkpoint, for three seconds',
  5,
  endedAndStarted('SIGQUIT'),
);

/** Longer than a call waits for the database. */
const FROZEN_MS = 8_000;
export const frozen = away('PostgreSQL frozen (`SIGSTOP`) for eight seconds', 5, async (stage) => {
  const postgres = postgresOf(stage);
  postgres.freeze();
  try {
    await wait(FROZEN_MS);
  } finally {
    postgres.thaw();
  }
  return performance.now();
});

/** Mounts a small disk. @returns null where nothing may be mounted on this machine */
function mountDisk(): { readonly folder: string; readonly unmount: () => Promise<void> } | null {
  const folder = mkdtempSync('/tmp/shangyuan-disk-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0755`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const unmount = alsoClose(async () => {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  });
  return { folder, unmount };
}

/** Takes what room is left on a disk, to the last byte. */
function fill(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let block = BLOCK; block.length > 0;) {
      try {
        if (writeSync(descriptor, block) === 0) break;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        block = block.subarray(0, Math.floor(block.length / 2));
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The disk of the database full, and room on it again; a database or server that ended over it is started again. */
export function diskFull(kind: DatabaseKind, tries: number): Fault {
  return {
    title: `the disk of ${NAMES[kind]} full for three seconds`,
    tries,
    run: async (count, seed) => {
      const disk = mountDisk();
      if (disk === null)
        return {
          tries: [],
          acknowledged: 0,
          lost: [],
          twice: [],
          skipped: 'a small disk cannot be mounted here',
        };
      try {
        return await onStage({ kind, seed, parent: disk.folder }, count, async (stage) => {
          const ballast = `${disk.folder}/ballast`;
          fill(ballast);
          for (const end = performance.now() + FULL_MS; performance.now() < end;) {
            await wait(100);
            fill(ballast);
          }
          rmSync(ballast);
          const since = performance.now();
          await postgresAgain(stage);
          if (stage.hasEnded) await stage.start();
          return since;
        });
      } finally {
        await disk.unmount();
      }
    },
  };
}

/** Starts PostgreSQL again where it has ended. */
async function postgresAgain({ postgres }: Stage): Promise<void> {
  if (postgres?.hasEnded() === true) await postgres.resume();
}
