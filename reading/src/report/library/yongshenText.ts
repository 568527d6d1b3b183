/**
 * useful.*: why this phase was chosen, the dispute between strength and season, and how sure the choice is.
 */
import type { YongshenMethod } from '@shangyuan/engine/analysis';
import type { TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Claim } from '../../statement/statement.ts';

/**
 * What weighs on the choice: the largest drain of a weak chart or the 印 that bury it, what makes a strong one strong, an even chart, one that
 * follows (顺势) and one that is gathered whole (顺旺: 专旺, 从强, 化气).
 */
export type YongshenCause =
  '弱官杀' | '弱财' | '弱食伤' | '弱印' | '强印' | '强比劫' | '中和' | '顺势' | '顺旺';

/** Cause and the group of the 用神. A chart that follows another's force never takes its own side. */
export type YongshenKey =
  `${Exclude<YongshenCause, '顺势'>}.${TenGodGroup}` | `顺势.${Exclude<TenGodGroup, '比劫' | '印'>}`;

type YongshenValues = {
  readonly yong: Wuxing;
  readonly group: TenGodGroup;
  readonly xi: Wuxing;
  readonly ji: Wuxing;
  readonly support: string;
  /** 身弱, 中和, … as the class is named. */
  readonly className: string;
  /** What the school says: 扶抑取土. */
  readonly methodText: string;
};

const STRENGTH_OF: Readonly<Record<YongshenCause, '强' | '中' | '弱' | '从'>> = {
  弱官杀: '弱',
  弱财: '弱',
  弱食伤: '弱',
  弱印: '弱',
  强印: '强',
  强比劫: '强',
  中和: '中',
  顺势: '从',
  顺旺: '从',
};
const causeOf = (key: YongshenKey): YongshenCause => key.split('.')[0] as YongshenCause;

