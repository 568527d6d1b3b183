/**
 * The worked charts write their evidence in a few characters. These say our data the same way, so that every value in it is
 * compared; nothing of the product speaks like this.
 */
import type { Evidence, HepanReason, LedgerLine, LuckReason, RuleCode } from '../src/analysis/index.ts';
import type { PillarKey } from '../src/chart/index.ts';

const PILLAR = { year: '年', month: '月', day: '日', hour: '时' } as const satisfies Record<
  PillarKey,
  string
>;

type Words = { readonly [Code in RuleCode]?: (values: Evidence<Code>['values']) => string };

interface Revealed {
  readonly branch: string;
  readonly role: string;
  readonly stem: string;
  readonly pillar: PillarKey;
  readonly changed: { readonly written: string; readonly to: string } | null;
}

const revealed = ({ branch, role, stem, pillar, changed }: Revealed): string =>
  `${branch}${role}${stem}透${PILLAR[pillar]}干${changed === null ? '' : `（${changed.written}合化${changed.to}）`}`;
const most = (name: string, { value, border }: { value: number; border: number }, unit = ''): string =>
  `${name}${value}${unit}≤${border}${unit}`;
const least = (name: string, { value, border }: { value: number; border: number }): string =>
  `${name}${value}%≥${border}%`;

const WORDS: Words = {
  STEM_COMBINE_TRANSFORMED: ({ members, to }) => `${members}合化${to}`,
  STEM_COMBINE_BOUND: ({ members }) => `${members}合而不化`,
  STEM_COMBINE_CONTESTED: ({ members }) => `${members}争合不化`,
  三会_化: ({ members, to }) => `${members}三会${to}`,
  三会_聚: ({ members, to }) => `${members}三会${to}`,
  三合_化: ({ members, to }) => `${members}三合${to}`,
  三合_聚: ({ members, to }) => `${members}三合${to}`,
  六合_化: ({ members, to }) => `${members}合化${to}`,
  六合_绊: ({ members }) => `${members}合而不化`,
  半合: ({ members, to }) => `${members}半合${to}`,
  六冲_损: ({ members }) => `${members}冲`,
  六冲_合解: ({ members }) => `${members}冲而有合，解`,
  SPECIAL_PAIR: ({ members }) => `${members}相邻而合`,
  SPECIAL_SEASON: ({ branch, to }) => `${branch}月${to}得令`,
  SPECIAL_UNCONTESTED: () => '无争合',
  SPECIAL_NEIGHBOURS: ({ to }) => `邻干无克${to}者`,
  SPECIAL_ROOTLESS_PAIR: () => '合干无本气根',
  SPECIAL_DAY_ROOT: (root) => `四支本气无比劫，${most('比劫根', root)}`,
  SPECIAL_TO: ({ to, ...limit }) => least(to, limit),
  SPECIAL_SUPPORT_MAX: ({ isRootless, ...limit }) =>
    `${most('身', limit, '%')}${isRootless ? '（比劫无根）' : ''}`,
  SPECIAL_NO_MAIN: () => '四支本气无比劫印',
  SPECIAL_ROOT: (limit) => most('比劫根', limit),
  SPECIAL_HIDDEN: (limit) => most('比劫印藏', limit),
  SPECIAL_SEAL_STEMS: (limit) => most('印干', limit),
  SPECIAL_LED_BY: ({ group, ...limit }) => least(group, limit),
  SPECIAL_SUPPORT_MIN: (limit) => least('身', limit),
  SPECIAL_GROUP_MAX: ({ group, ...limit }) => most(group, limit, '%'),
  SPECIAL_NO_OFFICER_STEM: () => '无官杀干',
  SPECIAL_OWN_MIN: (limit) => least('比劫', limit),
  SPECIAL_SEAL_LEADS: ({ seal, own }) => `印${seal}%>比劫${own}%`,
  SPECIAL_PURE_WEAK: ({ isTrue, root, sealHidden }) =>
    `${isTrue ? '真' : '假'}：${most('比劫根', root)}，无印干，${most('印藏', sealHidden)}`,
  SPECIAL_PURE_STRONG: ({ isTrue, branches }) =>
    isTrue ? '真：无官杀本气在合局之外' : `假：${branches.join('')}本气为官杀，未入合局`,
  PAT_MAIN_REVEALED: revealed,
  PAT_MINOR_REVEALED: revealed,
  PAT_MIXED_QI_REVEALED: revealed,
  PAT_FRAME: ({ members, kind, to, stem }) => `${members}${kind}${to}，取${stem}`,
  PAT_OWN_MONTH: ({ dayMaster, branch, god }) => `${dayMaster}生${branch}月，月令为${god}`,
  PAT_MAIN_HIDDEN: ({ branch, stem }) => `${branch}本气${stem}未透，仍以本气论`,
  UG_FOLLOW: ({ name, group }) => `${name}:${group}`,
  UG_TRANSFORM: ({ relation }) => relation,
  UG_SUPPORT_WEAK: ({ class: of, support, cause, group }) => `${of}(${support}) 主因${cause}:${group}`,
  UG_RESTRAIN_STRONG: ({ class: of, support, cause, group }) => `${of}(${support}) 主因${cause}:${group}`,
  UG_CLIMATE: ({ dayMaster, month, rank, stem }) => `${dayMaster}日${month}月调候第${rank}:${stem}`,
  UG_BRIDGE: ({ a, b }) => `${a}${b}相战`,
  UG_DISEASE: ({ percent }) => `${percent}%`,
  UG_MEDICINE: ({ disease }) => `克${disease}`,
  UG_PATTERN: ({ pattern, group, isAssist }) => `${pattern}${isAssist ? '相神' : '取法'}${group}`,
};

