/**
 * lucky.*: what popular usage likens the phase that serves to, as colours, places, hours and small habits. An image, never a
 * remedy, and nothing to buy.
 */
import type { TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Role } from '@shangyuan/engine/analysis';
import type { Family } from '../../statement/family.ts';
import type { Season } from '../../statement/keys.ts';
import { TODO_FORM, type TodoValues } from './todoForm.ts';

/** Fields of the table 开运. */
export type LuckyField = '颜色' | '方位' | '时辰' | '时令' | '数字' | '口味' | '行业';

/** Whether a phase shows in a stem, is hidden in a branch, or is not there. */
export type Standing = '透' | '藏' | '无';

const SOURCE = '本应用取象';

type ColourValues = {
  readonly wuxing: Wuxing;
  readonly xi: Wuxing;
  /** 透月干, 藏年支, 盘中不见. */
  readonly where: string;
  /** 绿、青、翠. */
  readonly things: string;
};

const STANDING_GROUND: Readonly<Record<Standing, (wuxing: Wuxing) => string>> = {
  透: (wuxing) => `帮你的${wuxing}露在外面`,
  藏: (wuxing) => `帮你的${wuxing}藏在里头`,
  无: (wuxing) => `最用得着的${wuxing}不在盘里`,
};

/** Colours, by how the phase that serves stands. */
export const LUCKY_COLOUR: Family<`${Wuxing}.${Standing}`, ColourValues> = {
  id: 'lucky.colour',
  when: '用神的五行，透、藏或不见',
  rule: 'LUCKY',
  source: SOURCE,
  ground: ({ wuxing }, key) => STANDING_GROUND[key.split('.')[1] as Standing](wuxing),
  expert: ({ wuxing, xi, where, things }) =>
    `用神${wuxing}${where}，取象以${wuxing}为主、${xi}为辅，色取${things}。`,
  chip: ({ wuxing }, key) => `用${wuxing}${key.split('.')[1] ?? ''}`,
  why: ({ wuxing, where, things }) => `用神是${wuxing}，${where}；传统上${wuxing}的颜色取${things}。`,
  claims: ({ wuxing }) => [{ about: wuxing, aspect: '喜忌', value: '喜' }],
  words: {
    '木.透': {
      short: '青绿用在一眼看见处。',
      plain: ['青绿用在见得着的地方，见客穿的外衣、手边的本子都好，不用再多添。'],
    },
    '木.藏': {
      short: '一点青绿，收在里层。',
      plain: ['青绿放在贴身的里层最合意，衬里、书签、抽屉里的本子，打开才看见。'],
    },
    '木.无': {
      short: '青绿去树下看。',
      plain: ['颜色不必硬凑，每天抬头看几眼树冠，路边的青绿比衣服上的更自在。'],
    },
    '火.透': {
      short: '暖色点到为止。',
      plain: ['暖色已经够看得见，留给要开口的场合，一枚红扣、一支橙色的笔，点到为止。'],
    },
    '火.藏': {
      short: '红与橙，收在近身处。',
      plain: ['红与橙收在近身的小物里，围巾的里子、杯子的底，冷的时候自己知道就好。'],
    },
    '火.无': {
      short: '傍晚坐到橙黄的灯下。',
      plain: ['红紫不用满身找，傍晚坐到一盏橙黄的灯下，身上就有了暖意。'],
    },
    '土.透': {
      short: '棕色打底，别的随意。',
      plain: ['大地色穿在身上就稳，挑一件棕色的旧外套做底，别的颜色随意去配。'],
    },
    '土.藏': {
      short: '手边一只陶杯就好。',
      plain: ['黄与棕放在脚下和手边，一双棕色的鞋、一只陶杯，踏着握着都安心。'],
    },
    '土.无': {
      short: '常去踩一踩泥地。',
      plain: ['屋里没有大地色也无妨，常去踩踩泥地、摸摸石头，手脚自会记得那份踏实。'],
    },
    '金.透': {
      short: '要决断那天，穿素净些。',
      plain: ['白与银本来就衬你，越是要做决定的那天越穿得素净，花样别叠太多。'],
    },
    '金.藏': {
      short: '细处一点银白就够。',
      plain: ['银白用在细处，一只表、一枚扣、一把钥匙，擦亮了放进顺手的口袋。'],
    },
    '金.无': {
      short: '看看云，眼前就净了。',
      plain: ['不必为它添首饰，看看清晨的白墙、晴天的云，眼前一净，心里也利落。'],
    },
    '水.透': {
      short: '深蓝打底，久看不厌。',
      plain: ['深蓝与灰是你的底色，久待的房间用它最耐看，热闹的地方再配一点亮色。'],
    },
    '水.藏': {
      short: '入夜用一点深蓝。',
      plain: ['黑与蓝用在夜里，被面、睡衣、床头的灯罩，入夜看着就静。'],
    },
    '水.无': {
      short: '黄昏去水边站站。',
      plain: ['深色的东西不用多，黄昏在河边站十分钟，看天色一层层暗下来就够了。'],
    },
  },
};

