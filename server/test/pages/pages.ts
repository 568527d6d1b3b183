/**
 * Pages of docs/ that are made from the code, whole or between marks. `npm run pages` (write.ts) regenerates them.
 */
import { readFileSync } from 'node:fs';
import { alarmsTable } from '../monitoring.ts';
import { limitsPage } from './limits.ts';
import { lookupsTable, retentionTable, rowsTable } from './rows.ts';
import { accessTable, eventsTable } from './security.ts';

const DOCS = new URL('../../../docs/', import.meta.url);

const quoted = (page: string, name: string, text: string) => {
  const mark = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- /${name} -->)`);
  if (!mark.test(page)) throw new RangeError(`Cannot quote ${name}: the page has no marks for it`);
  return page.replace(mark, (_, open: string, close: string) => open + text + close);
};

type Page = { readonly url: URL; readonly is: string; readonly shouldBe: string };

/** Every page as it is and as the code says it should be. */
export function pages(): readonly Page[] {
  const read = (name: string) => readFileSync(new URL(name, DOCS), 'utf8');
  const security = read('SECURITY.md');
  const operations = read('OPERATIONS.md');
  const scaling = read('SCALING.md');
  return [
    { url: new URL('LIMITS.md', DOCS), is: read('LIMITS.md'), shouldBe: limitsPage() },
    {
      url: new URL('SECURITY.md', DOCS),
      is: security,
      shouldBe: quoted(quoted(security, 'events', eventsTable()), 'access', accessTable()),
    },
    {
      url: new URL('OPERATIONS.md', DOCS),
      is: operations,
      shouldBe: quoted(quoted(operations, 'alarms', alarmsTable()), 'retention', retentionTable()),
    },
    {
      url: new URL('SCALING.md', DOCS),
      is: scaling,
      shouldBe: quoted(quoted(scaling, 'rows', rowsTable()), 'lookups', lookupsTable()),
    },
  ];
}
