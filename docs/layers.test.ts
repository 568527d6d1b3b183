/**
 * The law of the house (docs/layers.ts) holds in every source file, and its quotation in ARCHITECTURE.md is true. The imports
 * at the end are forbidden ones that a reviewer tried, each in the place where it was tried.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  circlesOf,
  violationsOf,
  importsOf,
  isStanding,
  moduleOf,
  sourceFiles,
  textOf,
  WORKSPACES,
} from './imports.ts';
import { LAYERS, layersText } from './layers.ts';

describe('the arrows of the house', () => {
  const files = sourceFiles();

  it('every import of every source file is in the table', () => {
    expect(files.length).toBeGreaterThan(600);
    expect(files.flatMap((file) => violationsOf(file, textOf(file)))).toEqual([]);
  });

  it('no files import each other in a circle', () => {
    expect(circlesOf(files, textOf)).toEqual([]);
  });

  it('no modules of the server import each other in a circle', () => {
    expect(circlesOf(files, textOf, moduleOf)).toEqual([]);
  });

  it('every row is a room that stands', () => {
    const gone = WORKSPACES.flatMap((workspace) =>
      Object.keys(LAYERS[workspace]).filter((row) => !isStanding(workspace, row)),
    );
    expect(gone).toEqual([]);
  });

  it('ARCHITECTURE.md quotes the table (npm run layers)', () => {
    const text = readFileSync(new URL('ARCHITECTURE.md', import.meta.url), 'utf8');
    expect(/<!-- layers -->\n([\s\S]*?)\n<!-- \/layers -->/.exec(text)?.[1]).toBe(layersText());
  });
});

describe('what counts as an import', () => {
  it.each([
    [`import { a } from './a.ts';`, ['./a.ts']],
    [`import type { A } from './a.ts';`, ['./a.ts']],
    [`import {\n  a,\n  b,\n} from './a.ts';`, ['./a.ts']],
    [`export { a } from './a.ts';`, ['./a.ts']],
    [`export * from "./a.ts";`, ['./a.ts']],
    [`import './a.css';`, ['./a.css']],
    [`const load = () => import('./A.tsx');`, ['./A.tsx']],
    [`type A = import('./a.ts').A;`, ['./a.ts']],
    [`/**\n * import { a } from './a.ts';\n */\nconst from = './b.ts';`, []],
    [`// import { a } from './a.ts';`, []],
  ])('%s', (text, imports) => {
    expect(importsOf(text)).toEqual(imports);
  });
});

describe('a circle', () => {
  it('is found through types and doors', () => {
    const texts: Record<string, string> = {
      'engine/src/time/index.ts': `export { a } from './a.ts';`,
      'engine/src/time/a.ts': `import type { B } from './b.ts';`,
      'engine/src/time/b.ts': `import { a } from '@shangyuan/engine/time';`,
      'engine/src/time/c.ts': `import { a } from './a.ts';`,
    };
    expect(circlesOf(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
      'engine/src/time/a.ts engine/src/time/b.ts engine/src/time/index.ts',
    ]);
  });

  it('is found between modules of the server whose files form none', () => {
    const texts: Record<string, string> = {
      'server/src/modules/a/one.ts': `import type { B } from '../b/one.ts';`,
      'server/src/modules/a/two.ts': '',
      'server/src/modules/b/one.ts': `import './two.ts';`,
      'server/src/modules/b/two.ts': `import '../../http/calls.ts';`,
      'server/src/http/calls.ts': `import { a } from '../modules/a/two.ts';`,
    };
    const read = (file: string) => texts[file] ?? '';
    expect(circlesOf(Object.keys(texts), read)).toEqual([]);
    expect(circlesOf(Object.keys(texts), read, moduleOf)).toEqual([
      'server/src/http server/src/modules/a server/src/modules/b',
    ]);
  });
});

/** Place of the file, what it would say. */
type Trial = readonly [file: string, text: string];

const ALLOWED: readonly Trial[] = [
  ['engine/src/time/x.ts', `import { BRANCHES } from '../ganzhi/index.ts';`],
  ['web/src/ui/controls/X.tsx', `import { showToast } from '../../lib/page/toast.ts';`],
  [
    'web/src/pages/XPage.tsx',
    'import { lunarDateOf } from "@shangyuan/engine/calendar";\nlunarDateOf(at(x, y), {\n a: [1, 2],\n}, engine);',
  ],
];