/** The pillar in which the phase that serves weighs most; 无 where it is absent. */
export type LuckyPlace = '年' | '月' | '日' | '时' | '无';

const PLACE_MEANING: Readonly<Record<LuckyPlace, string>> = {
  年: '年柱像家门',
  月: '月柱像书桌',
  日: '日柱像卧房',
  时: '时柱像窗台',
  无: '盘里没有它，便往外面找',
};

/** Where in the home, by the pillar in which the phase that serves weighs most. */
export const LUCKY_PLACE: Family<
  `${Wuxing}.${LuckyPlace}`,
  { readonly wuxing: Wuxing; readonly direction: string }
> = {
  id: 'lucky.place',
  when: '用神的五行与它所在的一柱',
  rule: 'LUCKY',
  source: SOURCE,
  expert: ({ wuxing, direction }, key) =>
    key.endsWith('无')
      ? `${wuxing}不见，方位取${direction}，以出行代陈设。`
      : `${wuxing}重在${key.charAt(2)}柱，方位取${direction}。`,
  chip: ({ wuxing, direction }) => `${wuxing}在${direction}`,
  why: ({ wuxing, direction }, key) =>
    `${wuxing}的方位是${direction}，${PLACE_MEANING[key.split('.')[1] as LuckyPlace]}，取象如此。`,
  words: {
    '木.年': '家门朝里的东墙边，留给一盆耐看的绿叶，进出都先看它一眼。',
    '木.月': {
      plain: ['书桌的东侧摆一盆小绿植，坐下先替它转个身，再做手上的事。'],
      of: {
        retired: ['常坐的椅子东侧摆一盆绿叶，坐下先替它转个身。'],
        elder: ['常坐的椅子东侧摆一盆绿叶，醒来先看它一眼。'],
      },
    },
    '木.日': '卧室朝东的窗帘早些拉开，第一道光先照到床边，起身就不沉。',
    '木.时': '阳台种两样好活的香草，薄荷、紫苏都行，傍晚摘几片泡水。',
    '木.无': {
      plain: ['散步出门先朝东，挑一条两边有树的路，走到第三棵再回头。'],
      of: { elder: ['天好就到东边有树的地方坐坐，看看叶子再回来。'] },
    },
    '火.年': '进门那盏灯先开，朝南的一面别堆东西，回家第一眼是亮的。',
    '火.月': {
      plain: ['书桌能朝南就朝南，背光的位置坐久了发闷，中午让太阳照到手边。'],
      of: {
        retired: ['常坐的位置朝南最好，中午让太阳照到手边，热了再挪开。'],
        elder: ['常坐的位置朝着南窗，晒到手背发暖再挪开。'],
      },
    },
    '火.日': '卧室里留一盏暖光小灯，睡前只开它，白天把南窗敞一会儿。',
    '火.时': '灶台和茶炉就是你的火，傍晚慢慢烧一壶水，坐在旁边等它响。',
    '火.无': {
      plain: ['晒太阳最省事，中午往南边走两站路，走到后背微微发暖。'],
      of: { elder: ['中午朝南坐着晒一会儿，背上微暖就回屋。'] },
    },
    '土.年': '家里若有老瓦罐、石头、旧木凳，摆在屋子中央看得见的地方。',
    '土.月': {
      plain: ['桌面中间空出一块，只放正在做的那一件，四周再乱也先不管。'],
      of: {
        retired: ['常用的桌面中间空出一块，只放今天要看的那一样。'],
        elder: ['手边的小桌只放今天用的一两样，伸手就够得着。'],
      },
    },
    '土.日': '卧室正中不堆东西，床脚留一条能走的路，夜里起身也踏实。',
    '土.时': '窗台上养一盆泥土，种葱种蒜都好，手里有土，心就不飘。',
    '土.无': '屋子的中央先腾出来，每天在那里站一会儿，脚跟踩实了再出门。',
    '金.年': '家里若有老铜锁、旧钟、老餐具，擦干净放到西边的架子上。',
    '金.月': {
      plain: ['书桌西侧留给工具，笔、剪刀、表各有各的位置，用完归位。'],
      of: {
        retired: ['剪刀、眼镜、手表各有一处，放在桌子西侧，用完归位。'],
        elder: ['眼镜和手表放在西侧的小盒里，天天同一处，不用找。'],
      },
    },
    '金.日': '卧室的西墙留白，睡前把明早要穿的一件件叠好，早上就不慌。',
    '金.时': '傍晚在朝西的窗边坐一会儿，听几声风铃，一天就收住了。',
    '金.无': {
      plain: ['往西走一段去听清亮的声音，一口老钟、一段钢琴声，听完再回来。'],
      of: { elder: ['下午听一段清亮的琴声，朝西看看云，听完歇一会儿。'] },
    },
    '水.年': '家门北侧放一碗清水，养两枝叶子，回来先看看水清不清。',
    '水.月': {
      plain: ['书桌靠北的一边放水杯，写到卡住就起来接水，顺便望望远处。'],
      of: {
        retired: ['桌子靠北放一只水杯，看书看累了起来接水，也活动活动腿。'],
        elder: ['手边靠北放一杯温水，想起来就喝一口。'],
      },
    },
    '水.日': '床头靠北墙最安静，床边一杯温水，手机留到隔壁房间。',
    '水.时': '北窗下留一把椅子，入夜坐着听雨声，十一点以前起身去睡。',
    '水.无': {
      plain: ['常往北边有水的地方去，湖边河堤都行，走到水声盖过车声。'],
      of: { elder: ['在朝北的窗边听一段流水的声音，听着打个盹也好。'] },
    },
  },
};

