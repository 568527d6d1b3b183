/**
 * dm.year, element.year, pattern.year, useful.year: the year in which what a section says of the chart shows. And dm.minor: the
 * gods of a child or teenager.
 */
import type { Role } from '@shangyuan/engine/analysis';
import type { TenGod, TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import { shareClause } from '../../statement/figures.ts';
import type { Claim } from '../../statement/statement.ts';
import type { PlainState } from './patternText.ts';

const OWN = '本应用的计分';

/** A year that bears a sentence out. */
export type ShownYearValues = {
  /** 2027年（虚岁38）. */
  readonly when: string;
  /** 2027丁未. */
  readonly named: string;
  readonly wuxing: Wuxing;
  readonly role: Role;
  readonly score: number;
  /** What shows: 七杀, 木, 七杀格. */
  readonly what: string;
};

const YEAR_FORM = {
  rule: 'PERIOD_VERDICT',
  source: OWN,
  chip: ({ named, score }: ShownYearValues) => `${named}${score}分`,
  why: ({ named, wuxing, role, score }: ShownYearValues) =>
    `${named}年${score}分，分量最重的是${role}${wuxing}。`,
  isCostly: (key: string) => key.endsWith('累'),
} as const;

/** When a trait shows: by the group of the god that weighs most; 过 in the past; a child 童, a teenager 少. */
export type TraitYearKey = `${TenGodGroup | '过' | '童' | '少'}.${'助' | '累'}`;

/** What of a trait shows, by the part of the key before the point: where it helps, and where it costs. */
const TRAIT_SHOWN: Readonly<Record<TenGodGroup | '过' | '童' | '少', Readonly<Record<'助' | '累', string>>>> =
  {
    官杀: { 助: '担当见于', 累: '拘谨之时在' },
    财: { 助: '干才见于', 累: '揽事过多在' },
    食伤: { 助: '才华露于', 累: '言多之失在' },
    印: { 助: '静学之功在', 累: '迟疑见于' },
    比劫: { 助: '自主之力在', 累: '固执之时在' },
    过: { 助: '其长已见于', 累: '其短已见于' },
    童: { 助: '孩子之长见于', 累: '孩子起伏在' },
    少: { 助: '少年锐气在', 累: '少年自责见于' },
  };

/** When a trait shows. */
export const TRAIT_YEAR: Family<TraitYearKey, ShownYearValues> = {
  id: 'dm.year',
  when: '最重的十神在哪一年最显',
  ...YEAR_FORM,
  expert: ({ named, wuxing, role }, key) => {
    const [what, side] = key.split('.') as [keyof typeof TRAIT_SHOWN, '助' | '累'];
    return `${TRAIT_SHOWN[what][side]}${named}，${wuxing}（${role}）当令。`;
  },
  words: {
    '官杀.累': {
      short: '{when}，先问要不要做。',
      plain: ['最容易被别人的标准赶着走的是{when}，先问一句是不是非做不可。'],
    },
    '官杀.助': {
      short: '{when}，担得起一件事。',
      plain: ['到了{when}，肯担事的劲正好有用，该接的可以接一件。'],
    },
    '财.累': { short: '{when}，先放下一样。', plain: ['样样都想管的时候多半是{when}，那时先放下一样。'] },
    '财.助': { short: '{when}，做成一件是一件。', plain: ['做事的本事在{when}最显，做成一件就记下一件。'] },
    '食伤.累': { short: '{when}，话先写一遍。', plain: ['话和点子最多的是{when}，说出口以前先写一遍。'] },
    '食伤.助': { short: '{when}，灵气最足。', plain: ['灵气最足的是{when}，想做的东西趁那时做出来。'] },
    '印.累': {
      short: '{when}，想好就动手。',
      plain: ['想来想去的毛病，{when}最明显，给自己定一个动手的日子。'],
    },
    '印.助': {
      short: '{when}，静得下，学得进。',
      plain: ['{when}静得下来，也学得进，本事是在那样的年份长的。'],
    },
    '比劫.累': {
      short: '{when}，先听完再开口。',
      plain: ['脾气会硬起来的是{when}，先听完再开口，少走回头路。'],
    },
    '比劫.助': {
      short: '{when}，主意和同伴都在。',
      plain: ['主意和同伴到{when}都齐了，想了很久的事可以开头。'],
    },
    '过.累': {
      short: '{when}，见过难缠的自己。',
      plain: ['自己难缠的一面，{when}多半露过头，认得了就好商量。'],
    },
    '过.助': {
      short: '{when}，见过最好的自己。',
      plain: ['自己最好的一面，{when}多半见过，记住是怎么做到的。'],
    },
    '童.累': { short: '{when}，陪着慢慢来。', plain: ['{when}脾气容易起伏，先别急着改，陪着看一看就好。'] },
    '童.助': { short: '{when}，多给机会试。', plain: ['{when}的样子最讨人喜欢，不妨多给几次试的机会。'] },
    '少.累': { short: '{when}，别跟自己较劲。', plain: ['{when}容易跟自己过不去，先认出来，再决定怎么办。'] },
    '少.助': { short: '{when}，想试的就去试。', plain: ['{when}最使得上劲，一直想试的东西可以那时去试。'] },
  },
};

type MinorValues = {
  readonly god: TenGod;
  readonly percent: string;
  readonly role: Role;
  readonly where: string;
  readonly wuxing: Wuxing;
};

const FAVOUR = { 用神: '喜', 喜神: '喜', 闲神: '平', 仇神: '忌', 忌神: '忌' } as const satisfies Readonly<
  Record<Role, string>
>;

/** A god of a child, described to its parents, or of a teenager. */
export const GOD_MINOR: Family<`${'童' | '少'}.${TenGodGroup}.${'助' | '累'}`, MinorValues> = {
  id: 'dm.minor',
  when: '未成年：力量最大的两个十神，按类与喜忌',
  rule: 'TEN_GOD_POWER',
  source: '渊海子平·天干五阳通变、天干五阴通变',
  isImage: true,
  ground: ({ god, percent }) => `${god}${shareClause(Number.parseFloat(percent))}`,
  expert: ({ god, percent, where, role }) => `${god}${percent}，${where}，为${role}。`,
  chip: ({ god, percent }) => `${god}${percent}`,
  why: ({ god, percent, role }) => `除日干外，${god}占${percent}，在这张盘里是${role}。`,
  claims: ({ wuxing, role }): Claim[] => [{ about: wuxing, aspect: '喜忌', value: FAVOUR[role] }],
  words: {
    '童.官杀.累': '这孩子把大人的话看得重，做错一点就会不安；说“再来一次就好”，比讲道理管用。',
    '童.官杀.助': '讲好的规矩记得牢，说到做到，难一点的事也愿意试；规矩少而清楚就够了。',
    '童.财.累': '喜欢的东西多，看见就想要，玩一会儿又去拿别的；一次只选一样。',
    '童.财.助': '手上有东西摆弄就高兴，收拾、分类、数数都有耐心；给些小差事正好。',
    '童.食伤.累': '话多，主意也多，坐不住，兴奋起来停不下；睡前早点把声音放低。',
    '童.食伤.助': '爱说爱唱爱画，会逗人笑，想象力一天一个样；画好的都留起来。',
    '童.印.累': '黏着熟悉的人，新东西要看很久才肯碰；先陪着做第一步。',
    '童.印.助': '听得进话，爱听故事，跟着大人学得很快；每天读一个给这孩子听。',
    '童.比劫.累': '主意硬，玩具不爱分，输了会急；先说好轮流，再开始玩。',
    '童.比劫.助': '有自己的主意，跟小伙伴玩得来，摔了也爬得起；多带出去跑跑。',
    '少.官杀.累': '对自己要求高，老师一句话能想半天，考前尤其紧；先分清哪些真要紧。',
    '少.官杀.助': '守时、认真，说定了日子反而做得好，班里的事肯担；担之前先看时间够不够。',
    '少.财.累': '想做的样数多，哪样都去试，功课就被挤到最后；先排一样。',
    '少.财.助': '动手能力强，做实验、做东西比背书来劲；把知识点也做成东西。',
    '少.食伤.累': '嘴快，点子多，顶一句也常是你；想说的先写下来再说。',
    '少.食伤.助': '会讲、会写、会画，站到台前不怯；挑一处能把作品摆出来的地方。',
    '少.印.累': '想得多，动得慢，作业前要准备好久；计时一刻钟，先写再改。',
    '少.印.助': '学得进，记得牢，遇到好老师长得飞快；不懂的当天就问。',
    '少.比劫.累': '不服输，和同学较劲，输了憋在心里；改成只跟自己上回比。',
    '少.比劫.助': '有主见，也有几位靠得住的同学，一起做事最有劲；组个学习小组正好。',
  },
};

/** When a phase shows; 过 in the past, 紧 a hard year of one that is wanted. */
export const WUXING_YEAR: Family<`${Wuxing | '过'}.${'助' | '累'}` | '紧.累', ShownYearValues> = {
  id: 'element.year',
  when: '多的一行或用得着的一行，在哪一年最显',
  ...YEAR_FORM,
  ground: ({ what }) => `再看${what}应在哪一年`,
  expert: ({ named, wuxing, role, score }, key) =>
    `岁运见${wuxing}（${role}）以${named}为${key.endsWith('累') ? '重' : '先'}，${score}分。`,
  words: {
    '木.累': {
      short: '{when}新事少起头。',
      plain: ['{when}木气又盛，念头会更密，那一年新的事少起头。'],
      of: { child: ['{when}木气又盛，样样都想试，那一年少报新的。'] },
    },
    '火.累': {
      short: '{when}，急事过夜再办。',
      plain: ['火更旺的是{when}，容易急，要紧的话过一晚再讲。'],
      of: { child: ['火更旺的是{when}，容易急，吵完先抱一抱，再讲道理。'] },
    },
    '土.累': {
      short: '{when}先清一清。',
      plain: ['到{when}，土堆得更高，东西和事情都要先清一回。'],
      of: { child: ['到{when}，土堆得更厚，人会懒一些，多带着动一动。'] },
    },
    '金.累': {
      short: '{when}说话留半句。',
      plain: ['金更利的是{when}，话会直，伤和气的多半是口快。'],
      of: { child: ['金更利的是{when}，对自己要求高，那一年别再添规矩。'] },
    },
    '水.累': {
      short: '{when}多晒太阳。',
      plain: ['水漫得更开的是{when}，夜里想得多，白天要多晒太阳。'],
      of: { child: ['水漫得更开的是{when}，夜里想得多，白天要多晒太阳。'] },
    },
    '木.助': {
      short: '{when}适合起头。',
      plain: ['{when}木来添力，一件要做很多年的事，适合在那时起头。'],
      of: { child: ['{when}木来添力，想学的一样新本事，从那年开始最容易坚持。'] },
    },
    '火.助': {
      short: '{when}多去见人。',
      plain: ['火来添暖是{when}，热闹的、要见人的都放在那一年。'],
      of: { child: ['火来添暖是{when}，胆子会大些，登台、交朋友都放到那时。'] },
    },
    '土.助': {
      short: '{when}定得下来。',
      plain: ['土来托底是{when}，作息和约定在那时最容易定下来。'],
      of: { child: ['土来托底是{when}，起居和习惯在那时最容易定下来。'] },
    },
    '金.助': {
      short: '{when}收得了尾。',
      plain: ['等到{when}，金来得足，拖着的事在那一年了得断。'],
      of: { child: ['等到{when}，金来添力，做事更有头有尾，规矩也听得进。'] },
    },
    '水.助': {
      short: '{when}歇得好，想得开。',
      plain: ['{when}有水来润，歇息、走动、换个想法都有用。'],
      of: { child: ['{when}有水来润，学得进，也静得下，多带出去走走看看。'] },
    },
    '紧.累': {
      short: '{when}照老习惯过。',
      plain: ['往后偏紧的是{when}，{wuxing}也帮不上多少，那一年照平日的习惯过。'],
    },
    '过.累': {
      short: '{when}怎么缓的，照着做。',
      plain: ['{wuxing}在{when}重过一回，那时怎么缓过来的，可以照着做。'],
    },
    '过.助': {
      short: '{when}那样的顺手，认得出。',
      plain: ['{wuxing}在{when}来帮过忙，顺手的感觉就是那样，往后认得出。'],
    },
  },
};

/** When a pattern comes into its own, by how it holds; 过 in the past, 守 the year to hold still where none ahead helps. */
export const PATTERN_YEAR: Family<PlainState | '真' | '假' | '过' | '守', ShownYearValues> = {
  id: 'pattern.year',
  when: '格局在哪一年走得开',
  ...YEAR_FORM,
  isCostly: (key) => key === '守',
  expert: ({ what, named, wuxing, role, score }, key) =>
    key === '守'
      ? `${named}年${role}${wuxing}当令，${what}宜守，${score}分。`
      : `${what}之成败，可于${named}年验之：${role}${wuxing}主其年，${score}分。`,
  words: {
    成: { short: '{when}走得最开。', plain: ['这条路最走得开的是{when}，要紧的一步可以留到那时。'] },
    半成: { short: '{when}，帮手会露面。', plain: ['藏着的那位帮手，{when}会露面，到时记得开口。'] },
    败中有救: { short: '{when}接应来得及。', plain: ['{when}接应来得及，就是路上出点岔子也收得回来。'] },
    平: { short: '{when}有人推一把。', plain: ['{when}有人推一把，想定的方向不妨在那一年试试。'] },
    败: { short: '{when}好谈条件。', plain: ['互相顶着的几股力，到{when}会松一松，趁那时把条件谈好。'] },
    真: { short: '{when}放手去做。', plain: ['顺着的那股势到{when}最大，那时放手去做就好。'] },
    假: { short: '{when}往前走一段。', plain: ['{when}势头压得住那一点不肯，正好往前走一段。'] },
    过: {
      short: '{when}走得顺，照着来。',
      plain: ['{when}前后这条路走得顺，往后遇上相似的年份，照那时的做法来。'],
    },
    守: { short: '{when}守稳就好。', plain: ['{when}这条路最不好走，那一年只求把已有的守稳。'] },
  },
};

type YongshenYearValues = {
  /** 2019年（虚岁30）; empty where there is none. */
  readonly past: string;
  /** 2028年（虚岁39）; empty where there is none. */
  readonly when: string;
  readonly yong: Wuxing;
  /** 2019己亥、2028戊申. */
  readonly years: string;
  /** What else would be taken, where there is another reading. */
  readonly other: string;
};

/** Years that bear the choice of the 用神 out: one past (过), one to come (来), or both (两). */
export const YONGSHEN_YEAR: Family<'两' | '来' | '过' | '反', YongshenYearValues> = {
  id: 'useful.year',
  when: '用神得力的年份：过去的可对照，将来的可看',
  rule: 'PERIOD_VERDICT',
  source: OWN,
  ground: () => '取得对不对看年份',
  expert: ({ yong, years, other }, key) =>
    key === '反'
      ? `${years}${yong}受制，此年果滞，则取${yong}为是。`
      : `若${years}果得其力，则取${yong}为是；反是，${other === '' ? '则宜存疑' : `则参看取${other}一说`}。`,
  chip: ({ years }) => years,
  why: ({ yong, years }, key) =>
    key === '反' ? `这一年${yong}最不得力：${years}。` : `这几年里${yong}最得力：${years}。`,
  words: {
    两: {
      short: '{when}，看它灵不灵。',
      plain: ['想一想{past}，若那时确实顺手些，取{yong}多半不差。下一次看{when}。'],
    },
    来: { short: '{when}，就见分晓。', plain: ['往前看{when}，那一年若果然轻快，取{yong}就有了凭据。'] },
    过: {
      short: '{past}，可以对照。',
      plain: ['若{past}那一阵确实顺手，{yong}就算取对了；不然多看另一种读法。'],
    },
    反: {
      short: '{when}，反过来验。',
      plain: ['反过来看{when}，用得着的{yong}帮不上，若那时果然费力，{yong}就取对了。'],
    },
  },
};
