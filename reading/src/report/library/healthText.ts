/**
 * health: what tradition likens each phase to in daily habits. No diagnosis, no remedy; the section carries its own notice.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Season } from '../../statement/keys.ts';
import type { Audience } from '../../statement/reader.ts';
import type { Claim } from '../../statement/statement.ts';

/** Phase, and whether it is much, little, or opposed in month or day branch (a 冲 leaves 土 whole); 平 where none of these is. */
export type HealthKey = `${Wuxing}.${'过' | '少' | '平'}` | `${Exclude<Wuxing, '土'>}.冲`;

type HealthValues = {
  readonly wuxing: Wuxing;
  readonly percent: string;
  /** The share in words: 近四成; empty where it is absent. */
  readonly amount: string;
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
  ground: ({ wuxing, amount }, key) => {
    const state = key.split('.')[1];
    if (state === '平') return '五行没有偏得很远的';
    return state === '冲' ? `${wuxing}的根被冲到` : amount === '' ? `盘里没有${wuxing}` : wuxing + amount;
  },
  expert: ({ wuxing, percent, clash, organs }, key) => {
    const state = key.split('.')[1];
    if (state === '平') return '五行无过三成二、无不足百分之六者，月日支不逢冲，无所偏重。';
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
        '气容易往上顶，肩颈和眼睛先觉得紧，生闷气、熬夜的第二天最明显；早些睡，起来拉一拉筋。',
        '心里一憋，身上就跟着僵，春天比别的季节更要多走动；傍晚去有树的地方，把气叹出来。',
      ],
      of: { child: ['这孩子性子急、动作快，累了反而更闹，白天跑够了再叫停。'] },
    },
    '木.少': {
      short: '多到有绿的地方走走。',
      plain: [
        '起步慢，早晨手脚发懒，要活动开了才有精神；早起十分钟，在公园里转转。',
        '坐久了眼干腿沉，看看远处的绿就松一些；把运动安排在早晨，饭桌上添一样绿叶菜。',
      ],
      of: { child: ['早上要哄一阵才起劲，出门晒晒太阳、摸摸树叶就活泛了。'] },
    },
    '木.冲': {
      short: '动和静之间，留个过渡。',
      plain: [
        '作息一被打乱就容易累，换季和出远门的那几天最明显；动身之前先把睡眠排好。',
        '动起来收不住，停下来又僵，筋骨常卡在两头之间；运动前后都留十分钟，热身和放松各一半。',
      ],
      of: { child: ['作息一换就容易闹觉，出门过夜的几天，先把午睡排好。'] },
    },
    '火.过': {
      short: '降降温，睡早些。',
      plain: [
        '热得快、急得也快，夏天和午后最容易心浮；少熬夜、少辛辣，午后歇一歇，心就静了。',
        '情绪上得快，睡得也浅，晚上一兴奋就难收；睡前一小时放下屏幕，泡泡脚，听点慢的曲子。',
      ],
      of: { child: ['玩起来一头汗，越晚越兴奋，睡前一小时换成安静的游戏。'] },
    },
    '火.少': {
      short: '暖一点，动一点。',
      plain: [
        '手脚容易凉，天一冷人就懒得动，冬天尤其要先顾暖；白天多晒太阳，少喝冰的。',
        '劲头上来得慢，阴天里更提不起精神；约朋友一起走路，是最省事的取暖。',
      ],
      of: { child: ['小手小脚容易凉，也不太肯在外面疯，中午带出去晒一会儿最好。'] },
    },
    '火.冲': {
      short: '忙完，先坐下来喘口气。',
      plain: [
        '忙起来心跟着快，停下来又觉得空，冷热交替的日子更明显；把事情隔开，一件做完坐五分钟。',
        '兴奋与疲倦换得快，出汗之后最容易贪凉；慢慢凉下来，别图一时痛快。',
      ],
      of: { child: ['一阵兴奋一阵哭闹，冷热交替的日子更明显，汗干了再添减衣服。'] },
    },
    '土.过': {
      short: '吃七分饱，多走几步。',
      plain: [
        '身子偏沉，吃得多、坐得久就更不想动，换季和阴雨天最明显；少吃甜腻，饭后走一走。',
        '胃口好，动得少，越坐越沉；每坐一小时起来接杯水，绕屋子一圈。',
      ],
      of: { child: ['胃口好、爱坐着，吃完就想躺，饭后牵着走两圈正好。'] },
    },
    '土.少': {
      short: '三餐定时就是根基。',
      plain: [
        '胃口随心情走，想多了就吃不香，饭点一乱人就没力气；三餐定时，饭桌上不谈难事。',
        '力气来得薄，饿着和撑着都吃不消，规律比花样要紧；早饭吃热的，晚饭吃早些。',
      ],
      of: { child: ['吃饭看心情，饿过头就发脾气，饭点定准比花样要紧。'] },
    },
    '金.过': {
      short: '润一润，松一松。',
      plain: [
        '绷得紧，呼吸就浅，秋燥的日子嗓子和皮肤先知道；多喝水，说话之间留口气。',
        '做事一较真就忘了喘气，肩膀也跟着端着；每天做几次深长的呼吸，饭桌上添一点润的。',
      ],
      of: { child: ['凡事要照规矩来，不顺就绷着，抱一抱、一起慢慢呼口气就好了。'] },
    },
    '金.少': {
      short: '呼吸慢些，换季添衣。',
      plain: [
        '换季时咽喉与皮肤先觉得干，烟尘重的地方待久了不舒服；早晚添一件衣，选树多的路走。',
        '话说多了容易气短，静下来缓一会儿就好；唱歌、吹奏、慢跑都练气，挑一样做着玩。',
      ],
      of: { child: ['换季时嗓子和皮肤爱干，多喝水，烟尘重的地方少带去。'] },
    },
    '金.冲': {
      short: '用力之前，先热身。',
      plain: [
        '筋骨容易在着急的时候磕碰、拉扯，越赶越要慢一点；运动先热身，戴好护具。',
        '冷热骤变时最容易不适，进出空调房那一下要留神；包里备一件薄外套。',
      ],
      of: { child: ['跑跳急起来容易磕着，护膝戴好，玩之前先动动手脚。'] },
    },
    '水.过': {
      short: '暖着腰，别想太晚。',
      plain: [
        '夜里越坐越清醒，白天腰腿却发沉，冬天更明显；少吃生冷，夜里早点睡。',
        '想得多的时候睡得就浅，第二天手脚发凉；白天动够了，晚上才静得下来。',
      ],
      of: { child: ['夜里不肯睡、早上不肯起，腿脚又怕凉，白天动够就睡得早。'] },
    },
    '水.少': {
      short: '喝水，早睡，别熬。',
      plain: [
        '最怕熬夜与过劳，一累就口干心燥，缓两三天才回得来；把水杯放在手边，早些调暗灯光。',
        '干燥和紧张常一起来，睡前越想静越静不下；泡澡、听水声都有用，少喝浓茶。',
      ],
      of: { child: ['玩累了容易口干烦躁，水杯带在身边，午觉别省。'] },
    },
    '水.冲': {
      short: '慢一点，水才清。',
      plain: [
        '情绪和睡眠容易一起乱，一件事没着落就翻来覆去；固定上床的时辰，比数羊管用。',
        '累的时候腰腿先知道，硬撑着就更乏；觉得酸就坐下，散步比剧烈的运动合适。',
      ],
      of: { child: ['心里有事就睡不踏实，睡前听小家伙把今天的事讲一遍。'] },
    },
    '木.平': {
      short: '日子照旧，多舒展。',
      plain: ['没有哪一样特别过，照常作息就好，只是坐久了筋骨容易僵；每天留一刻钟伸伸腰。'],
    },
    '火.平': {
      short: '照常就好，睡前静一静。',
      plain: ['各样都在寻常的范围里，只是一高兴就容易睡晚；睡前静一静就很好。'],
    },
    '土.平': {
      short: '守住三餐，饭后走走。',
      plain: ['身上的冷暖燥湿大致均匀，守住三餐和作息就不容易乱；饭后走走，比别的都合适。'],
    },
    '金.平': {
      short: '平常过，练练呼吸。',
      plain: ['没有特别多或特别少的，平常过日子就行，忙起来记得喘口气；早起慢慢吸满几口气。'],
    },
    '水.平': {
      short: '规律最好，护好腰脚。',
      plain: ['哪样也不算过，规律就是最好的照料，天一冷腰和脚先要暖；晚上用热水泡一泡。'],
    },
  },
};