/** Hours and sounds, by the season of birth and the phase that serves. */
export const LUCKY_HOUR: Family<
  `${Season}.${Wuxing}`,
  { readonly wuxing: Wuxing; readonly season: Season; readonly hours: string }
> = {
  id: 'lucky.hour',
  when: '生在哪一季，用神是哪一行',
  rule: 'LUCKY',
  source: SOURCE,
  ground: ({ wuxing, season }) => `生在${season}天又用${wuxing}`,
  expert: ({ wuxing, season, hours }) => `${season}生用${wuxing}，时取${hours}。`,
  chip: ({ wuxing, season }) => `${season}生用${wuxing}`,
  why: ({ wuxing, season, hours }) => `生在${season}天，用神是${wuxing}，传统上${wuxing}的时辰是${hours}。`,
  words: {
    '春.木': '清晨七点以前最清醒，要紧的字句放在这段写，听着鸟声更顺。',
    '春.火': '火苗还小，等上午九点以后再见客说话，声音自会亮起来，太早开口费力。',
    '春.土': '春土松，最怕赶，早晚各留一刻钟只收拾屋子，听锅里咕嘟的声响。',
    '春.金': '早上拿不定的主意，留到下午三点以后，听一段钟声再定也不迟。',
    '春.水': '水正往外流，晚上九点以后别再接新的事，听听雨声，把念头收回来。',
    '夏.木': '草木要水也要荫，趁清晨凉快先做难的，午后到树荫里歇着听蝉。',
    '夏.火': '正午前一小时是你的顶点，最要紧的话放在那时说，说完退到阴凉处。',
    '夏.土': '夏土燥，饭后那一刻最宜慢，坐下喝碗汤再起身，别顶着日头走。',
    '夏.金': '细活等日头偏西再做，下午三点以后手最稳，风铃这样清脆的声音提神。',
    '夏.水': '大热天里夜晚才是你的时间，九点把灯调暗，听流水声慢慢静下来。',
    '秋.木': '木正往回收，早晨那一小时用来舒展筋骨，读诗比读新闻合适。',
    '秋.火': '天凉了火要自己生，上午九点到一点之间见朋友，唱几句歌暖暖嗓子。',
    '秋.土': '地气干，早饭后先理一角屋子，煮一锅杂粮粥慢慢搅着，心就静了。',
    '秋.金': '傍晚前的两个钟头脑子最利，校对、收尾、说不，都放在这段。',
    '秋.水': '夜里想事情最透，睡前写三行字，写完合上，第二天再看。',
    '冬.木': '木还在土里睡着，早上慢慢起，等天亮透了出门，晒着太阳走一段。',
    '冬.火': '一天里最该抓住正午，把窗帘全拉开，要紧的事挨着窗做。',
    '冬.土': '冻土要晒，饭后慢走一圈再坐下，鼓点一类沉稳的声音能把心按住。',
    '冬.金': '手一凉就难决断，下午三点到七点先喝口热的，再把要定的定下来。',
    '冬.水': '夜里念头多，九点以后只许想一件事，想完就关灯。',
  },
};

