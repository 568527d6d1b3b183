/** Faults of the server itself: killed, started twice, with a clock that steps, killed while it brings the schema up to date. */
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runServer } from '../test/process.ts';
import { NAMES, onStage, type Fault } from './fault.ts';
import type { DatabaseKind } from './stage.ts';

/** kill -9 in the middle of the load, and a start on the same data. */
export function killed(kind: DatabaseKind, tries: number): Fault {
  return {
    title: `the server killed (\`kill -9\`), on ${NAMES[kind]}`,
    tries,
    run: (count, seed) =>
      onStage({ kind, seed }, count, async (stage) => {
        const since = performance.now();
        await stage.kill();
        await stage.start();
        return since;
      }),
  };
}

/** Another server on the folder of the embedded database: refused with a message that names the holder, which goes on. */
export const startedTwice: Fault = {
  title: 'a second server started on the folder of an embedded database: refused',
  tries: 5,
  run: (count, seed) =>
    onStage({ kind: 'embedded', seed }, count, async (stage) => {
      const since = performance.now();
      const { code, output } = await runServer({ ...stage.env, PORT: '0' });
      const message = `The embedded database is in use by process ${stage.server?.child.pid}`;
      if (code !== 1 || !output.includes(message)) throw new Error(`not refused: ${code} ${output}`);
      return since;
    }),
};

const HOUR_MS = 3_600_000;
const STEPS_MS = [HOUR_MS, -HOUR_MS, HOUR_MS / 6, -HOUR_MS / 6, 26 * HOUR_MS, -26 * HOUR_MS];
const STEPPED_MS = 4_000;
/** What a busy machine may take to answer. */
const SLACK_MS = 60_000;
const CLOCK = fileURLToPath(new URL('shiftedClock.ts', import.meta.url));

/** The clock of the server steps and steps back; the providers' stays, which refuse what is signed minutes from now. */
export const clockSteps: Fault = {
  title: 'the clock of the server steps by an hour, ten minutes and 26 hours, ahead and back',
  tries: STEPS_MS.length,
  run: (count, seed) =>
    onStage(
      {
        kind: 'postgres',
        seed,
        env: (folder) => {
          writeFileSync(`${folder}/clock`, '0');
          return { CLOCK_FILE: `${folder}/clock`, NODE_OPTIONS: `--import ${CLOCK}` };
        },
      },
      count,
      async ({ folder, server, load }, attempt) => {
        const step = async (ms: number) => {
          writeFileSync(`${folder}/clock`, String(ms));
          server?.child.kill('SIGUSR2');
          await wait(STEPPED_MS);
          const answer = await fetch(`${load.address}/api/publicKey`);
          const { data } = (await answer.json()) as { data: { now: number } };
          if (Math.abs(data.now - Date.now() - ms) > SLACK_MS) throw new Error('the clock did not step');
        };
        const since = performance.now();
        await step(STEPS_MS[(attempt - 1) % STEPS_MS.length] ?? 0);
        // Uses and records do not wait for the clock to be right.
        await load.isBack(['read', 'write'], since);
        await step(0);
        return { since, paySince: performance.now() };
      },
    ),
};