/** Why this phase helps. */
export const YONGSHEN: Family<YongshenKey, YongshenValues> = {
  id: 'useful.class',
  when: '强弱的主因与用神所属的十神类',
  rule: 'CLASS_SUPPORT',
  source: '滴天髓·衰旺',
  ground: ({ yong }) => `最用得着的是${yong}`,
  expert: ({ group, xi, ji, support, className, methodText }) =>
    `扶身合${support}，${className}；${methodText}，于日主为${group}，喜${xi}忌${ji}。`,
  chip: ({ yong }) => `用${yong}`,
  why: ({ yong, group, support, className }) =>
    `帮自己的力量合计${support}，算${className}；几条规则各自投分，${yong}得分最高，它对日主来说是${group}。`,
  claims: ({ yong, ji }, key): Claim[] => [
    { about: '日主', aspect: '强弱', value: STRENGTH_OF[causeOf(key)] },
    { about: yong, aspect: '喜忌', value: '喜' },
    { about: ji, aspect: '喜忌', value: '忌' },
  ],
  words: {
    '弱官杀.印': {
      short: '{yong}是台阶，先学再扛。',
      plain: ['外来的要求重，自己偏弱，取{yong}接住它，再转过来养自己；多学一样，多问一位，难处就成了养分。'],
    },
    '弱官杀.比劫': {
      short: '{yong}是同伴，别一个人扛。',
      plain: ['压力偏重而身边缺帮手，取{yong}来添人；把一个人的难题变成几个人的题，分着做会轻很多。'],
    },
    '弱官杀.食伤': {
      short: '{yong}是出口，说出来就轻。',
      plain: ['要求从四面来，取{yong}作出口，用方案、作品和一句得体的话把压力挡在外面；先写下来，再开口。'],
    },
    '弱官杀.财': {
      short: '季节要{yong}，先安顿日子。',
      plain: ['身上担子不轻，季节又缺{yong}，所以先取它来调冷暖；手里的实务做稳当，同时别忘了歇。'],
    },
    '弱官杀.官杀': {
      short: '盼着{yong}，一次只接一件。',
      plain: ['自己不算强，季节却正盼着{yong}，适度的要求和规矩反而让人舒展；量力接下，一次一件。'],
    },
    '弱财.比劫': {
      short: '{yong}是帮手，结伴再经营。',
      plain: ['要照管的事多，力气不够，取{yong}来添一把手；与可靠的伙伴分着做，比独自撑着走得远。'],
    },
    '弱财.印': {
      short: '{yong}是底气，学一步走一步。',
      plain: ['机会在眼前而底气不足，取{yong}来养自己；先把本事和精神养好，再谈接多少。'],
    },
    '弱财.食伤': {
      short: '{yong}是手艺，少接一点才做得细。',
      plain: ['季节里缺{yong}，取它来调匀冷暖，顺带把手艺练熟；事情少接一点，每件做得细一点。'],
    },
    '弱财.财': {
      short: '借着{yong}，在做事里练力气。',
      plain: ['担子已经不轻，季节又非要{yong}不可，只好在做事里练力气；账和时间都留出余量。'],
    },
    '弱财.官杀': {
      short: '{yong}立规矩，替你挡一挡。',
      plain: ['想要的东西多，取{yong}来立规矩、定边界，替你挡住一部分；规矩写下来，往后省心得多。'],
    },
    '弱食伤.印': {
      short: '{yong}来收一收，先进后出。',
      plain: ['说得多、做得多，力气一直往外走，取{yong}来收一收、补一补；每天留一段只读书不说话的时间。'],
    },
    '弱食伤.比劫': {
      short: '{yong}是后援，有人接着就不怕。',
      plain: ['付出太多容易空，用{yong}补上人手；身边有几位一起做的伙伴，灵感才不至于断。'],
    },
    '弱食伤.食伤': {
      short: '为了{yong}，照着喜欢的做。',
      plain: ['季节偏偏要{yong}，表达和创造虽耗力，却能调匀冷暖；做喜欢的，做完就睡，别熬。'],
    },
    '弱食伤.财': {
      short: '{yong}是落点，想法要着地。',
      plain: ['想法涌出来要有个去处，取{yong}作落点；每三个念头里做成一个，比都想着更养人。'],
    },
    '弱食伤.官杀': {
      short: '{yong}是界线，给自己定时。',
      plain: ['才思散得太开，取{yong}来划一条界线；定时、定量、有人管着，灵感反而更饱满。'],
    },
    '弱印.财': {
      short: '{yong}来松一松，动手胜过多想。',
      plain: [
        '照顾和道理来得太多，反把自己的主意盖住了，取{yong}来松一松；先动手做一件小事，再听别人的意见。',
      ],
    },
    '弱印.食伤': {
      short: '{yong}是透气口，把话说出来。',
      plain: ['装得太满就提不起劲，取{yong}开一个透气的口；每天写几句、说几句自己的话，力气会慢慢回来。'],
    },
    '弱印.比劫': {
      short: '{yong}是同伴，一起接住好意。',
      plain: ['身边的好意多到接不过来，取{yong}来一起分担；找几位同龄的朋友结伴，主意自己拿。'],
    },
    '弱印.官杀': {
      short: '{yong}是期限，定个小目标。',
      plain: ['滋养本已过量，偏逢时令盼着{yong}，就用它来定一个小目标；有了期限，想法才不会一直停着。'],
    },
    '弱印.印': {
      short: '{yong}够多了，只取它调冷暖。',
      plain: ['学的、听的已经够多，时令偏还要{yong}，取它只为调冷暖；少收一点，先把手边的用完。'],
    },
    '强印.财': {
      short: '{yong}是落地，学了就用。',
      plain: ['养分太足，容易停在准备里，取{yong}把自己拉到实处；学一样就用一样，做出来给人看。'],
    },
    '强印.食伤': {
      short: '{yong}是出口，存着的拿出来。',
      plain: ['心里存得满，取{yong}来打开出口；写、讲、做，任选一样，每周交出一件。'],
    },
    '强印.官杀': {
      short: '{yong}立标杆，有要求才起身。',
      plain: ['底子厚而动得少，取{yong}立一个标杆；给自己找一处有考核的地方，潜力才会起身。'],
    },
    '强印.比劫': {
      short: '要些{yong}，就找人一起动。',
      plain: ['自己已经不弱，季节却还要{yong}，就借同伴的热闹来动起来；约好时间，别临时推。'],
    },
    '强印.印': {
      short: '有{yong}养着，也要动着。',
      plain: ['滋养本来就多，季节又非{yong}不可，便用它来调冷暖；一边养，一边给自己派活。'],
    },
    '强比劫.官杀': {
      short: '{yong}是准绳，力气有处使。',
      plain: ['力气足，主意硬，取{yong}作准绳；进一个规矩清楚的地方，你的强才变成别人的依靠。'],
    },
    '强比劫.食伤': {
      short: '一身的劲，往{yong}上使。',
      plain: ['一身力气要有去处，取{yong}把它变成作品和手艺；做得出来的强，才不伤人。'],
    },
    '强比劫.财': {
      short: '{yong}是目标，干活最养人。',
      plain: ['自己站得住，就该有事可做，取{yong}作目标；定一个看得见的数，干起来最安心。'],
    },
    '强比劫.印': {
      short: '添点{yong}，先静一静。',
      plain: ['自身本不缺养，可季节正要{yong}，取它来匀一匀冷暖；快的时候读几页慢书。'],
    },
    '强比劫.比劫': {
      short: '再添{yong}，遇事就与人分。',
      plain: ['自己已是满的，偏偏时令还要{yong}，用它只为调冷暖；遇到好处与人分，别独自收着。'],
    },
    '中和.印': {
      short: '{yong}添底气，往前走一步。',
      plain: ['强弱本就相当，取{yong}添一点底气；挑一件一直想学的，这个月就开始。'],
    },
    '中和.比劫': {
      short: '{yong}添伙伴，平路有人陪。',
      plain: ['盘面平稳，取{yong}添几分力；找一位步调相近的伙伴，把平路走成长路。'],
    },
    '中和.食伤': {
      short: '{yong}添灵气，做点自己的。',
      plain: ['不强不弱，缺的是一点活气，取{yong}把想法引出来；每周留一晚给自己的作品。'],
    },
    '中和.财': {
      short: '{yong}添实感，把事做成。',
      plain: ['两边力量相当，取{yong}来落到实处；少想一步，多做一步，成果会把信心带起来。'],
    },
    '中和.官杀': {
      short: '{yong}添筋骨，有约束更好。',
      plain: ['平衡的盘容易散漫，{yong}正好添些筋骨；跟人约好期限，事情就立得住。'],
    },
    '顺势.食伤': {
      short: '跟着{yong}走，做出来就是。',
      plain: ['出口在{yong}上，与其留一点力气争强，不如全放进作品；越投入越自在。'],
    },
    '顺势.财': {
      short: '跟着{yong}走，事放在前面。',
      plain: ['顺着{yong}走最省力，把事放在前面，自己反而轻松；认准值得的那一摊，跟到底。'],
    },
    '顺势.官杀': {
      short: '跟着{yong}走，选好队伍。',
      plain: ['方向由{yong}来定，进好的队伍、守好的规矩，比自己另起一摊顺；选队伍时慢一点。'],
    },
    '顺旺.比劫': {
      short: '{yong}成势，照自己的样子长。',
      plain: ['全盘成了{yong}的天下，顺着它走最有力；做最像自己的事，少为合群改方向。'],
    },
    '顺旺.印': {
      short: '{yong}成势，学着教着就顺。',
      plain: ['滋养的势头最大，顺着{yong}去学、去教、去积累；硬要争抢，反而费劲。'],
    },
    '顺旺.食伤': {
      short: '力气有{yong}作出口就顺。',
      plain: ['聚起来的劲要借{yong}放出去，才艺和表达最使得上劲；遇到合得来的伙伴，放手一起做。'],
    },
    '顺旺.财': {
      short: '{yong}成势，踏实做事最顺。',
      plain: ['满盘的劲落在{yong}上，踏踏实实做事最顺；伙伴选得对，事就成了一大半。'],
    },
    '顺旺.官杀': {
      short: '{yong}主事，先把约定写清。',
      plain: ['这股大势由{yong}来管，守约、守信是这张盘的根；约定写清楚，走得就远。'],
    },
  },
};

