/**
 * personal.net.*, personal.touch.*, personal.hour.*: what a day comes to beside its month and year, what it touches in the chart, and
 * what an hour comes to.
 */
import type { LuckBand, PeriodLean } from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import type { Family } from '../../statement/family.ts';

/**
 * What a day comes to, and what decides it: 同 the day and the longer periods go one way, 自 the day by itself, 外 the longer periods
 * against the day, 升 and 托 the two even out, the day above them or below. 守 is the lowest band.
 */
export type NetKey =
  | `助.${'同' | '自' | '外'}`
  | `平.${'同' | '升' | '托'}`
  | `累.${'同' | '自' | '外'}`
  | `守.${'同' | '自' | '外'}`;

/** What a day comes to. */
export type NetValues = {
  /** 甲子. */
  readonly ganzhi: string;
  readonly band: LuckBand;
  /** 己亥月 or 丙午年, the one that moves the day more. */
  readonly longer: string;
  /** ＋2.4分, −3分. */
  readonly own: string;
  readonly month: string;
  readonly year: string;
};

/** The net of a day. */
export const PERSONAL_NET: Family<NetKey, NetValues> = {
  id: 'personal.net',
  when: '当日、当月、当年合起来的档',
  rule: 'LIURI_BAND',
  source: '本应用的计分',
  expert: ({ ganzhi, band, own, month, year }) =>
    `${ganzhi}日本身${own}，当月${month}，当年${year}，合在${band}一档。`,
  chip: ({ band }) => band,
  why: ({ ganzhi, band, own, month, year }) =>
    `从60分看，${ganzhi}日本身${own}，当月${month}，当年${year}，合起来落在“${band}”这一档。`,
  isCostly: (key) => key.startsWith('累') || key.startsWith('守'),
  words: {
    '助.同': [
      '{longer}也在后头托着，合起来顺手，可以多走一步。',
      '连{longer}也是顺的，难推的那件放在这天最省力，走得顺手。',
      '{longer}的底子也同样厚，从早到晚都算得上顺手。',
      '加上{longer}的好底子，合起来轻快，事情容易推得动。',
    ],
    '助.自': [
      '单靠当天这股劲，合起来已经顺手，趁热做要紧的。',
      '不必等别的帮衬，这一天自己就走得轻快顺手。',
      '好处都在当天，过了就淡，顺手的先做起来。',
      '这一天的劲头够足，合起来仍然算是顺手的。',
    ],
    '助.外': [
      '当天不显，全靠{longer}在后头托着，走起来仍然省力顺手。',
      '磕绊归磕绊，{longer}的底子厚，合起来还是顺手的。',
      '省力的地方在{longer}，小坎绕一绕，整天照样顺手。',
      '有{longer}撑着，当天那点不顺抵得过，合起来轻快。',
    ],
    '平.同': [
      '合起来不高不低，是平稳的一天，照常走就好。',
      '加上月和年，仍旧平平稳稳，不用赶也不用躲。',
      '几样合在一起算，差得不多，平稳里略有余地。',
      '总的看还是平稳，快些慢些由着自己来定就行。',
      '添添减减下来，仍是平稳的，按自己的钟点走。',
      '里外加起来是平稳的，没做完的慢慢做完就好。',
      '落在平稳这一格，不必加码，也用不着退让。',
    ],
    '平.升': [
      '{longer}偏紧，当天把它拉了回来，合起来平稳，能喘口气。',
      '放在偏紧的{longer}里，这一天算是平稳，能透透气。',
      '当天是好的，{longer}扣去一些，合起来落在平稳。',
      '好处让{longer}分走一块，留下的够过平稳的一天。',
      '{longer}往下拉，当天往上托，两下正好扯成平稳。',
      '当天替{longer}填上了坑，走在上面还算是平稳的。',
      '偏紧的{longer}里难得平稳，别急着把这一天用满。',
    ],
    '平.托': [
      '亏得{longer}兜着底，合起来仍算平稳，慢些就行。',
      '当天偏紧，有{longer}垫着，落下来仍旧还是平稳的。',
      '紧处有{longer}接着，合起来不输平常，平稳地走。',
      '{longer}补回来一些，总的还算平稳，只是别贪多。',
    ],
    '累.同': [
      '{longer}也偏紧，合起来要省着力气走，慢一点好。',
      '又碰上偏紧的{longer}，这天宜少揽一样，多留神。',
      '加上{longer}压着，合起来费劲一些，余地要留足。',
      '前有{longer}压着，合起来偏紧，先顾好要紧的一样。',
      '{longer}的紧还没过去，这天跟着慢一点，多留神。',
      '{longer}先沉下去，当天也没托住，省些力气慢慢走。',
      '{longer}不帮忙，走得费劲，事情少排一件是一件。',
      '有{longer}在上头压着，这天吃力些，中间多歇两回。',
    ],
    '累.自': [
      '紧的只是当天，合起来要多留神，过了就缓。',
      '当天扣得多，合起来略费劲，要紧的多看一遍。',
      '这一天自己偏沉，合起来得慢半拍，多留神脚下。',
      '别处都不紧，只紧在当天，省些力气，多留神一两处。',
      '紧处不长，熬过当天就宽，这会儿先慢半拍。',
      '吃力的就这一天，把最费神的那样挪开就轻了。',
      '当天往下沉了一点，走得小心些，不必全停。',
    ],
    '累.外': [
      '当天倒不差，紧的是{longer}，合起来仍要慢半拍。',
      '好是好，可是{longer}太重了，合起来到底费劲些。',
      '当天的好处，{longer}扣去了大半，走起来要留神。',
      '有些帮衬，仍抵不过{longer}的紧，合起来省着力气走。',
    ],
    '守.同': [
      '{longer}也压着，合起来是该歇的一天，能缓的缓一缓。',
      '连着{longer}一起偏沉，这天以守为主，少开新头。',
      '碰上{longer}也不轻，收着点过最好，早些歇下来。',
      '再加{longer}的分量，合起来偏沉，把事减到两样。',
    ],
    '守.自': [
      '当天自己就沉，合起来以守为主，别往外揽。',
      '沉在当天，收一收，缓一缓，隔天再往前走。',
      '这一天扣得重，合起来宜守，事少一样是一样。',
      '不赶路最好，当天守住手上的，早些歇下来。',
    ],
    '守.外': [
      '当天不算差，{longer}却压得重，合起来还是守着好。',
      '沉的是{longer}，当天的一点好处留着养精神，宜守。',
      '{longer}分量太重，当天托不住，这天收着过就对了。',
      '纵有一点帮衬，{longer}仍偏沉，这天还是以守为主好。',
    ],
  },
};

