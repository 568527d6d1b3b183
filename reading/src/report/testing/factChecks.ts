/**
 * Readings held against figures, by rules and tables of their own, beside pillars, votes and scores. None of it reads the keys or claims
 * of the library.
 */
import { analyseChart, type Analysis } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import { plainsOf, type Words } from '../../statement/family.ts';
import { portraitOf } from '../../statement/joinStatements.ts';
import { DECADE_STEM } from '../library/decadeText.ts';
import { YEAR_FACET } from '../library/yearFacetText.ts';
import { YEAR_LATE } from '../library/yearLateText.ts';
import { YEAR_STEM } from '../library/yearText.ts';
import type { Report, SectionId } from '../report.ts';
import { reportOf } from '../reportOf.ts';
import { TODAY } from './reading.ts';

/** The five phases in the order they bring one another forth. */
export const PHASES = '木火土金水';
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
/** The groups of gods in the order of their phases from that of the day master. */
export const GROUPS = ['比劫', '食伤', '财', '官杀', '印'];
const TRIPLES: Readonly<Record<string, readonly string[]>> = {
  三会: ['寅卯辰', '巳午未', '申酉戌', '亥子丑'],
  三合: ['申子辰', '亥卯未', '寅午戌', '巳酉丑'],
};

/** A sentence of a report as it is read, with the heading it stands under. */
export interface FactSentence {
  readonly section: SectionId | 'keyPoints';
  readonly heading: string;
  readonly plain: string;
  readonly expert: string;
}

/** A report with the figures it is held against. */
export interface FactReading {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  readonly sentences: readonly FactSentence[];
  /** Rows of the section 流年: year, band and the four scores. */
  readonly years: ReadonlyMap<
    string,
    { readonly band: string; readonly scores: Readonly<Record<string, number>> }
  >;
}

function sentencesOf({ keyPoints, sections }: Report): FactSentence[] {
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

/** The report of a chart with its figures. */
export function factReadingOf(chart: AnyChart): FactReading {
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

const phaseOf = ({ chart }: FactReading, group: string): string =>
  PHASES[(PHASES.indexOf(STEM_PHASE[chart.dayMaster] ?? '') + GROUPS.indexOf(group)) % 5] ?? '';
const roleOf = (read: FactReading, group: string): string =>
  read.analysis.roles[phaseOf(read, group) as keyof Analysis['roles']];
/** Whether a heading is of a hard period. */
export const isHard = (text: string): boolean => /需谨慎|宜守/u.test(text);
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
/** Portraits of periods that help. */
export const PROMISING = luckTexts('助');
const COSTLY = luckTexts('累');
/** Texts of facets of a year with their keys. */
export const FACET_TEXTS = new Map(
  Object.entries(YEAR_FACET.words).flatMap(([key, words]) =>
    plainsOf(words as Words).map((text) => [text, key.split('.')] as const),
  ),
);

type Check = (sentence: FactSentence, read: FactReading) => boolean;

/** Each says whether a sentence is denied by the figures. */
export const FACT_CHECKS = {
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
/** A class of false sentences. */
export type FactFault = keyof typeof FACT_CHECKS;
/** Every class of false sentences. */
export const FACT_FAULTS = Object.keys(FACT_CHECKS) as FactFault[];

/** Sentences that the figures deny, by class. */
export function factFaultsOf(read: FactReading): { readonly fault: FactFault; readonly text: string }[] {
  return read.sentences.flatMap((sentence) =>
    FACT_FAULTS.filter((fault) => FACT_CHECKS[fault](sentence, read)).map((fault) => ({
      fault,
      text: `${sentence.heading} ${sentence.plain} | ${sentence.expert}`,
    })),
  );
}
