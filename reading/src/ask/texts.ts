/**
 * The words of the twelve kinds of question: what to do, what the chart brings to it, what a touch means, what would change the
 * answer, what no chart shows, and who should be consulted instead.
 */
import type { AskKind, TouchTheme } from './kinds.ts';

/** What is answered: 进 go ahead, 看 prepare first, 守 hold back. */
export type AskStance = '进' | '看' | '守';

type ByStance = Readonly<Record<AskStance, string>>;

const COMMON: ByStance = { 进: '宜进', 看: '先看', 守: '宜守' };

/** How an answer opens. */
export const STANCE_WORDS: Readonly<Record<AskKind, ByStance>> = {
  换工作: COMMON,
  升学考试: COMMON,
  搬家: COMMON,
  买房: COMMON,
  结婚时机: COMMON,
  复合: { 进: '宜谈', 看: '先看', 守: '宜缓' },
  合伙: COMMON,
  生意: COMMON,
  孩子: { 进: '宜多陪', 看: '先排好', 守: '宜守' },
  与父母: { 进: '宜走近', 看: '先听听', 守: '宜缓' },
  出国: COMMON,
  健康作息: { 进: '宜练', 看: '先稳', 守: '宜养' },
};

/** What to do first where no better year is near. */
export const NO_LATER: Readonly<Record<AskKind, string>> = {
  换工作: '先打底子',
  升学考试: '先打底子',
  搬家: '慢慢来',
  买房: '先打底子',
  结婚时机: '慢慢来',
  复合: '慢慢来',
  合伙: '先打底子',
  生意: '先打底子',
  孩子: '慢慢来',
  与父母: '慢慢来',
  出国: '先打底子',
  健康作息: '慢慢来',
};

/** A month or a year of an answer in one character. */
export const PERIOD_WORDS = { 进: '宜', 看: '备', 守: '缓' } as const satisfies ByStance;

/** The best and the hardest month of a year, by what they are to be used for: only one to act in is 顺, only one to wait in 紧. */
export const MONTH_WORDS = {
  助: { 进: '最顺', 看: '相对轻些', 守: '相对轻些' },
  累: { 进: '不如别的月顺', 看: '要费些力', 守: '最紧' },
} as const satisfies Readonly<Record<'助' | '累', ByStance>>;

/** What to do. */
export const ADVICE: Readonly<Record<AskKind, ByStance>> = {
  换工作: {
    进: '先写下想去的三处，趁顺的月份约面谈；书面录用到手，再去提离开。',
    看: '这段时间适合打听和补本事，谈可以谈，先别空着手离开。',
    守: '守住手上这份，把答应的做完；外面的来往留着，不急着点头。',
  },
  升学考试: {
    进: '趁顺的月份把最难的一科提到前面，每周做一套完整的题。',
    看: '先稳住会的，再挑一科来补；每天固定一个钟头，比临时熬夜管用。',
    守: '少开新课，把错题过两遍；睡够再坐下，一次只攻一处。',
  },
  搬家: {
    进: '先量尺寸、看采光，再定日子；顺的月份里挑一个清闲的周末。',
    看: '先去那一带住两晚、走一走，退路问清了再定。',
    守: '先不动大的，把现在的住处收拾出一角清静，住得舒服些再看。',
  },
  买房: {
    进: '可以看、可以谈，先算每月付出去以后还睡不睡得着；证照请懂行的人核一遍。',
    看: '先看不下定，把三处放在一起比；付得起之外，还要留出半年的家用。',
    守: '这段先不定，把手头的进出理清；多看几处，心里就有数。',
  },
  结婚时机: {
    进: '可以把日子提上来谈，先讲好住哪里、怎么分工，再去见两边长辈。',
    看: '先一起办成一件难事，看看怎么商量；日子留到顺的月份再挑。',
    守: '这段先不催日子，把没讲开的话讲开；等得起，才走得稳。',
  },
  复合: {
    进: '可以约一次平静的长谈，只谈往后想怎么过，不翻从前。',
    看: '先恢复寻常的来往，看答应的事做没做到，再往前走一步。',
    守: '这段先各自安静，把自己的日子过好；想讲的写下来，过一个月再看。',
  },
  合伙: {
    进: '可以谈，先拿一件小事做一次；出多少、分多少、怎么散，都写在纸上。',
    看: '先合作一回看看脾气，再谈长久的；进出由两个人一起看。',
    守: '这段不急着绑在一起，各做各的、互相介绍更合适。',
  },
  生意: {
    进: '可以开，先小范围试三个月，进出天天记，顺了再添。',
    看: '先摸清谁会来、肯出多少，投进去的留一半不动。',
    守: '这段不添新摊子，把现有的理清、该收的收回来；想开的先写成计划。',
  },
  孩子: {
    进: '这段适合多花时间在小辈身上，定一个每周都有的固定时刻。',
    看: '先把家里的分工和作息排好，再谈大的安排。',
    守: '这段先顾好自己的身体和睡眠，事情一件一件来，多找人换手。',
  },
  与父母: {
    进: '适合多走动，挑一件想了很久的事坐下来谈；先听完，再讲自己的。',
    看: '开口挑轻松的时候，一次只谈一件；帮得上的先做，再提意见。',
    守: '容易话赶话，隔一晚再回；见面短一些、勤一些，比长住舒服。',
  },
  出国: {
    进: '可以动身，证件和住处提前三个月办；到了先认两个能搭把手的人。',
    看: '先把语言、证件和落脚处备好，日子留到顺的月份再定。',
    守: '这段先不走远，短途试一次；手续可以慢慢办着。',
  },
  健康作息: {
    进: '身心缓得过来，适合把早睡和走路固定下来，一次只改一样。',
    看: '先把睡觉的钟点定住，再谈加量；累了就减一半，不硬撑。',
    守: '这段容易乏，少熬夜、少硬撑；不舒服就去看医生，别自己扛。',
  },
};

