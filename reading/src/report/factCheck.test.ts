/**
 * Reports held against figures: what a reader reads, by rules and tables of the test, beside pillars, votes and scores. None of it
 * reads the keys or claims of the library.
 */
import { expect, test } from 'vitest';
import { analyseChart, type Analysis } from '@shangyuan/engine/analysis';
import { castChart, type AnyChart } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { plainsOf, type Words } from '../statement/family.ts';
import { portraitOf } from '../statement/joinStatements.ts';
import { DECADE_STEM } from './library/decadeText.ts';
import { YEAR_FACET } from './library/yearFacetText.ts';
import { YEAR_LATE } from './library/yearLateText.ts';
import { YEAR_STEM } from './library/yearText.ts';
import type { Report, SectionId } from './report.ts';
import { reportOf } from './reportOf.ts';

const TODAY = { year: 2026, month: 11, day: 22 };
const COUNT = isFull ? 2_000 : 150;

const PHASES = '木火土金水';
const STEM_PHASE: Readonly<Record<string, string>> = {
  甲: '木',
  乙: '木',
  丙: '火',
  丁: '火',
  戊: '土',
  己: '土',
  庚: '金',
  辛: '金',
  壬: '水',
  癸: '水',
};
const GROUPS = ['比劫', '食伤', '财', '官杀', '印'];
const TRIPLES: Readonly<Record<string, readonly string[]>> = {
  三会: ['寅卯辰', '巳午未', '申酉戌', '亥子丑'],
  三合: ['申子辰', '亥卯未', '寅午戌', '巳酉丑'],
};

/** A sentence of a report as it is read, with the heading it stands under. */
interface Sentence {
  readonly section: SectionId | 'keyPoints';
  readonly heading: string;
  readonly plain: string;
  readonly expert: string;
}

interface Read {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  readonly sentences: readonly Sentence[];
  /** Rows of the section 流年: year, band and the four scores. */
  readonly years: ReadonlyMap<
    string,
    { readonly band: string; readonly scores: Readonly<Record<string, number>> }
  >;
}

function sentencesOf({ keyPoints, sections }: Report): Sentence[] {
  const opening = keyPoints.map(({ statement }) => ({
    section: 'keyPoints' as const,
    heading: '',
    statement,
  }));
  const inSections = sections.flatMap(({ id, paragraphs, todo }) => {
    let heading = '';
    const rows = paragraphs.flatMap((paragraph) => {
      heading = paragraph.heading ?? heading;
      return paragraph.statements.map((statement) => ({ section: id, heading, statement }));
    });
    return todo === null ? rows : [...rows, { section: id, heading: '', statement: todo }];
  });
  return [...opening, ...inSections].map(({ section, heading, statement }) => ({
    section,
    heading,
    plain: statement.whole ?? '',
    expert: statement.expert ?? '',
  }));
}

function readOf(chart: AnyChart): Read {
  const analysis = analyseChart(chart);
  const report = reportOf(chart, analysis, { today: TODAY });
  const years = new Map(
    (report.sections.find(({ id }) => id === 'liunian')?.rows ?? []).map(({ label, value }) => {
      const [, band = ''] = /分，(\S+?)；/u.exec(value) ?? [];
      const scores = [...value.matchAll(/(事业|财运|感情|健康)(\d+)/gu)].map(([, name = '', n]) => [
        name,
        Number(n),
      ]);
      return [label.slice(0, 4), { band, scores: Object.fromEntries(scores) as Record<string, number> }];
    }),
  );
  return { chart, analysis, sentences: sentencesOf(report), years };
}

const phaseOf = ({ chart }: Read, group: string): string =>
  PHASES[(PHASES.indexOf(STEM_PHASE[chart.dayMaster] ?? '') + GROUPS.indexOf(group)) % 5] ?? '';
const roleOf = (read: Read, group: string): string =>
  read.analysis.roles[phaseOf(read, group) as keyof Analysis['roles']];
const isHard = (text: string): boolean => /需谨慎|宜守/u.test(text);
const isSmooth = (text: string): boolean => /· (?:较)?顺/u.test(text);

