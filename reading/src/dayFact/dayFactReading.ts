/**
 * The facts of a day opened: what each is, how today's value comes about, and the book. Custom is described as custom; whether something
 * is 宜 or 忌 is left to 宜忌.
 */
import {
  type AlmanacDay,
  type Direction,
  JIANCHU,
  LADDER_MODE_NAMES,
  ROAD_SPIRITS,
  SPIRIT_WORDS,
  spiritOf,
  spiritCause,
} from '@shangyuan/engine/almanac';
import { lunarDayName, lunarMonthName, type FestivalClass } from '@shangyuan/engine/calendar';
import { BRANCH_INDEX, branchOf, ganzhiOf, type Stem, ZODIAC_ANIMAL } from '@shangyuan/engine/ganzhi';
import {
  directionText,
  jiuxingText,
  MEDICAL_LINE,
  pengzuText,
  ratingText,
  causeText,
} from '../almanac/index.ts';
import { FESTIVAL_TEXTS, FOLK_SOURCES } from './festivalTexts.ts';
import { TERM_TEXTS } from './termTexts.ts';
import { CAISHEN, FUSHEN, OFFICER_TEXTS, SHA_BY_BRANCH, type StemDirections, XISHEN } from './tables.ts';

/** Facts of a day that can be requested. */
export const DAY_FACT_KINDS = [
  'chongsha',
  'jianchu',
  'mansion',
  'caishen',
  'xishen',
  'fushen',
  'guiren',
  'festivals',
  'hou',
  'lunarYear',
  'nayin',
  'pengzu',
  'taishen',
  'moonPhase',
  'kongwang',
  'jiuxing',
  'liuyao',
  'renshen',
  'season',
  'grade',
  'rating',
  'spirits',
] as const;

/** One of them. */
export type DayFactKind = (typeof DAY_FACT_KINDS)[number];

/** A fact of a day in words. */
export interface DayFactReading {
  /** What it is. */
  readonly meaning: string;
  /** How today's value comes about. */
  readonly steps: readonly string[];
  readonly sources: readonly string[];
  /** A line that must stand beside it; null where none must. */
  readonly caution: string | null;
}

type Words = Omit<DayFactReading, 'caution'> & { readonly caution?: string };

const XIEJI = '协纪辨方书';
const book = (chapter: string): string => `《${XIEJI}》${chapter}`;

function chongsha({ chongsha: facts, pillars: { day }, rules }: AlmanacDay): Words {
  const [group, phase] = SHA_BY_BRANCH[day.branch];
  const stem = facts.ganzhi.charAt(0);
  const reckoned =
    rules.chongStem === 'printed'
      ? `天干取日干${day.stem}所克的${stem}`
      : `天干取日干${day.stem}之后第七位${stem}`;
  return {
    meaning:
      '十二地支两两相对，隔六位的叫相冲；煞是当天不取的方位。旧俗办大事避开所冲的生肖与煞方，并不是说属这个生肖的人这一天不好。',
    steps: [
      `当天日支为${day.branch}，对面是${facts.branch}，属${facts.zodiacAnimal}，所以冲${facts.zodiacAnimal}。`,
      `所冲的干支写作${facts.ganzhi}：地支是对面的${facts.branch}，${reckoned}。`,
      `${group}三合为${phase}，煞在它的对方，所以煞${facts.shaDirection}。`,
    ],
    sources: [book('卷三 三煞'), '今日通书所印的冲'],
  };
}

function jianchu({ pillars: { month, day }, jianchu: officer, jianchuLuck, road }: AlmanacDay): Words {
  const place = JIANCHU.indexOf(officer) + 1;
  const at = ROAD_SPIRITS.indexOf(road.spirit);
  const first = branchOf(BRANCH_INDEX[day.branch] - at);
  const name = road.spirit === '宝光' ? '宝光（通书作天德）' : road.spirit;
  return {
    meaning:
      '建除与黄黑道都是十二个名字轮流值日，看月支与日支的远近。它们是给日子贴的标签，一件事宜不宜，仍看上面的宜忌。',
    steps: [
      `本月月建为${month.branch}，从${month.branch}日起“建”顺数，${day.branch}日是第${place}位，值“${officer}”，民间以它为${jianchuLuck === '吉' ? '吉' : '慎'}。`,
      `${officer}：${OFFICER_TEXTS[officer]}。`,
      `${month.branch}月的青龙起在${first}日，按青龙、明堂、天刑、朱雀、金匮、宝光、白虎、玉堂、天牢、玄武、司命、勾陈顺数，${day.branch}日是第${at + 1}位，值${name}，属${road.isHuangdao ? '黄道' : '黑道'}。`,
    ],
    sources: [book('卷四 建除'), book('卷七 黄道黑道')],
  };
}