const FORBIDDEN: readonly Trial[] = [
  ['engine/src/ganzhi/x.ts', `import { lunarDateOf } from '../calendar/index.ts';`],
  ['engine/src/chart/x.ts', `import { almanacDay } from '../almanac/index.ts';`],
  ['engine/src/chart/x.ts', `import type { Analysis } from '../analysis/index.ts';`],
  ['web/src/ui/controls/X.tsx', `import { MonthGrid } from '../../features/monthGrid/MonthGrid.tsx';`],
  ['web/src/features/chart/X.tsx', `import { PAGES } from '../../app/pages.ts';`],
  ['web/src/pages/XPage.tsx', `import { router } from '../app/router.tsx';`],
  ['contract/src/calls/x.ts', `import { z } from 'zod';`],
  ['reading/src/hexagrams/x.ts', `import { CALLS } from '@shangyuan/contract';`],
  ['engine/src/almanac/tables/x.ts', `import { castChart } from '../../chart/index.ts';`],
  ['engine/src/calendar/historical/x.ts', `import { castChart } from '../../chart/index.ts';`],
  ['engine/src/almanac/tables/spirits/x.ts', `import { castChart } from '../../../chart/index.ts';`],
  ['engine/src/compass/x.ts', `import { yunqiOfYear } from '../yunqi/index.ts';`],
  ['engine/src/hexagram/x.ts', `import { mountainOf } from '../compass/index.ts';`],
  ['engine/src/chart/x.ts', `import { lunarYear } from '../calendar/lunarYear.ts';`],
  ['engine/src/chart/x.ts', `export const now = () => Date.now();`],
  ['engine/src/chart/x.ts', `import { readFileSync } from 'fs';`],
  ['web/src/features/chart/X.tsx', `import { HourList } from '../hours/HourList.tsx';`],
  ['web/src/features/chart/X.tsx', `const load = () => import('../../features/hours/HourList.tsx');`],
  ['web/src/lib/words/x.ts', `import { Button } from '../../ui/controls/Button.tsx';`],
  ['web/src/features/chart/x.ts', `import { castChart } from '../../../../engine/src/chart/index.ts';`],
  ['web/src/lib/wire/x.ts', `import { loadConfig } from '../../../../server/src/config.ts';`],
  ['server/src/modules/quota/x.ts', `import { router } from '../../../../web/src/app/router.tsx';`],
  ['reading/src/hexagrams/x.ts', `import { CALLS } from '../../../contract/src/index.ts';`],
  ['server/src/modules/privacy/privacy.service.ts', `import * as store from '../account/account.store.ts';`],
  ['server/src/modules/login/account.routes.ts', `import * as store from '../account/account.store.ts';`],
  ['server/src/modules/login/account.routes.ts', `import { sql } from 'kysely';`],
];

/** Tried later, beside those of the review. */
const ALSO_FORBIDDEN: readonly Trial[] = [
  ['engine/src/chart/x.ts', `const today = new Date();`],
  ['reading/src/hexagrams/x.ts', `const pick = Math.random();`],
  ['engine/src/chart/luck/x.ts', `import { relationsOf } from '../relations/relations.ts';`],
  ['engine/src/almanac/day/x.ts', `import { almanacDay } from '../almanacDay.ts';`],
  ['web/src/ui/display/X.tsx', `import { castChart } from '@shangyuan/engine/chart';`],
  ['web/src/lib/page/x.ts', `import { useGate } from '../wire/useGate.ts';`],
  ['web/src/features/chart/x.ts', `import { lunarYear } from '@shangyuan/engine/calendar/lunarYear';`],
  ['web/src/features/chart/x.ts', `import { readFileSync } from 'node:fs';`],
  ['web/src/features/chart/x.ts', `import fastify from 'fastify';`],
  ['web/src/brandnew/x.ts', ``],
  ['web/src/features/chart/x.ts', 'const text = `农历${lunarText(lunarDateOf(date))}`;'],
  ['web/src/features/chart/x.ts', `const texts = dates.map(lunarDateOf);`],
  ['web/src/pages/XPage.tsx', `import { HISTORY } from '@shangyuan/engine/history';`],
];