/** Kind of a touch that has no points, and the pillar it falls on. */
export type TouchKey = `${'合' | '刑' | '害' | '破'}.${PillarKey}`;

/** A touch. */
export type TouchValues = {
  /** 子丑六合. */
  readonly fact: string;
};

/** What a day touches in the chart beside the grounds of its score. */
export const PERSONAL_TOUCH: Family<TouchKey, TouchValues> = {
  id: 'personal.touch',
  when: '当日与命盘的合刑害破，不计分',
  rule: 'LIURI_MEETING',
  source: '子平真诠·论刑冲会合解法',
  isImage: true,
  expert: ({ fact }) => `流日与命盘${fact}，只看牵动，不计分。`,
  chip: ({ fact }) => fact,
  why: ({ fact }) => `流日与命盘${fact}。`,
  isCostly: () => false,
  words: {
    '合.day': [
      '又与自己的日柱牵上手，身边的人愿意凑近些。',
      '跟日柱正好搭得上，想靠近的人，这天好开口。',
      '和日柱走到一处，两个人的事比一个人的好办。',
      '与日柱合拍，身边搁着没聊完的话适合接着聊。',
      '日柱那边有了呼应，想和好的，递个台阶就成。',
      '跟日柱拢到一块，自己的事愿意有人来参详。',
      '与日柱搭着手，随口提的小约定容易成真的。',
    ],
    '合.month': [
      '又与月柱走得近，手上的事有人愿意凑一份。',
      '和月柱搭上了线，常去的地方会多一分照应。',
      '与月柱拢到一处，手边的活有人来搭上几句话。',
      '月柱那边应了一声，旧搭档、旧伙伴都好找。',
      '跟月柱合上了拍，求人办的事容易听见准信。',
    ],
    '合.year': [
      '又与年柱连着，远处的亲友容易想起这边来。',
      '跟年柱接得上，旧相识、旧地方会来搭一句话。',
      '年柱那头传来回声，许久没见的亲戚会有音信。',
      '与年柱拢到一处，聊到小时候就会特别投缘。',
      '和年柱合上了拍，外地的消息多半是善意的。',
    ],
    '合.hour': [
      '又与时柱相应，后头的打算有人愿意一起想。',
      '和时柱搭得上，正在收尾的事会多出一双手。',
      '时柱那一角亮了灯，小辈的话里藏着好主意。',
      '与时柱拢到一处，打算了很久的事有人附议。',
      '跟时柱合上了拍，临收尾的那一步不用独自走。',
    ],
    '刑.day': [
      '又和日柱小小别着，跟自己过不去的念头会冒头。',
      '与日柱有点拧，身边的话容易听岔，慢半句就好。',
    ],
    '刑.month': ['又和月柱别着劲，手上的事情要多磨上一道。', '与月柱有些拧，规矩上的小处容易卡上一下。'],
    '刑.year': ['又和年柱别着，老问题会换个样子来问一遍。', '与年柱有些拧，亲友的话听着硬，心意是软的。'],
    '刑.hour': ['又和时柱别着，对收尾的样子容易挑剔过头。', '与时柱有些拧，打算改了又改，定一版就收。'],
    '害.day': ['又与日柱隔着一层，身边人的意思容易猜错。', '和日柱不大合拍，小误会当天问清楚就散了。'],
    '害.month': ['又与月柱隔着一层，交接的话容易漏掉半句。', '和月柱不大合拍，该给的消息别只传上一遍。'],
    '害.year': ['又与年柱隔着一层，远处传来的话打过折扣。', '和年柱不大合拍，旁人转述的，听一半就够。'],
    '害.hour': ['又与时柱隔着一层，后头的安排容易想岔了。', '和时柱不大合拍，约在往后的事多确认一句。'],
    '破.day': ['又与日柱磕了一下，原来的习惯会缺个小角。', '和日柱轻轻一碰，随身的小东西多看上一眼。'],
    '破.month': ['又与月柱磕了一下，计划里会缺上一个小口子。', '和月柱轻轻一碰，做到一半的事要补上一针。'],
    '破.year': ['又与年柱磕了一下，旧约定里的小洞要补上。', '和年柱轻轻一碰，老物件、旧约定翻出来看看。'],
    '破.hour': ['又与时柱磕了一下，收尾处容易少做一道工。', '和时柱轻轻一碰，结束以前记得回头再数一遍。'],
  },
};

