/**
 * Doctrine: the schools of thought of the analysis.
 */
import { defineOptions, type RulesOf } from '../options.ts';

/**
 * Every option of the analysis. Presets: `standard` the defaults; `fuyi` 扶抑派, no special classes and the 用神 only by
 * strength; `tiaohou` 调候派, by the season only; `geju` 格局派, only pure special classes, the 用神 by the pattern.
 */
export const DOCTRINE_OPTIONS = defineOptions(
  {
    /**
     * Special classes 从 专旺 化气: those that are 真 and 假, the 真 only, or none. Changes class, pattern and 用神 of the
     * charts that meet one (about nine in a hundred). Source: 滴天髓·从象, 形象, 化象 (standard); 子平真诠·论用神, which takes them
     * sparingly (strict); a modern minority that reads only 扶抑 (off).
     */
    special: ['standard', 'strict', 'off'],
    /**
     * 透: the very stem in year, month or hour, or any stem of its wuxing. Changes the pattern of charts that reveal only the
     * other stem. Source: 子平真诠·论用神变化 (sameStem); looser modern practice (sameElement).
     */
    revealed: ['sameStem', 'sameElement'],
    /**
     * Whether 人元司令 decides where both lesser qi of the month are revealed; else 中气 comes first. Changes the pattern of
     * such charts. Source: 子平真诠·论用神变化 (off); 三命通会·论人元司事 (tiebreak).
     */
    siling: ['off', 'tiebreak'],
    /**
     * 用神 by the whole ledger, or by 扶抑, 调候 or the pattern only. Changes 用神, the roles, and every score that rests on
     * them. Source: 滴天髓·衰旺 (fuyi), 穷通宝鉴 (tiaohou), 子平真诠·论用神 (geju); weighing them together is ours (ledger).
     */
    usefulSchool: ['ledger', 'fuyi', 'tiaohou', 'geju'],
    /**
     * 喜忌仇闲 by the votes, or relative to the 用神 (生用为喜, 克用为忌, 生忌为仇). Changes the four other roles and the scores
     * that rest on them; those of luck rest on the votes only. Source: our own weighing (votes); the teaching of most modern handbooks (relative).
     */
    roleNaming: ['votes', 'relative'],
    /**
     * Spouse by the star of the sex and the palace, or by the palace only. Changes the facts of 感情 and the candidate years;
     * scores keep the star. Source: 渊海子平·六亲总论 (bySex); 滴天髓·夫妻, read without regard to sex (palaceOnly).
     */
    spouseStar: ['bySex', 'palaceOnly'],
    /**
     * Children by the star of the sex (官杀 for men, 食伤 for women), or 食伤 for all. Changes the facts of 子女. Source:
     * 渊海子平·六亲总论 (bySex); 滴天髓·子女 (shishang).
     */
    childStar: ['bySex', 'shishang'],
  },
  {
    presets: {
      standard: {},
      fuyi: { special: 'off', usefulSchool: 'fuyi' },
      tiaohou: { usefulSchool: 'tiaohou' },
      geju: { special: 'strict', usefulSchool: 'geju' },
    },
  },
);

/** Choices of school. Every analysis carries the doctrine it was made by. */
export type Doctrine = RulesOf<typeof DOCTRINE_OPTIONS.values>;
