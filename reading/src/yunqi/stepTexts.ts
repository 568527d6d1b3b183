/**
 * Texts of the six steps: what the host brings and asks for, what the guest adds, how the two meet, and the tendency of
 * the phases. Our own wording.
 */
import type { Jialin, Qi } from '@shangyuan/engine/yunqi';
import type { ByWuxing } from '@shangyuan/engine/ganzhi';

/** The season a host brings. */
export interface HostText {
  readonly season: string;
  readonly care: string;
}

/** 主气, the same every year. */
export const HOST_TEXTS = {
  厥阴风木: { season: '大寒到春分，风起阳升', care: '早些起身活动，出门挡一挡风' },
  少阴君火: { season: '春分到小满，天气转暖，万物盛长', care: '减衣慢一步，午间歇一歇' },
  少阳相火: { season: '小满到大暑，盛夏炎热', care: '避开正午的日头，水跟着喝' },
  太阴湿土: { season: '大暑到秋分，湿热交蒸', care: '屋里勤通风，衣着选透气的' },
  阳明燥金: { season: '秋分到小雪，天凉转燥', care: '早晚添一件，润唇润手' },
  太阳寒水: { season: '小雪到大寒，寒气闭藏', care: '保暖避寒，起居跟着日头走' },
} as const satisfies Readonly<Record<Qi, HostText>>;

/** What a guest adds. */
export interface GuestText {
  readonly climate: string;
  /** Systems of the tradition it speaks to. */
  readonly organs: string;
}

/** 客气, turning year by year; `climate` follows 容易. */
export const GUEST_TEXTS = {
  厥阴风木: { climate: '多风多变', organs: '肝胆与筋目' },
  少阴君火: { climate: '偏热', organs: '心与血脉' },
  太阴湿土: { climate: '阴雨潮湿', organs: '脾胃与肌肉' },
  少阳相火: { climate: '一下子热起来', organs: '三焦与咽喉' },
  阳明燥金: { climate: '偏凉偏燥', organs: '肺与皮毛' },
  太阳寒水: { climate: '偏冷', organs: '肾与筋骨' },
} as const satisfies Readonly<Record<Qi, GuestText>>;

/** 客主加临 in a sentence. */
export const JIALIN_TEXTS = {
  同气: '客气与主气相同，这一季的特点加重，但不相争',
  君位臣: '君火临于相火之上，热而有序',
  臣位君: '相火临于君火之上，热势来得躁',
  客生主: '客气生扶主气，气候较为平顺',
  主生客: '主气生扶客气，大体相得，略有小逆',
  客胜: '客气制约主气，气候偏向客气一边，来得快，去得也快',
  主胜: '主气制约客气，客气不得舒展，容易先郁后发',
} as const satisfies Readonly<Record<Jialin, string>>;

/** A phase that runs strong or weak. */
export interface WuxingText {
  readonly strong: string;
  readonly weak: string;
  readonly protect: string;
}

/** 偏盛, 偏弱 and 宜顾护 of the phases. */
export const WUXING_TEXTS = {
  木: {
    strong: '木气偏盛，行动快，性子容易急',
    weak: '木气偏弱，容易疲倦，提不起劲',
    protect: '传统上说宜顾护肝胆与筋目',
  },
  火: {
    strong: '火气偏盛，热情好动，容易睡得浅',
    weak: '火气偏弱，容易怕冷，兴致起得慢',
    protect: '传统上说宜顾护心与睡眠',
  },
  土: {
    strong: '土气偏盛，容易觉得身子沉，怕潮',
    weak: '土气偏弱，胃口与力气容易起伏',
    protect: '传统上说宜顾护脾胃与饮食',
  },
  金: {
    strong: '金气偏盛，皮肤与嗓子容易干',
    weak: '金气偏弱，换季的时候容易不惯',
    protect: '传统上说宜顾护肺与皮肤',
  },
  水: {
    strong: '水气偏盛，喜静，怕冷',
    weak: '水气偏弱，久站久坐容易觉得酸乏',
    protect: '传统上说宜顾护腰膝与作息',
  },
} as const satisfies ByWuxing<WuxingText>;