/** Texts of the keys that a test passes, each as the portrait it begins with. */
function portraitsOf(words: Readonly<Record<string, Words>>, passes: (key: string) => boolean): Set<string> {
  return new Set(
    Object.entries(words).flatMap(([key, each]) => (passes(key) ? plainsOf(each).map(portraitOf) : [])),
  );
}
const LUCK_WORDS = [DECADE_STEM.words, YEAR_STEM.words, YEAR_LATE.words] as const;
const luckTexts = (standing: string): Set<string> =>
  new Set(LUCK_WORDS.flatMap((words) => [...portraitsOf(words, (key) => key.split('.')[1] === standing)]));
const PROMISING = luckTexts('助');
const COSTLY = luckTexts('累');
const FACET_TEXTS = new Map(
  Object.entries(YEAR_FACET.words).flatMap(([key, words]) =>
    plainsOf(words as Words).map((text) => [text, key.split('.')] as const),
  ),
);

type Check = (sentence: Sentence, read: Read) => boolean;

/** Each says whether a sentence is denied by the figures. */
const CHECKS = {
  'a whole gathering of the palace with a branch absent': ({ expert }, { chart }) => {
    const found = /日支(.)与(.+?)(三会|三合)/u.exec(expert);
    if (found === null) return false;
    const [, palace = '', others = '', kind = ''] = found;
    const natal = Object.values(chart.pillars).map((pillar) => pillar?.branch ?? '');
    const set = TRIPLES[kind]?.find(
      (each) => each.includes(palace) && [...others].some((char) => each.includes(char)),
    );
    return set === undefined || ![...set].every((branch) => natal.includes(branch as never));
  },
  'a 相神 called hidden that stands in a stem': ({ expert }, read) => {
    const [, group = ''] = /相神(印|财|官杀|食伤|比劫)藏而不透/u.exec(expert) ?? [];
    const { year, month, hour } = read.chart.pillars;
    return (
      group !== '' &&
      [year, month, hour].some((pillar) => STEM_PHASE[pillar?.stem ?? ''] === phaseOf(read, group))
    );
  },
  'a clash both resolved and breaking': ({ expert }) => /而解，岁运冲开/u.test(expert),
  'help of a group that is unwanted': ({ expert }, read) =>
    [...expert.matchAll(/宜(?:以|借|得|先|用)?(印|财|比劫|食伤|食|官杀|官)(?!格|取|局)/gu)].some(
      ([, name = '']) => ['忌神', '仇神'].includes(roleOf(read, { 食: '食伤', 官: '官杀' }[name] ?? name)),
    ),
  'a void on another pillar': ({ expert }) => {
    const [, first = '', second = ''] = /^(?:驿马|华盖)在(.*?)，空亡在(.*?)：/u.exec(expert) ?? [];
    return first !== '' && !first.split('、').some((pillar) => second.split('、').includes(pillar));
  },
  'a balanced chart called weak or strong': ({ expert }, { analysis }) =>
    analysis.strength.class === '中和' && /身偏?弱|身偏?强|身旺/u.test(expert),
  'support for a strong or following chart': ({ expert }, { analysis: { strength } }) =>
    /全仗扶持|宜得生助|宜有所扶/u.test(expert) && (strength.follow !== null || strength.class === '身强'),
  'years of a god with votes against it': ({ section, expert }) =>
    section === 'career' && expert.startsWith('应期：') && /为(?:忌神|仇神)/u.test(expert),
  'a year to act in that is headed 需谨慎 or 宜守': ({ section, expert }, { years }) =>
    ['yongshen', 'career'].includes(section) &&
    /可留意|近看|为先|参看/u.test(expert) &&
    [...expert.matchAll(/(20\d\d)..(?:、|年)/gu)].some(([, year = '']) =>
      isHard(years.get(year)?.band ?? ''),
    ),
  'a heading and a sentence of the other side only': ({ heading, plain }) => {
    const portrait = portraitOf(plain);
    return (isHard(heading) && PROMISING.has(portrait)) || (isSmooth(heading) && COSTLY.has(portrait));
  },
  'a facet against its score': ({ heading, plain }, { years }) => {
    const [facet = '', , standing] = FACET_TEXTS.get(plain) ?? [];
    const scores = years.get(heading.slice(0, 4))?.scores;
    const score = scores?.[facet];
    if (scores === undefined || score === undefined) return false;
    const all = Object.values(scores);
    const isApart = Math.max(...all) - Math.min(...all) >= 4;
    if (standing === '累') return score >= 70 || (isApart && score === Math.max(...all));
    return standing === '助' && (score < 55 || (isApart && score === Math.min(...all)));
  },
  '本命年 at another age': ({ heading, plain }) => {
    const [, age] = /虚岁(\d+)/u.exec(heading) ?? [];
    return plain.startsWith('本命年') && age !== undefined && Number(age) % 12 !== 1;
  },
} as const satisfies Readonly<Record<string, Check>>;
type Fault = keyof typeof CHECKS;
const NAMES = Object.keys(CHECKS) as Fault[];