/** Tastes and small habits, by the phase that serves and what it is to the day master. */
export const LUCKY_HABIT: Family<
  `${Wuxing}.${TenGodGroup}`,
  { readonly wuxing: Wuxing; readonly group: TenGodGroup; readonly taste: string }
> = {
  id: 'lucky.habit',
  when: '用神的五行，是日主的哪一类',
  rule: 'LUCKY',
  source: SOURCE,
  expert: () => null,
  chip: ({ wuxing, group }) => `用${wuxing}为${group}`,
  why: ({ wuxing, group, taste }) => `用神${wuxing}是日主的${group}，${wuxing}的味道取${taste}。`,
  words: {
    '木.印': '酸味的梅子、番茄常备一样，读两页书抬头看看窗外的叶子。',
    '木.比劫': '找一位也爱早起的伴，走完路一起喝碗酸汤，比独自走得久。',
    '木.食伤': '早上写几行、画几笔，旁边放一碟酸果，写完才许吃。',
    '木.财': '亲手拌一盘醋渍小菜，剪枝浇花这类动手的活，一天一样就好。',
    '木.官杀': '每天固定一刻出门走树下的路，守时比走多远要紧，回来喝点酸甜的。',
    '火.印': '微苦的茶泡淡些，捧着它听有见识的长者讲一段，暖意就进来了。',
    '火.比劫': '约伴一起晒太阳、一起烧菜，苦瓜和莲子轮着做给对方尝。',
    '火.食伤': '泡壶清茶，把想说的讲给一位听众，讲完再喝第二杯，气就顺了。',
    '火.财': '亲手烤点什么、拍几张照片，火候自己掌着，配一杯微苦的可可。',
    '火.官杀': '每天同一个钟点开窗见光，喝完一杯清苦的茶就动手，不再往后拖。',
    '土.印': '煮一锅小米或山药，甘淡的味道最能让你坐得住，吃完翻几页旧书。',
    '土.比劫': '和同伴合种一盆菜，收了分着吃，甜味就在这份分里。',
    '土.食伤': '揉面、捏陶、做一道南瓜羹，手里慢下来，话也就说得圆了。',
    '土.财': '把米缸和柜子理清楚，甜点心做多了就分给左邻右舍。',
    '土.官杀': '三餐定时就是你的规矩，饭里有一样带甜味的根茎，吃完收好碗再坐下。',
    '金.印': '喝一小碗姜葱热汤，静坐听一段清亮的琴声，心就收拢了。',
    '金.比劫': '与老朋友一起做细活，修表理线都行，拌一碟辛香的小菜边吃边聊。',
    '金.食伤': '挑一段写好的话念出声，念到没有废字为止，念完喝口姜茶。',
    '金.财': '钥匙、票据、工具各归各的盒子，收拾完拌一碟白萝卜，清爽利口。',
    '金.官杀': '给一天定个收手的钟点，到时就停，桌面只留一支笔，晚饭添点辛香。',
    '水.印': '夜里喝一碗淡淡的紫菜汤，听着雨声看书，困了就合上不硬撑。',
    '水.比劫': '找个伴沿河慢走，走完一起喝碗咸鲜的热汤，话不用多。',
    '水.食伤': '把白天的事写成几行，像水一样流过去就算，写完喝一杯温水。',
    '水.财': '鱼虾海带这类咸鲜隔天做一回，自己下厨，盐放得轻一些。',
    '水.官杀': '定好上床的时刻，到点就去洗漱，睡前半杯温水，不再回消息。',
  },
};

