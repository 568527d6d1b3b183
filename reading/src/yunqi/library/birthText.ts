/**
 * yunqi.birth, effect, shared: what the qi of a birth leans on, and what a later date does to it. Tendencies of tradition, never
 * diagnoses.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { Qi, SharedQi, YunqiEffect } from '@shangyuan/engine/yunqi';
import type { Family } from '../../statement/family.ts';

/** The step a birth lies in. */
export type BirthStep = '初之气' | '二之气' | '三之气' | '四之气' | '五之气' | '终之气';

/** The year and step of a birth. */
export type BirthValues = {
  /** 甲子. */
  readonly year: string;
  readonly step: string;
  readonly sitian: Qi;
};

/** Born in a step. */
export const YUNQI_BIRTH_STEP: Family<BirthStep, BirthValues> = {
  id: 'yunqi.birthStep',
  when: '出生时所在的一步',
  rule: 'YUNQI_BIRTH',
  source: '本应用的计分',
  expert: ({ year, step }) => `生于${year}年${step}，以此步的主客二气为先天所受。`,
  chip: ({ step }) => `生于${step}`,
  why: ({ year, step }) => `出生的时刻落在${year}年的${step}。`,
  words: {
    初之气: '生在一年之气刚起头的时候，开步的劲头足；起了头，也想好在哪里歇脚。',
    二之气: '生在暖意渐盛之时，亮堂，喜欢人前；人散之后，留一个只给自己的角落。',
    三之气: '生在一年最热的当口，热忱藏不住；热起来时，喝口水再开口。',
    四之气: '生在湿热交蒸的时节，容得下人，也容易觉得沉；每天动一动，沉的就松了。',
    五之气: '生在收获转凉的时候，清醒，讲究；对自己的讲究放宽一格。',
    终之气: '生在万物闭藏的时候，沉静，有后劲；攒够了，就挑一天拿出来用。',
  },
};

/** Born under a 司天. */
export const YUNQI_BIRTH_SITIAN: Family<Qi, BirthValues> = {
  id: 'yunqi.birthSitian',
  when: '出生那年的司天',
  rule: 'YUNQI_BIRTH',
  source: '素问·天元纪大论',
  expert: ({ year, sitian }) => `${year}年司天${sitian}，为一年之气的上首。`,
  chip: ({ sitian }) => `司天${sitian}`,
  why: ({ year, sitian }) => `出生的${year}年，司天是${sitian}。`,
  words: {
    厥阴风木: '出生那年风气当头，性子里有股动的劲；动身之前，把方向说出声。',
    少阴君火: '君火照在上头，心思明亮，怕闷；心里的话找个人说。',
    太阴湿土: '湿土当头的年份，养出一个想得多、装得下的性子；想到第三遍就写下来。',
    少阳相火: '来的那年相火当令，反应快，也容易急；急的时候数三次呼吸。',
    阳明燥金: '燥金高悬的一年，给了干脆和爱清净的脾气；干脆里加一点润，话就好听。',
    太阳寒水: '那一年寒水在天，人也沉得住，慢热；慢热也没关系，先给个微笑。',
  },
};

/** A phase and what a later date does to it. */
export type EffectKey = `${Wuxing}.${YunqiEffect['kind']}`;

/** The date beside the birth. */
export type DateValues = {
  /** 甲辰年三之气. */
  readonly when: string;
};

/** What a later date does to a phase the birth leans on. */
export const YUNQI_EFFECT: Family<EffectKey, DateValues> = {
  id: 'yunqi.effect',
  when: '另一个时刻对先天所偏的一行做了什么',
  rule: 'YUNQI_EFFECT',
  source: '本应用的计分',
  expert: ({ when }, key) => `${when}，先天偏盛的${key.replace('.', '')}。`,
  chip: (_, key) => key.replace('.', ''),
  why: ({ when }, key) => `${when}的气与出生时所偏的${key.charAt(0)}相比，是${key.slice(2)}。`,
  words: {
    '木.当令放大': '木气又逢当令，先天的快与急容易加倍；重要的回复，隔一小时再发。',
    '火.当令放大': '火气在这时添了柴，热心和话都会多；睡前一小时离开屏幕。',
    '土.当令放大': '土气加厚，稳的更稳，懒的也更懒；每天走够一段路。',
    '金.当令放大': '金气正当时，眼里的瑕疵会变多；挑剔之前，先说一样好的。',
    '水.当令放大': '水气涨上来，静的更静，也容易怕冷；约一件要出门的事。',
    '木.受制': '木气这时受着管束，想动的动不开；大步拆成小步，仍在往前。',
    '火.受制': '火气被压低一截，兴致提得慢；先做完一件小事，火苗自己起来。',
    '土.受制': '土气被松动，作息容易乱；三餐的钟点先守住。',
    '金.受制': '金气遇火而软，决断会犹豫；难定的事列两栏，写完再定。',
    '水.受制': '水气被土拦着，想法流不动；换个地方坐坐，水就找到缝。',
  },
};

/** What a date has in common with the birth. */
export const YUNQI_SHARED: Family<SharedQi, DateValues> = {
  id: 'yunqi.shared',
  when: '另一个时刻与出生时相同的气',
  rule: 'YUNQI_SHARED',
  source: '本应用的计分',
  expert: ({ when }, qi) => `${when}的${qi}与出生时相同。`,
  chip: (_, qi) => `${qi}相同`,
  why: ({ when }, qi) => `${when}的${qi}，与出生的那一刻是同一种。`,
  words: {
    岁运: '岁运和出生那年一样，像遇见老乡；翻翻从前这样的年份是怎么过的。',
    司天: '上半年主事的气与出生那年一样，底色容易被唤醒；从前管用的习惯再捡起来。',
    在泉: '在泉之气又轮到出生那年的那一种，后程走的是熟路；熟路上也看看新的岔口。',
    主气: '时令正与出生时同一段，身心对这时节最熟；每年这时候给自己做一次小结。',
    客气: '轮到的客气与出生时相同，旧日的感觉容易回来；留意第一个念头，再决定照不照做。',
  },
};
