/**
 * The texts of the five kinds of pair, by kind.
 */
import type { HepanGrade, HepanMode } from '@shangyuan/engine/analysis';
import type { HepanLibrary } from './families.ts';
import * as colleagues from './library/colleaguesText.ts';
import * as couple from './library/coupleText.ts';
import * as friends from './library/friendsText.ts';
import * as parentChild from './library/parentChildText.ts';
import * as partner from './library/partnerText.ts';

/** Every kind of pair with its texts. */
export const HEPAN_LIBRARIES: { readonly [Mode in HepanMode]: HepanLibrary<Mode> } = {
  couple: {
    god: couple.COUPLE_GOD,
    day: couple.COUPLE_DAY,
    zodiac: couple.COUPLE_ZODIAC,
    years: couple.COUPLE_YEARS,
    side: couple.COUPLE_SIDE,
    together: couple.COUPLE_TOGETHER,
  },
  partner: {
    god: partner.PARTNER_GOD,
    day: partner.PARTNER_DAY,
    zodiac: partner.PARTNER_ZODIAC,
    years: partner.PARTNER_YEARS,
    side: partner.PARTNER_SIDE,
    together: partner.PARTNER_TOGETHER,
  },
  parentChild: {
    god: parentChild.PARENT_CHILD_GOD,
    day: parentChild.PARENT_CHILD_DAY,
    zodiac: parentChild.PARENT_CHILD_ZODIAC,
    years: parentChild.PARENT_CHILD_YEARS,
    side: parentChild.PARENT_CHILD_SIDE,
    together: parentChild.PARENT_CHILD_TOGETHER,
  },
  friends: {
    god: friends.FRIENDS_GOD,
    day: friends.FRIENDS_DAY,
    zodiac: friends.FRIENDS_ZODIAC,
    years: friends.FRIENDS_YEARS,
    side: friends.FRIENDS_SIDE,
    together: friends.FRIENDS_TOGETHER,
  },
  colleagues: {
    god: colleagues.COLLEAGUES_GOD,
    day: colleagues.COLLEAGUES_DAY,
    zodiac: colleagues.COLLEAGUES_ZODIAC,
    years: colleagues.COLLEAGUES_YEARS,
    side: colleagues.COLLEAGUES_SIDE,
    together: colleagues.COLLEAGUES_TOGETHER,
  },
};

/** 一句话 of the whole by kind of pair and grade. */
export const HEPAN_SHORTS: Readonly<Record<HepanMode, Readonly<Record<HepanGrade, string>>>> = {
  couple: couple.COUPLE_SHORT,
  partner: partner.PARTNER_SHORT,
  parentChild: parentChild.PARENT_CHILD_SHORT,
  friends: friends.FRIENDS_SHORT,
  colleagues: colleagues.COLLEAGUES_SHORT,
};