function faultsOf(read: Read): { readonly fault: Fault; readonly text: string }[] {
  return read.sentences.flatMap((sentence) =>
    NAMES.filter((fault) => CHECKS[fault](sentence, read)).map((fault) => ({
      fault,
      text: `${sentence.heading} ${sentence.plain} | ${sentence.expert}`,
    })),
  );
}

const births = randomBirths(424242, isFull ? 2_600 : 200).filter(({ civil }) => civil.year <= 2006);

test(`${COUNT} reports say nothing that pillars, votes and scores deny`, () => {
  const faults: string[] = [];
  for (const birth of births.slice(0, COUNT)) {
    for (const { fault, text } of faultsOf(readOf(castChart(birth, {}, WORLD))))
      faults.push(`${fault}: ${text}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

/** A false sentence of each class for 庚午 辛巳 庚辰 癸未, a man: weak metal, 忌 wood, its years around 2026. */
function planted({ years, analysis }: Read): Readonly<Record<Fault, Partial<Sentence>>> {
  const hard = [...years].find(([, { band }]) => isHard(band))?.[0] ?? '';
  const [first = ''] = PROMISING;
  const ofFacet =
    [...FACET_TEXTS].find(([, [facet, , standing]]) => facet === '事业' && standing === '累')?.[0] ?? '';
  const weak = Object.entries(analysis.yongshen.votes).find(([, votes]) => votes < 0)?.[0] ?? '';
  const group = GROUPS[(PHASES.indexOf(weak) - PHASES.indexOf('金') + 5) % 5] ?? '';
  return {
    'a whole gathering of the palace with a branch absent': { expert: '日支辰与年支申三合，家势相连。' },
    'a 相神 called hidden that stands in a stem': { expert: '为七杀格；相神比劫藏而不透，作半成。' },
    'a clash both resolved and breaking': { expert: '子午冲（流年支、年支），因巳午未三会而解，岁运冲开。' },
    'help of a group that is unwanted': { expert: `官多为拘，宜${group}化之。` },
    'a void on another pillar': { expert: '驿马在月柱，空亡在日柱：马落空乡，动而多改。' },
    'a balanced chart called weak or strong': { expert: '身偏弱，宜借平台。' },
    'support for a strong or following chart': { expert: '失令，气最弱，全仗扶持。' },
    'years of a god with votes against it': {
      section: 'career',
      expert: '应期：事业以2031辛亥年（74分，支藏甲偏财为忌神，＋3分）为先。',
    },
    'a year to act in that is headed 需谨慎 or 宜守': { section: 'yongshen', expert: `近看${hard}丙午年。` },
    'a heading and a sentence of the other side only': {
      heading: '2026 丙午年 · 七杀 · 宜守（虚岁37）',
      plain: first,
    },
    'a facet against its score': { heading: '2026', plain: ofFacet },
    '本命年 at another age': {
      heading: '2026 丙午年（虚岁36，值太岁）',
      plain: '本命年到了，十二年走完一圈；办个仪式。',
    },
  };
}

test('one false sentence of each class is caught', () => {
  const chart = castChart({
    civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '男',
    hour: 'minute',
  });
  const own = readOf(chart);
  const years = new Map([['2026', { band: '宜守', scores: { 事业: 75, 财运: 60, 感情: 60, 健康: 60 } }]]);
  const strengths = { 中: '中和', 强: '身强' } as const;
  for (const fault of NAMES) {
    const name = fault.startsWith('a balanced') ? strengths.中 : strengths.强;
    const strength = { ...own.analysis.strength, class: name, follow: null };
    const read = { ...own, years, analysis: { ...own.analysis, strength } };
    const sentence = {
      section: 'love',
      heading: '',
      plain: '',
      expert: '',
      ...planted(read)[fault],
    } as const;
    expect([fault, NAMES.filter((each) => CHECKS[each](sentence, read))]).toEqual([
      fault,
      expect.arrayContaining([fault]),
    ]);
  }
});