/** Season of the month that asks for rest, and the phase that stands out in the chart. */
export type HealthMonthKey = `${Season}.${Wuxing}`;

type HealthMonthValues = {
  /** 2027年5月. */
  readonly month: string;
  readonly season: Season;
  readonly ganzhi: string;
  /** 健康 of the month. */
  readonly score: number;
};

/** The month of the twelve to come that asks most for rest. */
export const HEALTH_MONTH: Family<HealthMonthKey, HealthMonthValues> = {
  id: 'health.month',
  when: '未来十二个月里健康一面得分最低的一个月在哪一季，最该留意的一行',
  rule: 'LUCK_SCORE',
  source: '本应用的计分',
  ground: ({ season }) => `往后一年里${season}天有个月偏累`,
  expert: ({ ganzhi, score, season }) => `${season}令${ganzhi}月起居最低，${score}分，宜减。`,
  chip: ({ month }) => month,
  why: ({ ganzhi, score }) => `往后十二个月里，${ganzhi}月健康一面得${score}分，最低。`,
  words: {
    '春.木': '{month}前后气往上走，早起先站一站再动，火气上来就出门走一圈。',
    '春.火': '{month}忽冷忽热，心跟着忙，午后闭眼十分钟比多喝一杯茶管用。',
    '春.土': '{month}胃口容易时好时坏，饭量照旧，零嘴减半，雨天也到楼道里走走。',
    '春.金': '{month}花粉和风都多，出门掩住口鼻，晚上提前半小时躺下。',
    '春.水': '{month}夜里容易醒，被子别急着减，下午起就少喝浓的。',
    '夏.木': '{month}天热人也急，眼睛和肩膀先累，每隔一小时就停下来望望窗外。',
    '夏.火': '{month}暑气最重，正午不在外面走，晚饭清淡些，十一点前关灯。',
    '夏.土': '{month}湿热叠在一起，身子发沉，冰的少碰，傍晚慢走到微微出汗。',
    '夏.金': '{month}屋里屋外冷热差得大，薄外套随身带，进门先站一会儿。',
    '夏.水': '{month}出汗多，水要一口一口喝，夜里别贪凉，腰上搭一层薄被。',
    '秋.木': '{month}天一凉筋骨先紧，晨起慢慢伸开，提重物之前先活动活动。',
    '秋.火': '{month}燥得心烦，话说急了就停一停，晚上泡泡脚再躺下，睡得踏实些。',
    '秋.土': '{month}胃口大开，先吃热的再吃凉的，八分就放下筷子。',
    '秋.金': '{month}最干，嗓子和皮肤先叫苦，水杯放手边，说话之间歇口气。',
    '秋.水': '{month}夜长了觉却短，睡前一个钟头不谈难事，腿脚先盖暖。',
    '冬.木': '{month}窝着不动最容易僵，天好就出门走两条街，回来伸伸腿。',
    '冬.火': '{month}手脚最怕冷，出门先把脖子和脚踝裹好，中午晒一刻钟太阳。',
    '冬.土': '{month}聚餐多，一顿吃多了下一顿就喝粥，隔天留一晚早睡。',
    '冬.金': '{month}进出冷热差得急，围巾别省，屋里摆一盆水润着。',
    '冬.水': '{month}最寒，夜里别熬，腰腿盖严，水也要喝温的。',
  },
};