/** Whether strength or season decided, and what the season requires. */
export type ConflictKey = `${'强弱' | '季节'}.${Wuxing}` | `合议.${'冷热' | '其余'}`;

type ConflictValues = {
  readonly yong: Wuxing;
  readonly strength: Wuxing;
  readonly climate: Wuxing;
  readonly confidence: string;
  /** 扶抑取木、调候取火、格局取水. */
  readonly schools: string;
};

/** 扶抑 and 调候 ask for different phases: stated once, here. */
export const CONFLICT: Family<ConflictKey, ConflictValues> = {
  id: 'useful.conflict',
  when: '扶抑与调候所取不同',
  rule: 'UG_CLIMATE',
  source: '穷通宝鉴；滴天髓·衰旺',
  ground: ({ strength, climate }) => `强弱取${strength}，季节取${climate}`,
  expert: ({ yong, schools, confidence }) => `${schools}，各有所据；本报告以${yong}为主，把握${confidence}。`,
  chip: ({ strength, climate }) => `强弱${strength} 季节${climate}`,
  why: ({ strength, climate }) => `只看强弱，最该帮的是${strength}；只看季节，最缺的是${climate}。`,
  claims: ({ yong }) => [{ about: yong, aspect: '喜忌', value: '喜' }],
  words: {
    '强弱.火':
      '从强弱看宜取{strength}，从季节看还想要火，两说都有道理；本报告以{strength}为主，冷的时候再添火。',
    '强弱.水': '强弱一路要{strength}，天时一路要水；这里先顾强弱，水就当作手边的茶，少而常有。',
    '强弱.木': '论力量取{strength}，论时令想要木来疏一疏；本报告先取前者，木留给规划和喘息的空当。',
    '强弱.土': '看力量宜取{strength}，看时令还要土来托住；以前者为主，土用在作息和住处上。',
    '强弱.金': '强弱指向{strength}，时令却点名要金；主次已分，金就用在收尾和取舍里。',
    '季节.火': '天冷为急，所以先取火；只论强弱另有一说是{strength}，两样并行时，先让自己暖起来。',
    '季节.水': '天热为急，所以先取水；只看强弱则宜{strength}，顺序不同，方向并不打架。',
    '季节.木': '时令最缺的是木，因此排在前面；论强弱的{strength}随后跟上，先疏通，再加力。',
    '季节.土': '这个月份先要土来安稳，强弱一说的{strength}放在第二；地基平了，楼才好盖。',
    '季节.金': '当令之月先取金，力量上要的{strength}作后援；先理清头绪，再谈扩大。',
    '合议.冷热':
      '强弱取{strength}，季节取{climate}，都没占到上风，合计却是{yong}最能兼顾；三样各留一个位置。',
    '合议.其余': '几种取法说法不同，合计以{yong}为最；读到不同的书时不用惊讶，各有各的出发点。',
  },
};

