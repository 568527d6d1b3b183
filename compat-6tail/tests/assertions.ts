/** The translated assertions: steps on a library, each a call on the answer of an earlier one, and what the last must be. */
import { readFileSync } from 'node:fs';
import { equal } from 'node:assert/strict';
import { NotInShangyuan } from '../src/notInShangyuan.ts';
import * as lunar from '../src/lunar/index.ts';
import * as tyme from '../src/tyme/index.ts';

interface Origin {
  readonly repository: string;
  readonly commit: string;
  readonly package: string;
  readonly licence: string;
  readonly door: 'lunar' | 'tyme';
}

/** On what (a class, or the number of a step), the method (`.x` reads, `=x` sets, `new`), its values (`{ref}` is a step). */
type Step = readonly [on: string | number, name: string, ...values: unknown[]];

export interface Assertion {
  /** File and test. */
  readonly test: string;
  readonly steps: readonly Step[];
  /** Steps whose answers are compared, where it is not the last one only. */
  readonly values?: readonly number[];
  readonly is?: unknown;
  /** The last answer is something. */
  readonly exists?: true;
  /** The last answer is a list of things with these texts. */
  readonly texts?: readonly string[];
}

export interface Suite {
  readonly origin: Origin;
  readonly assertions: readonly Assertion[];
}

export function suite(name: 'lunar-javascript' | 'tyme4ts'): Suite {
  const lines = readFileSync(new URL(`../assertions/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const [origin, ...assertions] = lines.map((line) => JSON.parse(line) as unknown);
  return { origin: origin as Origin, assertions: assertions as Assertion[] };
}

const DOORS = { lunar, tyme } as unknown as Record<string, Record<string, Record<string, unknown>>>;

/** Settings that one assertion makes for the whole library, and what was there before. */
type Undo = () => void;

function play(
  door: Record<string, Record<string, unknown>>,
  steps: readonly Step[],
  undo: Undo[],
): unknown[] {
  const answers: unknown[] = [];
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return 'ref' in value ? answers[value.ref as number] : value;
  };
  for (const [on, name, ...values] of steps) {
    const target = (typeof on === 'string' ? door[on] : answers[on]) as Record<string, unknown>;
    const given = values.map(read);
    if (name === 'new') answers.push(Reflect.construct(target as never, given));
    else if (name.startsWith('.')) answers.push(target[name.slice(1)]);
    else if (name.startsWith('=')) {
      const key = name.slice(1);
      const before = target[key];
      undo.push(() => (target[key] = before));
      answers.push((target[key] = given[0]));
    } else {
      equal(typeof target[name], 'function', `no method ${name}`);
      answers.push((target[name] as (...of: unknown[]) => unknown)(...given));
    }
  }
  return answers;
}

/** What our adapter answers: as the assertion wants it, or the text of the error. */
export function answerOf({ origin }: Suite, { steps, values, exists, texts }: Assertion): unknown {
  const undo: Undo[] = [];
  try {
    const answers = play(DOORS[origin.door] ?? {}, steps, undo);
    const last = answers.at(-1);
    if (exists) return last !== null && last !== undefined && last !== false;
    if (texts) return (last as unknown[]).map(String);
    return values ? values.map((step) => answers[step]) : (last ?? null);
  } catch (error) {
    return error instanceof NotInShangyuan ? String(error) : `error: ${(error as Error).message}`;
  } finally {
    for (const back of undo.reverse()) back();
  }
}

export function expectedOf({ is, exists, texts }: Assertion): unknown {
  return exists ?? texts ?? is;
}