/** What weighs on the hardest year for health: a clash with month or day, or the phase of the heaviest ground; what lifts the best one. */
export type HealthYearKey = `${'难' | '好'}.${Wuxing}` | '难.冲' | '好.平';

type HealthYearValues = {
  /** 2027年（虚岁38）. */
  readonly year: string;
  readonly ganzhi: string;
  /** 健康 of the year. */
  readonly score: number;
};

const YEAR_CARE = {
  木: '木为累，舒筋息怒',
  火: '火为累，夜宜早静',
  土: '土为累，饮食有节',
  金: '金为累，防燥缓行',
  水: '水为累，避寒惜力',
  冲: '月日逢冲，先定起居',
} as const satisfies Readonly<Record<Wuxing | '冲', string>>;
const YEAR_REST_WORDS = {
  木: '得木而舒',
  火: '得火而温',
  土: '得土而安',
  金: '得金而清',
  水: '得水而润',
  平: '平中居先',
} as const satisfies Readonly<Record<Wuxing | '平', string>>;

/** The hardest and the best of the ten years to come for health. */
export const HEALTH_YEAR: Family<HealthYearKey, HealthYearValues> = {
  id: 'health.year',
  when: '未来十年里健康一面得分最低与最高的一年，和压着它、托着它的一行',
  rule: 'LUCK_SCORE',
  source: '本应用的计分',
  ground: (_, key) => {
    const [side, what] = key.split('.') as ['难' | '好', string];
    if (what === '冲') return '十年里有一年起居不稳';
    if (what === '平') return '这十年起居大致平稳';
    return side === '难' ? `十年里有一年要留神${what}` : `十年里有一年${what}来帮忙`;
  },
  expert: ({ ganzhi, score }, key) =>
    key.startsWith('难')
      ? `${ganzhi}年健康${score}分最低，${YEAR_CARE[key.slice(2) as keyof typeof YEAR_CARE]}。`
      : `${ganzhi}年健康${score}分最高，${YEAR_REST_WORDS[key.slice(2) as keyof typeof YEAR_REST_WORDS]}。`,
  chip: ({ ganzhi, score }) => `${ganzhi}健康${score}`,
  why: ({ ganzhi, score }, key) =>
    `${ganzhi}年健康一面得${score}分，在往后十年里${key.startsWith('难') ? '最低' : '最高'}；这里只谈起居。`,
  isCostly: (key) => key.startsWith('难'),
  words: {
    '难.木': {
      short: '{year}，先顾筋骨。',
      plain: ['{year}心里容易憋着，筋骨跟着紧，把伸展排进每天，生气的事隔一夜再谈。'],
    },
    '难.火': {
      short: '{year}，先把觉睡够。',
      plain: ['{year}容易着急上火、睡得浅，夏天那几个月晚上少排事，觉先睡够。'],
      of: { elder: ['{year}容易心烦、睡得浅，夏天正午在屋里歇着，傍晚再出去坐坐。'] },
    },
    '难.土': {
      short: '{year}，饭少吃一口。',
      plain: ['{year}身子发沉、胃口不稳的日子多，饭定时定量，换季那几周别赶路。'],
      of: { elder: ['{year}胃口不稳的日子多，饭软一些、少一些，换季时多穿一层。'] },
    },
    '难.金': {
      short: '{year}，先松一松。',
      plain: ['{year}人容易绷着，秋天尤其干，多喝水、慢呼吸，重活分几次做。'],
      of: {
        elder: ['{year}秋天格外干，衣裳早添一件，水分几次慢慢喝。'],
        child: ['{year}人容易绷着，秋天嗓子爱干，多喝水，玩耍和歇息轮着来。'],
      },
    },
    '难.水': {
      short: '{year}，护暖早睡。',
      plain: ['{year}容易凉着、累着，冬天那几个月早半小时上床，腰腿先盖暖。'],
    },
    '难.冲': {
      short: '{year}，作息先稳住。',
      plain: ['{year}起居容易被打乱，搬动、奔波的事提前排开，每天留一顿安稳饭、一个整觉。'],
      of: {
        elder: ['{year}起居容易被打乱，出门与换住处的事由晚辈安排，觉和饭照旧。'],
        child: ['{year}起居容易被打乱，换学校、换住处的那阵，先守住睡觉和吃饭的钟点。'],
      },
    },
    '好.木': {
      short: '{year}，练起来正好。',
      plain: ['{year}人最舒展，想养成的运动从那年春天开始，容易守得住。'],
      of: {
        elder: ['{year}人最舒展，天好就到外面坐坐，慢慢走几步。'],
        retired: ['{year}人最舒展，早晨结伴走走路，守得住，往后几年都受用。'],
      },
    },
    '好.火': {
      short: '{year}，精神最足。',
      plain: ['{year}精神足、手脚暖，趁着有劲把搁下的锻炼捡回来。'],
      of: {
        elder: ['{year}手脚暖、精神好，多晒晒太阳，会会想见的熟人。'],
        retired: ['{year}精神足、手脚暖，想会的老友、想看的地方，排在那年正好。'],
      },
    },
    '好.土': {
      short: '{year}，吃得香睡得稳。',
      plain: ['{year}吃得香、睡得稳，三餐和作息趁那时定成习惯，往后都受用。'],
    },
    '好.金': {
      short: '{year}，气息最顺。',
      plain: ['{year}气息顺、心也静，学一套慢的功夫或唱歌，练气正合适。'],
      of: { elder: ['{year}气息顺、心也静，唱几句老歌，听听旧曲都养神。'] },
    },
    '好.水': {
      short: '{year}，最能养回来。',
      plain: ['{year}最能养，欠下的觉可以慢慢补，冬天多歇，来年就轻松。'],
    },
    '好.平': {
      short: '{year}，稍轻松些。',
      plain: ['{year}稍轻松些，平日的作息照旧，那年可以多出两趟门。'],
    },
  },
};

