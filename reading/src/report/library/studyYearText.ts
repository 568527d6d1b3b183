/**
 * study.art, .good, .hold: an art that suits, and the years of learning ahead.
 */
import type { TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';

type StudyArtValues = { readonly yong: Wuxing };

/** An art to take up, by the phase of the 用神. */
export const STUDY_ART: Family<Wuxing, StudyArtValues> = {
  id: 'study.art',
  when: '用神的五行，落在才艺上',
  rule: 'LIFE_CAREER',
  source: '民间取象',
  ground: ({ yong }) => `全盘用得着${yong}`,
  expert: () => null,
  chip: ({ yong }) => `${yong}类才艺`,
  why: ({ yong }) => `民间按五行给才艺取象，用神是${yong}，所以先从属${yong}的几样里选；取象不是界限。`,
  words: {
    木: {
      short: '种花写字，最养性子。',
      plain: ['才艺里书法、园艺、木工都带草木气，学着顺手；挑一样不赶时间的。'],
      of: {
        child: ['画画、种豆、搭积木这些慢慢长出来的，玩着就学会了；每周留半天。'],
        teen: ['课余不妨学书画、园艺、模型，都是慢慢做出来的；一学期做成一件。'],
        retired: ['书法、种花、盆景都带草木气，又养手又养心；窗台上先摆一盆。'],
      },
    },
    火: {
      short: '唱歌跳舞都来劲。',
      plain: ['才艺里摄影、朗诵、舞蹈都带着光和热，学着来劲；找一群人一起学。'],
      of: {
        child: ['唱歌、跳舞、讲故事这些热闹的，学着最高兴；学会一段就演给家里看。'],
        teen: ['朗诵、戏剧、摄影都要亮出来，课余学着最来劲；上一次台，胜过练十次。'],
        retired: ['合唱、摄影、广场舞都带着热气，学着心里亮堂；约两位老友同去。'],
      },
    },
    土: {
      short: '慢工的手艺，越做越稳。',
      plain: ['才艺里陶艺、烘焙、编织都要慢工，学着心里踏实；做坏了也留着，看得见进步。'],
      of: {
        child: ['捏泥、手工、照看小动物这些踏实的，做着做着就静下来；做好的摆在家里。'],
        teen: ['读累了做陶艺、烘焙、手工，慢工最能换脑子；每次只做一小件。'],
        retired: ['陶艺、编织、做面点都要慢工，做着心里踏实；做好送一件给邻居。'],
      },
    },
    金: {
      short: '乐器棋艺，练得出准头。',
      plain: ['才艺里乐器、棋艺、篆刻都讲准头，学着提精神；每天一刻钟，比一天三小时好。'],
      of: {
        child: ['乐器、下棋、拼装这些讲准头的，练着练着就专心了；每天一刻钟就够。'],
        teen: ['乐器、棋类、编程都讲准头，课余挑一样最养专注；每天一刻钟，别断。'],
        retired: ['下棋、拉琴、篆刻都讲准头，练着脑子清楚；每天一局，见好就收。'],
      },
    },
    水: {
      short: '学外语，学游泳，都快。',
      plain: ['才艺里外语、游泳、写作都像水，流动着学最快；学会一点就拿出来用。'],
      of: {
        child: ['游泳、唱童谣、听故事这些流动的，学得最快；换着花样来，不腻。'],
        teen: ['课余学外语、游泳、写作最快，样样都是动起来才会；学会一点就用一点。'],
        retired: ['游泳、外语、听戏都像水一样活，学着不闷；每天换一小样。'],
      },
    },
  },
};

/** What moves a year of learning: a group of gods, the decade, an event; 平 where no year helps, 守 where all cost. */
export type StudyGoodKey = TenGodGroup | '大运' | '事' | '平' | '守';

type StudyYearValues = {
  /** 2031年（虚岁42）. */
  readonly year: string;
  /** 2031辛亥年（学业78分，支藏壬正印为喜神，＋9.1分）. */
  readonly note: string;
};

/** The best year for learning. */
export const STUDY_GOOD: Family<StudyGoodKey, StudyYearValues> = {
  id: 'study.good',
  when: '往后几年里，全年不为累、学业一面分数最高的一年',
  rule: 'PERIOD_VERDICT',
  source: '渊海子平·论印绶、论食神',
  ground: () => '往后几年逐年比过',
  expert: ({ note }, key) => (key === '守' ? `往后学业皆不为助，${note}温旧即可。` : `学业以${note}为先。`),
  chip: ({ year }) => year,
  why: ({ year }) => `往后几年逐年算过学业一面的分，${year}最高。`,
  words: {
    印: {
      short: '{year}，最学得进。',
      plain: ['想考一张证、补一门课，{year}最坐得住，也有人肯教；报名的日子先记上。'],
      of: {
        child: ['{year}记性和耐性都长一截，想添的一门课放到那时；先试听再定。'],
        teen: ['{year}坐得住，也记得牢，要紧的考试落在那前后最从容；底子提前补。'],
        young: ['{year}最学得进，考证、升学、定导师都放到那时；要交的东西提前一个月理好。'],
        retired: ['{year}静得下心，也有人肯教，想学的那门课留到那时；约个伴同去。'],
      },
    },
    食伤: {
      short: '{year}，做得出作品。',
      plain: ['想学一门手艺、写点东西，{year}手最顺，做得出成品；先定做哪一件。'],
      of: {
        child: ['{year}爱说爱做，才艺容易出样子，登台和比赛都可以试；输赢不要紧。'],
        teen: ['{year}脑子转得快，竞赛、作品、口头报告都放得开；题目早一点选。'],
        young: ['{year}出得了成果，论文、作品、比赛都放到那时；先挑一个做得完的题。'],
        retired: ['{year}兴致最高，学一样能动手的，当年就有东西给人看；工具先备齐。'],
      },
    },
    官杀: {
      short: '{year}，有人督着学。',
      plain: ['有考核逼着的时候，{year}反而学得进，资格一类的考试放到那时；先看清章程。'],
      of: {
        child: ['{year}懂得守规矩了，适合进一个老师管得住的班；先陪着去两回。'],
        teen: ['{year}有压力也有劲头，大一点的考试放在那时反而稳；作息先调好。'],
        young: ['{year}要求严，人也长得快，资格类的考试放到那时；每周做一套题。'],
        retired: ['{year}有班可上，也有功课可交，学得最起劲；交了功课，请老师评一句。'],
      },
    },
    财: {
      short: '{year}，学了就用得上。',
      plain: ['要学实用的一门，{year}学了就用得上，进步最快；用在哪儿先想好。'],
      of: {
        child: ['{year}喜欢数一数、做一做，实用的小本事学得快；让孩子帮着量米、分碗筷。'],
        teen: ['{year}学了就想用，实验和动手的课最有进步；把课本上的做一遍。'],
        young: ['{year}实用的课最学得进，外语、软件、证书里挑一样；一样学到能用。'],
        retired: ['{year}学一样家里用得上的最合适，修补、烹调都好；学会就露一手。'],
      },
    },
    比劫: {
      short: '{year}，结伴一起学。',
      plain: ['独自学容易断，{year}有伴，读书会、培训班都坐得久；约好谁也别缺席。'],
      of: {
        child: ['{year}有小伙伴在旁边就坐得住，结伴上课放到那时；挑谈得来的伴。'],
        teen: ['{year}同学之间你追我赶，成绩容易上来；找一位学得好的结对子。'],
        young: ['{year}同伴多，组队参赛、结伴备考都合适；每周定一个碰头的时候。'],
        retired: ['{year}老伙伴凑得齐，结伴学一样，合唱、太极都好；你来牵个头。'],
      },
    },
    大运: {
      short: '{year}，学什么都省力。',
      plain: ['想了很久的那门，放到{year}最省力，大势托着，学什么都快些；先把时间空出来。'],
      of: {
        child: ['{year}换了环境也适应得快，学新东西省力；开头那个月多陪一陪。'],
        teen: ['{year}大环境托着，学什么都比别年省力；把最难的一科排在前头。'],
      },
    },
    事: {
      short: '{year}，遇得到好老师。',
      plain: ['想拜师、想旁听，{year}容易遇到肯教的人；先把想问的写下来。'],
      of: {
        child: ['{year}容易遇上投缘的老师，学什么都愿意多留一会儿；谢谢老师一声。'],
        teen: ['{year}容易遇上讲得通的老师，卡住的那科就在那时补；多去问几回。'],
      },
    },
    平: {
      short: '{year}，照常学。',
      plain: ['比下来{year}最平稳，要学要考的往那时放；平日每天学一点。'],
      of: {
        child: ['比下来{year}最平稳，要添一门就放到那时；平日每天一点。'],
        retired: ['比下来{year}最平稳，想学的那样放到那时；慢慢来就好。'],
      },
    },
    守: {
      short: '{year}，温一温旧课。',
      plain: ['往后几年都要绕些路，{year}先不添新的，把会的温一温；温熟了自然往下走。'],
      of: {
        child: ['往后几年都要慢慢来，{year}先不添新课，把会的玩熟；陪着就好。'],
        retired: ['{year}不必学新的，把会的温一温、教一教；高兴就多看两页。'],
      },
    },
  },
};

/** What weighs on a year of learning. */
export type StudyHoldKey = TenGodGroup | '大运' | '事';

/** The year to take it slower, for those who study. */
export const STUDY_HOLD: Family<StudyHoldKey, StudyYearValues> = {
  id: 'study.hold',
  when: '还在读书：往后几年里学业一面最低的一年',
  rule: 'PERIOD_VERDICT',
  source: '渊海子平·论印绶、论食神',
  expert: ({ note }) => `${note}，课业宜减不宜增。`,
  chip: ({ year }) => year,
  why: ({ year }) => `往后几年逐年算过学业一面的分，${year}最低；低是提醒少排一点，不是说学不好。`,
  words: {
    官杀: {
      short: '{year}，少报一门。',
      plain: ['只是{year}各门的要求挤在一处，容易顾不过来，那一年少选一门；先睡够再学。'],
      of: {
        child: ['只是{year}容易被要求压着，那一年少报一个班，多留玩的时候；夸一夸做完的。'],
        teen: ['只是{year}测验一场接一场，那一年不加课外的，先顾睡眠；卡住就早点问。'],
      },
    },
    印: {
      short: '{year}，早点动笔。',
      plain: ['只是{year}看得多、写得少，那一年每门定好交出去的日子；交了再改。'],
      of: {
        child: ['只是{year}容易等着大人来教，那一年每天留一小段自己学；学成什么样都好。'],
        teen: ['只是{year}资料越堆越多，那一年先把课本做透；新的一本也别买。'],
      },
    },
    食伤: {
      short: '{year}，主科当锚。',
      plain: ['只是{year}心散，样样想试，那一年留一门主科当锚；别的浅尝就好。'],
      of: {
        child: ['只是{year}坐不太住，那一年把功课切成小段，做一段歇一段；歇的时候跑一跑。'],
        teen: ['只是{year}心容易散，那一年书桌上只摆一科；做完一科再换。'],
      },
    },
    财: {
      short: '{year}，外面的减一样。',
      plain: ['只是{year}校外的事多，那一年兼着的减一样，给正课让路；减哪样先想好。'],
      of: {
        child: ['只是{year}玩心重，那一年把写功课的时候定在饭前；写完痛快玩。'],
        teen: ['只是{year}课外的事多，那一年减去一样，把时间还给睡觉；减完别再添。'],
      },
    },
    比劫: {
      short: '{year}，只跟自己比。',
      plain: ['只是{year}四周都在比，那一年少看旁人，只同上个月的自己较量；名次看一眼就放下。'],
      of: {
        child: ['只是{year}爱和同伴比，输了会闷，那一年多夸努力，少问名次；陪着慢慢来。'],
      },
    },
    大运: {
      short: '{year}，走慢一点。',
      plain: ['只是{year}外面推的力小，同样的功夫收得少些，那一年走慢一点，把底子垫厚；不急着赶。'],
      of: { child: ['只是{year}学什么都慢半拍，那一年不催，把基础垫厚；开心最要紧。'] },
    },
    事: {
      short: '{year}，多留余地。',
      plain: ['只是{year}作息和环境容易变，那一年要考的提前备，多留余地；先把起居定下来。'],
      of: { child: ['只是{year}环境容易变，那一年多陪一陪，功课慢一点也好；先睡稳。'] },
    },
  },
};
