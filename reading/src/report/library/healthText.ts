/**
 * health: what tradition likens each phase to in daily habits. No diagnosis, no remedy; the section carries its own notice.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Claim } from '../../statement/statement.ts';

/** Phase, and whether it is much, little, or opposed in month or day branch (a 冲 leaves 土 whole); 平 where none of these is. */
export type HealthKey = `${Wuxing}.${'过' | '少' | '平'}` | `${Exclude<Wuxing, '土'>}.冲`;

type HealthValues = {
  readonly wuxing: Wuxing;
  readonly percent: string;
  /** What opposes it: 月支午与日支子相冲; or empty. */
  readonly clash: string;
  /** 肝胆、筋目. */
  readonly organs: string;
};

const AMOUNT = { 过: '多', 少: '少' } as const;

/** Sentence that stands under every section on health. */
export const HEALTH_NOTICE = '以上仅为传统五行养生对应，不能替代医疗诊断。';

/** Habits by the phase that stands out. */
export const HEALTH: Family<HealthKey, HealthValues> = {
  id: 'health',
  when: '某一行过三成二、不足百分之六，或月日支中受冲；都没有则按日主一行',
  rule: 'SCORE',
  source: '素问·阴阳应象大论（五行配属）',
  isImage: true,
  expert: ({ wuxing, percent, clash, organs }, key) => {
    const state = key.split('.')[1];
    if (state === '平') return `五行无过三成二、无不足百分之六者，月日支不逢冲，日主${wuxing}配${organs}。`;
    const amount = percent === '0%' ? '不见' : `占${percent}`;
    return `${wuxing}${amount}${clash === '' ? '' : `，${clash}`}，传统配${organs}。`;
  },
  chip: ({ wuxing, percent }) => `${wuxing}${percent}`,
  why: ({ wuxing, percent, clash, organs }, key) => {
    const reason = key.endsWith('冲')
      ? clash
      : key.endsWith('平')
        ? '五行没有偏得很远的'
        : percent === '0%'
          ? `盘里没有${wuxing}`
          : `${wuxing}占${percent}`;
    return `${reason}；传统把${wuxing}与${organs}对应，这里只谈起居。`;
  },
  claims: ({ wuxing }, key): Claim[] => {
    const state = key.split('.')[1];
    return state === '过' || state === '少' ? [{ about: wuxing, aspect: '多少', value: AMOUNT[state] }] : [];
  },
  isCostly: (key) => !key.endsWith('平'),
  words: {
    '木.过': {
      short: '舒展一点，别憋着。',
      plain: [
        '木偏盛，传统上与肝胆、筋目相应；熬夜和生闷气最耗木，早些睡，起来拉一拉筋。',
        '肩颈容易跟着心情一起紧，每天做一套伸展；傍晚去有树的地方走走，把气叹出来。',
      ],
    },
    '木.少': {
      short: '多到有绿的地方走走。',
      plain: [
        '木偏弱，传统上与筋骨、眼目相应；常去公园里转转，早起十分钟，比什么都强。',
        '容易提不起劲，日子缺一点生发；把运动安排在早晨，饭桌上添一样当季的绿叶菜。',
      ],
    },
    '木.冲': {
      short: '动和静之间，留个过渡。',
      plain: [
        '木被冲动，作息一乱就容易累；换季和出远门的日子，先把睡眠排好。',
        '动起来收不住，停下来又僵；运动前后都留十分钟，热身和放松各一半。',
      ],
    },
    '火.过': {
      short: '降降温，睡早些。',
      plain: [
        '火偏旺，传统上与心、血脉相应；少熬夜、少辛辣，午后歇一歇，心就静了。',
        '情绪上得快，睡得也浅；睡前一小时放下屏幕，泡泡脚，听点慢的曲子。',
      ],
    },
    '火.少': {
      short: '暖一点，动一点。',
      plain: [
        '火偏弱，传统上要顾的是心与手脚的暖；冬天护好四肢，白天多晒太阳，少喝冰的。',
        '容易怕冷，也容易懒得见人；约朋友一起走路，是最省事的取暖。',
      ],
    },
    '火.冲': {
      short: '忙完，先坐下来喘口气。',
      plain: [
        '火被冲散，忙起来心跳也跟着快；把事情隔开，一件做完坐五分钟再做下一件。',
        '冷热交替时最要留意休息；出汗之后慢慢凉下来，别图一时痛快。',
      ],
    },
    '土.过': {
      short: '吃七分饱，多走几步。',
      plain: [
        '土偏厚，传统上与脾胃、肌肉相应；少吃甜腻，饭后走一走，身子会轻快些。',
        '久坐容易沉，越沉越不想动；每坐一小时起来接杯水，绕屋子一圈。',
      ],
    },
    '土.少': {
      short: '三餐定时就是根基。',
      plain: [
        '土偏薄，胃口与力气容易起伏；三餐定时，少思虑，饭桌上不谈难事。',
        '吃得舒服靠的是规律，不是花样；早饭吃热的，晚饭吃早些。',
      ],
    },
    '金.过': {
      short: '润一润，松一松。',
      plain: [
        '金偏旺，传统上与肺、皮肤相应；空气干的日子多喝水，说话之间留口气。',
        '绷得久了呼吸就浅，每天做几次深长的呼吸；秋天的饭桌上，添一点润的。',
      ],
    },
    '金.少': {
      short: '呼吸慢些，换季添衣。',
      plain: [
        '金偏弱，换季时先护好咽喉与皮肤；烟尘重的地方少待，晨练选树多的路。',
        '话说多了容易气短；唱歌、吹奏、慢跑都练气，挑一样做着玩。',
      ],
    },
    '金.冲': {
      short: '用力之前，先热身。',
      plain: [
        '金被冲动，筋骨用力的事要留神；运动先热身，戴好护具，急的日子路上慢一点。',
        '冷热骤变时最容易不适，包里备一件薄外套；进出空调房，慢上半拍。',
      ],
    },
    '水.过': {
      short: '暖着腰，别想太晚。',
      plain: [
        '水偏盛，传统上与肾、耳相应；冬天护好腰腿，少吃生冷，夜里早点睡。',
        '想得多的时候睡得就浅；白天动够了，晚上才静得下来。',
      ],
    },
    '水.少': {
      short: '喝水，早睡，别熬。',
      plain: [
        '水偏少，最怕熬夜与过劳；把水杯放在手边，睡前一小时就把灯调暗。',
        '干燥和紧张容易一起来，泡澡、听水声都有用；别把咖啡当水喝。',
      ],
    },
    '水.冲': {
      short: '慢一点，水才清。',
      plain: [
        '水被搅动，情绪和睡眠容易一起乱；固定上床的时辰，比数羊管用。',
        '累的时候腰腿先知道，觉得酸就坐下；游泳和散步，比剧烈的运动合适。',
      ],
    },
    '木.平': {
      short: '日子照旧，多舒展。',
      plain: ['没有哪一行偏得很远，照常作息就好；骨子里爱舒展，每天留一刻钟伸伸腰。'],
    },
    '火.平': {
      short: '照常就好，睡前静一静。',
      plain: ['各行都在寻常的范围里，不用额外找补；性子里有火，睡前静一静就很好。'],
    },
    '土.平': {
      short: '守住三餐，饭后走走。',
      plain: ['身上的冷暖燥湿大致均匀，守住三餐和作息即可；饭后走走，比别的都合适。'],
    },
    '金.平': {
      short: '平常过，练练呼吸。',
      plain: ['没有哪一样特别多或特别少，平常过日子就行；晨起练几次深长的呼吸。'],
    },
    '水.平': {
      short: '规律最好，护好腰脚。',
      plain: ['五样气都在，哪样也不算过，规律就是最好的照料；天冷时护好腰和脚。'],
    },
  },
};
