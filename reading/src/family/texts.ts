/**
 * Sentences of a family: what two can mind together, who is to blame in none of them, and what to do with a year.
 */
import type { BranchTie, StemTie } from '@shangyuan/engine/analysis';
import type { Audience } from '../statement/reader.ts';

/** Whether two are both of age, one of them, or neither. */
export type Ages = 'grown' | 'mixed' | 'young';

type CareTie = '冲' | '相克' | '六冲' | '相刑' | '自刑' | '六害' | '六破';

const CARE: Readonly<Record<CareTie, Readonly<Record<Ages, string>>>> = {
  冲: {
    grown: '两人都有主意，先听完再开口。',
    mixed: '都有自己的主意，大人先听完再开口。',
    young: '两个孩子都有主意，大人帮着轮流说。',
  },
  相克: {
    grown: '做事的路数不同，先问一句再动手。',
    mixed: '快慢不一样，大人先问一句再安排。',
    young: '玩法不一样，大人帮着把规矩先讲好。',
  },
  六冲: {
    grown: '起居和步子不同，各留一块自己的地方。',
    mixed: '起居和步子不同，大人多等一等。',
    young: '起居和步子不同，大人帮着错开时间。',
  },
  相刑: {
    grown: '容易为小事较真，歇一歇再谈。',
    mixed: '容易为小事较真，大人先缓一缓。',
    young: '容易为小事较真，大人帮着转个弯。',
  },
  自刑: {
    grown: '脾气太像，烦的时候先各自静一静。',
    mixed: '脾气太像，大人先静下来再谈。',
    young: '脾气太像，吵起来先各玩各的。',
  },
  六害: {
    grown: '好意容易听岔，把话说全。',
    mixed: '好意容易听岔，大人把话说慢一点。',
    young: '好意容易听岔，大人帮着把话说清。',
  },
  六破: {
    grown: '约好的事容易改，改之前打声招呼。',
    mixed: '约好的事容易改，大人改之前先讲一声。',
    young: '约好的事容易改，大人帮着记一笔。',
  },
};

const isCareTie = (tie: StemTie | BranchTie): tie is CareTie => Object.hasOwn(CARE, tie);

/** What two can mind together. */
export function careText(tie: StemTie | BranchTie, ages: Ages): string {
  return CARE[isCareTie(tie) ? tie : '相克'][ages];
}

/** What the others can do for someone in hard years, by the age. */
export const COMPANY: Readonly<Record<Audience, string>> = {
  child: '功课不催，多陪着玩',
  teen: '少催多听，陪着把步子放慢',
  young: '常问一句，遇事一起拿主意',
  adult: '家里的事多分担一些',
  retired: '常去坐坐，体检多上心',
  elder: '常去坐坐，体检多上心',
};
