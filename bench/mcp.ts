/**
 * Calls of the MCP server by the official client in one process: the message, the schema, the tool and the result, beside the
 * command that the tool calls. The heaviest tool is there too: over HTTP other requests wait for it.
 */
import { answerOf, chart } from '@shangyuan/cli';
import { toolCallOf } from '../mcp/src/context.ts';
import { connect, resultOf } from '../mcp/src/testing.ts';
import { atFirstUse, type BenchCase } from './case.ts';

const BIRTH = '1990-06-15 14:30 女 成都';
const COUNT = 20;
const client = atFirstUse(connect);

async function times(count: number, work: () => Promise<unknown>): Promise<unknown> {
  let last: unknown;
  for (let i = 0; i < count; i++) last = await work();
  return last;
}

const BARE = 'the command chart, without a client';

/** The cases of this file. */
export const cases: readonly BenchCase[] = [
  {
    name: BARE,
    unit: 'calls',
    count: COUNT,
    ours: async () => {
      const call = toolCallOf('zh', { year: 2026, month: 11, day: 23 }, true);
      return times(COUNT, async () =>
        JSON.stringify((await answerOf(chart, call.command([BIRTH], {}))).record),
      );
    },
    peers: {},
  },
  {
    name: 'the MCP server, cast_chart by its client',
    unit: 'calls',
    count: COUNT,
    ours: async () => {
      const connected = await client();
      return times(COUNT, async () => resultOf(connected, 'cast_chart', { birth: BIRTH }));
    },
    peers: {},
    beside: BARE,
  },
  {
    name: 'the MCP server, pick_days over 400 days',
    unit: 'calls',
    count: 1,
    ours: async () =>
      resultOf(await client(), 'pick_days', { affair: '嫁娶', from: '2026-01-01', to: '2027-02-04' }),
    peers: {},
    aimRate: 10,
  },
];