type LessValues = {
  /** The name of the cost in the plan of the report; empty where it is another. */
  readonly name: string;
  readonly wuxing: Wuxing;
  readonly group: TenGodGroup;
  readonly role: Role;
  readonly percent: string;
  /** 绿、青、翠. */
  readonly things: string;
};

const LESS_WORDS: Readonly<Record<TenGodGroup, string>> = {
  比劫: '少聚少争',
  食伤: '少开新题',
  财: '事不贪多',
  官杀: '期限宜疏',
  印: '少思多动',
};

/** What to use less of and how to arrange a week, by what costs most. */
export const LUCKY_LESS: Family<`${Wuxing}.${TenGodGroup}`, LessValues> = {
  id: 'lucky.less',
  when: '最费力的一行，是日主的哪一类',
  rule: 'LUCKY',
  source: SOURCE,
  ground: ({ name, wuxing }) => (name === '' ? `最费你力气的是${wuxing}` : `针对“${name}”`),
  expert: ({ wuxing, group, role, percent }) =>
    `${wuxing}为${group}，作${role}，占${percent}，${LESS_WORDS[group]}。`,
  chip: ({ wuxing, role }) => `${wuxing}为${role}`,
  why: ({ wuxing, role, things }) =>
    `${wuxing}在这张盘里是${role}，颜色上${things}少用一点，一周的安排也松一点。`,
  isCostly: () => true,
  claims: ({ wuxing }) => [{ about: wuxing, aspect: '喜忌', value: '忌' }],
  words: {
    '木.比劫': '青绿少添一些，一周里留一天不聚会也不比较，只做自己那份。',
    '木.食伤': '绿色够用就停，点子多的日子里，隔天留一晚不再开新的头。',
    '木.财': '满屋青绿先收一收，一周只挑两件事接，别让园子长得比脚步快。',
    '木.官杀': '青翠的东西别摆满桌，一周排一个没有期限的下午，谁催都推到次日。',
    '木.印': '绿荫里坐久了懒得动，书看两页就起来做一件，周末留给动手的事。',
    '火.比劫': '红橙别穿成一身，热闹的局一周一次就够，散了早点回去睡。',
    '火.食伤': '暖色用得淡些，说得兴起时先停一停，每周有一天只听不讲。',
    '火.财': '大红留给节日，一周里定一天不逛不看热闹，晚上早些关掉屏幕。',
    '火.官杀': '艳红的东西别放眼前，催得急的放在上午做，午后留一段空白。',
    '火.印': '暖灯不必整夜亮着，叮嘱听够了就起身，一周里有一晚自己拿主意。',
    '土.比劫': '黄棕不用再添，囤着的旧物一周送走一样，先送最占地方的。',
    '土.食伤': '厚重的颜色穿薄一点，一周里有一天少说少做，饭吃七分就停。',
    '土.财': '屋里别再堆箱子，每周只理一个柜子、一笔账，理完就出去走走。',
    '土.官杀': '棕黄沉沉的一面少对着坐，担子按天分，周中留半天什么也不背。',
    '土.印': '软垫和旧书少堆一层，歇着也定个钟，歇够就到院子里站一站。',
    '金.比劫': '银白不用再叠，较真的事一周挑一件，剩下的由它过去。',
    '金.食伤': '亮闪闪的摆件收一收，快话先写在纸上，隔一夜再决定说不说。',
    '金.财': '白色别铺满屋，清单一周只列五条，划完就算过完这一周。',
    '金.官杀': '冷硬的金属物件离床远些，规矩多的日子，傍晚留半小时不看表。',
    '金.印': '素白到发冷就过了，独处连着两天，第三天到热闹的街上走一圈。',
    '水.比劫': '黑与深蓝别连身穿，夜里的聚会一周一次，不跟着熬。',
    '水.食伤': '深色看久了心往下沉，夜里的念头记下就睡，一周留一天不刷消息。',
    '水.财': '灰蓝的东西别再添，进进出出一周只算一次，算完不再想。',
    '水.官杀': '黑灰少用在早晨，心慌时先数三件已经做完的，周末早一晚收。',
    '水.印': '深蓝的屋角别窝太久，想得多的那天出去晒半小时，周末约个好动的伴。',
  },
};

/** How far off the year is in which the phase that serves comes; 缓 where none of ten years has it. */
export type LuckyReach = '近' | '中' | '远' | '缓';

