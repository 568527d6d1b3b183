/**
 * Texts of 合盘 for couples. Written for partners of any sex and age; nothing is supposed of a marriage, children or a common home,
 * and no text is for or against one.
 */
import type { HepanGrade } from '@shangyuan/engine/analysis';
import {
  branchFamily,
  godFamily,
  sideFamily,
  togetherFamily,
  yearsFamily,
  zodiacFamily,
} from '../families.ts';

/** How one sees the other. */
export const COUPLE_GOD = godFamily('couple', {
  比肩: '看对方都像看自己，懂得快，也顶得快；吵起来先数到十，再说“我需要”。',
  劫财: '碰到一起就热闹，花销和义气也容易一起上头；大的开销隔一夜再点头。',
  食神: '{by}在{other}面前最放松，话多，笑也多，还爱照顾；{by}自己想要什么，也开口要一次。',
  伤官: '看着{other}，{by}忍不住想改一改、说一说；{by}先夸两句，再提那一句。',
  偏财: '{other}让{by}觉得新鲜，一起出门就有趣；{by}把答应过的小事记下来，一件件兑现。',
  正财: '在{by}眼里，{other}实在可靠，值得细细经营；{by}别只做事，也把喜欢说出口。',
  七杀: '{other}的要求，{by}听着像命令，容易紧张；{by}可以说“给我一天想想”，再答。',
  正官: '{by}敬重{other}，凡事想做到让人放心；{by}给自己留一处可以不那么像样的地方。',
  偏印: '{other}的想法，{by}总觉得特别，也有些猜不透；{by}少猜一次，多问一次。',
  正印: '有{other}在，{by}觉得被接住，肯慢下来；{by}也试着接住{other}一回。',
});

/** Ties of the two branches of the day: how the everyday goes. */
export const COUPLE_DAY = branchFamily('couple', {
  支六合: '平日的步调贴得上，吃饭、歇息、出门都不用将就；趁着合拍，养成一个只属于两人的小仪式。',
  支三合: '平日做事的劲往一处使，一起办比各办各的快；挑一件一直说要做的事，这个月就动手。',
  支三会: '平日喜欢的去处差不多，出门总能想到一块儿；下回换一处谁也没想到的地方。',
  支同: '平日的习惯如出一辙，省心，也容易一起犯懒；每个季度一起学一样新的。',
  支自刑: '平日的习惯像，固执的地方也像，看着对方就看见自己的毛病；看不惯的那处，先改自己身上的。',
  支六冲: '平日里一位想动，一位想静，到了休息的日子最看得出来；上半天听一位的，下半天听另一位的。',
  支相刑: '平日的小事上较真，常为一句话的语气别扭；先认语气，再谈对错。',
  支六害: '平日的委屈多半说不出口，攒久了变成冷淡；当天的不痛快，当天说掉一半。',
  支六破: '平日说好的安排常被临时的事打断，次数多了就扫兴；改期的那位，负责把下一次约好。',
});

/** Ties of the two branches of the year: where each comes from. */
export const COUPLE_ZODIAC = zodiacFamily('couple', {
  合: '来处合得上，见亲戚、过节这些事都不费劲；顺手的事也道声谢，亲近才不会变成应该。',
  会: '长大的那片地方气味相近，说起小时候常能接上话；挑一样两边都有的老习惯，接着做下去。',
  同: '属相一样，成长里踩过的点也像，省去许多解释；偶尔讲一件对方没经历过的旧事。',
  自: '属相一样，懂得对方的倔，也因此碰在同一处上；各自先退半步，轮着来。',
  冲: '两边的做派差得远，逢年过节最容易各站一边；先关起门来说定，再一起去见旁人。',
  刑: '两边亲友的讲究有些出入，小磕碰多在走动和待客上；一回只改一处，改成了再谈下一处。',
  害: '旧日带来的心结不大，却总在最熟的时候冒头；听见对方提从前，先听完，不急着评理。',
});

/** Years that run well or ill for both, or apart. */
export const COUPLE_YEARS = yearsFamily('couple', {
  good: '话容易说到一处，想一起定的事趁这时候谈；想定的列成三条，从最小的那条开始。',
  hard: '各自的担子都沉，别把累当成不在乎；这段时间少添新约定，每周留一晚只歇着。',
  apart: '{x}有余力，{y}要缓一口气，步子不齐不等于心不齐；{x}多跑两趟，{y}把要的帮忙讲清楚。',
});

/** 一句话 of the whole, by its grade. */
export const COUPLE_SHORT = {
  上等: '合得来，更要用心待。',
  中上: '大处一致，小处可爱。',
  中等: '一半靠缘，一半靠处。',
  中下: '磨合多些，懂得也多些。',
  宜多经营: '路数不同的两个，慢慢说开。',
} as const satisfies Readonly<Record<HepanGrade, string>>;

/** What one side can do. */
export const COUPLE_SIDE = sideFamily('couple', {
  比肩: '这周挑一件小事，完全照对方的办法做一遍，做完再说感受。',
  劫财: '下一笔超出日常的花销，先告诉对方，过了夜再决定。',
  食神: '今晚说一件自己想要的事，说得像点菜那样清楚。',
  伤官: '想纠正对方时，先喝口水，问一句“要不要听听我的看法”。',
  偏财: '翻翻从前的消息，找一件答应了还没做的小事，这周补上。',
  正财: '写一张纸条，只写喜欢，不写待办，交到对方手里。',
  七杀: '觉得被催的时候，把“好”换成“几点前给你”，给自己留出余地。',
  正官: '留出一个下午，不讲规矩，不管形象，一起看部老片子。',
  偏印: '心里猜到第三遍的那件事，今天就当面问出来。',
  正印: '轮到自己来当靠得住的那位：替对方办妥一件拖了很久的杂事。',
});

/** What both can do. */
export const COUPLE_TOGETHER = togetherFamily('couple', {
  zodiac: '各讲三件小时候过节的事，挑一件今年照着过一回。',
  nayin: '各说一样最欣赏对方的地方，再说一样学不来的，说完不争。',
  dayPillar: '约一个固定的晚上谈正事，其余的晚上只谈开心的事。',
  elements: '把要一起办的事写成清单，各挑三样拿手的，剩下的抓阄。',
  useful: '每人写下“难过时希望对方怎么做”，换过来收好。',
  tenGods: '下次意见不同，先把对方的话重讲一遍，讲对了再轮到自己。',
  palace: '各说一个待着最舒服的地方，这个月两处都去一次。',
  shensha: '找一天重走第一次见面的路，手机都放在包里。',
  luckSync: '对一对往后三年各自最忙的时候，忙的那年另一位多做什么，先说好。',
});