/** Ways around the table: another name for a function, a namespace, a later import, the act without the import. */
const WAYS_AROUND: readonly Trial[] = [
  ['web/src/pages/XPage.tsx', `import { lunarDateOf as read } from '@shangyuan/engine/calendar';`],
  ['web/src/pages/XPage.tsx', `const year = calendar.lunarYear(asked, { months: pick(1, 2) });`],
  ['web/src/pages/XPage.tsx', `const { almanacDay } = await import('@shangyuan/engine/almanac');`],
  ['web/src/pages/XPage.tsx', `export { almanacDay } from '@shangyuan/engine/almanac';`],
  ['web/src/pages/XPage.tsx', `const load = () => import('@shangyuan/engine/world');`],
  ['web/src/pages/XPage.tsx', `const door = '@shangyuan/engine/chart';\nconst load = () => import(door);`],
  ['web/src/ui/display/X.tsx', `import { callApi } from '../../lib/wire/api.ts';`],
  ['web/src/ui/display/X.tsx', `import { useSession } from '../../lib/wire/session.ts';`],
  ['web/src/ui/figures/X.tsx', `import { castBirth } from '../../lib/cases/castBirth.ts';`],
  ['web/src/ui/controls/X.tsx', `import { callApi } from '../../lib/wire/api.ts';`],
  ['web/src/features/chart/x.ts', `const answer = await fetch('/api/quota/take');`],
  ['web/src/features/chart/x.ts', `new XMLHttpRequest().open('GET', '/api/quota/take');`],
  ['server/src/modules/quota/quota.routes.ts', `await withTransaction(ctx.db, (trx) => take(trx));`],
  ['server/src/modules/quota/quota.service.ts', `await ctx.db.selectFrom('quota').execute();`],
  ['server/src/modules/quota/quota.routes.ts', `await ctx.db.updateTable('quota').execute();`],
  ['server/src/modules/quota/quota.presenter.ts', 'await sql`select 1`.execute(ctx.db);'],
  ['engine/src/chart/x.ts', `const D = Date;\nexport const now = () => D.now();`],
  ['engine/src/chart/x.ts', `const { now } = { now: [Date] };`],
  ['engine/src/chart/x.ts', `export const now = () => new globalThis.Date();`],
  ['engine/src/chart/x.ts', `const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;`],
  ['reading/src/report/x.ts', `const text = (1234).toLocaleString();`],
  ['server/src/modules/session/session.service.ts', `import { settle } from '../payment/settle.service.ts';`],
  ['server/src/modules/quota/quota.service.ts', `import { reportOf } from '@shangyuan/reading/report';`],
  ['engine/src/chart/x.ts', `import { a } from './a.ts'; import { almanacDay } from '../almanac/index.ts';`],
  ['engine/src/chart/x.ts', `const almanac = require('../almanac/index.ts');`],
  ['engine/src/time/x.ts', `import { BRANCHES } from '../calendar/index.ts';`],
  ['reading/src/report/x.ts', `import { hepanReportOf } from '../hepan/index.ts';`],
  ['reading/src/hepan/x.ts', `import { reportOf } from '../report/index.ts';`],
  ['reading/src/lint/x.ts', `import { reportOf } from '../report/index.ts';`],
  ['server/src/providers/x.ts', `import { withDb } from '../db/database.ts';`],
  ['server/src/modules/quota/quota.presenter.ts', `import * as store from './quota.store.ts';`],
  ['server/src/http/x.ts', `import { take } from '../modules/quota/quota.service.ts';`],
  ['server/src/simulators/x.ts', `import { settle } from '../modules/payment/settle.service.ts';`],
  ['server/src/ops/x.ts', `import * as store from '../modules/payment/order.store.ts';`],
  ['web/src/lib/words/x.ts', `import { callApi } from '../wire/api.ts';`],
  ['web/src/lib/cases/x.ts', `import { callApi } from '../wire/api.ts';`],
  ['web/src/features/hours/x.ts', `import { ReportPage } from '../../pages/ReportPage.tsx';`],
  ['web/src/app/x.ts', `import { reportOf } from '@shangyuan/reading/report';`],
  ['web/src/pages/XPage.tsx', `import { sql } from 'kysely';`],
  ['contract/src/x.ts', `import { castChart } from '@shangyuan/engine/chart';`],
];

describe('imports that were tried', () => {
  it('are 29, of which three are allowed', () => {
    expect([ALLOWED.length, FORBIDDEN.length]).toEqual([3, 26]);
  });

  it.each(ALLOWED)('%s may say %s', (file, text) => {
    expect(violationsOf(file, text)).toEqual([]);
  });

  it.each([...FORBIDDEN, ...ALSO_FORBIDDEN])('%s may not say %s', (file, text) => {
    expect(violationsOf(file, text)).toHaveLength(1);
  });

  it('has forty ways around the table', () => {
    expect(WAYS_AROUND).toHaveLength(40);
  });

  it.each(WAYS_AROUND)('%s may not say %s', (file, text) => {
    expect(violationsOf(file, text)).not.toEqual([]);
  });
});
