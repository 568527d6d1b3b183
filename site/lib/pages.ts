/**
 * What the site shows: which document of the repository is at which address, in the order of the contents. A document is shown as it
 * stands in its place; only pages about the site itself are in `site/pages`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOORS } from './doors.ts';
import { ROOT } from './root.ts';

/** A page of the site. */
export interface SitePage {
  /** Path of the document from the root of the repository; of a page of the reference, the source of its door. */
  readonly source: string;
  /** Under the root of the site, '' or with a slash at its end. */
  readonly address: string;
  readonly title: string;
  /** English beside a Chinese title. */
  readonly english?: string;
  readonly group: Group;
}

/** Groups of the contents. */
export const GROUPS = {
  guide: '指南 Guides',
  facts: '准确、流派与速度 Accuracy',
  reference: '接口 Reference',
  project: '工程 Project',
  decision: '决定 Decisions',
} as const;
export type Group = keyof typeof GROUPS;

const page = (group: Group, source: string, address: string, title: string, english?: string): SitePage => ({
  group,
  source,
  address,
  title,
  ...(english !== undefined && { english }),
});

const DOCUMENTS: readonly SitePage[] = [
  page('guide', 'site/pages/index.md', '', '上元文档', 'Documentation'),
  page('guide', 'site/pages/playground.md', 'playground/', '试一试', 'Playground'),
  page('guide', 'engine/README.md', 'engine/', '引擎', 'Engine'),
  page('guide', 'reading/README.md', 'reading/', '文字', 'Readings'),
  page('guide', 'cli/README.md', 'cli/', '命令行', 'Command line'),
  page('guide', 'mcp/README.md', 'mcp/', '给智能体用', 'MCP server'),
  page('guide', 'docs/mcp.md', 'mcp-install/', '装进智能体', 'Installing the MCP server'),
  page('guide', 'embed/README.md', 'embed/', '嵌进网页', 'Web components'),
  page('guide', 'docs/CHART_JSON.md', 'chart-json/', '命盘 JSON', 'A chart as JSON'),
  page('guide', 'docs/FROM_6TAIL.md', 'from-6tail/', '从 lunar、tyme 迁移', 'From 6tail'),
  page('guide', 'compat-6tail/README.md', 'compat-6tail/', '兼容包', 'compat-6tail'),
  page('facts', 'docs/ACCURACY.md', 'accuracy/', '准确度与古籍', 'Accuracy and the classics'),
  page('facts', 'site/pages/rules.md', 'rules/', '规则与流派', 'Rules and schools'),
  page('facts', 'docs/PERFORMANCE.md', 'performance/', '速度', 'Speed'),
  page('project', 'docs/ARCHITECTURE.md', 'architecture/', '结构', 'Architecture'),
  page('project', 'docs/WALKTHROUGH.md', 'walkthrough/', '一个生辰走一遍', 'Walkthrough'),
  page('project', 'docs/GLOSSARY.md', 'glossary/', '词汇', 'Glossary'),
  page('project', 'CHANGELOG.md', 'changelog/', '更新', 'Changelog'),
];

const DECISIONS = 'docs/decisions';
const decisions = readdirSync(join(ROOT, DECISIONS))
  .filter((name) => name.endsWith('.md') && !name.startsWith('000'))
  .sort()
  .map((name) => {
    const source = `${DECISIONS}/${name}`;
    const title = readFileSync(join(ROOT, source), 'utf8').split('\n', 1)[0] ?? '';
    return page('decision', source, `decisions/${name.slice(0, -'.md'.length)}/`, title.replace(/^# /, ''));
  });

/** Every page, in the order of the contents. */
export const PAGES: readonly SitePage[] = [
  ...DOCUMENTS,
  ...DOORS.map(({ name, source, address }) =>
    page('reference', source, address, name.replace('@shangyuan/', '')),
  ),
  ...decisions,
];

/** Files of the repository that pages show or speak of, and where they lie on the site. */
export const FILES = [
  ['web/public/icon.svg', 'assets/icon.svg'],
  ['docs/chart.schema.json', 'chart-json/chart.schema.json'],
] as const;

/** Addresses by path in the repository. */
export const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ...PAGES.map(({ source, address }) => [source, address] as const),
  ...FILES,
]);
