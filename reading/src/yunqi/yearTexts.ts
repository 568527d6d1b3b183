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
    care: '顺着日长早些起身，多到户外走走',
  },
  发生: {
    climate: '风多而急，冷暖转换快，草木抢着长',
    tendency: '肝气偏旺，易急躁，脾胃容易受牵连',
    care: '遇事缓一缓，三餐清淡定时，风大时添衣',
  },
  委和: {
    climate: '生发来得慢，凉燥时有穿插，入夏后热气补回来',
    tendency: '肝气偏弱，易觉倦怠、筋骨紧',
    care: '舒展筋骨，保暖润燥，别把心事闷着',
  },
  升明: {
    climate: '暑热适中，草木繁茂而不焦',
    tendency: '心气平和，精神容易提起来',
    care: '午间小憩，心静则凉',
  },
  赫曦: {
    climate: '暑气偏盛，晴热的日子多',
    tendency: '心火偏旺，口咽与睡眠易受影响，肺也要留意',
    care: '避开正午暴晒，多喝水，少吃辛辣，晚间早歇',
  },
  伏明: {
    climate: '夏天热不透，间有寒意，随后湿气补上',
    tendency: '心阳偏弱，易怕冷、气短',
    care: '少贪凉，适量活动到微微出汗',
  },
  备化: {
    climate: '雨水均匀，万物化育',
    tendency: '脾胃运化较顺',
    care: '饮食有节，吃到七八分饱',
  },
  敦阜: {
    climate: '云雨偏多，地面潮湿，阴天容易连着来',
    tendency: '湿气困人，易觉身重腹胀，肾气受压',
    care: '居处通风防潮，少甜腻生冷，坚持走动',
  },
  卑监: {
    climate: '雨水不足或不守时，风来得勤，随后转燥',
    tendency: '脾胃偏弱，食欲与力气易起伏',
    care: '三餐定时定量，少思虑，留一点余力',
  },
  审平: {
    climate: '秋高气爽，凉而不烈',
    tendency: '呼吸与皮肤较为舒适',
    care: '早睡早起，适当润燥',
  },
  坚成: {
    climate: '燥气偏盛，凉意来得早，草木早凋',
    tendency: '燥伤肺、压着肝，易觉皮肤干、筋紧、眼涩',
    care: '多补水，少辛散，劳逸相间，舒展肩颈',
  },
  从革: {
    climate: '凉气迟来，炎热拖得长，冬寒随后补上',
    tendency: '肺气偏弱，易觉气短、咽干',
    care: '避开烟尘暑热，和缓锻炼，换季添衣',
  },
  静顺: {
    climate: '冬寒适中，该藏的藏得住',
    tendency: '肾气安稳，睡眠较沉',
    care: '早睡晚起，不过劳',
  },
  流衍: {
    climate: '寒气偏盛，霜雪来得早，阴冷凝滞',
    tendency: '寒水压心，易怕冷、腰膝发沉',
    care: '护住腰腹与足，少冷饮，多晒太阳',
  },
  涸流: {
    climate: '冬天不够冷，或阴雨夹湿，随后风起',
    tendency: '肾气偏弱，易觉腰酸乏力',
    care: '别久坐湿地，早些休息，适度练腿',
  },
} as const satisfies Readonly<Record<YunState, StateText>>;

/** Half a year under a qi. */
export interface HalfText {
  readonly climate: string;
  readonly care: string;
}

/** 司天: the first half of the year. */
export const SITIAN_TEXTS = {
  厥阴风木: { climate: '上半年风气偏多，冷暖起落', care: '柔肝和胃，少与人争' },
  少阴君火: { climate: '上半年偏热', care: '清心润肺，别熬夜' },
  太阴湿土: { climate: '上半年云雨偏多，偏潮湿', care: '健脾祛湿，常通风' },
  少阳相火: { climate: '上半年暑热来得急', care: '避暑补水，心绪放平' },
  阳明燥金: { climate: '上半年偏凉偏燥', care: '润燥柔肝，早晚添衣' },
  太阳寒水: { climate: '上半年偏冷', care: '温阳护心，少受寒' },
} as const satisfies Readonly<Record<Qi, HalfText>>;

/** 在泉: the second half of the year. */
export const ZAIQUAN_TEXTS = {
  厥阴风木: { climate: '下半年多风，温差大', care: '疏风和中，护好头颈' },
  少阴君火: { climate: '下半年偏暖', care: '清淡饮食，睡前放松' },
  太阴湿土: { climate: '下半年偏潮湿', care: '利湿护腰，少坐湿处' },
  少阳相火: { climate: '下半年寒暖夹杂，内里偏热', care: '调好作息，肠胃从简' },
  阳明燥金: { climate: '下半年清凉肃降，偏干燥', care: '润燥护肝，舒展筋骨' },
  太阳寒水: { climate: '下半年寒意偏重', care: '温养腰腹，早睡' },
} as const satisfies Readonly<Record<Qi, HalfText>>;