/** What to do, to readers under eighteen, where it differs. */
export const ADVICE_OF_MINORS: Readonly<Partial<Record<AskKind, ByStance>>> = {
  健康作息: {
    进: '精神头足，适合多到外面跑跳；睡觉的钟点别往后拖。',
    看: '先把睡觉和吃饭的钟点定住，再添新的活动。',
    守: '这段容易累，晚上早半个钟头睡；不舒服要告诉大人，去看医生。',
  },
  与父母: {
    进: '适合把想了很久的事讲给爸爸妈妈听；先讲发生了什么，再讲想怎么办。',
    看: '挑大人不忙的时候开口，一次讲一件；答应的小事先做到。',
    守: '容易话赶话，歇一晚再讲；想要什么，用一句话讲清楚。',
  },
};

/** What to do, to readers under thirteen, where it differs from those under eighteen. */
export const ADVICE_OF_CHILDREN: Readonly<Partial<Record<AskKind, ByStance>>> = {
  升学考试: {
    进: '适合挑一样喜欢的往深里学，每天固定一小段时间。',
    看: '先把坐得住的习惯养起来，一次学一样，学完就玩。',
    守: '少添新班，把会的再练熟；睡够再学，比多学一个钟头管用。',
  },
};

/** What the group of gods of a kind brings, where it helps the chart and where it costs. */
export const NATAL: Readonly<Record<AskKind, { readonly 助: string; readonly 累: string }>> = {
  换工作: {
    助: '规矩和名分对你是托力，到要求高的地方反而站得住。',
    累: '规矩和压力本就偏重，换去管得更紧的地方会累。',
  },
  升学考试: {
    助: '静得下心、记得牢，本来就是你的长处。',
    累: '总想等齐备再动笔，容易把复习拖到最后。',
  },
  搬家: { 助: '清静合意的住处最能养你，搬对了很值得。', 累: '你容易恋旧、怕麻烦，搬之前会反复犹豫。' },
  买房: { 助: '手上的东西你管得住，置办大件心里有数。', 累: '大件的开支容易压得你睡不踏实，余地要留足。' },
  结婚时机: {
    助: '亲近的人对你是帮手，定下来以后更有劲。',
    累: '亲近的关系常让你多担一份心，期待要先讲清。',
  },
  复合: { 助: '这样的亲近对你有滋养，谈是有底子的。', 累: '从前让你费神的地方，要先看有没有变。' },
  合伙: { 助: '有人并肩时你做得更好，合得来的人值得找。', 累: '同路的人一多，你容易吃分得不清的亏。' },
  生意: { 助: '实在的进出你拿得住，做买卖有根底。', 累: '摊子一大，进出就压人，宜小不宜大。' },
  孩子: { 助: '小辈的事能让你开怀，陪得越多越有劲。', 累: '小辈的事容易抽走你的力气，要有人换手。' },
  与父母: { 助: '长辈的照应对你是真的帮手。', 累: '长辈管得细时你容易闷，话要早些讲。' },
  出国: { 助: '往外走、换一种活法，正是你施展的路子。', 累: '一换地方就容易散，落脚前要有人接应。' },
  健康作息: { 助: '歇下来就养得回来，早睡对你最见效。', 累: '歇得太多反而懒散，动一动比躺着好。' },
};

