/**
 * 五运六气 of a year: the facts of its ganzhi laid on instants.
 */
import { numberError } from '../numberError.ts';
import { fourPillarsAt, yearGanzhi } from '../calendar/index.ts';
import { type Stem, WUHE_OF } from '../ganzhi/index.ts';
import { civilOfEpochMs, UTC8_MINUTES } from '../time/index.ts';
import { qiBoundariesMs, yearStartMs, yunBoundaries } from './boundaries.ts';
import { type JialinVerdict, jialinOf } from './jialin.ts';
import { YUNQI_OPTIONS, type YunqiRules } from './rules.ts';
import { HOST_STEPS, type HostStep, type Qi } from './tables/qi.ts';
import { YUN_ANCHORS } from './tables/yun.ts';
import { type YearFacts, yearFactsOf, type Yun } from './yearFacts.ts';

/** A step of the six qi. Half-open: it holds `startMs`, not `endMs`. */
export interface QiStep extends JialinVerdict {
  /** 1–6. */
  readonly number: number;
  /** 初之气 … 终之气. */
  readonly name: string;
  readonly host: Qi;
  readonly guest: Qi;
  readonly startMs: number;
  readonly endMs: number;
}

/** A step of the five 运. */
export interface YunStep {
  /** 1–5. */
  readonly number: number;
  /** 初运 … 终运. */
  readonly name: string;
  readonly zhuyun: Yun;
  readonly keyun: Yun;
  readonly startMs: number;
  readonly endMs: number;
  /** 刻 at which the table lets it begin, such as 寅初初刻; null under other rules. */
  readonly ke: string | null;
}

/** A year of 五运六气. */
export interface YunqiYear extends YearFacts {
  /** Number of the year: 2024 is 甲辰. From 大寒 to 立春 it is ahead of the year pillar. */
  readonly year: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly qiSteps: readonly QiStep[];
  readonly yunSteps: readonly YunStep[];
  readonly rules: YunqiRules;
}

/** First year with both its ends inside the range of the solar terms. */
export const YUNQI_YEAR_MIN = 1;
/** Last such year. */
export const YUNQI_YEAR_MAX = 9999;

/** 干德符: month, day or hour of the opening instant carries the stem that combines with the year's. */
function hasGanDeFuAt(epochMs: number, yearStem: Stem): boolean {
  const pillars = fourPillarsAt(epochMs, civilOfEpochMs(epochMs, UTC8_MINUTES));
  const combining = WUHE_OF[yearStem];
  return [pillars.month, pillars.day, pillars.hour].some(({ stem }) => stem === combining);
}

function buildQiSteps(year: number, facts: YearFacts, rules: YunqiRules): QiStep[] {
  const boundaries = qiBoundariesMs(year, rules);
  return facts.guests.map((guest, i) => {
    const { name, host } = HOST_STEPS[i] as HostStep;
    return {
      number: i + 1,
      name,
      host,
      guest,
      ...jialinOf(guest, host, rules.jialin),
      startMs: boundaries[i] as number,
      endMs: boundaries[i + 1] as number,
    };
  });
}

function buildYunSteps(year: number, facts: YearFacts, rules: YunqiRules): YunStep[] {
  const boundaries = yunBoundaries(year, rules);
  return YUN_ANCHORS.map(({ name }, i) => ({
    number: i + 1,
    name,
    zhuyun: facts.zhuyun[i] as Yun,
    keyun: facts.keyun[i] as Yun,
    startMs: (boundaries[i] as { startMs: number }).startMs,
    endMs: (boundaries[i + 1] as { startMs: number }).startMs,
    ke: (boundaries[i] as { ke: string | null }).ke,
  }));
}

/**
 * 五运六气 of a year.
 *
 * @param year 1–9999, named by its ganzhi (2024 is 甲辰); it begins with 大寒 unless `yunqiYearStart` says otherwise
 * @throws RangeError `wrong year N`; for rules that are none
 * Accuracy: instants as the solar terms, 1 s in 1600–2200.  Source: 素问 运气七篇; see the tables.
 * @example yunqiOfYear(2024).state // '敦阜'
 */
export function yunqiOfYear(year: number, rules: Partial<YunqiRules> = {}): YunqiYear {
  if (!Number.isInteger(year) || year < YUNQI_YEAR_MIN || year > YUNQI_YEAR_MAX) {
    throw numberError('year', year, `${YUNQI_YEAR_MIN} to ${YUNQI_YEAR_MAX}`);
  }
  const resolved = YUNQI_OPTIONS.complete(rules);
  const ganzhi = yearGanzhi(year);
  const startMs = yearStartMs(year, resolved);
  const hasGanDeFu = resolved.pingqi === 'ganDeFu' && hasGanDeFuAt(startMs, ganzhi.stem);
  const facts = yearFactsOf(ganzhi, resolved, hasGanDeFu);
  return {
    ...facts,
    year,
    startMs,
    endMs: yearStartMs(year + 1, resolved),
    qiSteps: buildQiSteps(year, facts, resolved),
    yunSteps: buildYunSteps(year, facts, resolved),
    rules: resolved,
  };
}
