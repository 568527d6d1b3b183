/**
 * 神煞与名词: a spirit of each kind, pairs that speak together, voids, 纳音, the palace of life, the twelve stages; and every
 * spirit of the chart with its meaning as a table.
 */
import { sortShensha, type PillarKey, type ShenshaHit } from '@shangyuan/engine/chart';
import { mainStemOf, STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { anchorsText } from '../../chart/index.ts';
import { hashOf, toStatement, statementIfDefined } from '../../statement/family.ts';
import { BENEFIT_OF_ROLE } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { pillarsOf } from '../figures.ts';
import { MINGGONG, NAYIN_IMAGE, XINGYUN, type PillarName } from '../library/pillarDetailText.ts';
import { SPIRIT_MEANINGS, type SpiritName } from '../library/spiritMeaningText.ts';
import { SPIRIT_PAIR, type SpiritPair } from '../library/spiritPairText.ts';
import { SPIRIT } from '../library/spiritText.ts';
import { TODO_SPIRITS } from '../library/todoText.ts';
import { KONGWANG, KONGWANG_MEANING } from '../library/kongwangText.ts';
import type { Paragraph, ReportRow, ReportSection } from '../report.ts';
import { PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

/** Most spirits and pairs that are shown; the table has them all. */
const MAX_SPIRITS = 6;
const MAX_PAIRS = 2;
/** A god counts beside a spirit from this level on. */
const GOD_LEVEL = 2;
/** Where a spirit is on several pillars, the nearest to the day is described. */
const NEAR: readonly PillarKey[] = ['day', 'month', 'hour', 'year'];
/** Spirits that soften a harsh one on the same pillar. Source: 三命通会·论天月德. */
const SOFTENING: readonly string[] = ['天德贵人', '月德贵人', '天乙贵人'];
/** A void has its own paragraph. */
const KONGWANG_NAME = '空亡';

const PILLAR_NAMES = { year: '年', month: '月', day: '日', hour: '时' } as const satisfies Record<
  PillarKey,
  PillarName
>;

/** What a spirit means, for the sheet that opens on a tap; null for a name that is none. */
export function spiritMeaning(name: string): string | null {
  return name in SPIRIT_MEANINGS ? SPIRIT_MEANINGS[name as SpiritName] : null;
}

const pillarOf = ({ pillar }: ShenshaHit): PillarKey => pillar as PillarKey;

/** Every spirit of the chart once, on the pillar nearest to the day; in the order of the screen. */
function spiritsOf({ shensha }: ReportFacts): ShenshaHit[] {
  const nearest = new Map<string, ShenshaHit>();
  for (const key of NEAR)
    for (const hit of shensha[key]) {
      if (hit.name !== KONGWANG_NAME && !nearest.has(hit.name)) nearest.set(hit.name, hit);
    }
  return sortShensha([...nearest.values()]);
}

/** One spirit of each category: of those that rank first in it the chart chooses, so that two charts show different ones. */
function chosenSpirits(facts: ReportFacts): ShenshaHit[] {
  const spirits = spiritsOf(facts);
  const categories = [...new Set(spirits.map(({ category }) => category))];
  const chosen = categories.flatMap((category) => {
    const hits = spirits.filter((hit) => hit.category === category);
    const first = hits.filter(({ priority }) => priority === hits[0]?.priority);
    return first[hashOf(facts.chartKey + category) % first.length] ?? [];
  });
  return chosen.slice(0, MAX_SPIRITS);
}

/** How far a spirit reaches: 吉 less where its branch costs, is void or opposed; 凶 softened beside virtue or on the 用神. */
function forceOf(facts: ReportFacts, hit: ShenshaHit): string {
  const pillar = pillarOf(hit);
  const { branch } = facts.chart.pillars[pillar] ?? facts.chart.pillars.day;
  const role = facts.analysis.roles[STEM_WUXING[mainStemOf(branch)]];
  if (hit.kind === '中') return '随局而用';
  if (hit.kind === '凶') {
    const isSoftened = role === '用神' || facts.shensha[pillar].some(({ name }) => SOFTENING.includes(name));
    return isSoftened ? '有解' : '无解而力亦有限';
  }
  const isKongwang = facts.chart.kongwang[pillar].byDay;
  const isOpposed = facts.relations.some(
    ({ kind, pillars, resolvedBy }) =>
      kind === '六冲' && resolvedBy === undefined && pillars.includes(pillar),
  );
  if (isOpposed) return '逢冲而力减';
  if (isKongwang) return '落空而力减';
  return BENEFIT_OF_ROLE[role] === '累' ? '力减' : '力全';
}

function spiritOf(facts: ReportFacts, hit: ShenshaHit): Statement | null {
  const pillar = pillarOf(hit);
  const { name, kind, matched, anchors, source } = hit;
  const { branch } = facts.chart.pillars[pillar] ?? facts.chart.pillars.day;
  const place = pillarsOf([pillar]);
  const meaning = spiritMeaning(name) ?? '';
  const by = anchorsText(anchors);
  return statementIfDefined(facts, SPIRIT, {
    key: `${name}.${PILLAR_NAMES[pillar]}`,
    pillars: [pillar],
    values: {
      name,
      kind,
      place,
      branch,
      role: facts.analysis.roles[STEM_WUXING[mainStemOf(branch)]],
      force: forceOf(facts, hit),
      ground: `以${by}来查，${place}的${matched}是${name}：${meaning}`,
    },
    rests: { source: source.join('；') },
  });
}

/** Spirits of meeting a partner: only experts see them for a retired reader. */
function spiritStatement(facts: ReportFacts, hit: ShenshaHit): Statement | null {
  const statement = spiritOf(facts, hit);
  return statement !== null && facts.isRetired && hit.category === '婚恋' ? forExperts(statement) : statement;
}

function spiritParagraphs(facts: ReportFacts): Paragraph[] {
  return chosenSpirits(facts).map((hit) => ({
    ...paragraph(spiritStatement(facts, hit)),
    heading: `${hit.name} · ${pillarsOf([pillarOf(hit)])}`,
  }));
}

/** Pillars that a spirit, or a god that is strong enough, stands on. */
function pillarsWith({ shensha, analysis }: ReportFacts, name: string): PillarKey[] {
  if (name === '七杀') {
    const { level, visible, mainPillar } = analysis.tenGods.七杀;
    if (level < GOD_LEVEL || mainPillar === null) return [];
    return visible.length > 0 ? [...visible] : [mainPillar];
  }
  return PILLAR_KEYS.filter((key) => shensha[key].some((hit) => hit.name === name));
}

/** Where the two of a pair stand. A void says something of a spirit on its own pillar only. */
function pairPillars(facts: ReportFacts, first: string, second: string): [PillarKey[], PillarKey[]] {
  const [a, b] = [pillarsWith(facts, first), pillarsWith(facts, second)];
  if (second !== KONGWANG_NAME) return [a, b];
  const both = a.filter((pillar) => b.includes(pillar));
  return [both, both];
}

function pairParagraphs(facts: ReportFacts): Paragraph[] {
  const found = (Object.keys(SPIRIT_PAIR.words) as SpiritPair[]).flatMap((key) => {
    const [first = '', second = ''] = key.split('+');
    const [a, b] = pairPillars(facts, first, second);
    if (a.length === 0 || b.length === 0) return [];
    const where = `${first}在${pillarsOf(a)}，${second}在${pillarsOf(b)}`;
    const pillars = PILLAR_KEYS.filter((pillar) => a.includes(pillar) || b.includes(pillar));
    return toStatement(facts, SPIRIT_PAIR, { key, pillars, values: { first, second, where } });
  });
  const from = found.length === 0 ? 0 : hashOf(`${facts.chartKey}shensha.pair`) % found.length;
  return [...found.slice(from), ...found.slice(0, from)].slice(0, MAX_PAIRS).map((statement) => ({
    ...paragraph(statement),
    heading: statement.evidence[0]?.chip ?? null,
  }));
}

/** Voids of the chart; of those that are void alike the first names them all to experts. */
function kongwangsOf(facts: ReportFacts): Statement[] {
  const { pillars, kongwang } = facts.chart;
  const voids = PILLAR_KEYS.flatMap((pillar) => {
    const hit = facts.shensha[pillar].find(({ name }) => name === KONGWANG_NAME);
    const branch = pillars[pillar]?.branch;
    if (hit === undefined || branch === undefined) return [];
    const { note } = hit;
    const kind = note?.includes('冲') === true ? '冲' : note?.includes('合') === true ? '合' : '空';
    const holder = kongwang[pillar].byDay ? 'day' : 'year';
    const by = pillarsOf([holder]) + pillars[holder].name;
    return [{ pillar, branch, by, kind, state: note ?? '无冲无合' } as const];
  });
  return voids.map(({ pillar, branch, by, kind, state }, i) => {
    const alike = voids.filter((each) => each.by === by && each.state === state);
    const all = alike.map((each) => `${PILLAR_NAMES[each.pillar]}支${each.branch}`).join('、');
    return toStatement(facts, KONGWANG, {
      key: `${PILLAR_NAMES[pillar]}.${kind}`,
      pillars: [pillar],
      values: {
        branch,
        by,
        state,
        all: alike[0]?.pillar === pillar ? all : '',
        meaning: i === 0 ? KONGWANG_MEANING : '',
      },
    });
  });
}

function nayinOf(facts: ReportFacts): Statement {
  const { name, nayin } = facts.chart.pillars.year;
  return toStatement(facts, NAYIN_IMAGE, {
    key: nayin,
    pillars: ['year'],
    values: { pillar: name, nayin: nayin },
  });
}

function minggongOf(facts: ReportFacts): Statement | null {
  const { minggong } = facts.chart;
  return minggong === null
    ? null
    : toStatement(facts, MINGGONG, { key: minggong.branch, values: { ganzhi: minggong.name } });
}

function stageOf({ chart, ...reader }: ReportFacts, pillar: PillarKey): Statement | null {
  const facts = chart.facts[pillar];
  if (facts === null) return null;
  return toStatement(reader, XINGYUN, {
    key: `${facts.xingyun}.${PILLAR_NAMES[pillar]}`,
    pillars: [pillar],
    values: {
      stem: chart.dayMaster,
      branch: facts.ganzhi.branch,
      stage: facts.xingyun,
      all: PILLAR_KEYS.flatMap((key) => {
        const each = chart.facts[key];
        return each === null ? [] : PILLAR_NAMES[key] + each.ganzhi.branch + each.xingyun;
      }).join('，'),
    },
  });
}

/** 天乙贵人（年、时）: every spirit of the chart with what it stands for. */
function rowsOf(facts: ReportFacts): ReportRow[] {
  return spiritsOf(facts).map(({ name }) => ({
    label: `${name}（${pillarsWith(facts, name)
      .map((pillar) => PILLAR_NAMES[pillar])
      .join('、')}）`,
    value: spiritMeaning(name) ?? '',
  }));
}

/** Section 神煞与名词; null for a minor. */
export function spiritsSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const chosen = chosenSpirits(facts);
  const closing = chosen[hashOf(`${facts.chartKey}todo.spirits`) % Math.max(1, chosen.length)];
  return sectionOf('spirits', {
    paragraphs: [
      ...spiritParagraphs(facts),
      ...pairParagraphs(facts),
      { ...paragraph(...kongwangsOf(facts)), heading: '空亡' },
      { ...paragraph(nayinOf(facts), minggongOf(facts)), heading: '纳音与命宫' },
      { ...paragraph(...PILLAR_KEYS.map((pillar) => stageOf(facts, pillar))), heading: '十二长生' },
    ],
    rows: rowsOf(facts),
    todo: toStatement(facts, TODO_SPIRITS, {
      key: (closing?.category ?? '日柱') as keyof typeof TODO_SPIRITS.words,
      values: todoValues(facts, closing?.name ?? '神煞'),
    }),
    notes: [
      '神煞只给读法添一层颜色，不定强弱、格局与用神。',
      ...(facts.isHourKnown ? [] : ['时辰未详，命宫与时柱的神煞不谈。']),
    ],
  });
}
