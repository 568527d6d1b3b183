/**
 * Texts of 合盘 for colleagues: working side by side, of any rank. Of those who have retired the texts for friends are read instead.
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
export const COLLEAGUES_GOD = godFamily('colleagues', {
  比肩: '彼此是最好的参照，也最容易较劲；较劲之余，分享一个省时间的法子。',
  劫财: '打配合很热络，抢功劳也很快；做成的事，名单写全再发出去。',
  食神: '{by}跟{other}搭班，点子来得轻松；{by}把点子落成清单，{other}才接得住。',
  伤官: '{by}觉得{other}的办法老了些；{by}先照老办法做完一遍，再提新的。',
  偏财: '{other}认识的人和路子，{by}常用得上；{by}用过之后，回一句结果。',
  正财: '{by}把活交给{other}就放心；{by}别忘了在成果里写上{other}的名字。',
  七杀: '{other}一开口，{by}就觉得期限到了；{by}先问清先后，再排自己的表。',
  正官: '{by}看重{other}的评价，做事更仔细；{by}仔细够了就交，别一改再改。',
  偏印: '{other}的做法，{by}得想两遍才懂；{by}请{other}做一次给自己看。',
  正印: '{by}遇到难题，{other}是愿意教的那位；{by}学会了就写成文档，回赠给大家。',
});

/** Ties of the two branches of the day: how the everyday goes. */
export const COLLEAGUES_DAY = branchFamily('colleagues', {
  支六合: '手上的节奏对得上，交接时一抬头就明白；对上以后，顺手给旁人记一笔。',
  支三合: '手上的活正好是一条线的三段，拼起来最快；线头线尾各写一个名字。',
  支三会: '手上的门道同出一路，讨论起来很快；快到旁人听不懂时，停下来讲一遍。',
  支同: '手上的习惯一样，连想偷懒的钟点都一样；轮流当闹钟。',
  支自刑: '手上出的错也是同一种，互相查都查不出来；关键的那一份，请第三位同事核对。',
  支六冲: '手上一位要改版，一位要求稳；小处先改版，大处先求稳。',
  支相刑: '手上的格式、措辞这些小事最容易来回；找一份样本，照样本就不争。',
  支六害: '手上的不满放在心里，配合变得客气；客气到第二周，找个角落说开。',
  支六破: '手上的计划常被插进来的急件打断；两人各留半天，写明这半天不接新活。',
});

/** Ties of the two branches of the year: where each comes from. */
export const COLLEAGUES_ZODIAC = zodiacFamily('colleagues', {
  合: '来路相近，行话和老规矩一说就通；说得通容易站成小圈子，多招呼旁人。',
  会: '做事的讲究有几分像，交接起来省口舌；把省下的时间用来写清备注。',
  同: '属相一样，看问题容易落在一个角度；请比自己小一轮的同事先讲。',
  自: '同一个属相，较真的地方也一样，一卡就卡在一处；卡住一刻钟，就去问旁边的同事。',
  冲: '出身的行当差得远，一份文件写出两种样子；先定一个模板，往后都照它填。',
  刑: '带出来的师父不同，行话有时对不上；要紧的词写在一张纸上，都照着说。',
  害: '从前各自的规矩留下些误会，传话时最容易变味；要紧的话写成字，当面念一遍。',
});

/** Years that run well or ill for both, or apart. */
export const COLLEAGUES_YEARS = yearsFamily('colleagues', {
  good: '手头松得开，难一点的合作不妨这时接下；开头就写明各自负责哪一段。',
  hard: '两边都吃紧，出错多半因为累；这段时间少揽新活，交之前互看一遍。',
  apart: '{x}跑得快，{y}在补课，绑在一个进度上都急；进度分成两条，月底再会合。',
});

/** 一句话 of the whole, by its grade. */
export const COLLEAGUES_SHORT = {
  上等: '省心的同事，一起出活。',
  中上: '公事上顺手，细节写清。',
  中等: '各有章法，提前招呼。',
  中下: '多写一行，少磨一回。',
  宜多经营: '路子不同，边界清楚就好。',
} as const satisfies Readonly<Record<HepanGrade, string>>;

/** What one side can do. */
export const COLLEAGUES_SIDE = sideFamily('colleagues', {
  比肩: '把自己省时间的一个小办法讲给对方，不求回报。',
  劫财: '发成果之前，数一遍参与的名字，缺谁补谁。',
  食神: '把下周想试的点子列成三条，动手之前先给对方看。',
  伤官: '这周有一件事照旧规矩做完，做完再写改进的建议。',
  偏财: '上次托对方牵的线，把结果回一句，道声谢。',
  正财: '在会上点名说一次对方把哪件事办得好，说到细处。',
  七杀: '收到急件先回三个字“几点要”，再动手排。',
  正官: '手上改了三遍的那份，今天就交出去听意见。',
  偏印: '请对方演示一遍做法，自己在旁边做笔记，看完再问。',
  正印: '把学到的那一招写成半页说明，贴在公共的文件夹里。',
});

/** What both can do. */
export const COLLEAGUES_TOGETHER = togetherFamily('colleagues', {
  zodiac: '定一个每天十分钟的对接时刻，谁忙都不取消。',
  nayin: '下一份稿子，一位写初稿，一位来校对，下次互换。',
  dayPillar: '每次议事之前，把两边看法不一的地方列成两条带去。',
  elements: '列出组里谁都不熟的三件事，分头去学，月底互教。',
  useful: '每天开工前报一件手上最急的，能帮的当场举手。',
  tenGods: '把职责画成一张图，重叠的格子写上最后由谁定。',
  shensha: '做到中途把活摆给对方看，看的时候只问三个问题。',
  luckSync: '各写这半年最想完成的两件事，对照着排班。',
});
