/**
 * 校时 in sentences: why an hour fits an answer.
 */
import type { HourReason } from '@shangyuan/engine/analysis';
import { signedPoints } from '../statement/figures.ts';
import type { Said } from './said.ts';

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
export function hourReasonText(reason: HourReason): Said {
  return { sentence: sentenceOf(reason), arithmetic: signedPoints(reason.points) };
}