/** Method and confidence. What the other schools do not share loses points: 通关, 格局 and 合议 are never 高. */
export type MethodKey = `${YongshenMethod}.${'低' | '中'}` | `${'扶抑' | '调候' | '病药' | '顺势'}.高`;

type MethodValues = {
  readonly yong: Wuxing;
  readonly score: number;
  /** 扶抑取土; or for 合议 what each school chose. */
  readonly methodText: string;
  /** Steps that moved the confidence, in words. */
  readonly steps: string;
};

const CONFIDENCE = { 高: '较高', 中: '中等', 低: '不高' } as const;

/** How the choice was made and how sure it is. */
export const METHOD: Family<MethodKey, MethodValues> = {
  id: 'overview.method',
  when: '取用的方法与把握',
  rule: 'CONFIDENCE',
  source: '本应用的计分',
  ground: ({ yong }, key) => `取${yong}的把握${CONFIDENCE[key.split('.')[1] as keyof typeof CONFIDENCE]}`,
  expert: ({ methodText, score, steps }) =>
    `${methodText}，把握${score}${steps === '' ? '' : `：${steps}`}。`,
  chip: ({ score }) => `把握${score}`,
  why: ({ steps }) =>
    steps === ''
      ? '各条依据没有互相抵触的地方，把握不增不减。'
      : `起点是八十分，再按依据是否一致增减：${steps}。`,
  claims: ({ yong }) => [{ about: yong, aspect: '喜忌', value: '喜' }],
  isCostly: (key) => key.endsWith('低'),
  words: {
    '扶抑.高': '取{yong}看的是强弱，几家的说法相近；照着用，隔几年回头验一验。',
    '扶抑.中': '主要按强弱取{yong}，别的取法略有出入；先信七分，留三分给自己的经历。',
    '扶抑.低': '强弱一家取{yong}，但各家差距很小；下面并列另一种读法，对照自己的经历再选。',
    '调候.高': '季节最缺{yong}，几家也都赞成；从冷暖作息入手，最容易见到变化。',
    '调候.中': '先调冷暖，所以取{yong}，强弱一路略有不同；以季节为先，走几步看看。',
    '调候.低': '冷暖要{yong}，强弱另有主张，两边分量接近；把两种读法都放在手边，别急着认定。',
    '通关.中': '盘里两强相争，{yong}站在中间最能缓和；遇到争执，先找共同的那一步。',
    '通关.低': '取{yong}来调停两边，只是票数接近；另一种读法写在后面，可以对照着看。',
    '病药.中': '取{yong}是为了管住过多的一样；从生活里最多余的那件减起。',
    '病药.高': '{yong}管得住过多的那一样，几家也都认可；先减后添，日子会松快许多。',
    '病药.低': '用{yong}来管太过的那样，另一家却不这么看；两种说法都列着，哪种贴近经历就多信哪种。',
    '顺势.高': '全盘一个方向，顺着{yong}走，各书少有异议；别人劝你逆着来时，想想风往哪边吹。',
    '顺势.中': '顺着大势取{yong}，是主要的读法；不顺的那几年，也可以参考寻常的看法。',
    '顺势.低': '看似成势，仍有一处不纯，先按势头取{yong}；寻常的取法一并列出，请对照往年的经历。',
    '格局.中': '为了成全生月的路子而取{yong}，也有一两家不这么取；主线照此走，小处可以灵活。',
    '格局.低': '生月的路子要{yong}，强弱和季节各有想法，差距不大；请当作一种提议来读。',
    '合议.中': '单看哪一家都不以{yong}为首，合起来却数它最周全；先照着做一阵，再看合不合适。',
    '合议.低': '各家选得都不同，{yong}只是合计最多的一样；把这一节当作讨论来读。',
  },
};