function mansion({ mansion: { name, luminary, animal, full, palace, beast, luck } }: AlmanacDay): Words {
  return {
    meaning: '二十八宿从角到轸按天轮流，二十八天一周。七曜跟着星期走，所以同一宿总落在同一个星期几。',
    steps: [
      `当天值${full}：宿名${name}，七曜属${luminary}，禽星为${animal}。`,
      `它在${palace}方${beast}七宿之中。通书的一种说法以它为${luck}，宜忌不依此推。`,
    ],
    sources: [book('卷一 二十八宿'), '吉凶之说出自《玉匣记》'],
  };
}

function byStem(name: string, stem: Stem, list: StemDirections, today: Direction): readonly string[] {
  const rows = list.map(([stems, direction]) => `${stems}日${directionText(direction)}`).join('，');
  return [`${name}跟着日干走：${rows}。`, `当天日干为${stem}，${name}在${directionText(today)}。`];
}

const DIRECTION_MEANING = '旧俗出门、迎亲、开张时，面朝或走向这一方，取个好兆头。';

function caishen({ pillars: { day }, caishenDirection: today }: AlmanacDay): Words {
  return {
    meaning: DIRECTION_MEANING,
    steps: byStem('财神', day.stem, CAISHEN, today),
    sources: ['今日通书'],
  };
}

function xishen({ pillars: { day }, xishenDirection: today }: AlmanacDay): Words {
  return {
    meaning: DIRECTION_MEANING,
    steps: byStem('喜神', day.stem, XISHEN, today),
    sources: [book('卷七 喜神')],
  };
}

function fushen({ pillars: { day }, fushenDirection: today, rules }: AlmanacDay): Words {
  return {
    meaning: `${DIRECTION_MEANING}福神有两种排法，各家通书可能不同。`,
    steps: byStem('福神', day.stem, FUSHEN[rules.fuShen], today),
    sources: [rules.fuShen === 'B' ? '今日通书所印' : '旧通书的另一种排法'],
  };
}

function guiren({ pillars: { day }, yanggui, yingui, rules }: AlmanacDay): Words {
  const other =
    rules.guiren === 'xieji'
      ? '庚日依《协纪辨方书》取丑、未；歌诀“庚辛逢马虎”则取寅、午。'
      : '庚日依歌诀“庚辛逢马虎”取寅、午；《协纪辨方书》则取丑、未。';
  return {
    meaning: '天乙贵人按日干各有两位，一位管白天叫阳贵，一位管夜里叫阴贵。旧俗见人、求助时走向这一方。',
    steps: [
      `当天日干为${day.stem}：阳贵在${yanggui.branch}，属${directionText(yanggui.direction)}；阴贵在${yingui.branch}，属${directionText(yingui.direction)}。`,
      ...(day.stem === '庚' ? [other] : []),
    ],
    sources: [book('卷七 天乙贵人')],
  };
}

/** Books and bodies behind each kind of festival. */
const FESTIVAL_SOURCES: Readonly<Record<FestivalClass, string>> = {
  法定: '《全国年节及纪念日放假办法》',
  民俗: '《荆楚岁时记》《燕京岁时记》等岁时书',
  国际: '设立机构的文件',
  国内: '设立机构的文件',
  '宗教·佛': '寺院通行的历本',
  '宗教·道': '宫观通行的历本',
};

function festivals({ festivals: found }: AlmanacDay): Words {
  return {
    meaning:
      '一天可以有几个节日：放假的、民间的、寺观的和近世设立的，都列在这里；各地风俗不同，只说流传较广的。',
    steps: found.map(({ name }) => `${name}：${FESTIVAL_TEXTS[name] ?? ''}`),
    sources: [...new Set(found.map(({ name, cls }) => FOLK_SOURCES[name] ?? FESTIVAL_SOURCES[cls]))],
  };
}

const HOU_PLACES = ['初', '二', '三'] as const;

function hou({ hou: { name, term, number, day }, rules }: AlmanacDay): Words {
  const step = rules.phenology === 'longitude' ? '太阳每走五度换一候' : '每个节气起每五天换一候';
  return {
    meaning: '一个节气分三候，一年七十二候，各用当时的草木鸟兽取名。说的是中原古时的景象，各地早晚会有出入。',
    steps: [
      `当天在${term}的${HOU_PLACES[number - 1]}候“${name}”，是这一候的第${day}天；${step}，大约五天。`,
      `${term}：${TERM_TEXTS[term]}。`,
    ],
    sources: ['《逸周书》时训解'],
  };
}