type YearValues = {
  readonly wuxing: Wuxing;
  /** 2027年（虚岁38）. */
  readonly year: string;
  readonly ganzhi: string;
  readonly score: number;
};

const YEAR_USE: Readonly<Record<Wuxing, string>> = {
  木: '宜起头',
  火: '宜见人',
  土: '宜立定',
  金: '宜了结',
  水: '宜远行静养',
};

/** The year in which the phase that serves comes. */
export const LUCKY_YEAR: Family<`${Wuxing}.${LuckyReach}`, YearValues> = {
  id: 'lucky.year',
  when: '用神到位而不偏紧的下一年，远近；没有则取十年里最顺的一年',
  rule: 'LUCKY',
  source: '本应用的计分',
  ground: ({ wuxing }, key) => (key.endsWith('缓') ? `带${wuxing}的年份都偏紧` : `帮你的${wuxing}哪一年来`),
  expert: ({ wuxing, ganzhi, score }, key) =>
    key.endsWith('缓')
      ? `十年内天干带${wuxing}之年皆偏紧，较顺者${ganzhi}，${score}分。`
      : `${ganzhi}年${wuxing}到，${score}分，${YEAR_USE[key.charAt(0) as Wuxing]}。`,
  chip: ({ ganzhi, score }) => `${ganzhi}${score}分`,
  why: ({ wuxing, ganzhi, score }, key) =>
    key.endsWith('缓')
      ? `往后十年里天干带${wuxing}的年份都不到六十分，${ganzhi}年得${score}分，算是较松的。`
      : `${ganzhi}年带着${wuxing}来，那年得${score}分。`,
  words: {
    '木.近': {
      short: '{year}春天起个头。',
      plain: ['{year}二三月动身最合时，想学的、想种的，趁那时起个头。'],
      of: { elder: ['{year}二三月天暖，多到院里看看，守着一盆绿叶发芽。'] },
    },
    '木.中': {
      short: '{year}的春天合你。',
      plain: ['{year}的二三月最合你的步子，眼下先把种子挑好，不急着下地。'],
      of: { elder: ['{year}的春天最合你，先把身子养好，到时多到树下坐坐。'] },
    },
    '木.远': {
      short: '木要等到{year}。',
      plain: ['要等的是{year}，之前每年二三月先小小练一回，到时手就熟了。'],
      of: { elder: ['木气旺在{year}，慢慢等着，每年春天看一回新叶就好。'] },
    },
    '木.缓': {
      short: '松快些的是{year}。',
      plain: ['{year}算是松快的，不等它来，春天里多出门走几趟就好。'],
    },
    '火.近': {
      short: '{year}夏天宜露面。',
      plain: ['{year}五六月见客、露面、办热闹的事，都在时候上。'],
      of: { elder: ['{year}五六月手脚最暖，想见谁，请到家里来坐坐。'] },
    },
    '火.中': {
      short: '{year}的夏天最亮。',
      plain: ['{year}的夏天最亮，这几年先攒作品，到五六月再拿出来给大家看。'],
      of: { elder: ['{year}的夏天最亮堂，想见的老友先约下，养足精神等着。'] },
    },
    '火.远': {
      short: '暖起来在{year}。',
      plain: ['真正暖起来是{year}，之前每个夏天留一件想公开做的事试试手。'],
      of: { elder: ['暖和的年份在{year}，平常的中午晒晒太阳，一样有光。'] },
    },
    '火.缓': {
      short: '{year}的夏天多晒晒。',
      plain: ['相对好过的是{year}，那年五六月多晒太阳、多见朋友。'],
    },
    '土.近': {
      short: '{year}换季理一理屋。',
      plain: ['{year}换季的那几周最合收拾与安顿，住处、柜子、旧账都可以理一遍。'],
      of: { elder: ['{year}最安稳，换季时请晚辈帮着理一理柜子，心里就清爽。'] },
    },
    '土.中': {
      short: '落脚看{year}。',
      plain: ['{year}适合落脚，前面几年先把东西减到搬得动，到时安顿就快。'],
      of: { elder: ['{year}最踏实，眼下三餐照旧，不急着挪动。'] },
    },
    '土.远': {
      short: '踏实的是{year}。',
      plain: ['踏实的一年在{year}，远虽远，每个换季照旧清一次柜子，底子就一层层厚了。'],
      of: { elder: ['踏实的年份还远，在{year}，一餐一餐吃好，日子就厚了。'] },
    },
    '土.缓': {
      short: '{year}稍轻省。',
      plain: ['轻省些的是{year}，赶在换季时把屋子理清爽，别攒到年底。'],
    },
    '金.近': {
      short: '{year}秋天定下来。',
      plain: ['{year}八九月做决定、收尾、定稿，比别的月份干脆。'],
      of: { elder: ['{year}八九月最清爽，挑一件旧事说给晚辈听，心就轻了。'] },
    },
    '金.中': {
      short: '{year}秋天最利落。',
      plain: ['{year}的秋天利落，在那之前把没谈完的列成单子，等八九月一件件了。'],
      of: { elder: ['{year}的秋天最清爽，天高云淡，多到窗边坐坐。'] },
    },
    '金.远': {
      short: '收尾的好年是{year}。',
      plain: ['了结旧事的好时候在{year}，眼下每到秋天先练习放下一件小的。'],
      of: { elder: ['清爽的年份在{year}，平日把常用的东西放顺手就好。'] },
    },
    '金.缓': {
      short: '{year}还算过得去。',
      plain: ['好在别的年份里{year}过得去，那年八九月把小事一件件了结，大的慢慢来。'],
    },
    '水.近': {
      short: '{year}冬天静一静。',
      plain: ['{year}十一、十二月适合静养和想长远，往北边旅行也在时候上。'],
      of: { elder: ['{year}冬天最养，早些睡、晚些起，热水泡泡脚。'] },
    },
    '水.中': {
      short: '{year}的冬天最养你。',
      plain: ['{year}的冬天最养你，这几年把爱读的书先备着，到时慢慢看。'],
      of: { elder: ['{year}的冬天最养你，眼下先把觉睡匀，别的都不急。'] },
    },
    '水.远': {
      short: '润泽的一年是{year}。',
      plain: ['润泽的一年在{year}，路还长，每个冬天先给自己放三天不排事的假。'],
      of: { elder: ['润泽还要等到{year}，每天慢慢喝够温水，日子也润。'] },
    },
    '水.缓': {
      short: '{year}稍好些。',
      plain: ['稍好的是{year}，冬夜早睡，白天多看看河，静一静再往前走。'],
    },
  },
};

