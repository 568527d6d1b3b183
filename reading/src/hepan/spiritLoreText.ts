/**
 * Spirits of 合盘 that the old books mention only for marriage, as each kind of pair may read them: what applies to a couple is not
 * written for a parent and a child.
 */
import type { HepanMode, HepanReason } from '@shangyuan/engine/analysis';

/** Reasons that rest on such a spirit. */
export type MarriageSpirit = Extract<
  HepanReason['code'],
  'LUANXI' | 'YINYANG' | 'GULUAN' | 'LONELY_BOTH' | 'LONELY_ONE' | 'TAOHUA_BOTH'
>;

type ByMode = Readonly<Record<HepanMode, string>>;

/** What a spirit comes to between two people, in a clause that follows the fact. */
export const SPIRIT_LORE: Readonly<Record<MarriageSpirit | 'TIANYI', ByMode>> = {
  TIANYI: {
    couple: '难的时候肯伸手',
    parentChild: '要紧的时候护得住',
    friends: '求到门上不会落空',
    partner: '关键处能搭上一把手',
    colleagues: '卡住的地方有人肯帮',
  },
  LUANXI: {
    couple: '主喜庆，相处多添喜气',
    parentChild: '亲子间只取喜庆，聚在一处就热闹',
    friends: '朋友间只取喜庆，约着就高兴',
    partner: '合伙时只取喜庆，谈事气氛好',
    colleagues: '同事间只取喜庆，共事气氛好',
  },
  YINYANG: {
    couple: '旧说婚事多周折，这里读作话容易错一拍',
    parentChild: '旧说只论婚姻，亲子间读作话容易听岔',
    friends: '旧说只论婚姻，朋友间读作约定容易记岔',
    partner: '旧说只论婚姻，合伙时读作口头的约定容易听岔',
    colleagues: '旧说只论婚姻，同事间读作交代的话容易听岔',
  },
  GULUAN: {
    couple: '旧说姻缘来得慢，这里读作对感情要求高',
    parentChild: '旧说只论姻缘，亲子间读作自己的主意大',
    friends: '旧说只论姻缘，朋友间读作交友挑剔而认真',
    partner: '旧说只论姻缘，合伙时读作做事自有标准',
    colleagues: '旧说只论姻缘，同事间读作做事自有标准',
  },
  LONELY_BOTH: {
    couple: '都要一点独处的时间',
    parentChild: '都爱静，心事不大外露',
    friends: '都爱静，不必天天联络',
    partner: '都惯于单干，分工要讲明',
    colleagues: '都惯于单干，进度要互报',
  },
  LONELY_ONE: {
    couple: '要一点独处的时间',
    parentChild: '爱静，心事不大外露',
    friends: '爱静，不必天天联络',
    partner: '惯于单干，分工要讲明',
    colleagues: '惯于单干，进度要互报',
  },
  TAOHUA_BOTH: {
    couple: '人缘都好，分寸要讲明',
    parentChild: '这里只读作人缘都好',
    friends: '这里只读作人缘都好，场面热闹',
    partner: '这里只读作人缘都好，应酬要有数',
    colleagues: '这里只读作人缘都好，人前都讨喜',
  },
};
