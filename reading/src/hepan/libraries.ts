/**
 * The texts of the five kinds of pair, by kind.
 */
import type { HepanMode } from '@shangyuan/engine/analysis';
import type { HepanLibrary } from './families.ts';
import * as colleagues from './library/colleaguesText.ts';
import * as couple from './library/coupleText.ts';
import * as friends from './library/friendsText.ts';
import * as parentChild from './library/parentChildText.ts';
import * as partner from './library/partnerText.ts';

/** Every kind of pair with its texts. */
export const HEPAN_LIBRARIES: { readonly [Mode in HepanMode]: HepanLibrary<Mode> } = {
  couple: {
    item: couple.COUPLE_ITEM,
    god: couple.COUPLE_GOD,
    day: couple.COUPLE_DAY,
    lead: couple.COUPLE_LEAD,
    side: couple.COUPLE_SIDE,
    together: couple.COUPLE_TOGETHER,
  },
  partner: {
    item: partner.PARTNER_ITEM,
    god: partner.PARTNER_GOD,
    day: partner.PARTNER_DAY,
    lead: partner.PARTNER_LEAD,
    side: partner.PARTNER_SIDE,
    together: partner.PARTNER_TOGETHER,
  },
  parentChild: {
    item: parentChild.PARENT_CHILD_ITEM,
    god: parentChild.PARENT_CHILD_GOD,
    day: parentChild.PARENT_CHILD_DAY,
    lead: parentChild.PARENT_CHILD_LEAD,
    side: parentChild.PARENT_CHILD_SIDE,
    together: parentChild.PARENT_CHILD_TOGETHER,
  },
  friends: {
    item: friends.FRIENDS_ITEM,
    god: friends.FRIENDS_GOD,
    day: friends.FRIENDS_DAY,
    lead: friends.FRIENDS_LEAD,
    side: friends.FRIENDS_SIDE,
    together: friends.FRIENDS_TOGETHER,
  },
  colleagues: {
    item: colleagues.COLLEAGUES_ITEM,
    god: colleagues.COLLEAGUES_GOD,
    day: colleagues.COLLEAGUES_DAY,
    lead: colleagues.COLLEAGUES_LEAD,
    side: colleagues.COLLEAGUES_SIDE,
    together: colleagues.COLLEAGUES_TOGETHER,
  },
};
