/**
 * Texts of 合盘 for partners in an undertaking: division of work, decisions, promises. Nothing about money to be won.
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
export const PARTNER_GOD = godFamily('partner', {
  比肩: '彼此是对等的搭档，也像一面镜子；分歧不必赢，分好各管哪一段就够。',
  劫财: '胆气凑到一起，冲得快，也花得快；支出过了线，两个人都签字。',
  食神: '{by}的想法到了{other}那里，常能变成做得出来的东西；{by}把要求写具体，别只说感觉。',
  伤官: '{by}看{other}的做法，总觉得还可以更好；{by}一次只提一条，附上怎么改。',
  偏财: '{other}身上，{by}看得到机会和新路子；{by}开口前想清楚，自己能拿什么来换。',
  正财: '{by}用得上{other}的细致，事情交过去放心；{by}记得把做成的那一半功劳说出来。',
  七杀: '{other}的标准高、催得紧，{by}会绷着；{by}先谈期限，再谈质量，别两样一起应。',
  正官: '{by}服{other}的规矩，照着做就不乱；{by}遇到规矩不合用的地方，当面提，不绕开。',
  偏印: '{other}的路数，{by}看着新奇，一时跟不上；{by}请对方把思路画成一张图。',
  正印: '{by}遇事愿意先问{other}，心里有底；{by}问之前，先带上自己的一个答案。',
});

/** Ties of the two branches of the day: how the everyday goes. */
export const PARTNER_DAY = branchFamily('partner', {
  支六合: '做事的节拍相近，谁先谁后不用商量；节拍好的日子，把难做的排进去。',
  支三合: '做事时各占一段，接起来就是一条线；接头的地方写清楚，换谁来接都看得懂。',
  支三会: '做事的门道出自一路，谈起行里的事省口舌；请一位外行来听一遍，看哪里讲不通。',
  支同: '做事的习惯相同，省得磨；重复的活轮流做，免得一起腻。',
  支自刑: '做事的死角长在同一处，谁也看不见谁的；交出去以前，找第三双眼睛过一遍。',
  支六冲: '做事时一边要改，一边要守，进退常拉锯；定一个试的期限，到了日子看数再说。',
  支相刑: '做事容易在细枝末节上较劲，误了正题；小事抛硬币，省下力气给大事。',
  支六害: '做事中有话搁着不讲，合作慢慢变淡；每月留半小时，专讲不好听的。',
  支六破: '做事的安排常被别的事撞散，进度一断再断；每一步多留两天的余量，断了照着补。',
});

/** Ties of the two branches of the year: where each comes from. */
export const PARTNER_ZODIAC = zodiacFamily('partner', {
  合: '来路相合，两边的老关系和老规矩都接得上；越顺手，越要留一份书面的记录。',
  会: '来路有几分相近，对人对事的尺度差不多；趁着好说话，把分工先写清楚。',
  同: '属相一样，估量起事情来容易偏向一个方向；请一位年纪差得远的朋友挑毛病。',
  自: '一个属相两份倔，判断相近，难处也在同一处，谁也不肯先松；定一个“超过三天就换人谈”的规矩。',
  冲: '来路和人脉差得远，两边的人坐不到一桌；把流程写成五步，每步谁点头，一眼看得见。',
  刑: '待人的老规矩有些出入，小处容易起疙瘩；迟到、回信、报账三件事，先定个尺度。',
  害: '两边的旧交里有说不到一处的，容易传成误会；听来的话，当天就找对方核对。',
});

/** Years that run well or ill for both, or apart. */
export const PARTNER_YEARS = yearsFamily('partner', {
  good: '手上有余力，要扩的一步、要定的大事可以排在这里；先把各出多少力写在纸上。',
  hard: '两边都紧，经不起再添摊子；这段时间守住手里的，约好每月碰头看一次缺口。',
  apart: '{x}冲得动，{y}正在收，硬拉齐了两边都亏；{x}管外头，{y}管里头，到年底再换。',
});

/** 一句话 of the whole, by its grade. */
export const PARTNER_SHORT = {
  上等: '合手的搭档，更要写得清。',
  中上: '长处接得上，细处要写明。',
  中等: '先做小事，再谈大事。',
  中下: '分清段落，各守一段。',
  宜多经营: '慢一点，规矩多一点。',
} as const satisfies Readonly<Record<HepanGrade, string>>;

/** What one side can do. */
export const PARTNER_SIDE = sideFamily('partner', {
  比肩: '挑一件本来想自己拿主意的事，请对方先提方案。',
  劫财: '把这个月准备花的大项列出来，发给对方看过再动。',
  食神: '把脑子里的点子写成一页，附上第一步和要用几天。',
  伤官: '这周的意见先写在纸上放一晚，早上只留最要紧的一条。',
  偏财: '谈下一个机会之前，先把上一个答应的事收尾。',
  正财: '在别人面前说一次对方哪里做得好，说得越具体越好。',
  七杀: '接任务时多问一句：做到几分算合格，哪天之前要。',
  正官: '找一条已经不合用的老规矩，写出改法交给对方看。',
  偏印: '请对方花十分钟讲清楚想法，自己只记录，不评价。',
  正印: '下次请教前，先试着自己做一版，再拿去问。',
});

/** What both can do. */
export const PARTNER_TOGETHER = togetherFamily('partner', {
  zodiac: '各写三条自己的工作习惯，交换之后圈出能迁就的一条。',
  nayin: '下一件事，快的人开场，稳的人收尾，做完互换感想。',
  dayPillar: '把常起争执的那类事列出来，逐件写明最后由谁定。',
  elements: '做一张长短表，都短的那几项，一起商量外请谁。',
  useful: '合作范围重新写一遍，留下两边都真正用得上的部分。',
  tenGods: '各说一件希望对方多管的事，再说一件希望对方少管的事。',
  shensha: '建一个共享清单，卡住三天以上的事都贴上去。',
  luckSync: '把今后三年各自的大事排在一张表上，忙闲对着看。',
});