/** A 用神 that is absent or hurt, by its phase. */
export type YongshenStateKey = `${'不现' | '受伤'}.${Wuxing}`;

type YongshenStateValues = {
  readonly yong: Wuxing;
  /** 月干被合住，日支逢冲; or empty where it is absent. */
  readonly where: string;
  /** When it comes: 2027丁未、2028戊申年, or 戊己之年. */
  readonly when: string;
};

/** The 用神 is not at hand. */
export const YONGSHEN_STATE: Family<YongshenStateKey, YongshenStateValues> = {
  id: 'useful.state',
  when: '用神不现或受伤',
  rule: 'PAT_YONG_HURT',
  source: '子平真诠·论用神成败救应',
  ground: ({ yong }, key) => `用得着的${yong}${key.startsWith('不现') ? '不见' : '受了牵制'}`,
  expert: ({ yong, where, when }) =>
    where === ''
      ? `用神${yong}不现，待岁运引出${when === '' ? '' : `：${when}`}。`
      : `用神${yong}受牵制：${where}；岁运解之为宜${when === '' ? '' : `，参看${when}`}。`,
  chip: ({ yong }, key) => `${yong}${key.split('.')[0] ?? ''}`,
  why: ({ yong, where }) =>
    where === '' ? `最用得着的${yong}，在这张盘里没有出现。` : `最用得着的${yong}${where}，力量打了折扣。`,
  claims: ({ yong }, key): Claim[] => [
    key.startsWith('不现')
      ? { about: yong, aspect: '多少', value: '无' }
      : { about: yong, aspect: '损益', value: '伤' },
  ],
  isCostly: () => true,
  words: {
    '不现.木': '最用得着的木不在盘里，平日就从外面借；学一门新课，常去有树的地方，交一位有长远心的朋友。',
    '不现.火': '想要的火没有出现，暖意要自己去找；早上见见太阳，每周去一次热闹的地方。',
    '不现.土': '要托底的土不在盘里，就用约定来代替；和可靠的朋友定好时间，彼此守住。',
    '不现.金': '缺了断的金，先借一把外面的尺；事情开始前，请人替你定好标准和期限。',
    '不现.水': '盼着的水没有出现，流动要靠安排；每月出一次远门，每晚留一刻钟静坐。',
    '受伤.木': '能帮忙的木被牵住了，计划常在半路被打断；每份计划都多备一条小路。',
    '受伤.火': '用得着的火受了压，热情来时容易被浇一盆水；先和懂你的朋友说，再当众说。',
    '受伤.土': '托底的土松动了，住处或作息容易变；变动前后，各留三天只做熟悉的事。',
    '受伤.金': '决断的金被绊住，想好的事临门又犹豫；写下决定的日期，到那天只做，不再议。',
    '受伤.水': '解渴的水被拦了一道，歇息常被临时的事占去；把休息提前告诉身边人，请大家帮你守。',
  },
};

