/**
 * What a ground of a period means in a clause of plain words, by the age that is lived in it and by the length of the period. Clauses
 * stand in sentences with their reasons: they name no work, partner or children.
 */
import type { VerdictGround } from '@shangyuan/engine/analysis';
import type { TenGod } from '@shangyuan/engine/ganzhi';

/** 少 to eighteen by 虚岁, 业 to sixty-five, 闲 after. */
export type LifeStage = '少' | '业' | '闲';

/** Length of a period: a decade, a year, a month. */
export type PeriodLength = '运' | '年' | '月';

/** What a god is in one plain word. */
export const GOD_PLAIN: Readonly<Record<TenGod, string>> = {
  比肩: '同辈',
  劫财: '竞争',
  食神: '手艺',
  伤官: '主张',
  偏财: '机会',
  正财: '实务',
  七杀: '压力',
  正官: '规矩',
  偏印: '钻研',
  正印: '照应',
};

/** Where a god helps, and where it costs. */
interface Sides {
  readonly 助: string;
  readonly 累: string;
}

type ClausesOfLife = Readonly<Record<PeriodLength, Sides>>;

const WORKING: Readonly<Record<TenGod, ClausesOfLife>> = {
  比肩: {
    运: { 助: '身边有肯出力的同辈', 累: '旁人都争同一份' },
    年: { 助: '有同辈来搭手', 累: '旁人也盯着你要的那份' },
    月: { 助: '有伴一起做', 累: '凡事要跟人比跟人等' },
  },
  劫财: {
    运: { 助: '有一班敢闯的朋友', 累: '花钱花力的口子开得多' },
    年: { 助: '有胆气去争', 累: '开口借、开口求的多' },
    月: { 助: '冲劲来得正好', 累: '手松心也急' },
  },
  食神: {
    运: { 助: '手艺慢慢养得出来', 累: '松劲容易成了习惯' },
    年: { 助: '兴致与手艺都出得来', 累: '松了劲事情一拖再拖' },
    月: { 助: '手感正好', 累: '精神散了容易拖' },
  },
  伤官: {
    运: { 助: '主意有人听也改得动', 累: '常与规矩顶着' },
    年: { 助: '新主意用得上', 累: '话锋太快容易得罪人' },
    月: { 助: '说话和点子都灵', 累: '嘴快容易起口角' },
  },
  偏财: {
    运: { 助: '外面的往来与机会活', 累: '摊子铺开了难收' },
    年: { 助: '外头有人找上来谈', 累: '诱人的提议都要先垫' },
    月: { 助: '来往多也有小收获', 累: '花样多容易分心' },
  },
  正财: {
    运: { 助: '踏实做事就有回报', 累: '柴米琐事一直缠手' },
    年: { 助: '付出多少收回多少', 累: '样样都要亲自经手' },
    月: { 助: '实在的事推进得稳', 累: '琐事和开支扎堆' },
  },
  七杀: {
    运: { 助: '压力正好逼出本事', 累: '担子重过准备' },
    年: { 助: '硬任务落下来也接得住', 累: '事情来得又急又硬' },
    月: { 助: '任务重也顶得住', 累: '催得急也压得紧' },
  },
  正官: {
    运: { 助: '名分和规矩站在你这边', 累: '责任和规矩管得紧' },
    年: { 助: '名正言顺的事轮得到', 累: '手续和规矩都多' },
    月: { 助: '正式的场合加分', 累: '规矩收得紧' },
  },
  偏印: {
    运: { 助: '静下心学得成冷门的本事', 累: '顾虑多而迟迟不动' },
    年: { 助: '静得下心也钻得进去', 累: '想得多动得少' },
    月: { 助: '适合关起门来钻研', 累: '心里闷而疑虑多' },
  },
  正印: {
    运: { 助: '有人教也有人照应', 累: '靠着等着动得少' },
    年: { 助: '有人照应也学得进', 累: '想等齐备常常误车' },
    月: { 助: '学得进也有人帮', 累: '凡事想等旁人先动' },
  },
};

/** Of those past working life. */
const LATE: Readonly<Record<TenGod, ClausesOfLife>> = {
  比肩: {
    运: { 助: '老伙伴走动得勤', 累: '爱跟同龄的比' },
    年: { 助: '有老友结伴', 累: '比来比去不舒坦' },
    月: { 助: '老友来得勤', 累: '总拿自己跟人比' },
  },
  劫财: {
    运: { 助: '总有人拉着出门热闹', 累: '人情与推销让手头发紧' },
    年: { 助: '场面热闹兴致也高', 累: '抹不开面子容易多花' },
    月: { 助: '出门有人招呼', 累: '人情往来花得多' },
  },
  食神: {
    运: { 助: '胃口和兴致都好', 累: '人懒得动' },
    年: { 助: '吃得香也有喜欢的事', 累: '懒得动的时候多' },
    月: { 助: '胃口好也睡得香', 累: '人容易犯懒' },
  },
  伤官: {
    运: { 助: '话匣子打开就有人听', 累: '看不惯的多也爱念叨' },
    年: { 助: '想说的有人听', 累: '话多了容易拌嘴' },
    月: { 助: '讲起从前有人听', 累: '嘴上容易不让人' },
  },
  偏财: {
    运: { 助: '出门走走多有新鲜事', 累: '外面的花样太费神' },
    年: { 助: '近处走走有乐趣', 累: '好听的话要多留个心' },
    月: { 助: '近处逛逛也开心', 累: '推销的话听得多' },
  },
  正财: {
    运: { 助: '家里收拾得清楚好用', 累: '惦记开销而睡不踏实' },
    年: { 助: '手头有数心里就稳', 累: '琐碎的事操心多' },
    月: { 助: '家里的事理得清', 累: '零碎的开销费神' },
  },
  七杀: {
    运: { 助: '遇事拿得出主意', 累: '要跑的手续让人心急' },
    年: { 助: '急事也稳得住', 累: '事情挤在一处容易乏' },
    月: { 助: '临时有事也不慌', 累: '要办的事赶到一起' },
  },
  正官: {
    运: { 助: '起居有序也说得上话', 累: '礼数和操办让身子累' },
    年: { 助: '起居有钟点精神稳', 累: '应酬和礼数多' },
    月: { 助: '吃睡都有钟点', 累: '礼数上走动多' },
  },
  偏印: {
    运: { 助: '放下的老爱好捡得回来', 累: '多想而不爱出门' },
    年: { 助: '清静里读读写写', 累: '话闷在心里' },
    月: { 助: '一个人静静也自在', 累: '心里的话没处说' },
  },
  正印: {
    运: { 助: '有人照应也安心', 累: '被照顾得多而少动' },
    年: { 助: '事事有人惦记着问', 累: '什么都等着旁人来办' },
    月: { 助: '常有人来照看', 累: '样样等着旁人办' },
  },
};

