/**
 * Short words of the two rows of twelve and of the directions by day stem.
 */
import type { AlmanacRules, Direction, Jianchu } from '@shangyuan/engine/almanac';
import type { ByBranch } from '@shangyuan/engine/ganzhi';

/** What custom makes of each officer 建除, as custom and not as a verdict. Source: 协纪辨方书·卷四; 通书. */
export const OFFICER_TEXTS: Readonly<Record<Jianchu, string>> = {
  建: '一轮的开头，气正旺，旧俗取它出行、上任，不取动土',
  除: '除旧布新，旧俗取它扫舍、沐浴、解除',
  满: '丰满之意，旧俗取它祭祀、进财',
  平: '平分、平整，旧俗取它修路、平基',
  定: '安定，旧俗取它立约、安床',
  执: '执守，旧俗取它立约、收捕',
  破: '与月建相冲，旧俗只取拆屋、破土墙一类的事',
  危: '高而不稳，旧俗取它祭祀、安床，不取登高行船',
  成: '成就，旧俗取它开张、嫁娶、入学',
  收: '收成、收存，旧俗取它收账、纳财',
  开: '开通，旧俗取它开张、求学、出行',
  闭: '收藏、封闭，旧俗取它筑堤、补漏',
};

/** A list of directions: the day stems that share one, and the direction. */
export type StemDirections = readonly (readonly [stems: string, direction: Direction])[];

/** 喜神. Source: 协纪辨方书·卷七. */
export const XISHEN: StemDirections = [
  ['甲己', '东北'],
  ['乙庚', '西北'],
  ['丙辛', '西南'],
  ['丁壬', '南'],
  ['戊癸', '东南'],
];

/** 财神. Source: 通书. */
export const CAISHEN: StemDirections = [
  ['甲乙', '东北'],
  ['丙丁', '西南'],
  ['戊己', '北'],
  ['庚辛', '东'],
  ['壬癸', '南'],
];

/** 福神 by option. Source: 通书. */
export const FUSHEN: Readonly<Record<AlmanacRules['fuShen'], StemDirections>> = {
  B: [
    ['甲己', '北'],
    ['乙庚', '西南'],
    ['丙辛', '西北'],
    ['丁壬', '东南'],
    ['戊癸', '东北'],
  ],
  A: [
    ['甲乙', '东南'],
    ['丙丁', '东'],
    ['戊', '北'],
    ['己', '南'],
    ['庚辛', '西南'],
    ['壬', '西北'],
    ['癸', '西'],
  ],
};

/** 三合 that a branch belongs to, with its phase. 煞 lies on the side opposite. Source: 协纪辨方书·卷三 (三煞). */
export const SHA_BY_BRANCH: ByBranch<readonly [branches: string, phase: string]> = {
  子: ['申子辰', '水'],
  丑: ['巳酉丑', '金'],
  寅: ['寅午戌', '火'],
  卯: ['亥卯未', '木'],
  辰: ['申子辰', '水'],
  巳: ['巳酉丑', '金'],
  午: ['寅午戌', '火'],
  未: ['亥卯未', '木'],
  申: ['申子辰', '水'],
  酉: ['巳酉丑', '金'],
  戌: ['寅午戌', '火'],
  亥: ['亥卯未', '木'],
};
