/**
 * personal.*: the personal calendar: what a day is for one person, by the god of its stem, its band, what it meets, and its hours.
 */
import type { LuckBand, LuckEvent, Role } from '@shangyuan/engine/analysis';
import type { TenGod } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Benefit } from '../../statement/keys.ts';

/** The god of a day's stem, and whether its phase serves. */
export type PersonalDayKey = `${TenGod}.${Benefit}`;

/** A day for one person. */
export type PersonalDayValues = {
  /** 甲子. */
  readonly ganzhi: string;
  readonly god: TenGod;
  readonly role: Role;
  readonly branchGod: TenGod;
  readonly branchRole: Role;
};

/** A day by the god of its stem. */
export const PERSONAL_DAY: Family<PersonalDayKey, PersonalDayValues> = {
  id: 'personal.day',
  when: '当日天干的十神与喜忌',
  rule: 'LIURI',
  source: '滴天髓·岁运',
  isImage: true,
  expert: ({ ganzhi, god, role, branchGod, branchRole }) =>
    `${ganzhi}日，天干${god}为${role}，地支${branchGod}为${branchRole}，干主其表，支主其里。`,
  chip: ({ ganzhi, god }) => `${ganzhi}日${god}`,
  why: ({ ganzhi, god, role }) => `${ganzhi}日的天干是${god}，在这张盘里是${role}。`,
  words: {
    '比肩.助': {
      short: '有人同路，事情好推。',
      plain: [
        '同路的伙伴容易遇上，事情一推就动；约一位朋友，把搁着的事一起起个头。',
        '自己的主意站得住，也有人附和；上午拿定，下午就做。',
      ],
    },
    '比肩.平': {
      short: '按自己的步子走。',
      plain: [
        '和平常一样，各忙各的；照清单做完三件，剩下的明天再说。',
        '遇到相似的人和事，不急着分高下；比一比昨天的自己就好。',
      ],
    },
    '比肩.累': {
      short: '少争一句，多做一件。',
      plain: [
        '容易跟同辈较劲，力气耗在嘴上；争到第二句就停，去做手上的事。',
        '自己的想法太响，盖过了别人的；轮到开口时，用对方的词起个头。',
      ],
    },
    '劫财.助': {
      short: '热闹里，正好办事。',
      plain: [
        '人多的地方有好处，求助也容易成；请人帮忙，把要帮的那一步说清。',
        '劲头足，适合动手干重的；重活做完，请大家喝杯水。',
      ],
    },
    '劫财.平': {
      short: '花销记一笔。',
      plain: [
        '来往的人多，东西也进进出出；出门前定个数，回来记一笔。',
        '容易被人拉着走，去也无妨；先把自己那件做完再去。',
      ],
    },
    '劫财.累': {
      short: '答应之前，先睡一觉。',
      plain: [
        '一时兴起，容易多花、多应；凡是要掏腰包的，放到明天再点头。',
        '别家的急事容易揽到自己身上；先问清楚，是不是换个人也行。',
      ],
    },
    '食神.助': {
      short: '慢慢做，味道就出来。',
      plain: [
        '心情松，手艺也顺，动手就有滋味；挑一样拿手的，分给旁边几位。',
        '说的话有人听，点子有人接；把想法写出来，趁热发出去。',
      ],
    },
    '食神.平': {
      short: '吃好睡好的一天。',
      plain: [
        '没有大起伏，适合照顾自己；做一顿正经的饭，吃得慢一点。',
        '闲心多，正事也不耽误；给日程留一格空白。',
      ],
    },
    '食神.累': {
      short: '先动一动，再去歇。',
      plain: [
        '想偷个懒，拖一拖就到了晚上；先做最难的那一刻钟，再去歇。',
        '胃口好，话也多，两样都容易过头；饭留一口，话留半句。',
      ],
    },
    '伤官.助': {
      short: '想到就写下来。',
      plain: [
        '灵感来得密，讲什么都有新角度；开一页随手记，想到就写。',
        '适合动旧东西，一动就亮；只动一处，动完就收手。',
      ],
    },
    '伤官.平': {
      short: '话到嘴边，转个弯。',
      plain: [
        '看得出毛病，也忍得住；看法写成三条，等人来问再给。',
        '嘴快手也快，细活要多看一遍；发出去之前，从头念到尾。',
      ],
    },
    '伤官.累': {
      short: '真话裹一层糖。',
      plain: [
        '言语容易带刺，自己还不觉得；要紧的话改成写，写完放一小时。',
        '看规矩不顺眼，顶上去不划算；绕开这一阵，挑大家都闲的时候谈。',
      ],
    },
    '偏财.助': {
      short: '多走动，有收获。',
      plain: [
        '外面的消息活，走一走就有线索；出门办事，多拐一个弯看看。',
        '人缘好，开口就有回应；想打听的事，列两条去问。',
      ],
    },
    '偏财.平': {
      short: '机会看看，不急着接。',
      plain: [
        '新鲜事来了几样，真假掺着；先收着，三天后再看一遍。',
        '手上几头并行，还转得开；转不开时，先收一条线。',
      ],
    },
    '偏财.累': {
      short: '抓三样，不如守一样。',
      plain: [
        '样样想抓，样样只抓到一角；写下只做哪一件，别的先关起来。',
        '出手大方，事后想想有点多；付款之前，数到十。',
      ],
    },
    '正财.助': {
      short: '细心的工夫见得着。',
      plain: [
        '踏实做的事见得着果；票据、清单、抽屉，挑一样理清。',
        '答应过的事适合在这时兑现；做完发一句“好了”给对方。',
      ],
    },
    '正财.平': {
      short: '按部就班，刚刚好。',
      plain: [
        '没有惊喜，也没有意外；日常的几件做齐，晚上就轻松。',
        '适合算一算，收一收；家里少了什么，顺路补上。',
      ],
    },
    '正财.累': {
      short: '别为零头伤神。',
      plain: [
        '小处算得太细，心就累；零头抹掉，换一份好心情。',
        '放不下手里的活，身边的人等久了；到点就收工，陪他们吃饭。',
      ],
    },
    '七杀.助': {
      short: '有难事，正好动手。',
      plain: [
        '压力来了也接得住，还能借力；最难的那件，今天先碰一下。',
        '胆气足，适合谈一直不好开口的；谈以前，想好退到哪里为止。',
      ],
    },
    '七杀.平': {
      short: '快慢自己定。',
      plain: [
        '要求来得急，其实可以商量；先问清几点要，再排次序。',
        '节奏有点紧，还撑得住；两件事之间，喝口水再走。',
      ],
    },
    '七杀.累': {
      short: '先稳住，再应对。',
      plain: [
        '催的声音多，心里容易慌；慌的时候只看眼前这一步。',
        '对自己太狠，人就乏得快；到点就停，剩下的清醒了再做。',
      ],
    },
    '正官.助': {
      short: '照章办事，一路顺。',
      plain: [
        '规矩站在自己这边，正式的事好办；要签的、要交的，排在上午。',
        '做事得体，旁人看在眼里；该露面的场合，准时到。',
      ],
    },
    '正官.平': {
      short: '守时守信就好。',
      plain: [
        '照规定的走，不快不慢；约好的时间，提前五分钟到。',
        '样样都有个章法，心里清楚；清楚之外，给自己留个例外。',
      ],
    },
    '正官.累': {
      short: '别把弦绷太紧。',
      plain: [
        '规矩压得人紧，样样怕出错；挑一样不要紧的，做得随便些。',
        '别人的眼光在心里放大了；低头把活做完，它就小回去。',
      ],
    },
    '偏印.助': {
      short: '一个人，想得深。',
      plain: [
        '适合关起门来研究，越想越通；留两个小时，谁也别找。',
        '直觉来得准，冷门的东西看得进；记下头一个念头，晚上再验。',
      ],
    },
    '偏印.平': {
      short: '想一半，做一半。',
      plain: [
        '心思多，动作少，当作休息也好；挑一个念头，做个小样。',
        '独处和见人各占一半最舒服；见人之前，先静一刻。',
      ],
    },
    '偏印.累': {
      short: '想不通，就去走走。',
      plain: [
        '容易钻进一个角落出不来；钻到第三圈，出门晒晒太阳。',
        '心里比平时多疑，一句话想三遍；当面问，比猜省力。',
      ],
    },
    '正印.助': {
      short: '适合学，也适合求教。',
      plain: [
        '读得进，记得住，前辈也愿意讲；带着一个问题去问。',
        '有人照应，心里踏实得很；谢意就在当天说出口。',
      ],
    },
    '正印.平': {
      short: '安静过，补补课。',
      plain: [
        '平静的一天，适合看书和整理；翻一页旧笔记，添一行新的。',
        '惦记的长辈，问个好；通话十分钟，比转发十条暖。',
      ],
    },
    '正印.累': {
      short: '别等人来安排。',
      plain: [
        '等一等，靠一靠，半天就过去了；先动手做个开头，帮手自会来。',
        '听的建议太多，自己的声音小了；关上别人的，写一句自己的。',
      ],
    },
  },
};

