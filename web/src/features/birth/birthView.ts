/**
 * What the form shows before casting: the live pillars, and what the reader should know about the time that was typed.
 */
import type { Chart, ChartRulesInput } from '@shangyuan/engine/chart';
import type { CivilTime } from '@shangyuan/engine/time';
import { lunarText } from '../../lib/words/almanacText.ts';
import { clockText } from '../../lib/words/dateText.ts';
import { pad } from '../../lib/words/text.ts';
import { equationText } from '../../lib/words/timeEquation.ts';
import type { BirthEngine } from './birthEngine.ts';
import { birthOf, rulesOf, type BirthFormState } from './birthForm.ts';

/** Something to know about a birth time. */
export interface BirthNotice {
  readonly kind: 'dst' | 'gap' | 'ambiguous' | 'nearTerm' | 'nearHour' | 'lateZi' | 'trueSolar';
  readonly text: string;
  readonly detail: string;
}

/** The live line of the form. */
export interface BirthPreview {
  readonly chart: Chart;
  /** 五月廿三. */
  readonly lunarText: string;
  /** 未时; empty for an unknown hour. */
  readonly shichenText: string;
  readonly pillars: readonly (string | null)[];
  readonly notices: readonly BirthNotice[];
  /** From the typed time to the clock that told day and hour; empty where nothing was changed. */
  readonly equation: string;
}

const names = ({ pillars }: Pick<Chart, 'pillars'>) =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.name ?? null);

/** Says how two readings differ, or that they do not. */
function differenceOf(own: Pick<Chart, 'pillars'>, other: Pick<Chart, 'pillars'>): string {
  const [a, b] = [names(own), names(other)];
  const changed = ['年柱', '月柱', '日柱', '时柱'].flatMap((label, index) =>
    a[index] === b[index] || a[index] === null ? [] : [`${label}为${b[index] ?? ''}`],
  );
  return changed.length === 0 ? '' : changed.join('，');
}

function dstNotice(
  engine: BirthEngine,
  chart: Chart,
  form: BirthFormState,
  rules: ChartRulesInput,
): BirthNotice | null {
  if (chart.time.dstMinutes === 0 || form.hour === 'unknown' || (rules.clock ?? 'civil') !== 'civil')
    return null;
  const birth = birthOf(engine, form);
  const asTyped = engine.castChart(birth, { ...rules, clock: 'wall' });
  const standard = engine.castChart(birth, { ...rules, clock: 'civil' });
  const change = differenceOf(asTyped, standard);
  return {
    kind: 'dst',
    text: '当时实行夏令时',
    detail: `标准时 ${clockText(chart.time.standardLocal)}，${change === '' ? '时柱不变' : `减后${change}`}`,
  };
}

function engineNotices(chart: Chart): BirthNotice[] {
  return chart.notices.flatMap((notice): BirthNotice[] => {
    switch (notice.code) {
      case 'nearTerm': {
        const side = notice.secondsAfter >= 0 ? '已过' : '未到';
        const change = differenceOf(chart, notice);
        return [
          {
            kind: 'nearTerm',
            text: `出生在${notice.term.name}交节前后（${side}）`,
            detail: change === '' ? '请核对出生时间' : `另一侧：${change}，请核对出生时间`,
          },
        ];
      }
      case 'gap':
        return [{ kind: 'gap', text: '当日拨快钟表，此时刻不存在', detail: '已按拨钟前的时间计算' }];
      case 'ambiguous':
        return [
          { kind: 'ambiguous', text: '当日拨慢钟表，此时刻出现两次', detail: '已按前一次（夏令时）计算' },
        ];
      case 'lateZi': {
        const change = differenceOf(chart, notice);
        return change === ''
          ? []
          : [{ kind: 'lateZi', text: '23 点后出生，换日规则影响日柱', detail: `另一规则：${change}` }];
      }
      case 'nearHourEdge': {
        const change = differenceOf(chart, notice);
        return change === ''
          ? []
          : [
              {
                kind: 'nearHour',
                text: `距时辰交界 ${Math.round(notice.minutes)} 分钟`,
                detail: `若时间略有出入：${change}`,
              },
            ];
      }
      case 'clocksDisagree':
        return notice.clock === 'trueSolar'
          ? [
              {
                kind: 'trueSolar',
                text: '真太阳时与钟表时结果不同',
                detail: `按真太阳时：${differenceOf(chart, notice)}`,
              },
            ]
          : [];
      default:
        return [];
    }
  });
}

/** Rules that can be used with what is known: no solar clock without a longitude. */
export function usableRules(form: BirthFormState, rules: ChartRulesInput): ChartRulesInput {
  const needsPlace = rules.clock === 'trueSolar' || rules.clock === 'meanSolar';
  return rulesOf(form, needsPlace && form.place === null ? { ...rules, clock: 'civil' } : rules);
}

/**
 * The preview of a form, or null where its birth cannot be cast.
 *
 * @param rules as remembered
 */
export function previewOf(
  engine: BirthEngine,
  form: BirthFormState,
  rules: ChartRulesInput,
): BirthPreview | null {
  try {
    const used = usableRules(form, rules);
    const chart = engine.castChart(birthOf(engine, form), used);
    const dst = dstNotice(engine, chart, form, rules);
    return {
      chart,
      lunarText: chart.civilLunar === null ? '' : lunarText(chart.civilLunar),
      shichenText: chart.pillars.hour === null ? '' : `${chart.pillars.hour.branch}时`,
      pillars: names(chart),
      notices: [...(dst === null ? [] : [dst]), ...engineNotices(chart)],
      equation: equationText(chart.time),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Clock time in words of the form. */
export function timeLine({ civil, hour }: Pick<BirthFormState, 'civil' | 'hour'>): string {
  const { year, month, day }: CivilTime = civil;
  return `${year}年${pad(month)}月${pad(day)}日${hour === 'unknown' ? '' : ` ${clockText(civil)}`}`;
}
