/**
 * 神煞与名词: a spirit of each kind, pairs that speak together, voids, 纳音, the palace of life, the twelve stages; and every
 * spirit of the chart with its meaning as a table.
 */
import { sortShensha, type PillarKey, type ShenshaHit } from '@shangyuan/engine/chart';
import { mainStemOf, STEM_WUXING, STEMS, type Branch, type Stem } from '@shangyuan/engine/ganzhi';
import { anchorsText } from '../../chart/index.ts';
import { hashOf, hasPlain, toStatement, statementIfDefined } from '../../statement/family.ts';
import { BENEFIT_OF_ROLE } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { ganzhiYear, nextYearOf } from '../facetYears.ts';
import { pillarsOf } from '../figures.ts';
import { MINGGONG, NAYIN_IMAGE, XINGYUN, type PillarName } from '../library/pillarDetailText.ts';
import { SPIRIT_MEANINGS, type SpiritName } from '../library/spiritMeaningText.ts';
import { SPIRIT_PAIR, type SpiritPair } from '../library/spiritPairText.ts';
import { SPIRIT } from '../library/spiritText.ts';
import { SPIRIT_TIE } from '../library/spiritTieText.ts';
import { TODO_SPIRITS } from '../library/todoText.ts';
import { KONGWANG, KONGWANG_MEANING } from '../library/kongwangText.ts';
import { reportPlanOf } from '../plan/reportPlan.ts';
import type { Paragraph, ReportRow, ReportSection } from '../report.ts';
import { oncePerReport, PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf, withoutShort } from '../section.ts';
import { todoValues } from '../todo.ts';
import { yearText, type NamedYear } from '../years.ts';

/** Most spirits and pairs that are shown; the table has them all. */
const MAX_SPIRITS = 4;
const MAX_PAIRS = 1;
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

/** What a spirit stands on: the stem it was looked up by, else the branch of its pillar. */
function signOf({ chart }: ReportFacts, hit: ShenshaHit): Stem | Branch {
  const stem = STEMS.find((each) => each === hit.matched);
  return stem ?? (chart.pillars[pillarOf(hit)] ?? chart.pillars.day).branch;
}

/** A spirit with the next year of its stem or branch. */
interface Chosen {
  readonly hit: ShenshaHit;
  readonly year: NamedYear;
}

/**
 * Spirits that matter for the theses: of each category one, of those that rank first the chart chooses; then those on the pillars that
 * the theses stand on, the sooner touched first.
 */