/** How a day is graded. */
export type PersonalBandValues = { readonly ganzhi: string; readonly band: LuckBand };

/** A day by its band. */
export const PERSONAL_BAND: Family<LuckBand, PersonalBandValues> = {
  id: 'personal.band',
  when: '当日、当月、当年合起来的档',
  rule: 'LIURI_BAND',
  source: '本应用的计分',
  expert: ({ ganzhi }, band) => `${ganzhi}日合当月、当年，归在${band}一档。`,
  chip: (_, band) => band,
  why: ({ ganzhi }, band) => `${ganzhi}日与当月、当年合起来看，落在“${band}”这一档。`,
  isCostly: (band) => band === '需谨慎' || band === '宜守',
  words: {
    顺: {
      short: '顺手的日子，难事先做。',
      plain: ['风向合适，推什么都动；把最要紧的排在最前面。'],
    },
    较顺: {
      short: '照计划走就好。',
      plain: ['多数的事接得上，偶尔卡一下；卡住了，就先做下一件。'],
    },
    平稳: {
      short: '不快不慢，正好整理。',
      plain: ['没有推手，也没有绊脚的；适合给旧事收个尾。'],
    },
    需谨慎: {
      short: '核对一遍，再发出去。',
      plain: ['小岔子容易出在匆忙里；要紧的数字和时间，念出来核一遍。'],
    },
    宜守: {
      short: '收一收，养一养。',
      plain: ['逆着风，不用硬走；能缓的缓一天，早点睡就是好安排。'],
    },
  },
};

