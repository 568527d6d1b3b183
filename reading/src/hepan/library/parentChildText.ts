/**
 * Texts of 合盘 for parent and child, of any age. Nothing that a child should not read, nothing that supposes a common home, and no text calls a
 * grown child 孩子.
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
export const PARENT_CHILD_GOD = godFamily('parentChild', {
  比肩: '两代人像同龄的伙伴，能玩到一起，也能吵到一起；吵完各说一句自己没做好的。',
  劫财: '热热闹闹，抢话抢东西，情分都在里头；抢之前先让，一人一回。',
  食神: '{by}对{other}自然就想疼、想逗；疼的时候，{by}也留一点让{other}自己来。',
  伤官: '{by}在{other}面前话多，也爱挑两句；{by}挑一句，先得夸三句。',
  偏财: '{other}的世界让{by}觉得开阔；{by}常问一句“带我看看好不好”。',
  正财: '{by}看{other}，样样想安排妥当；{by}试着少安排一样，看看会怎样。',
  七杀: '{other}的话，{by}听来分量重，容易紧张或顶回去；{by}先说“我听到了”，再说想法。',
  正官: '{by}把{other}的看法当回事，做事有分寸；{by}也要说出自己真正喜欢什么。',
  偏印: '{other}的心思，{by}隔着一层，摸不太准；{by}少下结论，多讲自己的从前。',
  正印: '{by}在{other}身边最安心，像回到家；{by}把这份安心说出来，{other}会很高兴。',
});

/** Ties of the two branches of the day: how the everyday goes. */
export const PARENT_CHILD_DAY = branchFamily('parentChild', {
  支六合: '日常的步子凑得拢，一起待着就安稳；安稳的日子，一起养一盆花。',
  支三合: '日常里一做事就合得上手，一个递，一个接；挑一样手艺或菜式，从头到尾做一回。',
  支三会: '日常喜欢的东西同出一路，逛起来走得到一处；换一回，去对方没挑过的地方。',
  支同: '日常连爱吃什么都像，懒起来也像；一起动一动，从下楼走一圈开始。',
  支自刑: '日常里倔的地方一模一样，谁也说不动谁；先说“这点我也一样”，再往下讲。',
  支六冲: '日常里一个想出门，一个想在家；休息的日子，上午听一位的，下午听另一位的。',
  支相刑: '日常的小事上互相看不顺眼，多是语气惹的；同一句话，用请字重说一遍。',
  支六害: '日常里心里有疙瘩，嘴上说没事；隔天问一次，昨天有没有哪句话不舒服。',
  支六破: '日常说好的事常被打岔，等的那位就失望；做不到的时候，早半天讲，再给一个新日子。',
});

/** Ties of the two branches of the year: where each comes from. */
export const PARENT_CHILD_ZODIAC = zodiacFamily('parentChild', {
  合: '家里的老规矩接得顺，逢年过节最齐心；趁着齐心，多讲几个老一辈的故事。',
  会: '家里的老习惯两代都接得住；把其中一样记下来，写明是从谁那里传下来的。',
  同: '属相一样，隔着轮数，脾气里有同一个影子；说说各自那个年纪在忙什么。',
  自: '属相一样，倔的地方像一个模子，容易为小事僵着；僵住的时候，长的那位先笑一笑。',
  冲: '老规矩接不上新日子，一条常要重讲几遍；规矩少定几条，定下的两代人都照做。',
  刑: '老一辈的讲究晚辈不大买账，说多了就顶嘴；挑最要紧的一条讲，别在出门前说。',
  害: '家里有件旧事两代各有说法，提起来就生分；各讲一遍自己记得的，不争谁对。',
});

/** Years that run well or ill for both, or apart. */
export const PARENT_CHILD_YEARS = yearsFamily('parentChild', {
  good: '精神好起来，平日来不及做的事有了空当；挑一件总说“以后”的，定下日子。',
  hard: '两边都累，话容易变短变硬；这段时间少提要求，多一句“吃了没有”。',
  apart: '{x}正有劲头，{y}要慢一点，快的那边别催；{x}每周抽一小时，照{y}的速度来。',
});

/** 一句话 of the whole, by its grade. */
export const PARENT_CHILD_SHORT = {
  上等: '亲得自然，也要放得开手。',
  中上: '底子亲厚，多听，少代劳。',
  中等: '有亲有隔，话要说到。',
  中下: '慢半拍说，近一大步。',
  宜多经营: '两种天性，一家人。',
} as const satisfies Readonly<Record<HepanGrade, string>>;

/** What one side can do. */
export const PARENT_CHILD_SIDE = sideFamily('parentChild', {
  比肩: '玩一局双方都能赢的游戏，输了的那位讲个笑话。',
  劫财: '把一样常争的东西分成单双日，写在日历上。',
  食神: '今天忍住不动手帮忙，只在旁边说“慢慢来”。',
  伤官: '想挑剔的那一句咽下去一次，换成一个问题。',
  偏财: '请对方带自己去一处对方常去、自己没去过的地方。',
  正财: '交出一件一直由自己安排的事，怎么办都算数。',
  七杀: '听到不中听的话，先喝口水，再回“我想一想”。',
  正官: '说一件自己真正喜欢的事，不管它有没有用。',
  偏印: '讲一件自己做过的糗事，细节别省，讲完一起笑一回。',
  正印: '写一张谢谢的卡片，写清楚谢的是哪一件事。',
});

/** What a parent can do with a child too small to talk it over, by the god that the parent sees. */
export const LITTLE_CHILD_SIDE = sideFamily('parentChild.little', {
  比肩: '趴到地上，跟着小家伙的高度玩一回，输赢不管。',
  劫财: '抢着要的东西准备一样的两份，先各玩各的。',
  食神: '喂饱以后别忙着教什么，就跟着一起笑一会儿。',
  伤官: '看见做错的，先说看到了什么，不说对不对。',
  偏财: '换一条没走过的小路，边走边把看见的念出来。',
  正财: '样样备好之前，留一件小事给那双小手自己试。',
  七杀: '哭闹得厉害时，先把自己的声音放低，再抱。',
  正官: '今天留一小时，弄脏了也不收拾，收尾再一起擦。',
  偏印: '猜不出要什么的时候，蹲下来看那双眼睛在看哪里。',
  正印: '自己累了也找地方靠一靠，让旁人接手半天。',
});

/** What both can do. */
export const PARENT_CHILD_TOGETHER = togetherFamily('parentChild', {
  zodiac: '各写一条想留下的老规矩，各圈掉一条不合用的。',
  nayin: '各选一首喜欢的歌，放给对方听，说说为什么喜欢。',
  dayPillar: '准备一本传话的本子，当面讲不出的写在里面。',
  elements: '找一样两代人都不会的本领，从第一步一起学起。',
  useful: '各写“我最喜欢你为我做的三件事”，换着念一遍。',
  tenGods: '这个月开一次家庭会，由晚辈主持，长辈举手发言。',
  palace: '翻一次老照片，每张讲一件当时没说出口的事。',
  shensha: '一起走二十分钟，路上不带要谈的题目，走到哪算哪。',
});
