/**
 * 五运六气 in sentences: a moment, a birth's tendency, and one date beside another.
 */
import type { ComparedMoment, Tendency, YunqiMoment } from '@shangyuan/engine/yunqi';
import { type Quote, YUNQI_QUOTES } from './quotes.ts';
import { GUEST_TEXTS, HOST_TEXTS, JIALIN_TEXTS, WUXING_TEXTS } from './stepTexts.ts';
import { SITIAN_TEXTS, STATE_TEXTS, ZAIQUAN_TEXTS } from './yearTexts.ts';

/** Shown with every reading of 五运六气. */
export const YUNQI_DISCLAIMER =
  '仅为传统运气学说介绍，不作医疗建议；依《黄帝内经·素问》运气七篇推演，不是天气预报，身体不适请就医。仅供传统文化研究与娱乐参考。';

/** A titled paragraph. */
export interface YunqiSection {
  readonly title: string;
  readonly text: string;
}

/** Reading of a moment. */
export interface YunqiReading {
  /** 年度概况, 上半年, 下半年, 当前之气, 气候倾向, 起居提示. */
  readonly sections: readonly YunqiSection[];
  /** 推算依据, step by step. */
  readonly basis: readonly string[];
  readonly quotes: readonly Quote[];
  readonly disclaimer: string;
}

/** From this level on guest and host strain against one another. */
const STRAINED_LEVEL = 3;
/** 宫 of the answering qi, as the book counts them, with where each lies. Source: 素问·六元正纪大论 灾宫. */
const PALACES: Readonly<Record<number, string>> = {
  1: '一宫正北',
  3: '三宫正东',
  5: '五宫中央',
  7: '七宫正西',
  9: '九宫正南',
};

function overviewOf({ year }: YunqiMoment): string {
  const { climate, tendency } = STATE_TEXTS[year.state];
  const flags = year.flags.length === 0 ? '' : `，合${year.flags.join('、')}`;
  const balance = year.balance === null ? '' : `，${year.balance}，作平气看`;
  return `${year.ganzhi.name}年，岁运${year.yun.name}，名${year.state}${flags}${balance}。传统上的气象是${climate}；${tendency}。`;
}

function answerOf({ year, shengfuPhase }: YunqiMoment): string {
  if (year.shengfu !== null) {
    const { sheng, fu, palace } = year.shengfu;
    const now = shengfuPhase === '胜' ? '眼下在胜气一边' : '眼下在复气一边';
    return `岁运不及，${sheng}气来胜，${fu}气来复，${now}；书里把气候偏差最多的方位叫灾宫，这一年在${PALACES[palace] ?? ''}。`;
  }
  return year.chengwu === null
    ? '岁运平和，没有胜复。'
    : `岁运太过，易乘${year.chengwu.cheng}，也反侮${year.chengwu.wu}。`;
}

function currentOf({ qiStep }: YunqiMoment): string {
  const { season } = HOST_TEXTS[qiStep.host];
  return `${qiStep.name}，${season}；主气${qiStep.host}，客气${qiStep.guest}。${JIALIN_TEXTS[qiStep.relation]}。`;
}

function climateOf({ qiStep }: YunqiMoment): string {
  const { climate, organs } = GUEST_TEXTS[qiStep.guest];
  const strained = qiStep.level >= STRAINED_LEVEL ? '；客主不相得，变化来得急些' : '';
  return `客气是${qiStep.guest}，这一步的天气容易${climate}${strained}。传统上说宜留意${organs}，身上不舒服请看医生。`;
}

function careOf({ qiStep, year, half }: YunqiMoment): string {
  const ruling = half === '司天' ? SITIAN_TEXTS[year.sitian] : ZAIQUAN_TEXTS[year.zaiquan];
  const slow = qiStep.level >= STRAINED_LEVEL ? '出行起居从缓。' : '';
  return `${HOST_TEXTS[qiStep.host].care}；${ruling.care}；${STATE_TEXTS[year.state].care}。${slow}`;
}

