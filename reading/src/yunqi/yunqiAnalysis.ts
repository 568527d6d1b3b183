/**
 * 五运六气 analysis: a whole year, step by step, and a birth beside up to three dates. Every text is a statement with what it
 * rests on.
 */
import {
  compareYunqi,
  yunqiDifferences,
  yunqiOfYear,
  type ComparedMoment,
  type Tendency,
  type TendencyPoint,
  type YunqiDifference,
  type YunqiMoment,
  type YunqiRules,
  type YunqiYear,
} from '@shangyuan/engine/yunqi';
import { toStatement } from '../statement/family.ts';
import { signed } from '../statement/figures.ts';
import type { Statement } from '../statement/statement.ts';
import {
  YUNQI_BIRTH_SITIAN,
  YUNQI_BIRTH_STEP,
  YUNQI_EFFECT,
  YUNQI_SHARED,
  type BirthStep,
} from './library/birthText.ts';
import { YUNQI_STEP } from './library/stepText.ts';
import { FLAG_SOURCES, YUNQI_FLAG, YUNQI_KEYUN, YUNQI_RELATION } from './library/yearText.ts';
import { differenceText } from './differenceText.ts';
import { comparisonReading, tendencyReading, YUNQI_DISCLAIMER, yunqiReading } from './yunqiReading.ts';

/** One step of a year, in words. */
export interface YunqiStepReading {
  /** 三之气, 二运. */
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  /** 客气少阴君火, 主气少阳相火; 主运太徵, 客运少角. */
  readonly what: string;
  readonly statement: Statement;
  /** Where the schools part on this step, a sentence each. */
  readonly differences: readonly string[];
}

/** A year in words. */
export interface YunqiYearReading {
  readonly title: string;
  /** How the 运 relates to 司天, then the coincidences of the year. */
  readonly statements: readonly Statement[];
  /** Where the schools part on the year itself: its start, its name. */
  readonly differences: readonly string[];
  /** The six steps of qi. */
  readonly qi: readonly YunqiStepReading[];
  /** The five steps of 运. */
  readonly yun: readonly YunqiStepReading[];
  readonly disclaimer: string;
}

/** A birth in words. */
export interface YunqiBirthReading {
  readonly moment: YunqiMoment;
  /** The step it lies in, and the 司天 of its year. */
  readonly statements: readonly Statement[];
  readonly tendency: Tendency;
  readonly tendencyTexts: readonly string[];
  /** 岁运太过，土＋3; what each phase comes to. */
  readonly arithmetic: readonly string[];
  readonly dates: readonly YunqiDateReading[];
  readonly disclaimer: string;
}

/** A date beside the birth, in words. */
export interface YunqiDateReading {
  readonly moment: YunqiMoment;
  /** 甲辰年三之气. */
  readonly title: string;
  /** What it does to the birth, in a sentence each. */
  readonly summary: readonly string[];
  /** What it has in common and what it does, each with a thing to do. */
  readonly statements: readonly Statement[];
  /** The habits of the step. */
  readonly care: string;
}

/** Names a year of 五运六气 for the choice of words. */
const readerOf = ({ ganzhi }: Pick<YunqiYear, 'ganzhi'>): { readonly chartKey: string } => ({
  chartKey: ganzhi.name,
});

/**
 * A year of 五运六气, step by step.
 *
 * @param number year, 2024 is 甲辰
 * @throws RangeError as `yunqiOfYear`
 * @example yunqiYearReading(2026).qi.length // 6
 */