function lunarYear({ lunarYearGanzhi: lunar, pillars: { year } }: AlmanacDay): Words {
  const compared =
    lunar.name === year.name
      ? `按立春换的年柱也是${year.name}。`
      : `按立春换的年柱是${year.name}：当天在立春与正月初一之间，两种换年的说法不同。`;
  return {
    meaning: '农历年从正月初一换，生肖也随它说；干支纪年的年柱则从立春换，八字与宜忌用后者。',
    steps: [`当天的农历年是${lunar.name}，${ZODIAC_ANIMAL[lunar.branch]}年。`, compared],
    sources: [],
  };
}

function nayin({ pillars: { day }, nayin: name }: AlmanacDay): Words {
  const first = ganzhiOf(day.index - (day.index % 2));
  const second = ganzhiOf(first.index + 1);
  return {
    meaning: '六十甲子两两一组，配成三十种五行的名字，叫纳音。黄历上写它只是记述，宜忌不由它定。',
    steps: [`日柱${day.name}属${first.name}、${second.name}一组，纳音为${name}。`],
    sources: ['《三命通会》论纳音取象'],
  };
}

function pengzu({ pillars: { day } }: AlmanacDay): Words {
  return {
    meaning:
      '相传的一套歌诀，按日干与日支各说一件这一天不做的事。它与宜忌各成一家，本历的宜忌只取其中修灶一条。',
    steps: [
      `日柱为${day.name}：${pengzuText(day)}。`,
      ...(day.branch === '未' ? ['未日一条旧时说的是药；该吃的药，照医生说的吃。'] : []),
    ],
    sources: [book('卷三十五')],
  };
}

function taishen({ pillars: { day }, taishen: { place, direction } }: AlmanacDay): Words {
  return {
    meaning: '旧俗说胎神每天停在家里一处，家有孕妇时不去搬动、敲钉那里的东西。这是习俗，孕期的事请听医生的。',
    steps: [
      `六十日各有其处，当天${day.name}日写作“${place}，${direction}”。`,
      '碓是舂米的臼，栖是鸡舍，厨灶炉是生火的地方，其余照字面。“外”指屋外，“房内”指房里。',
    ],
    sources: ['今日通书所印的胎神占方'],
  };
}

function moonPhase({ moonPhase: name, lunar }: AlmanacDay): Words {
  return {
    meaning:
      '朔、上弦、望、下弦各有一个时刻，是月亮与太阳的黄经相差零度、九十度、一百八十度与二百七十度的时候，落在哪天就算哪天。',
    steps: [
      `当天是农历${lunarMonthName(lunar)}${lunarDayName(lunar.day)}，月相为${name}。`,
      '月亮走得有快有慢，所以最圆的时刻不一定在十五，也常落在十六、十七。',
    ],
    sources: ['天文计算'],
  };
}

function kongwang({ pillars: { day }, kongwang: [a, b] }: AlmanacDay): Words {
  const head = ganzhiOf(day.index - (day.index % 10));
  const last = ganzhiOf(head.index + 9);
  return {
    meaning: '十天一旬，天干十个、地支十二个，每旬都有两个地支轮不到，叫旬空。',
    steps: [`当天${day.name}日在${head.name}到${last.name}这一旬，十天里没有${a}、${b}，所以空${a}${b}。`],
    sources: ['《三命通会》论空亡'],
  };
}

function jiuxing(day: AlmanacDay): Words {
  return {
    meaning: '一白到九紫九颗星轮流入中宫，年、月、日各自轮转，是玄空与通书的记法，宜忌不由它定。',
    steps: [
      `当天${jiuxingText(day)}。`,
      '年星随立春换，月星随节换，都是每次退一位；日星从最近冬至的甲子日起一白逐日进，从最近夏至的甲子日起九紫逐日退。',
    ],
    sources: [book('卷八 日家紫白'), book('卷十四 年紫白、月紫白')],
  };
}

function liuyao({ liuyao: name, lunar: { month, day, isLeap } }: AlmanacDay): Words {
  const rest = (month + day - 2) % 6;
  return {
    meaning:
      '先胜、友引、先负、佛灭、大安、赤口六个名字，由农历的月和日算出，多见于日本的历注。协纪一路的宜忌不用它。',
    steps: [
      `农历${lunarMonthName({ month, isLeap })}${lunarDayName(day)}：${month}加${day}减2，除以6余${rest}，从先胜为0数起，得${name}。`,
    ],
    sources: ['日本历注'],
  };
}