/** What a day meets in the chart, in the words of the chart. */
export type PersonalMeetingValues = { readonly fact: string; readonly name: string };

/** A meeting of the day and the chart. */
export const PERSONAL_MEETING: Family<LuckEvent, PersonalMeetingValues> = {
  id: 'personal.meeting',
  when: '当日与命盘相遇的冲合与神煞',
  rule: 'LIURI_MEETING',
  source: '滴天髓·岁运',
  isImage: true,
  expert: ({ fact }) => fact,
  chip: ({ name }) => name,
  why: ({ fact }) => fact,
  isCostly: (event) => event.startsWith('冲') || event === '日柱天克地冲' || event === '空亡',
  words: {
    冲日支: '与自己的日柱相对，身边的人和安排容易变；出门前，把约好的事再确认一次。',
    冲月支: '与月柱相对，做事的地方容易有动静；原来的计划旁边，放一个备用的。',
    冲年支: '与年柱相对，外面的消息和老家的事会找上来；先听完，再动身。',
    冲时支: '与时柱相对，晚辈的事、收尾的事容易有变；手上的事早一点收口。',
    伏吟: '同样的干支又来一次，旧事容易翻上来；正好把没收尾的收掉。',
    日柱天克地冲: '上下都与自己相对，起伏比平日大；大事挪一天，小事慢半拍。',
    天乙: '贵人的日子，求助容易得到回应；想请教的那件事，开口试试。',
    禄: '回到自己的本位，做拿手的最顺；手艺活排进来，客套话放一放。',
    空亡: '落空的日子，说定的事容易飘；口头答应的，都补一行字。',
    三合局: '正缺的那一块凑齐了，合作的事好谈；要约人，就约在这一天。',
  },
};

/** An hour of the day. */
export type PersonalHourValues = { readonly hour: string; readonly god: TenGod; readonly role: Role };

/** An hour by the god of its stem. */
export const PERSONAL_HOUR: Family<TenGod, PersonalHourValues> = {
  id: 'personal.hour',
  when: '时辰天干的十神',
  rule: 'LIUSHI',
  source: '本应用的计分',
  expert: ({ hour, god, role }) => `${hour}时，天干${god}为${role}，只取一时之用。`,
  chip: ({ hour, god }) => `${hour}时${god}`,
  why: ({ hour, god }) => `${hour}时的天干，从日主看是${god}。`,
  words: {
    比肩: '适合和同伴碰头，把分工对齐；各说一句进展就散。',
    劫财: '人容易热起来，花销放一放；想买的，过了这个时辰再看。',
    食神: '吃饭、聊天、写点轻松的都好；开会挪到别的时候。',
    伤官: '想点子、改稿子正合适；说话放慢些，留一半在纸上。',
    偏财: '打电话、跑外面都有回音；一趟路，办两件事。',
    正财: '对单子、收拾、结清都顺手；做完一样，划掉一样。',
    七杀: '把最硬的那一块拿出来啃；定个闹钟，响了就停。',
    正官: '正式的见面和提交放在这里；衣服整齐一点，话短一点。',
    偏印: '独处、读书、琢磨都静得下来；手机放到另一个房间。',
    正印: '学东西、请教人最合适；带上笔，记下三个要点。',
  },
};