type MonthValues = {
  readonly wuxing: Wuxing;
  /** 2027年5月. */
  readonly month: string;
  readonly ganzhi: string;
  readonly score: number;
};

/** The best month of the twelve to come that brings the phase that serves. */
export const LUCKY_MONTH: Family<Wuxing, MonthValues> = {
  id: 'lucky.month',
  when: '未来十二个月里用神到位而得分最高的一个月',
  rule: 'LUCKY',
  source: '本应用的计分',
  expert: ({ ganzhi, score }) => `近处看${ganzhi}月，${score}分。`,
  chip: ({ month }) => month,
  why: ({ wuxing, ganzhi, score }) =>
    `往后十二个月里，${ganzhi}月带着${wuxing}，得${score}分，在有${wuxing}的月份里最高。`,
  words: {
    木: {
      short: '清早试一次，在{month}。',
      plain: [
        '近处先看{month}，挑一个早晨把搁着的新计划写成三行。',
        '一年里先用好{month}，清晨多走一段有树的路，边走边想。',
      ],
      of: {
        young: ['近处先用好{month}，挑一样想学的，连着七个早晨各学一刻钟。'],
        retired: ['近处先用好{month}，种一样菜或认一种树，早晨出门有个由头。'],
        elder: ['近处先看{month}，天好就到有树的地方坐坐，听听鸟叫。'],
      },
    },
    火: {
      short: '中午露个面，在{month}。',
      plain: [
        '近处先用{month}，挑一个有太阳的中午，约想见的朋友见一面。',
        '一年里{month}最亮，挑一件最满意的成果摆出来给人看。',
      ],
      of: {
        young: ['近处先用{month}，挑一次当众开口的机会，讲三分钟就好。'],
        retired: ['近处的{month}把老朋友叫到家里，做两个热菜，坐满一桌。'],
        elder: ['近处看{month}，中午暖和时在南窗下坐坐，晒到手心发热就回屋。'],
      },
    },
    土: {
      short: '安顿一回，在{month}。',
      plain: [
        '近处的{month}用来安顿，挑一个整天只收拾一间屋，别的不动。',
        '近处趁着{month}，把说了几回的那件家务做完，心里就落一块石头。',
      ],
      of: {
        young: ['近处的{month}用来安顿，把住处和书桌理一遍，东西少一半。'],
        retired: ['近处的{month}合着收拾，旧物归归类，想留给谁的写张纸条。'],
        elder: ['近处看{month}，屋里走道清出来，常用的东西放在伸手够得着处。'],
      },
    },
    金: {
      short: '了结几件，在{month}。',
      plain: [
        '近处先用{month}，把拖着没回的三件事各给一句准话。',
        '一年里{month}最清爽，手机和桌面各清一遍，留下天天用的。',
      ],
      of: {
        young: ['近处先用{month}，把选不定的两样写出来比一比，选一个就不再问人。'],
        retired: ['近处的{month}用来清点，照片、票证各理出一叠，写上年份。'],
        elder: ['近处看{month}，下午慢慢把一样旧物擦亮，放到看得见的地方。'],
      },
    },
    水: {
      short: '空一晚静静，在{month}。',
      plain: [
        '近处先用{month}，空出一个晚上什么也不排，只想接下来一年最要紧的那件。',
        '一年里{month}最宜慢下来，找一段水边的路走走，再谈要不要动。',
      ],
      of: {
        young: ['近处先用{month}，睡够七个晚上，再决定要不要去那个想去的地方。'],
        retired: ['近处的{month}出去看看水，湖边住一两晚，回来精神好。'],
        elder: ['近处看{month}，夜里早睡，白天到有水的地方坐一会儿。'],
      },
    },
  },
};

