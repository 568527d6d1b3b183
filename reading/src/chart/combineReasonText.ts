/**
 * Why a combination does not transform, in words that follow a colon.
 */
import type { CombineReason } from '@shangyuan/engine/chart';

/** Words of each reason, without a stop at the end. */
export const COMBINE_REASON_TEXTS = {
  遥合: '两者不相邻，只是遥合',
  化神不得月令: '所化的五行没有得到月令',
  争合: '另有天干来争合',
  邻干克化神: '相邻的天干克制所化的五行',
  合干有本气根: '相合的天干在近处有本气之根，不肯放手',
  日主有比劫本气根: '日主在地支有本气之根，不肯随之而化',
  日主根气尚重: '日主的根气还不轻，不肯随之而化',
  支已另合: '其中一支已经入了别的合局',
  '化神不透，月令不在局中': '所化的五行没有透干，月令也不在局中',
  化神不透干: '所化的五行没有透干',
  逢冲: '其中一支正逢冲',
  不化: '按所选的流派，午未合而不化',
  半合只聚不化: '半合只是靠拢，不论化',
} as const satisfies Readonly<Record<CombineReason, string>>;
