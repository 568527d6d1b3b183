/**
 * void: what an empty branch (空亡) of a pillar means.
 */
import type { Branch } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { PillarName } from './pillarDetailText.ts';

/** Pillar, and its void: 空 it stays, 冲 a clash fills it, 合 a combination does. */
export type KongwangKey = `${PillarName}.${'空' | '冲' | '合'}`;

type KongwangValues = {
  readonly branch: Branch;
  /** 日柱辛亥. */
  readonly by: string;
  readonly state: string;
  /** 月支亥、时支亥: every void branch, listed by the first of them; empty for the others. */
  readonly all: string;
  /** KONGWANG_MEANING after the first of all; empty for the others. */
  readonly meaning: string;
};

/** What a void means, for experts. */
export const KONGWANG_MEANING = '；岁运填之则实';

/** A void pillar. */
export const KONGWANG: Family<KongwangKey, KongwangValues> = {
  id: 'void',
  when: '空亡所在的柱，以及逢冲逢合而实',
  rule: 'KONGWANG',
  source: '三命通会·论空亡',
  isImage: true,
  ground: ({ branch }, key) => `${key.charAt(0)}柱的${branch}落了空`,
  expert: ({ all, by, state, meaning }) => (all === '' ? null : `${all}为${by}旬空，${state}${meaning}。`),
  chip: ({ branch }, key) => `${key.charAt(0)}支${branch}空`,
  why: ({ branch, by }, key) => `${by}所在的一旬里没有${branch}，${key.charAt(0)}柱的${branch}就落了空。`,
  words: {
    '年.空': '祖辈与童年的支撑来得轻，家底多半自己攒；攒下的第一样东西，好好收着。',
    '年.冲': '早年看似靠不上的，到了要紧处又会出现；老家的联系别断。',
    '年.合': '祖辈的缘分绕远路来，终究来了；来的时候，坐下听完他们的话。',
    '月.空': {
      plain: ['父母手足与职场的助力偏虚，习惯靠自己；靠自己之外，也试着开一次口。'],
      of: { retired: ['年轻时能靠的不多，样样自己闯出来。'] },
    },
    '月.冲': {
      plain: ['工作的根基动过才实，换过地方反而踏实；别怕头两年飘着。'],
      of: { retired: ['从前的根基动过才坐实，换过地方反而踏实。'] },
    },
    '月.合': {
      plain: ['同事与手足的情分淡里有实；常走动，虚的就坐实了。'],
      of: { retired: ['手足与旧友的情分淡里有实，走动着就亲。'] },
    },
    '日.空': '对亲密关系有点若即若离，不是不在意；在意的事，拿行动说。',
    '日.冲': '起起落落之后，家才真正落地；落地以前，先别把话说死。',
    '日.合': '亲近的关系来得慢，来了却落得定；落定之后，也各有一方小天地。',
    '时.空': '对往后想得少，走一步看一步；给十年后的自己存一小份。',
    '时.冲': '晚一点的机会，动一动就有；年过四十，再学一门新的。',
    '时.合': '后辈与晚景的缘分慢慢热起来；现在就留一间客房。',
  },
};
