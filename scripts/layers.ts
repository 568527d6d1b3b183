/**
 * `npm run layers`: writes the table of docs/layers.ts into docs/ARCHITECTURE.md, where a test expects it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { layersText } from '../docs/layers.ts';

const PAGE = new URL('../docs/ARCHITECTURE.md', import.meta.url);
const QUOTE = /(<!-- layers -->\n)[\s\S]*?(\n<!-- \/layers -->)/;

const page = readFileSync(PAGE, 'utf8');
writeFileSync(
  PAGE,
  page.replace(QUOTE, (_, open: string, close: string) => open + layersText() + close),
);
