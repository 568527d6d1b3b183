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
  /** 多半, 大概: nothing is known of what happened. */
  readonly likely: string;
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
    '搬迁.少': [
      '{when}，{likely}搬过家，或是换过一处长住的地方。',
      '{when}，{likely}转过学，或者换了一群天天见面的玩伴。',
      '{when}，{likely}在亲戚家、外地或学校里住过一阵。',
      '{when}，{likely}上学的路变了，每天走的不是原来那一条。',
    ],
    '搬迁.业': [
      '{when}，{likely}住处、城市或常待的地方动过一样。',
      '{when}，{likely}收拾过一回行李，在另一处落了脚。',
      '{when}，{likely}屋里大动过，换房、装修或腾过房间。',
      '{when}，{likely}路上的日子多，常在两个地方之间来回。',
    ],
    '搬迁.闲': [
      '{when}，{likely}住处有过变动，搬动、修整、到别处长住都算。',
      '{when}，{likely}出过一趟远门，住了些日子才回。',
      '{when}，{likely}房间或家具重新摆过一回，看着像换了个家。',
      '{when}，{likely}常去的地方换了，散步、买菜走的是另一条路。',
    ],
    '学业考试.少': [
      '{when}，{likely}考过要紧的一回试，前后的事还记得。',
      '{when}，{likely}换过班级或老师，功课重新适应了一阵。',
      '{when}，{likely}某一门课忽然吃力，花了不少工夫才跟上。',
      '{when}，{likely}参加过一场比赛或选拔，准备了好些日子。',
    ],
    '学业考试.业': [
      '{when}，{likely}读书、应试或进修里，认真做成过一样。',
      '{when}，{likely}考过一回证，或者交过一份看重的作品。',
      '{when}，{likely}换过要学的方向，重新从头看起书来。',
      '{when}，{likely}跟着一位老师或前辈，扎实学了一段。',
    ],
    '工作变动.业': [
      '{when}，{likely}手上做的事换过内容，边做边重新学起。',
      '{when}，{likely}一起做事的伙伴换了一批，或者换了位管事的。',
      '{when}，{likely}动过另谋一条路的念头，也真去打听过。',
      '{when}，{likely}做到一半的安排改了方向，前面的多半重来。',
      '{when}，{likely}每天要去的地方变了，钟点也跟着改。',
    ],
    '责任加重.少': [
      '{when}，{likely}管得比别的时候严，功课或规矩压得紧。',
      '{when}，{likely}大人派了份差事，早早学着照看自己。',
      '{when}，{likely}当过班里的小干部，或者被老师盯得很紧。',
      '{when}，{likely}放学以后还排得满满的，难得玩。',
    ],
    '责任加重.业': [
      '{when}，{likely}肩上忽然多了一层，有一阵睡得少、跑得多。',
      '{when}，{likely}接过一样别人不肯接的差事，硬着头皮做完。',
      '{when}，{likely}要替旁人拿主意，说出口的话得自己兜着。',
      '{when}，{likely}赶过一个卡得死的日子，前后忙了好几个月。',
      '{when}，{likely}上头换了要求，事情一样样都要重新交代。',
    ],
    '责任加重.闲': [
      '{when}，{likely}家里或邻里有件要紧事，要你出面操持。',
      '{when}，{likely}跑过几趟手续，一样样盖章签字才算完。',
      '{when}，{likely}替家里照看过一段，钟点都由不得自己。',
      '{when}，{likely}出面了结过一桩拖着的事。',
    ],
    '钱财进出.业': [
      '{when}，{likely}添过比平常贵的东西，打算用上许多年。',
      '{when}，{likely}借出过或垫过一笔，收回来费了些口舌。',
      '{when}，{likely}进账的路子多出一条，或者断了一条。',
      '{when}，{likely}为一样贵的东西掂量很久，最后还是定了。',
      '{when}，{likely}和朋友或亲戚合着出过钱，账后来分清了。',
    ],
    '钱财进出.闲': [
      '{when}，{likely}手里攒的动用过一次，修房、添置或帮衬别家。',
      '{when}，{likely}换过一样大件，或者把存着的挪了地方。',
      '{when}，{likely}被劝着买过点什么，后来想想可有可无。',
      '{when}，{likely}人情往来比哪年都多，红包出去了好几个。',
    ],
    '感情开始.业': [
      '{when}，{likely}遇见过放在心上的一位，或者一段关系有了名分。',
      '{when}，{likely}经朋友或家里认识了一位，往来了一阵。',
      '{when}，{likely}和一位旧识重新走近，话比从前多。',
      '{when}，{likely}身边喜事多，自己也动过定下来的念头。',
    ],
    '感情波折.业': [
      '{when}，{likely}与要好的朋友或亲近的那位闹过别扭，后来重新磨合。',
      '{when}，{likely}话说不到一处，冷了些日子才缓过来。',
      '{when}，{likely}为同一件事反复争过，谁也没有说服谁。',
      '{when}，{likely}独自想了很久，把一段关系重新看过一遍。',
    ],
    '家人.少': [
      '{when}，{likely}屋里办过一件大事，大人们为它忙了一阵。',
      '{when}，{likely}家里添了位成员，或者有亲戚来长住。',
      '{when}，{likely}大人的差事有变，在家的钟点跟着改。',
      '{when}，{likely}跟着大人走了趟远亲，见了许多不认得的脸。',
    ],
    '家人.业': [
      '{when}，{likely}老家或长辈那头有事，来回跑过几趟。',
      '{when}，{likely}亲戚里办过一桩喜事，自己出了不少力。',
      '{when}，{likely}为家里的一个决定商量过好几轮才定。',
      '{when}，{likely}手足或亲戚那边有变动，伸手帮过一把。',
    ],
    '家人.闲': [
      '{when}，{likely}家族里添过喜事或聚过一场，难得到得那么齐。',
      '{when}，{likely}晚辈那边有件大事，电话比平时多了许多。',
      '{when}，{likely}断了来往的亲戚找上门，又续上了。',
      '{when}，{likely}一家人坐下来商量过大事，最后听了你半句。',
    ],
    '身体劳累.少': [
      '{when}，{likely}起居不太规律，有一段没什么精神。',
      '{when}，{likely}睡得晚、起得急，上课老是犯困。',
      '{when}，{likely}胃口时好时坏，家里变着法做吃的。',
      '{when}，{likely}一换季就要歇上几天，出门少。',
    ],
    '身体劳累.业': [
      '{when}，{likely}累过一阵，作息乱了，隔了好久才把觉补回来。',
      '{when}，{likely}睡得浅，夜里常醒，白天靠茶撑着。',
      '{when}，{likely}体重或胃口变过，衣裳的尺码跟着换。',
      '{when}，{likely}第一次认真想过要少熬夜、多走动。',
    ],
    '身体劳累.闲': [
      '{when}，{likely}精神弱些，出门少，歇的日子比往常多。',
      '{when}，{likely}起得早、睡得碎，午觉变得要紧。',
      '{when}，{likely}走路慢下来，远的地方多半让旁人去。',
      '{when}，{likely}重新排过作息，晚饭和睡觉都提早了。',
    ],
    '得人相助.少': [
      '{when}，{likely}遇见一位肯教的老师，或者一个要好的同伴。',
      '{when}，{likely}跟着亲戚或邻居家的常在一起玩，学了不少东西。',
      '{when}，{likely}交到一个无话不说的朋友，到现在还记得名字。',
      '{when}，{likely}收到过一样很喜欢的东西，用了好些年。',
    ],
    '得人相助.业': [
      '{when}，{likely}难处上有朋友或长辈帮过一把，至今记得这份情。',
      '{when}，{likely}听前辈点过一句，后来真用上了。',
      '{when}，{likely}靠熟识的引见，进了原先进不去的门。',
      '{when}，{likely}碰上一件难事，几个人凑在一起就办成了。',
      '{when}，{likely}交到的朋友里，有一两位来往到了今天。',
    ],
    '得人相助.闲': [
      '{when}，{likely}有老友或邻居常来搭手，日子因此热闹。',
      '{when}，{likely}年轻的一辈替你办妥过一件麻烦事。',
      '{when}，{likely}认得了一班新伙伴，一起走走、学点东西。',
      '{when}，{likely}失了联络的旧友又找着了，通了好几回话。',
    ],
    '名誉文书.少': [
      '{when}，{likely}拿过奖状，或者当着大家的面被夸过。',
      '{when}，{likely}作文、画或手工被贴出来给大家看。',
      '{when}，{likely}上过台，演过节目或者讲过话。',
      '{when}，{likely}凭一样本事在同伴里出了名。',
    ],
    '名誉文书.业': [
      '{when}，{likely}把证书、约定或名分落到了纸上。',
      '{when}，{likely}做的东西被人拿去当样子，名字也跟着提起。',
      '{when}，{likely}签过一份要紧的字，前后看了好几遍。',
      '{when}，{likely}头衔或叫法变过，别人介绍你时换了说法。',
      '{when}，{likely}在许多人面前讲过一回，事后有人来问。',
    ],
    '名誉文书.闲': [
      '{when}，{likely}有一份要紧的文书办下来，前后跑了几趟。',
      '{when}，{likely}得过一次表扬，或者照片被挂出来。',
      '{when}，{likely}旧日做成的事又被提起，有人来请教。',
      '{when}，{likely}替家里立过字据，把说好的写成了白纸黑字。',
    ],
  },
};