/** What a touch on the pillars of a theme means, and on which side it stands; null stands on the side of its score. */
export const TOUCHES: Readonly<
  Record<
    TouchTheme,
    Readonly<Record<'合' | '冲' | '刑害', { readonly side: '宜' | '留' | null; readonly text: string }>>
  >
> = {
  亲: {
    合: { side: '宜', text: '与日支相合，人容易走近。' },
    冲: { side: '留', text: '与日支相冲，相处和住处要重新安排。' },
    刑害: { side: '留', text: '与日支有磕碰，小话容易放大。' },
  },
  居: {
    合: { side: '留', text: '与原来的住处牵得紧，旧处不易放手。' },
    冲: { side: null, text: '挪动的由头会自己找来。' },
    刑害: { side: '留', text: '手续和邻里上容易有疙瘩。' },
  },
  业: {
    合: { side: '宜', text: '身边有人愿意配合，话好讲。' },
    冲: { side: null, text: '原先的安排会松动，要改一改。' },
    刑害: { side: '留', text: '人事和手续里有疙瘩，凡事留底。' },
  },
  小: {
    合: { side: '宜', text: '小辈那头的事有人应和。' },
    冲: { side: '留', text: '小辈那头的打算会改。' },
    刑害: { side: '留', text: '为小辈操心的事多一些。' },
  },
  长: {
    合: { side: '宜', text: '与长辈走得近，话讲得到一处。' },
    冲: { side: '留', text: '长辈和老家那头有变动。' },
    刑害: { side: '留', text: '与长辈容易话不投机。' },
  },
};

/** A fact of life that would change the answer, and to what. */
export const CHANGES: Readonly<Record<AskKind, { readonly when: string; readonly effect: string }>> = {
  换工作: { when: '已拿到书面录用', effect: '按对方给的日子走，不必等月份' },
  升学考试: { when: '考期已经定了', effect: '月份不用挑，只看先补哪一科' },
  搬家: { when: '住处已经到期', effect: '先搬，挑一个轻松的日子就好' },
  买房: { when: '家里急着要住', effect: '可以先租，定下来的日子往后放' },
  结婚时机: { when: '两边已经讲定', effect: '日子照办，紧的月份少排应酬' },
  复合: { when: '对方先来谈', effect: '可以早一步，先听对方讲完' },
  合伙: { when: '对方已先出一份', effect: '试一次的规模可以大一点' },
  生意: { when: '已有老主顾在等', effect: '可以早开，先只卖这几样' },
  孩子: { when: '家里有人能搭手', effect: '紧的月份也排得开' },
  与父母: { when: '眼下有要紧的事', effect: '先办事，月份不用看' },
  出国: { when: '已有录取或通知', effect: '按通知的日子走，月份只作参考' },
  健康作息: { when: '已经觉得不舒服', effect: '先看医生，这一页只谈作息' },
};

/** What was asked and no chart shows. */
export const BEYOND: Readonly<Record<AskKind, string>> = {
  换工作: '薪水多少、哪一家单位，盘上看不出来，我们不猜。',
  升学考试: '考多少分、录不录取，盘上看不出来，我们不猜。',
  搬家: '哪一处住着舒服，要实地去看，盘上看不出来。',
  买房: '价钱涨跌、哪一套合算，盘上看不出来，我们不猜。',
  结婚时机: '对方是谁、日后怎样，盘上看不出来，我们不猜。',
  复合: '对方心里怎么想，要去问对方，盘上看不出来。',
  合伙: '对方可不可靠、条款好不好，盘上看不出来，我们不猜。',
  生意: '做哪一行、赚多少，盘上看不出来，我们不猜。',
  孩子: '有没有、几时有，盘上看不出来，也不该由盘来讲。',
  与父母: '长辈的身体怎样，要听医生的，盘上看不出来。',
  出国: '批不批、去哪里好，盘上看不出来，我们不猜。',
  健康作息: '有没有病、是什么病，盘上看不出来，要听医生的。',
};

/** Who should be consulted before deciding. */
export const CARE: Readonly<Record<AskKind, string>> = {
  换工作: '工作上的决定，请以写下来的约定与自己的判断为准。',
  升学考试: '考试与志愿，请以学校和老师的意见为准。',
  搬家: '住处请实地看过再定。',
  买房: '大件开支与契约，请问懂行的人。',
  结婚时机: '两个人的事，请以两个人的话为准。',
  复合: '两个人的事，请以两个人的话为准。',
  合伙: '出资与契约，请问懂行的人。',
  生意: '投入多少，请按自己输得起的算，并问懂行的人。',
  孩子: '生育与养育的事，请听医生和老师的。',
  与父母: '照应家人的事，请听医生和家里人的。',
  出国: '手续请以主管机关的说明为准。',
  健康作息: '身体不舒服，请先看医生。',
};
