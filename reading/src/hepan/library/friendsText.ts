/**
 * Texts of 合盘 for friends of any age, from school to over eighty: neither work nor love.
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
export const FRIENDS_GOD = godFamily('friends', {
  比肩: '一路走来都像同桌，谁也不比谁高；比得累了，就比谁先笑。',
  劫财: '玩在一处，抢在一处，过后又好成一个；东西各拿各的讲在前头，玩得更放心。',
  食神: '{by}和{other}一起，胃口和话头都会变好；{by}把爱吃的那一样带来，分{other}一半。',
  伤官: '{by}见了{other}就想开玩笑；{by}留意对方哪句没接，下回绕开。',
  偏财: '{other}总给{by}带来新鲜的见闻；{by}也回请一次，讲讲自己熟的那一样。',
  正财: '{by}信得过{other}，东西和心事都敢托付；{by}托付完了，记得问对方累不累。',
  七杀: '{other}推{by}一把，{by}会慌，也会长进；{by}慌的时候直说“慢点推”。',
  正官: '{by}愿意听{other}劝，当作心里的一把尺；{by}不同意时也讲，尺子才不弯。',
  偏印: '{other}在{by}看来有点神秘，越琢磨越有味；{by}放下琢磨，约一次不用多说话的散步。',
  正印: '{by}低落时最先想到{other}；{by}高兴时也第一个告诉{other}。',
});

/** Ties of the two branches of the day: how the everyday goes. */
export const FRIENDS_DAY = branchFamily('friends', {
  支六合: '相处的节奏对得上，待一下午也不觉得长；散的时候，顺口把下一次约好。',
  支三合: '相处时各出一样本领，凑起来就能办成一件事；挑一件手工或棋局，轮着来主持。',
  支三会: '相处的兴趣出自一处，聊起来不用铺垫；各带一样对方没见过的新花样。',
  支同: '相处起来连爱去的地方都重样，省得商量；每月抽签决定一个新地方。',
  支自刑: '相处久了连毛病都像，一起拖，一起嘴硬；看见对方犯的错，笑着也提醒自己。',
  支六冲: '相处时一位说走就走，一位要先看天气；看好天气再说走就走，都占了便宜。',
  支相刑: '相处熟了嘴上不饶，偶尔伤到真心；伤到了，当天补一句“刚才说重了”。',
  支六害: '相处中有点小心结不肯讲，慢慢就少联系；哪天想起来，就哪天打个电话。',
  支六破: '相处常是约好了又散，总有一边临时走不开；少约大局，多约十分钟的小面。',
});

/** Ties of the two branches of the year: where each comes from. */
export const FRIENDS_ZODIAC = zodiacFamily('friends', {
  合: '来处合得上，两边的亲友坐到一桌也不冷场，约起来不费劲；熟了也守时，别让对方总在等。',
  会: '成长的背景气味相近，说起旧事总有得聊；各带一张旧照片，讲讲那一年。',
  同: '属相一样，逢着自己的年头都有话说；那一年互送一样小东西，图个记得。',
  自: '一个属相，倔起来一个样，闹了别扭都等对方先开口；谁先开口，谁点一首歌。',
  冲: '两边的圈子差得远，旁人一多就不知坐哪一边；聚会轮流张罗，陪一次，换一次。',
  刑: '两边的朋友圈不大搭，凑成一桌容易冷场；约一个雷打不动、只有两个人的见面日。',
  害: '有些旧事一提就别扭，却总有人提；提起来的那回，主动换一个话头。',
});

/** Years that run well or ill for both, or apart. */
export const FRIENDS_YEARS = yearsFamily('friends', {
  good: '兴致提得起来，说了很久的聚会能成；写一张小清单，做完一项划掉一项。',
  hard: '两边都忙着应付自己的事，联系少了不算冷淡；这段时间改成发一张照片，不用回。',
  apart: '{x}兴头正高，{y}想静一静，凑不齐不必勉强；{x}去{y}那里坐一会儿，少出主意多听。',
});

/** 一句话 of the whole, by its grade. */
export const FRIENDS_SHORT = {
  上等: '难得的投缘，好好走动。',
  中上: '谈得来，也玩得开。',
  中等: '淡一点的交情，也长久。',
  中下: '慢慢熟，熟了就好。',
  宜多经营: '不像的朋友，各有各的窗。',
} as const satisfies Readonly<Record<HepanGrade, string>>;

/** What one side can do. */
export const FRIENDS_SIDE = sideFamily('friends', {
  比肩: '下回见面，游戏和去处都由对方挑，自己只管开心。',
  劫财: '把借来的书或东西翻出来，这周还回去，附一颗糖。',
  食神: '做一样拿手的小点心，分对方一半，配一句闲话。',
  伤官: '发消息前把那句俏皮话读一遍，换成夸奖再发。',
  偏财: '把自己从小就熟的一处地方讲给对方听，能去就一起去看看。',
  正财: '问一句“最近累不累”，等对方说完，不插话。',
  七杀: '被催着做决定时，说“给我十分钟”，走一圈再答。',
  正官: '把一直没说的不同意见，挑一件轻的讲出来。',
  偏印: '找一件不用多说话的事一起做，拼图、下棋、晒太阳都行。',
  正印: '有好消息的那天，第一个告诉对方，再分享一样好吃的。',
});

/** What both can do. */
export const FRIENDS_TOGETHER = togetherFamily('friends', {
  zodiac: '定一个每月见面的日子，谁也不许改，改了唱一首歌。',
  nayin: '互相推荐一部片子，看完只说喜欢的那一段。',
  dayPillar: '约好三句不能开的玩笑，谁说漏了谁讲个笑话。',
  elements: '出门前分工：一位看路，一位看时间，回程对调。',
  useful: '各说一次“你帮到我的是哪一件”，听的那位只许说不客气。',
  tenGods: '下一次聚会换个组织的人，流程全听新手的。',
  shensha: '翻出最早的一张合照，讲讲当时各自在想什么。',
  luckSync: '写一封给三年后对方的信，封好，到时一起拆。',
});