function renshen({ renshen: place, lunar }: AlmanacDay): Words {
  return {
    meaning: '针灸的旧说：人神一个月里每天停在身上一处，那一天不在那里下针。',
    steps: [`农历${lunarDayName(lunar.day)}，人神在${place}。`],
    sources: [book('卷三十五 人神')],
    caution: MEDICAL_LINE,
  };
}

function season({ shujiu, sanfu, meiyu }: AlmanacDay): Words {
  const steps = [
    ...(shujiu === null ? [] : [`从冬至那天数起，每九天一段，当天是${shujiu.name}的第${shujiu.day}天。`]),
    ...(sanfu === null
      ? []
      : [
          `夏至起第三个庚日入初伏，第四个庚日入中伏，立秋起第一个庚日入末伏，当天是${sanfu.name}的第${sanfu.day}天。`,
        ]),
    ...(meiyu === null ? [] : [`芒种后第一个丙日入梅，小暑后第一个未日出梅，当天是${meiyu.name}。`]),
  ];
  return {
    meaning: '数九、三伏与梅雨是节气之外的时令，用来说一年里最冷、最热和最湿的一段。',
    steps,
    sources: meiyu === null ? ['民间通行的数法'] : ['民间通行的数法', '入梅出梅依《神枢经》'],
  };
}

function grade({ yiji }: AlmanacDay): Words {
  const virtues = yiji.virtues.map((id) => spiritOf(id).name);
  const rungs = yiji.rungs.map(({ name, mode }) => `${name}作“${LADDER_MODE_NAMES[mode]}”论`);
  const [title = '', meaning] = yiji.grade.split(' ');
  return {
    meaning:
      '等第说当天的凶神怎样论：有德、合、赦、愿一类的吉神相护，凶神所忌便可化解或减轻。从上到下下分六等，没有凶神要论的日子记作无等第。',
    steps: [
      meaning === undefined ? `当天记作${title}。` : `当天是${title}等：${meaning}。`,
      virtues.length === 0 ? '四德当天都不在。' : `当天有${virtues.join('、')}。`,
      ...(rungs.length === 0 ? [] : [`${rungs.join('，')}。`]),
    ],
    sources: [book('卷十')],
  };
}

function rating({ yiji }: AlmanacDay): Words {
  return {
    meaning:
      '日评是本历的说法，只数古书列出、今人也会问到的事：宜满十项、又不少于忌的两倍叫多宜，反过来叫多忌，合起来不满十项叫平常，其余叫宜忌参半。',
    steps: [`当天${ratingText(yiji.rating)}`],
    sources: ['本历按当天的宜忌统计'],
  };
}

function spirits(day: AlmanacDay): Words {
  const rows = day.yiji.spirits.map((spirit) => {
    const stands = `${spirit.name}（${spirit.kind}）：${causeText(spiritCause(spirit.id, day))}`;
    // 彭祖百忌 describes what 百忌 says of its stem or branch.
    return spirit.name.startsWith('百忌') ? `${stands}。` : `${stands}；${SPIRIT_WORDS[spirit.id].meaning}。`;
  });
  return {
    meaning: '当天值日的吉神与凶神，各有各的起法；宜忌由它们所宜、所忌的事合起来推出。',
    steps: rows.length === 0 ? ['当天没有值日的神煞。'] : rows,
    sources: [...new Set(day.yiji.spirits.map(({ book: title, chapter }) => `《${title}》${chapter}`))],
  };
}

const READERS = {
  chongsha,
  jianchu,
  mansion,
  caishen,
  xishen,
  fushen,
  guiren,
  festivals,
  hou,
  lunarYear,
  nayin,
  pengzu,
  taishen,
  moonPhase,
  kongwang,
  jiuxing,
  liuyao,
  renshen,
  season,
  grade,
  rating,
  spirits,
} as const satisfies Readonly<Record<DayFactKind, (day: AlmanacDay) => Words>>;

/**
 * What a fact of a day is and how it came about.
 *
 * @example dayFactReading('nayin', almanacDay({ year: 2026, month: 11, day: 22 })).sources // ['《三命通会》论纳音取象']
 */
export function dayFactReading(kind: DayFactKind, day: AlmanacDay): DayFactReading {
  return { caution: null, ...READERS[kind](day) };
}