export function yunqiYearReading(number: number, rules: Partial<YunqiRules> = {}): YunqiYearReading {
  const year = yunqiOfYear(number, rules);
  const reader = readerOf(year);
  const values = { year: year.ganzhi.name, yun: year.yun.name, sitian: year.sitian, zaiquan: year.zaiquan };
  const flags = year.flags.map((key) =>
    toStatement(reader, YUNQI_FLAG, { key, values, rests: { source: FLAG_SOURCES[key] } }),
  );
  const relation = toStatement(reader, YUNQI_RELATION, { key: year.relation, values });
  const parting = yunqiDifferences(number, rules);
  const differences = (part: YunqiDifference['part'], step: number): string[] =>
    parting
      .filter((each) => each.part === part && (part === 'year' || each.number === step))
      .map((each) => differenceText(each, year.rules));
  return {
    title: `${year.ganzhi.name}年，岁运${year.yun.name}`,
    statements: [relation, ...flags],
    differences: differences('year', 0),
    qi: year.qiSteps.map(({ name, number: step, host, guest, relation: tie, verdict, startMs, endMs }) => ({
      name,
      startMs,
      endMs,
      what: `客气${guest}，主气${host}`,
      statement: toStatement(reader, YUNQI_STEP, {
        key: `${host}.${guest}`,
        values: { step: name, host, guest, relation: tie, verdict },
      }),
      differences: differences('qi', step),
    })),
    yun: year.yunSteps.map(({ name, number: step, zhuyun, keyun, startMs, endMs }) => ({
      name,
      startMs,
      endMs,
      what: `主运${zhuyun.name}，客运${keyun.name}`,
      statement: toStatement(reader, YUNQI_KEYUN, {
        key: `${keyun.measure}${keyun.tone}`,
        values: { step: name, zhuyun: zhuyun.name, keyun: keyun.name },
      }),
      differences: differences('yun', step),
    })),
    disclaimer: YUNQI_DISCLAIMER,
  };
}

function pointText({ wuxing, points, from }: TendencyPoint): string {
  return `${from}，${wuxing}${signed(points)}`;
}

/** The points of a tendency, then what each phase comes to. */
function arithmeticOf({ points, scores }: Tendency): string[] {
  const sums = Object.entries(scores).map(([wuxing, score]) => `${wuxing}${signed(score).replace('＋', '')}`);
  return [...points.map(pointText), `合计：${sums.join('，')}`];
}

function dateReading(birth: YunqiMoment, compared: ComparedMoment): YunqiDateReading {
  const { moment, effects, shared } = compared;
  const title = `${moment.year.ganzhi.name}年${moment.qiStep.name}`;
  const reader = { chartKey: birth.year.ganzhi.name + moment.year.ganzhi.name };
  const values = { when: title };
  const care = yunqiReading(moment).sections.find(({ title: name }) => name === '起居提示')?.text ?? '';
  return {
    moment,
    title,
    summary: comparisonReading(compared),
    statements: [
      ...effects.map(({ wuxing, kind }) =>
        toStatement(reader, YUNQI_EFFECT, { key: `${wuxing}.${kind}`, values }),
      ),
      ...shared.map((key) => toStatement(reader, YUNQI_SHARED, { key, values })),
    ],
    care,
  };
}

/**
 * A birth beside up to three dates (now, an onset, a day ahead).
 *
 * @param birthMs UTC milliseconds
 * @param dates UTC milliseconds, none to three
 * @throws RangeError and TypeError as `compareYunqi`
 * @example yunqiBirthReading(Date.UTC(1984, 5, 1), [Date.UTC(2024, 5, 1)]).dates.length // 1
 */
export function yunqiBirthReading(
  birthMs: number,
  dates: readonly number[],
  rules: Partial<YunqiRules> = {},
): YunqiBirthReading {
  const { birth, dates: compared } = compareYunqi(birthMs, dates, rules);
  const { moment, tendency } = birth;
  const { year, qiStep } = moment;
  const reader = readerOf(year);
  const values = { year: year.ganzhi.name, step: qiStep.name, sitian: year.sitian };
  return {
    moment,
    statements: [
      toStatement(reader, YUNQI_BIRTH_STEP, { key: qiStep.name as BirthStep, values }),
      toStatement(reader, YUNQI_BIRTH_SITIAN, { key: year.sitian, values }),
    ],
    tendency,
    tendencyTexts: tendencyReading(tendency),
    arithmetic: arithmeticOf(tendency),
    dates: compared.map((each) => dateReading(moment, each)),
    disclaimer: YUNQI_DISCLAIMER,
  };
}
