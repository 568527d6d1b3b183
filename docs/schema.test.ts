import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartSchema, SCHEMA_FILE } from '../scripts/schema.ts';

test('chart.schema.json is what `npm run schema` writes from the types', async () => {
  expect(await chartSchema()).toBe(readFileSync(SCHEMA_FILE, 'utf8'));
});
