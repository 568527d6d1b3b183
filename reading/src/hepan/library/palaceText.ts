/**
 * The palace of the spouse, of the children and of the parents: what a chart looks for there, by the god of its branch, and what the other
 * brings to it. Nothing is supposed of a marriage or a common home.
 */
import { palaceFamily } from '../families.ts';

/** What one looks for in a partner. */
export const COUPLE_PALACE = palaceFamily('couple', {
  比肩: '{of}心里的伴侣像一位同行的朋友，各走各的，抬头又都在；分开做事的时间也算相处，事先说一声就好。',
  劫财: '{of}盼的伴侣要热闹、肯同甘共苦，也容易什么都混在一处；钱和朋友这两样，各留一条自己的线。',
  食神: '{of}想要的是轻松，一顿饭、一句玩笑就算过得好；累的那天，先一起吃点东西再谈事。',
  伤官: '{of}要一位聊得起、夸得出、也说得过的伴侣；话说重了的那回，当天补一句好听的。',
  偏财: '{of}喜欢有变化的相处，同一个地方去三次就腻；一个月空出半天，去哪里临时才定。',
  正财: '{of}看重实在，答应的小事做到了，胜过好听的话；{other}挑一件小事，定时定点做给{of}看。',
  七杀: '{of}会被拿得定主意的伴侣吸引，也会被压得喘不过气；受不住的时候，{of}先说“我要想一晚”。',
  正官: '{of}希望相处有个样子，说好的时间、说好的话都作数；改主意可以，早一天告诉{of}。',
  偏印: '{of}盼着不必解释就被看懂，常一个人把话想完；想到第三遍，{of}就挑一句讲出来。',
  正印: '{of}要的是被照看、被放在心上，一句“到了吗”就够；{other}出门在外，记得先报个平安。',
});

/** What a parent looks for in a child. */
export const PARENT_PALACE = palaceFamily('parent', {
  比肩: '{of}心里想把{other}当朋友处，平起平坐，凡事商量；真要拿主意时，讲明这一回听谁的。',
  劫财: '{of}对{other}又疼又争，为一句话也要分个高低；输赢轮着来，这次让，下次不让。',
  食神: '{of}只盼{other}吃得香、笑得出，别的都放在后面；疼爱之外，也让{other}自己动手一样。',
  伤官: '{of}盼着{other}有才气、敢出头，看见不足忍不住要讲；讲之前先说两样做得好的。',
  偏财: '{of}希望{other}见的世面比自己大，路子比自己宽；路由{other}挑，{of}只问需要带什么。',
  正财: '{of}替{other}打算得细，样样都想备齐；备好的东西里，留一样给{other}自己去找。',
  七杀: '{of}对{other}的期望高，嘴上也严，心里却悬着；严的话说完，补一句“我担心的是”。',
  正官: '{of}盼{other}懂事、守得住分寸，体面很要紧；规矩只留三条，三条以外都可以商量。',
  偏印: '{of}的牵挂藏得深，{other}常常只看见沉默；牵挂的那件事，{of}写成一句话给{other}。',
  正印: '{of}最想给{other}一份依靠，也盼着晚些时候能倒过来靠一靠；靠的方式，问过{other}再定。',
});

/** What a child looks for in a parent. */
export const CHILD_PALACE = palaceFamily('child', {
  比肩: '{of}要的是平等，被当作一个说了算的人来问；关系到{of}的事，先听{of}怎么想。',
  劫财: '{of}爱和{other}较劲，其实是想多分到一些注意；单独陪{of}的时间，一周约定一回。',
  食神: '{of}在家里最想要的是自在，不被催，也不被比；一天里留一段，谁都不问{of}进展。',
  伤官: '{of}顶嘴的时候，多半是想要一个讲得通的理由；{other}把为什么讲出来，再谈该不该。',
  偏财: '{of}盼着{other}带自己出去看看，家里的话反而听不进；想说的道理，放到路上去讲。',
  正财: '{of}认实在的东西，说好的就要兑现；{other}答应之前想一想，答应了就写下日子。',
  七杀: '{of}对{other}有几分怕，怕得多了就绕着走；{other}先把声音放低一半，再说那件事。',
  正官: '{of}很在意{other}怎么看自己，事事想做得让人放心；{other}找一件没做好的，笑着说“没关系”。',
  偏印: '{of}的心思细，盼{other}看得出来，又不愿被追问；问一次就停，过后留一盏灯。',
  正印: '{of}习惯有{other}在背后，遇事先回头看一眼；看过来的时候，点一点头就够了。',
});

/** What a reason of the palace comes to, as a clause behind the fact; a meeting by the pillar of the other that makes it. */
export type PalaceFactKey =
  'HOLDS' | 'NEEDED' | 'UNWANTED' | `${'JOINED' | 'OPPOSED'}.${'year' | 'month' | 'hour'}`;

/** Between partners. */
export const COUPLE_PALACE_FACT: Readonly<Record<PalaceFactKey, string>> = {
  HOLDS: '{of}很容易觉得就是这一位',
  NEEDED: '{of}愿意为亲近的人多花心思',
  UNWANTED: '越亲近，{of}越容易觉得累',
  'JOINED.year': '{other}的来处，{of}接得顺',
  'JOINED.month': '{other}忙起来，也没把{of}落在外头',
  'JOINED.hour': '{other}往后的打算里给{of}留着座位',
  'OPPOSED.year': '旁人的意见容易挤进两人之间',
  'OPPOSED.month': '{other}一忙，{of}最先觉得被冷落',
  'OPPOSED.hour': '说到以后，{of}容易心里一紧',
};

/** Between parent and child. */
export const FAMILY_PALACE_FACT: Readonly<Record<PalaceFactKey, string>> = {
  HOLDS: '{of}心里早有{other}的一块地方',
  NEEDED: '{of}肯为这份亲情多走几步路',
  UNWANTED: '{of}用心多，收回来的少',
  'JOINED.year': '{other}带来的老话，{of}听着不刺耳',
  'JOINED.month': '平日里的照应接得上手',
  'JOINED.hour': '说起将来，能说到一处',
  'OPPOSED.year': '老话一提，{of}就容易顶住',
  'OPPOSED.month': '平日里忙的钟点常撞在一起',
  'OPPOSED.hour': '说起将来，想的不是一回事',
};