/** The other reading: why there is one, and the phase it takes. */
export type AlternativeKey = `${'假' | '近'}.${Wuxing}` | '假.同';

type AlternativeValues = {
  readonly yong: Wuxing;
  readonly other: Wuxing;
  readonly method: string;
};

/** The other reading of a choice that is not sure, beside the first and ranked below it. */
export const ALTERNATIVE: Family<AlternativeKey, AlternativeValues> = {
  id: 'useful.alternative',
  when: '把握低，或从格不纯：并列的另一种读法',
  rule: 'CONFIDENCE',
  source: '本应用的计分',
  ground: ({ other }) => `另一种读法取${other}`,
  expert: ({ yong, other, method }, key) =>
    key === '假.同'
      ? `从化不纯，若以常格论，${method}仍取${yong}，两说同归。`
      : key.startsWith('假')
        ? `从化不纯，若以常格论，${method}取${other}，与${yong}并参。`
        : `次选${other}（${method}），与${yong}得分相近，可并参。`,
  chip: ({ other }) => `另取${other}`,
  why: ({ yong, other }, key) =>
    key.startsWith('假')
      ? `这张盘成势而不纯，按寻常的算法，该取的是${other}。`
      : `${other}的得分排在${yong}之后，相差不大。`,
  isCostly: () => true,
  words: {
    '假.木': '若按寻常的强弱来看，另有一说取木；顺着势走觉得累的那几年，可以试试往生长和学习上靠。',
    '假.火': '换成寻常的看法，取的是火；要是顺势的日子总提不起劲，就多找些有温度的事来做。',
    '假.土': '不按大势论的话，取的是土；哪几年安稳反而更好，那几年就更贴近这一说。',
    '假.金': '另一种读法取金；回想一下，立规矩、做取舍的时候是不是更顺手，便知道该信哪边。',
    '假.水': '照寻常算法要取水；如果歇下来、绕一绕反而做成了事，这一说就值得参考。',
    '假.同': '换一把尺子量，用得着的也还是它；两家走到一处，可以放心照着用。',
    '近.木': '分数紧跟在后面的是木，两样都试试；哪一样做了以后心里舒展，就多用哪一样。',
    '近.火': '只差一点的还有火，不妨留着；天冷或低落的时候，先用它来提提神。',
    '近.土': '土排在第二，差得不远；事情一乱，先用土的办法，把作息和住处稳下来。',
    '近.金': '金的分数也很接近；拖着不决的时候，就拿它来定日子、划界线。',
    '近.水': '水紧随其后，可以当作备用；觉得僵住的时候，换个地方、换个问法。',
  },
};
