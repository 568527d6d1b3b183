/**
 * Texts of the year: the fifteen states of the 运, 司天 and 在泉. The facts follow 素问·五常政大论 and 至真要大论; the sentences
 * are ours. 肝心脾肺肾 are the functional systems of the tradition, never diagnoses.
 */
import type { Qi, YunState } from '@shangyuan/engine/yunqi';

/** What a state of the year tends to. */
export interface StateText {
  /** Weather as tradition pictures it. */
  readonly climate: string;
  /** What tradition says to keep an eye on. */
  readonly tendency: string;
  /** Daily habits that suit. */
  readonly care: string;
}

/** The fifteen states: balanced, excessive and insufficient of the five phases. */
export const STATE_TEXTS = {
  敷和: {
    climate: '春气温和，风来有时，草木依次生发',
    tendency: '气机舒展，各处较为平顺',
    care: '清早到户外走一走',
  },
  发生: {
    climate: '风多而急，冷暖转换快，草木抢着长',
    tendency: '肝气偏旺，容易急躁，脾胃也容易受牵连',
    care: '遇事缓一缓再答，筋骨常拉一拉',
  },
  委和: {
    climate: '生发来得慢，凉燥时有穿插，入夏后热气补回来',
    tendency: '肝气偏弱，容易觉得倦、筋骨发紧',
    care: '筋骨每天舒展一回，心事别闷着',
  },
  升明: {
    climate: '暑热适中，草木繁茂而不焦',
    tendency: '心气平和，精神容易提起来',
    care: '忙里留一段静坐的时间',
  },
  赫曦: {
    climate: '暑气偏盛，晴热的日子多',
    tendency: '心火偏旺，口咽与睡眠容易受影响，肺也要留意',
    care: '事情排松一些，夜里早歇',
  },
  伏明: {
    climate: '夏天热不透，间有寒意，随后湿气补上',
    tendency: '火气不足，容易怕冷、提不起劲',
    care: '适量活动到微微出汗',
  },
  备化: {
    climate: '雨水均匀，万物化育',
    tendency: '脾胃运化较顺',
    care: '吃到七八分饱，照常走动',
  },
  敦阜: {
    climate: '云雨偏多，地面潮湿，阴天容易连着来',
    tendency: '湿气困人，容易觉得身子重、胃口闷',
    care: '坐一阵就起来走走',
  },
  卑监: {
    climate: '雨水不足或不守时，风来得勤，随后转燥',
    tendency: '脾胃偏弱，胃口与力气容易起伏',
    care: '三餐守时，少思虑，留一点余力',
  },
  审平: {
    climate: '秋高气爽，凉而不烈',
    tendency: '呼吸与皮肤较为舒适',
    care: '天高气清的日子，登高望望远',
  },
  坚成: {
    climate: '燥气偏盛，凉意来得早，草木早凋',
    tendency: '燥气当头，容易觉得皮肤干、筋紧、眼涩',
    care: '劳逸相间，肩颈常松一松',
  },
  从革: {
    climate: '凉气迟来，炎热拖得长，冬寒随后补上',
    tendency: '金气不足，容易觉得嗓子干、换季不惯',
    care: '避开烟尘，和缓地锻炼',
  },
  静顺: {
    climate: '冬寒适中，该藏的藏得住',
    tendency: '气机安藏，睡眠较沉',
    care: '睡足，别过劳',
  },
  流衍: {
    climate: '寒气偏盛，霜雪来得早，阴冷凝滞',
    tendency: '寒气偏重，容易怕冷、手脚凉',
    care: '多晒太阳，常活动手脚',
  },
  涸流: {
    climate: '冬天不够冷，或阴雨夹湿，随后风起',
    tendency: '水气不足，容易觉得腰酸、乏',
    care: '别久坐湿地，腿脚练一练',
  },
} as const satisfies Readonly<Record<YunState, StateText>>;

/** Half a year under a qi. */
export interface HalfText {
  readonly climate: string;
  readonly care: string;
}

/** 司天: the first half of the year. */
export const SITIAN_TEXTS = {
  厥阴风木: { climate: '上半年风气偏多，冷暖起落', care: '饮食温和，少与人争' },
  少阴君火: { climate: '上半年偏热', care: '吃得清淡些，心里的话说出来' },
  太阴湿土: { climate: '上半年云雨偏多，偏潮湿', care: '三餐清爽，少些甜腻' },
  少阳相火: { climate: '上半年暑热来得急', care: '少些辛辣，心绪放平' },
  阳明燥金: { climate: '上半年偏凉偏燥', care: '汤水润一点，说话柔一点' },
  太阳寒水: { climate: '上半年偏冷', care: '饭菜趁热吃，常与人走动' },
} as const satisfies Readonly<Record<Qi, HalfText>>;

/** 在泉: the second half of the year. */
export const ZAIQUAN_TEXTS = {
  厥阴风木: { climate: '下半年多风，温差大', care: '吃饭慢一点，凡事少着急' },
  少阴君火: { climate: '下半年偏暖', care: '夜宵免了，睡前放松' },
  太阴湿土: { climate: '下半年偏潮湿', care: '少些生冷，居处保持干爽' },
  少阳相火: { climate: '下半年寒暖夹杂，内里偏热', care: '吃得简单，钟点守准' },
  阳明燥金: { climate: '下半年清凉肃降，偏干燥', care: '汤粥多一点，嗓子别太累' },
  太阳寒水: { climate: '下半年寒意偏重', care: '热饮多一口，睡得早一点' },
} as const satisfies Readonly<Record<Qi, HalfText>>;
