/** What a fault is, and how one is tried again and again under the load. */
import { compareWithApi, compareWithDatabase, type Findings } from './books.ts';
import type { Recovery, Row } from './results.ts';
import { Stage, type StageOptions } from './stage.ts';

/** A row of the table: a fault on a database. */
export type Fault = {
  readonly title: string;
  /** Tries where the command names no number. */
  readonly tries: number;
  readonly run: (tries: number, seed: number) => Promise<Omit<Row, 'title'>>;
};

/** What the databases are called. */
export const NAMES = { postgres: 'PostgreSQL', embedded: 'the embedded database' } as const;

const ANSWERS_BEFORE = 60;
const ANSWERS_AFTER = 40;
/** The API shows everything of everyone: at the end, and now and then. */
const SHOWN_EVERY = 10;

export const say = (text: string) => process.stdout.write(`${text}\n`);

type Moments = {
  /** From when reads and writes should be answered again, by `performance.now()`. */
  readonly since: number;
  /** The same of calls that need a provider. */
  readonly paySince: number;
};

/** Lets a fault come and go, with the server running at the end. @returns when all should be answered again */
export type Inflict = (stage: Stage, attempt: number) => Promise<number | Moments>;

/** Tries a fault on a server with a new database. */
export async function onStage(
  options: StageOptions,
  tries: number,
  inflict: Inflict,
): Promise<Omit<Row, 'title'>> {
  const stage = await Stage.open(options);
  try {
    await stage.start();
    return await tryUnderLoad(stage, tries, inflict);
  } finally {
    await stage.close();
  }
}

/**
 * Tries a fault under the load: it runs, the fault comes and goes, calls are answered again; then what was acknowledged is
 * compared with the database and with what the owners see.
 */
async function tryUnderLoad(stage: Stage, tries: number, inflict: Inflict): Promise<Omit<Row, 'title'>> {
  const { load } = stage;
  const lost = new Set<string>();
  const twice = new Set<string>();
  const note = (found: Findings) => {
    for (const line of found.lost) lost.add(line);
    for (const line of found.twice) twice.add(line);
  };
  const recoveries: Recovery[] = [];
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    await load.run();
    await load.answers(ANSWERS_BEFORE);
    const moments = await inflict(stage, attempt);
    const { since, paySince } = typeof moments === 'number' ? { since: moments, paySince: moments } : moments;
    await load.isBack(['read', 'write'], since);
    await load.isBack(['pay'], paySince);
    await load.answers(ANSWERS_AFTER);
    await load.pause();
    const recoveryOf = (kind: keyof Recovery, from: number) =>
      load.timeline.recoveryMs(kind, from) ?? Infinity;
    const recovery = {
      read: recoveryOf('read', since),
      write: recoveryOf('write', since),
      pay: recoveryOf('pay', paySince),
    };
    recoveries.push(recovery);
    if (attempt === tries || attempt % SHOWN_EVERY === 0) note(await compareWithApi(load));
    // Only one process may have the embedded database open: it is compared once the server has stopped.
    if (stage.postgres === null && attempt === tries) await stage.stop();
    if (stage.server === null || stage.postgres !== null)
      note(await stage.withQuery((query) => compareWithDatabase(load, query)));
    for (const path of load.unanswered.splice(0)) lost.add(`never answered: ${path}`);
    const { answered, failed } = load.timeline;
    say(
      `  ${attempt}/${tries}: back after ${recovery.read.toFixed(0)} ms (reads), ${recovery.write.toFixed(0)} ms (writes), ${recovery.pay.toFixed(0)} ms (payments); ` +
        `so far ${answered} answers, ${failed} failures, ${load.acknowledged} acknowledged, ${lost.size} lost, ${twice.size} twice`,
    );
  }
  return { tries: recoveries, acknowledged: load.acknowledged, lost: [...lost], twice: [...twice] };
}