const YOUNG: Readonly<Record<TenGod, Sides>> = {
  比肩: { 助: '有伙伴互相带着走', 累: '同伴之间爱比高低' },
  劫财: { 助: '胆子大敢跟着闯', 累: '心思都在玩伴身上' },
  食神: { 助: '吃玩之间本事自己长', 累: '贪玩把功课推到最后' },
  伤官: { 助: '点子多也有人看', 累: '常与大人顶嘴' },
  偏财: { 助: '跟着大人见了不少世面', 累: '新鲜玩意儿让人坐不住' },
  正财: { 助: '家里安排得妥当', 累: '家里操心又管得细' },
  七杀: { 助: '管得严也逼出了本事', 累: '规矩和考试压得紧' },
  正官: { 助: '守规矩让老师放心', 累: '条条框框让人放不开' },
  偏印: { 助: '爱琢磨有自己的偏好', 累: '心思重又不肯说' },
  正印: { 助: '有长辈疼也读得进书', 累: '照顾太周到反而少动手' },
};

type EventName = Exclude<VerdictGround['by'], '干' | '支'>;

const EVENTS: Readonly<Record<EventName, Sides>> = {
  大运: { 助: '十年的大势托着', 累: '十年的大势偏紧' },
  流年: { 助: '全年的势头托着', 累: '全年的势头偏紧' },
  流月: { 助: '当月的势头托着', 累: '当月的势头偏紧' },
  流日: { 助: '当天的势头托着', 累: '当天的势头偏紧' },
  冲日支: { 助: '日常里拧着的事松开了', 累: '住处和作息要挪动' },
  冲月支: { 助: '旧的安排松开了', 累: '做事的根基在晃' },
  冲年支: { 助: '老家那头的牵绊松开', 累: '长辈和老家那头有变动' },
  冲时支: { 助: '往后的打算重新排过', 累: '往后的打算一改再改' },
  伏吟: { 助: '旧题目做熟了', 累: '旧题目再来一遍' },
  日柱天克地冲: { 助: '里外都换得动', 累: '自己和身边都在换位置' },
  天乙: { 助: '难处有人搭手', 累: '帮忙的人隔得远' },
  禄: { 助: '力气回到自己手里', 累: '力气使得太满' },
  空亡: { 助: '旧牵绊落了空', 累: '出了力回音却慢' },
  三合局: { 助: '几方的力凑到一处', 累: '几方的事缠到一处' },
};

/** Events that mean something else to a child. */
const YOUNG_EVENTS: Readonly<Partial<Record<EventName, Sides>>> = {
  冲日支: { 助: '换了个住得开的地方', 累: '住处和作息常在变' },
  冲月支: { 助: '换了合适的学校或老师', 累: '学校和家里的安排在变' },
  冲时支: { 助: '喜欢的玩伴换了一批', 累: '喜好一天一个样' },
};

/** First 虚岁 of a life past work, and of one past school. */
const LATE_AGE = 66;
const GROWN_AGE = 19;

/** Stage of life at an age; without one that of a grown reader. */
export function lifeStageOf(ageXu: number | null): LifeStage {
  if (ageXu === null) return '业';
  if (ageXu >= LATE_AGE) return '闲';
  return ageXu >= GROWN_AGE ? '业' : '少';
}

function sidesOf({ by, god }: VerdictGround, stage: LifeStage, length: PeriodLength): Sides {
  if (by !== '干' && by !== '支') return (stage === '少' ? YOUNG_EVENTS[by] : undefined) ?? EVENTS[by];
  const name = god as TenGod;
  if (stage === '少') return YOUNG[name];
  return (stage === '业' ? WORKING : LATE)[name][length];
}

/** A ground of a period as a clause: 名分和规矩站在你这边. */
export function clauseOf(ground: VerdictGround, stage: LifeStage, length: PeriodLength): string {
  return sidesOf(ground, stage, length)[ground.points > 0 ? '助' : '累'];
}

/** Clauses of grounds, the heaviest first, each once. */
export function clausesOf(
  grounds: readonly VerdictGround[],
  stage: LifeStage,
  length: PeriodLength,
): readonly string[] {
  return [...new Set(grounds.map((ground) => clauseOf(ground, stage, length)))];
}
