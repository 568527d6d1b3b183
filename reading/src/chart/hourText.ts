/**
 * 校时 in sentences: why an hour fits an answer.
 */
import { HOUR_QUESTIONS, type HourAnswers, type HourReason } from '@shangyuan/engine/analysis';
import { signedPoints } from '../statement/figures.ts';
import type { Explanation } from './explanation.ts';

const SIBLINGS = { 长: '居长', 中: '居中', 幼: '居幼' } as const;

function sentenceOf(reason: HourReason): string {
  switch (reason.question) {
    case 'siblings':
      return `${reason.values.branch}时在孟仲季里${SIBLINGS[reason.values.order]}，与所答相合。`;
    case 'leftHome': {
      const { hasHorse, branch, opposed } = reason.values;
      if (hasHorse) return '时柱带驿马，主动迁。';
      return opposed === null
        ? '时柱没有驿马，也不与年月相冲，主安居。'
        : `时支${branch}与${opposed}相冲，主动迁。`;
    }
    case 'build':
      return `这一时辰的命盘里${reason.values.wuxing}排在第${reason.values.rank === 1 ? '一' : '二'}，与体形相合。`;
    case 'parent':
      return `代表${reason.values.god === '偏财' ? '父亲' : '母亲'}的${reason.values.god}较重${reason.values.isHurt ? '，只是受了牵制' : ''}。`;
    case 'manner':
    case 'path':
      return `${reason.values.groups.join('与')}重于${reason.values.over.join('与')}，与所答相合。`;
  }
}

/** Why an hour got points. */
export function hourReasonText(reason: HourReason): Explanation {
  return { sentence: sentenceOf(reason), arithmetic: signedPoints(reason.points) };
}

/** A question of 校时 with its choices, as shown to a person. */
export interface HourQuestionText {
  readonly question: keyof HourAnswers;
  readonly text: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

const CHOICES: {
  readonly [Q in keyof HourAnswers]-?: Readonly<Record<NonNullable<HourAnswers[Q]>, string>>;
} = {
  siblings: { 长: '排行最大', 中: '排行居中', 幼: '排行最小' },
  leftHome: { 是: '离开过', 否: '没离开' },
  build: { 木: '修长', 火: '精干面红', 土: '敦实', 金: '方正白净', 水: '圆润' },
  parent: { 父: '父亲', 母: '母亲' },
  manner: { 外向: '爱说爱动', 内敛: '安静内敛' },
  path: { 自主: '自己做主', 循规: '在单位里做事' },
};

const QUESTIONS: Readonly<Record<keyof HourAnswers, string>> = {
  siblings: '兄弟姐妹中的排行（独生不答）',
  leftHome: '二十岁以前是否离家生活',
  build: '体形更接近',
  parent: '小时候与谁更亲',
  manner: '平时的样子',
  path: '做事的路子',
};

/** The questions of 校时 in their order. */
export const HOUR_QUESTION_TEXTS: readonly HourQuestionText[] = (
  Object.keys(HOUR_QUESTIONS) as (keyof HourAnswers)[]
).map((question) => ({
  question,
  text: QUESTIONS[question],
  choices: HOUR_QUESTIONS[question].choices.map((value) => ({
    value,
    text: (CHOICES[question] as Readonly<Record<string, string>>)[value] ?? value,
  })),
}));

/** What the order of hours can and cannot say. */
export const HOUR_LIMITS =
  '排序按古籍与民间的说法打分，没有用时辰确知的生辰检验过，分数接近时分不出高下。请以出生证、家人回忆为准，这里只用来缩小范围。';