/** Closes 开运. */
export const TODO_LUCKY: Family<Wuxing, TodoValues> = {
  id: 'todo.lucky',
  when: '用神的五行',
  ...TODO_FORM,
  expert: ({ yong, xi }) => `取象以${yong}为先，${xi}为次，聊助兴致。`,
  words: {
    木: {
      short: '早晨看看树。',
      plain: [
        '下班路上绕到有树的街上走一段，挑一棵记住它的样子。',
        '明早出门往东边绕一小段，闻一闻草木的味道。',
      ],
      of: {
        retired: ['明早到院子或公园认三种树，回来讲给家里人或邻居听。'],
        elder: ['天好时请家人扶到有树的地方坐一刻钟，看看新叶。'],
      },
    },
    火: {
      short: '晚上点一盏暖灯。',
      plain: ['挑一件暖色的小物放进包里，要发言之前摸一摸它。', '晚饭时点一盏暖光的灯，关掉头顶那盏白的。'],
      of: {
        retired: ['今天中午把椅子搬到南窗下，晒着太阳给老朋友打个电话。'],
        elder: ['明天中午在窗边晒一刻钟太阳，手背暖了再起身。'],
      },
    },
    土: {
      short: '清出一块空地。',
      plain: [
        '把家里正中间的地面清空，站上去，慢慢呼吸十次。',
        '找出那只手感厚实的杯子，今天起用它喝水，洗净摆回原处。',
      ],
      of: {
        retired: ['挑一只抽屉理一理，留一半，送走一半，今天只理这一只。'],
        elder: ['请家人帮忙把屋里常走的那条道清出来，走一遍试试。'],
      },
    },
    金: {
      short: '擦亮一样旧物。',
      plain: [
        '擦亮一样常用的金属物件，手表、钥匙或者锅盖都行。',
        '傍晚朝西站一会儿，想好明天第一件要了结的事。',
      ],
      of: {
        retired: ['找出一件有年头的铜器或老表，擦干净，写下它的来历。'],
        elder: ['挑一首从前爱听的曲子，傍晚听完一遍，想想第一次听是哪年。'],
      },
    },
    水: {
      short: '床头放一杯温水。',
      plain: ['睡前倒一杯温水放在床头，醒来先喝掉它再看消息。', '找一段有水声的录音，今晚听着它收拾书桌。'],
      of: {
        retired: ['挑一天傍晚去看看河或湖，走慢些，数一数见到几只水鸟。'],
        elder: ['今晚早半小时熄灯，听一段雨声，听到哪里睡着都好。'],
      },
    },
  },
};