/** Who reads, and the phase of the day master. */
export type HealthAgeKey = `${Audience}.${Wuxing}`;

/** What suits a reader of an age, by the phase of the day master. */
export const HEALTH_AGE: Family<HealthAgeKey, { readonly wuxing: Wuxing; readonly organs: string }> = {
  id: 'health.age',
  when: '读的是哪个年纪，日主是哪一行',
  rule: 'LIFE_BALANCE',
  source: '素问·阴阳应象大论（五行配属）',
  isImage: true,
  ground: ({ wuxing }) => `自身这一行是${wuxing}`,
  expert: ({ wuxing, organs }) => `日主${wuxing}，配${organs}，动静以此为本。`,
  chip: ({ wuxing }) => `日主${wuxing}`,
  why: ({ wuxing, organs }) => `日主属${wuxing}，传统把${wuxing}与${organs}对应，这里只谈起居。`,
  words: {
    'child.木': '这孩子坐不住是常事，每天在户外跑够一阵，晚上自然好睡。',
    'child.火': '这孩子玩起来收不住，睡前半小时只讲故事不打闹，灯也调暗些。',
    'child.土': '这孩子吃饭要慢慢来，不催不哄，饭后牵着走一小圈。',
    'child.金': '这孩子换季时嗓子爱干，穿脱勤一些，空气好的地方多待。',
    'child.水': '这孩子怕冷也爱想事情，脚先穿暖，睡前把怕的那件说出来再睡。',
    'teen.木': '个子蹿得快，筋骨常发紧，课间站起来伸一伸，每周打两场球。',
    'teen.火': '一兴奋就睡不着，睡前别看让人激动的，操场上跑够了再学。',
    'teen.土': '一坐就是半天，零食换成正餐，每节课后走到走廊尽头再回来。',
    'teen.金': '爱较真，考前容易绷着，进场前做五次慢呼吸，手就稳了。',
    'teen.水': '夜里越学越精神，第二天却困，定个收书的钟点，早上补回来。',
    'young.木': '离家以后最先乱的是早晨，起床先推开窗伸个懒腰，再看别的。',
    'young.火': '朋友一叫就熬到半夜，一周里选两晚准时睡，气色就看得出来。',
    'young.土': '饭点最容易被打乱，早饭先守住，别拿一顿大的补三顿小的。',
    'young.金': '用功起来肩膀端着，隔一节课放下来转一转，嗓子也多润润。',
    'young.水': '爱在夜里想事，写下来就合上本子，睡足了再决定。',
    'adult.木': '要的是舒展，快走、拉伸、爬山都行，最忌一坐到底。',
    'adult.火': '有起有伏的活动最相宜，动一阵、静一阵，中间留出喘气的空。',
    'adult.土': '慢而久的最合身，走路、种菜、做家务都算，贵在天天有。',
    'adult.金': '讲节奏的最合拍，慢跑、太极、打拳都练气，先慢后快。',
    'adult.水': '连着不断的最养人，游水、散步、慢骑，做完身上要是暖的。',
    'retired.木': '早晨活动十分钟再出门，走有树的路，弯腰取东西先扶一把。',
    'retired.火': '晒太阳、会老友都养神，只是别赶着来回，午后眯一会儿。',
    'retired.土': '七分饱、慢慢走最养身，菜园子里的活每天做一点。',
    'retired.金': '天燥天凉时多润嗓、早添衣，唱唱歌、打打拳，气就匀了。',
    'retired.水': '腿脚先护暖，夜里起身慢一点，白天走够了，晚上少醒。',
    'elder.木': '坐久了先动动手脚再站，天好时到树下坐坐，看看新叶。',
    'elder.火': '暖和的中午晒晒太阳，热闹够了就歇，心口那点暖最养神。',
    'elder.土': '少吃多餐，热的软的为主，屋里来回走几趟也算走路。',
    'elder.金': '早晚风凉别急着开窗，慢慢深吸几口气，说话不赶。',
    'elder.水': '手脚保暖放在头里，夜里留一盏小灯，起身先坐一坐。',
  },
};
