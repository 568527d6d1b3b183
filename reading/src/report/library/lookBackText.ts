/**
 * lookBack: the kind of event to expect of a past year or decade, worded so that the reader can hold it against what happened. No
 * illness, no death, no parting.
 */
import type { Family } from '../../statement/family.ts';
import type { LifeStage } from '../tables/periodClauses.ts';

/** Kinds of event. */
export const EVENT_KINDS = [
  '搬迁',
  '学业考试',
  '工作变动',
  '责任加重',
  '钱财进出',
  '感情开始',
  '感情波折',
  '家人',
  '身体劳累',
  '得人相助',
  '名誉文书',
] as const;
/** A kind of event. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** Kind of event and the age it is lived at; kinds that an age does not have are left out. */
export type LookBackKey =
  | `${Exclude<EventKind, '工作变动' | '感情开始' | '感情波折' | '学业考试' | '钱财进出'>}.${LifeStage}`
  | `钱财进出.${'业' | '闲'}`
  | `学业考试.${'少' | '业'}`
  | '工作变动.业'
  | '感情开始.业'
  | '感情波折.业';

type LookBackValues = {
  readonly year: number;
  /** 2013年（虚岁24）前后, 2003到2012年（虚岁14到23）里. */
  readonly when: string;
  /** Its ground in plain words, at most fourteen characters. */
  readonly ground: string;
  /** Its ground in the words of the craft: 2013癸巳，巳亥冲（月）. */
  readonly craft: string;
  readonly kind: EventKind;
};

/** What may have happened in a past year or decade. */
export const LOOK_BACK_EVENT: Family<LookBackKey, LookBackValues> = {
  id: 'lookBack',
  when: '走过的流年与大运里最显的一处，配当时的年纪',
  rule: 'LOOK_BACK',
  source: '本应用取象',
  ground: ({ ground }) => ground,
  expert: ({ craft, kind }) => `${craft}，应在${kind}一类。`,
  chip: ({ kind }) => kind,
  why: ({ craft, kind }) =>
    `${craft}，多半应在${kind}一类的事上；合不合，可以拿当时的事来对，不合就说明取用还可再看。`,
  isCostly: () => false,
  words: {
    '搬迁.少': '{when}，大概搬过家、转过学，或是换过一处长住的地方。',
    '搬迁.业': '{when}，住处、城市或常待的地方多半动过一样。',
    '搬迁.闲': '{when}，住处多半有过变动，搬动、修整、到别处长住都算。',
    '学业考试.少': '{when}，或许有过一次要紧的考试，或者换过班级和老师。',
    '学业考试.业': '{when}，读书、应试或进修里，多半认真做成过一样。',
    '工作变动.业': '{when}，可能换过手上做的事，或者换过一起做的伙伴。',
    '责任加重.少': '{when}，多半管得比别的时候严，功课或规矩压得紧。',
    '责任加重.业': '{when}，肩上多半忽然多了一层，有一阵睡得少、跑得多。',
    '责任加重.闲': '{when}，家里或邻里多半有件要紧事，要你出面操持。',
    '钱财进出.业': '{when}，大概有过一笔比平常大的进出，添置、借出、收回都算。',
    '钱财进出.闲': '{when}，手里攒的多半动用过一次，修房、添置或帮衬别家。',
    '感情开始.业': '{when}，或许遇见过放在心上的一位，或者一段关系有了名分。',
    '感情波折.业': '{when}，可能与要好的朋友或亲近的那位闹过别扭，后来重新磨合。',
    '家人.少': '{when}，家里多半办过一件大事，大人们为它忙了一阵。',
    '家人.业': '{when}，老家或长辈那头多半有事，来回跑过几趟。',
    '家人.闲': '{when}，家族里多半添过喜事或聚过一场，难得到得那么齐。',
    '身体劳累.少': '{when}，起居多半不太规律，有一段没什么精神。',
    '身体劳累.业': '{when}，多半累过一阵，作息乱了，歇了些日子才缓过来。',
    '身体劳累.闲': '{when}，精神多半弱些，出门少，歇的日子比往常多。',
    '得人相助.少': '{when}，大概遇见一位肯教的老师，或者一个要好的同伴。',
    '得人相助.业': '{when}，难处上多半有朋友或长辈帮过一把。',
    '得人相助.闲': '{when}，或许有老友或邻居常来搭手，日子因此热闹。',
    '名誉文书.少': '{when}，可能拿过奖状，或者当着大家的面被夸过。',
    '名誉文书.业': '{when}，证书、约定或名分，多半有一样落到纸上。',
    '名誉文书.闲': '{when}，多半有一份要紧的文书办下来，或者得过一次表扬。',
  },
};