function basisOf({ year, half, qiStep, yunStep, isYunPending }: YunqiMoment): string[] {
  return [
    `运气年从规则所定的节气起算，此时属${year.ganzhi.name}年。`,
    `年干${year.ganzhi.stem}定岁运${year.yun.name}，${year.yunClass}。`,
    `年支${year.ganzhi.branch}定司天${year.sitian}、在泉${year.zaiquan}；运气关系${year.relation}。`,
    `此时在${qiStep.name}，由${half}主令，客主加临为${qiStep.relation}（${qiStep.verdict}）。`,
    `五步在${yunStep.name}，主运${yunStep.zhuyun.name}，客运${yunStep.keyun.name}${isYunPending ? '，将交' : ''}。`,
  ];
}

/**
 * Reading of a moment of 五运六气.
 *
 * @param moment from `yunqiAt`
 * @example yunqiReading(yunqiAt(Date.UTC(2026, 5, 1))).sections.length // 7
 */
export function yunqiReading(moment: YunqiMoment): YunqiReading {
  const { year } = moment;
  const sections = [
    { title: '年度概况', text: overviewOf(moment) },
    { title: '胜复乘侮', text: answerOf(moment) },
    { title: '上半年', text: `司天${year.sitian}：${SITIAN_TEXTS[year.sitian].climate}。` },
    { title: '下半年', text: `在泉${year.zaiquan}：${ZAIQUAN_TEXTS[year.zaiquan].climate}。` },
    { title: '当前之气', text: currentOf(moment) },
    { title: '气候倾向', text: climateOf(moment) },
    { title: '起居提示', text: careOf(moment) },
  ];
  return { sections, basis: basisOf(moment), quotes: YUNQI_QUOTES, disclaimer: YUNQI_DISCLAIMER };
}

/**
 * 先天 tendency of a birth, a sentence for each phase that stands out.
 *
 * @param tendency from `tendencyOf`
 * @returns at least one sentence
 * @example tendencyReading(tendencyOf(yunqiAt(Date.UTC(1984, 5, 1)))).length // 3
 */
export function tendencyReading({ strong, weak, protect }: Tendency): string[] {
  const sentences = [
    ...strong.map((phase) => `${WUXING_TEXTS[phase].strong}。`),
    ...weak.map((phase) => `${WUXING_TEXTS[phase].weak}。`),
  ];
  if (protect !== null) sentences.push(`${WUXING_TEXTS[protect].protect}。`);
  return sentences.length === 0 ? ['五行之气较为均平，照常起居即可。'] : sentences;
}

/** What two moments have in common, in a sentence; null where it is nothing. */
function sharedText(when: string, shared: ComparedMoment['shared']): string | null {
  return shared.length === 0 ? null : `${when}的${shared.join('、')}与出生时相同。`;
}

/**
 * What a later date does to the phases a birth leans on, and what both have in common.
 *
 * @param compared one of the dates of `compareYunqi`
 * @returns at least one sentence
 * @example comparisonReading(compareYunqi(Date.UTC(1984, 5, 1), [Date.UTC(2024, 5, 1)]).dates[0]).length // 2
 */
export function comparisonReading({ moment, effects, shared }: ComparedMoment): string[] {
  const when = `${moment.year.ganzhi.name}年${moment.qiStep.name}`;
  const common = sharedText(when, shared);
  const more = common === null ? [] : [common];
  if (effects.length === 0) return [...more, `${when}与先天所偏没有明显呼应，平常看待。`];
  return [
    ...more,
    ...effects.map(({ wuxing, kind }) =>
      kind === '当令放大'
        ? `${when}，${wuxing}气当令，先天偏${wuxing}的特点容易放大，宜收一收。`
        : `${when}，${wuxing}气受制，先天偏${wuxing}的特点较不舒展，宜缓一缓。`,
    ),
  ];
}
