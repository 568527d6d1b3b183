/**
 * What the closing rules 铺注条例 did to a list, a sentence a step.
 */
import {
  type ClosingStep,
  type RelaxingClause,
  spiritOf,
  type SpiritId,
  type UnlistingClause,
} from '@shangyuan/engine/almanac';

const list = (words: readonly string[]): string => words.join('、');
const names = (ids: readonly SpiritId[]): string => list(ids.map((id) => spiritOf(id).name));

/** What stands before “…也不注宜”, by clause. */
const UNLISTED: Readonly<Record<UnlistingClause, string>> = {
  proclaim: '已注宜宣政事',
  palace: '已注宜营建宫室',
  tiangou: '天狗与寅日忌祭祀',
  maori: '卯日忌穿井',
  renri: '壬日忌开渠',
  siri: '巳日忌出行',
  youri: '酉日忌会亲友',
  zhaoxian: '招贤在忌',
  shien: '施恩、举正直、袭爵受封有在忌的',
  yueyan: '月厌忌出行、上官赴任',
  tufu: '土府、土符、地囊忌补垣',
  kairi: '开日不注动土营葬之事',
  siji: '四忌、四穷忌安葬',
  chongfu: '重日、复日不注营葬之事',
  huiri: '晦日只注祭祀、沐浴等十二事',
  fenzhi: '二分二至之日不注聚会远行之事',
  strict: '从严时只注祭祀、沐浴等事',
};

/** What stands before “…也不注忌”, by clause. */
const RELAXED: Readonly<Record<RelaxingClause, string>> = {
  forgiving: '有德、赦、愿、月恩、四相或时德在',
  qifu: '祈福不忌',
  jiehunyin: '结婚姻不忌',
  jiaqu: '嫁娶不忌',
  jiaquOnly: '嫁娶只为亥日、厌对、八专、四忌或四穷所忌，不牵连别事',
  yixi: '移徙不忌',
  anchuang: '安床不忌',
  jiechu: '解除不忌',
  xiuzao: '修造动土与竖柱上梁都不忌',
  kaishi: '开市、立券、交易、纳财相连，其一不忌',
  kaicang: '开市、立券、交易都不忌',
  muyang: '牧养不忌',
  nachu: '纳畜不忌',
  anzang: '安葬有吉神宜之而不忌',
  qizan: '启攒有吉神宜之而不忌',
};

/**
 * One step in a sentence.
 *
 * @example stepText({ code: 'closed', values: { by: 'sili' }, source: { book: '协纪辨方书', chapter: '卷十' } }) // '四离之日，除祭祀、沐浴等十二事外，余事都列为忌。'
 */
export function stepText(step: ClosingStep): string {
  switch (step.code) {
    case 'wholeDay':
      return `${names(step.values.spirits)}当日，按等第诸事皆忌。`;
    case 'voided':
      return `${spiritOf(step.values.by).name}当日，${names(step.values.spirits)}不作德愿论，既不解忌，也不注所宜。`;
    case 'asDeath':
      return `遇${spiritOf(step.values.by).name}，${names(step.values.spirits)}仍按死败论。`;
    case 'trimmed':
      return `${spiritOf(step.values.by).name}当日，月厌所忌的${list(step.values.items)}不再注宜。`;
    case 'offset':
      return `${list(step.values.items)}宜忌相逢，两相抵消，不注宜也不注忌。`;
    case 'unlisted':
      return `${UNLISTED[step.values.clause]}，${list(step.values.items)}便不注宜。`;
    case 'relaxed':
      return `${RELAXED[step.values.clause]}，${list(step.values.items)}便不注忌。`;
    case 'replaced':
      return step.values.by === 'wangwang'
        ? `往亡忌${step.values.from}，改注宜${step.values.to}。`
        : `月厌忌出行、上官赴任，宜${step.values.from}改注宜${step.values.to}。`;
    case 'lifted': {
      const still = step.values.stillBy.length === 0 ? '' : `；惟${names(step.values.stillBy)}所忌仍忌`;
      return `德合与赦愿相会，月令与日干支所定的忌都不注${still}。`;
    }
    case 'closed':
      return `${spiritOf(step.values.by).name}之日，除祭祀、沐浴等十二事外，余事都列为忌。`;
  }
}