/** An hour. */
export type HourValues = {
  /** 甲木正合用，外头消息活. */
  readonly lead: string;
  /** 丙寅. */
  readonly ganzhi: string;
  readonly band: LuckBand;
};

/** An hour by what it comes to. */
export const PERSONAL_HOUR: Family<PeriodLean | '守', HourValues> = {
  id: 'personal.hour',
  when: '时辰本身、当日、当月合起来的档',
  rule: 'LIUSHI',
  source: '本应用的计分',
  expert: ({ ganzhi, band }) => `${ganzhi}时合当日、当月，归在${band}一档，只取一时之用。`,
  chip: ({ ganzhi, band }) => `${ganzhi}时${band}`,
  why: ({ ganzhi, band }) => `${ganzhi}时与当日、当月合起来看，落在“${band}”这一档。`,
  isCostly: (key) => key === '累' || key === '守',
  words: {
    助: [
      '{lead}；合起来顺手，最要紧的一样放在这里正好。',
      '{lead}；这一段走得轻快，难开头的就趁它开头。',
      '{lead}；顺手的钟点不长，先挑重的，再做零碎的。',
      '{lead}；推得动的一段，想了好几天的那件可以排上。',
    ],
    平: [
      '{lead}；这个钟点平稳，平常的事放在这里就好。',
      '{lead}；不快不慢的一段，照着手上的次序做下去。',
      '{lead}；平平的一段，收拾整理、回几句话都合适。',
      '{lead}；平稳里留一点空，做完一样再看下一样。',
      '{lead}；稳稳当当的一段，把前头剩下的接着做完。',
    ],
    累: [
      '{lead}；钟点偏紧，不急的事留到后面的钟点做。',
      '{lead}；这一段多留神，写下的、算好的再看一眼。',
      '{lead}；费劲的一段，先做轻的，重的换个钟点。',
      '{lead}；慢半拍的一段，中间起来走几步，喝口水。',
    ],
    守: [
      '{lead}；沉甸甸的一段，歇着、守着手边的就够了。',
      '{lead}；不开新头的一段，闭一会眼睛也算做了事。',
      '{lead}；收着过的一段，要答复的先说回头再讲。',
      '{lead}；沉一点的钟点，灯调暗些，让自己缓过来。',
    ],
  },
};