/** A piece of evidence in the words of the worked charts. */
export function workedWords<Code extends RuleCode>({ code, values }: Evidence<Code>): string {
  const say = WORDS[code] as ((values: Evidence<Code>['values']) => string) | undefined;
  if (say === undefined) throw new Error(`the worked charts have no words for ${code}`);
  return say(values);
}

/** A line of the ledger in the words of the worked charts. */
export function workedLine(line: LedgerLine): string {
  const words = workedWords(line);
  if (line.code === 'UG_BRIDGE') return `${words}，${line.wuxing}通关`;
  if (line.code === 'UG_DISEASE') return `病：${line.wuxing}${words}`;
  return line.code === 'UG_MEDICINE' ? `药：${line.wuxing}${words}` : words;
}

/** An adjustment of a luck score in the words of the worked charts. */
export function workedLuck(reason: LuckReason): string {
  const name = reason.code === '三合局' ? `三合${reason.values.to}局` : reason.code;
  return `${name}${reason.points > 0 ? '+' : ''}${reason.points}`;
}

const PERSON = { a: '甲', b: '乙' } as const;
const PALACE = {
  a: { spouse: '甲宫', children: '父母之子女宫', parents: '' },
  b: { spouse: '乙宫', children: '', parents: '子女之父母宫' },
} as const;

/** A reason of 合盘 in the words of the worked pairs; null for those that they only count. */
export function workedHepan(reason: HepanReason): string | null {
  switch (reason.code) {
    case 'ZODIAC':
      return `${reason.values.a}${reason.values.b}:${reason.values.ties.join('/') || '无'}`;
    case 'NAYIN':
      return `${reason.values.a}/${reason.values.b}:${reason.values.tie}`;
    case 'DAY_PILLARS': {
      const { a, b, stemTie, branchTies } = reason.values;
      return `${a}/${b} 干:${stemTie} 支:${branchTies.join('/') || '无'}`;
    }
    case 'COVER':
      return reason.values.of === 'a'
        ? `甲方所缺由乙方补${reason.values.percent}%`
        : `乙方所缺由甲方补${reason.values.percent}%`;
    case 'SUIT':
      return reason.values.of === 'a'
        ? `乙方五行于甲方喜忌${reason.values.suit}`
        : `甲方五行于乙方喜忌${reason.values.suit}`;
    case 'SEEN_AS':
      return reason.values.by === 'a' ? `甲见乙为${reason.values.god}` : `乙见甲为${reason.values.god}`;
    case 'PALACE_WANTED':
      return `${PALACE[reason.values.of][reason.values.palace]}位为喜用`;
    case 'PALACE_UNWANTED':
      return `${PALACE[reason.values.of][reason.values.palace]}位为忌`;
    case 'PALACE_HOLDS':
      return `${PALACE[reason.values.of][reason.values.palace]}藏对方日主`;
    case 'PALACE_OPPOSED':
    case 'PALACE_JOINED':
      return null;
    case 'TIANYI':
      return `${PERSON[reason.values.of]}得对方为天乙`;
    case 'LUANXI':
      return `${PERSON[reason.values.of]}红鸾天喜在对方年支`;
    case 'YINYANG':
      return `${PERSON[reason.values.of]}阴差阳错`;
    case 'GULUAN':
      return `${PERSON[reason.values.of]}孤鸾`;
    case 'LONELY_BOTH':
      return '双方孤寡';
    case 'LONELY_ONE':
      return '一方孤寡';
    case 'TAOHUA_BOTH':
      return '双方桃花';
    case 'LUCK_SYNC': {
      const { fromYear, years, goodCount, apartCount } = reason.values;
      return `${fromYear}起${years}年同顺${goodCount}年、错位${apartCount}年`;
    }
  }
}