function chosenSpirits(facts: ReportFacts, count: number): Chosen[] {
  const spirits = spiritsOf(facts).filter((hit) => hasPlain(facts, SPIRIT, spiritKey(hit)));
  const pillars = new Set(reportPlanOf(facts).theses.flatMap((thesis) => thesis.pillars));
  const categories = [...new Set(spirits.map(({ category }) => category))];
  const chosen = categories.flatMap((category): Chosen[] => {
    const hits = spirits.filter((hit) => hit.category === category);
    const first = hits.filter(({ priority }) => priority === hits[0]?.priority);
    const hit = first[hashOf(facts.chartKey + category) % first.length];
    if (hit === undefined) return [];
    return [{ hit, year: nextYearOf(facts, signOf(facts, hit)) }];
  });
  const weightOf = ({ hit, year }: Chosen): number => (pillars.has(pillarOf(hit)) ? 0 : 100) + year.year;
  const sorted = chosen.toSorted((a, b) => weightOf(a) - weightOf(b));
  // One of each year first: three spirits of one pillar would name the same year.
  const isFirst = ({ year }: Chosen, i: number): boolean =>
    sorted.findIndex((each) => each.year === year) === i;
  return [...sorted.filter(isFirst), ...sorted.filter((each, i) => !isFirst(each, i))].slice(0, count);
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

const spiritKey = (hit: ShenshaHit): string => `${hit.name}.${PILLAR_NAMES[pillarOf(hit)]}`;

function spiritOf(facts: ReportFacts, hit: ShenshaHit, note: string): Statement | null {
  const pillar = pillarOf(hit);
  const { name, kind, matched, anchors, source } = hit;
  const { branch } = facts.chart.pillars[pillar] ?? facts.chart.pillars.day;
  const place = pillarsOf([pillar]);
  const isWholePillar = [...matched].length > 1;
  const meaning = spiritMeaning(name) ?? '';
  const by = anchorsText(anchors);
  return statementIfDefined(facts, SPIRIT, {
    key: spiritKey(hit),
    pillars: [pillar],
    values: {
      name,
      kind,
      place,
      mark: isWholePillar ? `${place}带着${name}` : `${place}的${matched}就是它`,
      role: facts.analysis.roles[STEM_WUXING[mainStemOf(branch)]],
      force: forceOf(facts, hit),
      note,
      ground: `以${by}来查，${place}的${matched}是${name}：${meaning}`,
    },
    rests: { source: source.join('；') },
  });
}

/** 日柱天乙贵人坐喜神，力全，2031辛亥再逢: a spirit in the note of experts. */
function noteOf(facts: ReportFacts, { hit, year }: Chosen): string {
  const { branch } = facts.chart.pillars[pillarOf(hit)] ?? facts.chart.pillars.day;
  const role = facts.analysis.roles[STEM_WUXING[mainStemOf(branch)]];
  return `${pillarsOf([pillarOf(hit)])}${hit.name}坐${role}，${forceOf(facts, hit)}，${ganzhiYear(year)}再逢`;
}

function tieOf(facts: ReportFacts, { hit, year }: Chosen): Statement | null {
  return statementIfDefined(facts, SPIRIT_TIE, {
    key: `${hit.category}.${year.verdict.lean}`,
    pillars: [pillarOf(hit)],
    values: { name: hit.name, sign: signOf(facts, hit), year: yearText(year) },
  });
}

/** Each spirit with the year that touches it; those of meeting a partner only for experts where the reader has retired. */
function spiritParagraphs(facts: ReportFacts, chosen: readonly Chosen[]): Paragraph[] {
  const note = chosen.map((each) => noteOf(facts, each)).join('；');
  return chosen.map((each, i) => {
    const { hit } = each;
    const tie = tieOf(facts, each);
    const statements = [
      spiritOf(facts, hit, i === 0 ? note : ''),
      tie !== null && i > 0 ? withoutShort(tie) : tie,
    ];
    const isHidden = facts.isRetired && hit.category === '婚恋';
    return {
      ...paragraph(...statements.map((one) => (one !== null && isHidden ? forExperts(one) : one))),
      heading: `${hit.name} · ${pillarsOf([pillarOf(hit)])}`,
    };
  });
}

/** Pillars of each spirit of the chart. */
const spiritPillars = oncePerReport(({ shensha }): ReadonlyMap<string, readonly PillarKey[]> => {
  const found = new Map<string, PillarKey[]>();
  for (const key of PILLAR_KEYS)
    for (const { name } of shensha[key]) {
      const pillars = found.get(name);
      if (pillars === undefined) found.set(name, [key]);
      else if (!pillars.includes(key)) pillars.push(key);
    }
  return found;
});

/** Pillars that a spirit, or a god that is strong enough, stands on. */
function pillarsWith(facts: ReportFacts, name: string): readonly PillarKey[] {
  if (name === '七杀') {
    const { level, visible, mainPillar } = facts.analysis.tenGods.七杀;
    if (level < GOD_LEVEL || mainPillar === null) return [];
    return visible.length > 0 ? [...visible] : [mainPillar];
  }
  return spiritPillars(facts).get(name) ?? [];
}

/** Where the two of a pair stand. A void says something of a spirit on its own pillar only. */
function pairPillars(
  facts: ReportFacts,
  first: string,
  second: string,
): readonly [readonly PillarKey[], readonly PillarKey[]] {
  const [a, b] = [pillarsWith(facts, first), pillarsWith(facts, second)];
  if (second !== KONGWANG_NAME) return [a, b];
  const both = a.filter((pillar) => b.includes(pillar));
  return [both, both];
}

const PAIRS = (Object.keys(SPIRIT_PAIR.words) as SpiritPair[]).map((key) => {
  const [first = '', second = ''] = key.split('+');
  return { key, first, second };
});

function pairParagraphs(facts: ReportFacts): Paragraph[] {
  const found = PAIRS.flatMap(({ key, first, second }) => {
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

/** The void of a pillar that a thesis stands on, in plain words; the others for experts. */
function kongwangParagraph(facts: ReportFacts): Paragraph {
  const pillars = new Set(reportPlanOf(facts).theses.flatMap((thesis) => thesis.pillars));
  const voids = kongwangsOf(facts);
  const shown = voids.findIndex(({ evidence }) => evidence[0]?.pillars.some((pillar) => pillars.has(pillar)));
  return {
    ...paragraph(...voids.map((statement, i) => (i === shown ? statement : forExperts(statement)))),
    heading: KONGWANG_NAME,
  };
}

/** 纳音 or the palace of life, as the chart chooses, and the stage of the pillar that decides the chart; all of them for experts. */
function termsParagraph(facts: ReportFacts): Paragraph {
  const [nayin, minggong] = [nayinOf(facts), minggongOf(facts)];
  const isNayin = minggong === null || hashOf(`${facts.chartKey}terms`) % 2 === 0;
  const [lead, other] = isNayin ? [nayin, minggong] : [minggong, nayin];
  const decides = reportPlanOf(facts).theses[0]?.pillars[0] ?? 'day';
  const stages = PILLAR_KEYS.map((pillar) => {
    const stage = stageOf(facts, pillar);
    return stage !== null && pillar !== decides ? forExperts(stage) : stage;
  });
  return {
    ...paragraph(lead, ...stages, other === null ? null : withoutShort(forExperts(other))),
    heading: '纳音、命宫与十二长生',
  };
}

/** Section 神煞与名词; null for a minor. */
export function spiritsSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const pairs = pairParagraphs(facts);
  const chosen = chosenSpirits(facts, MAX_SPIRITS - pairs.length);
  const closing = chosen[hashOf(`${facts.chartKey}todo.spirits`) % Math.max(1, chosen.length)]?.hit;
  return sectionOf('spirits', {
    paragraphs: [
      ...spiritParagraphs(facts, chosen),
      ...pairs,
      kongwangParagraph(facts),
      termsParagraph(facts),
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
