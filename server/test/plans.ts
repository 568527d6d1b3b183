/** How PostgreSQL would go about the statements of a store. */
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely';
import type { Database } from '../src/db/database.ts';
import type { Db, Tables, Tx } from '../src/db/tables.ts';

/** A step of a plan. */
export type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
};

type Run = (text: string) => Promise<readonly object[]>;

/**
 * Plans of a statement for any value of its parameters, as a prepared statement comes to have them: an index that serves some values
 * only does not count.
 *
 * @param run runs a text on one connection, always the same
 */
export async function plansOf(run: Run, text: string): Promise<readonly Plan[]> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
  const nulls = count === 0 ? '' : `(${Array.from({ length: count }, () => 'NULL').join(', ')})`;
  await run('SET plan_cache_mode = force_generic_plan');
  await run(`PREPARE looked AS ${text}`);
  const rows = await run(`EXPLAIN (FORMAT JSON) EXECUTE looked${nulls}`);
  await run('DEALLOCATE looked');
  return rows.flatMap((row) =>
    (row as { 'QUERY PLAN': readonly { Plan: Plan }[] })['QUERY PLAN'].map((one) => one.Plan),
  );
}

/** A database that gives the plan of a statement to `keep`, and no rows. */
function explainer(db: Db, keep: (plan: Plan) => void): Db {
  const run: Run = async (text) => (await db.executeQuery<object>(CompiledQuery.raw(text))).rows;
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql }) => {
      for (const plan of await plansOf(run, sql)) keep(plan);
      return { rows: [] };
    },
    streamQuery: () => {
      throw new TypeError('Cannot stream plans');
    },
  };
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return connection;
    }
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** Every step of a plan. */
function* stepsOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const inner of plan.Plans ?? []) yield* stepsOf(inner);
}

/** Tables that a store's statement would read whole, because no index leads to the rows that are wanted. */
export async function tablesReadWhole(
  database: Database,
  ask: (tx: Tx) => Promise<unknown>,
): Promise<readonly string[]> {
  const plans: Plan[] = [];
  await database.withoutTimeout(async (db) => {
    // Nothing is cheaper than reading an empty table, unless that is forbidden; so are joins that read both sides whole.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await db.executeQuery(CompiledQuery.raw(`SET enable_${way} = off`));
    // Some stores make an error of no rows.
    await ask(explainer(db, (plan) => plans.push(plan))).catch(() => {});
  });
  if (plans.length === 0) throw new RangeError('Cannot look at plans: there is none, expected one');
  return plans
    .flatMap((plan) => [...stepsOf(plan)])
    .filter((step) => /^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(step['Node Type']))
    .filter((step) => step['Index Cond'] === undefined)
    .map((step) => step['Relation Name'] ?? step['Node Type']);
}
