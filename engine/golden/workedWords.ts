/**
 * The worked charts write their evidence in a few characters. These say our data the same way, so that every value in it is
 * compared; nothing of the product speaks like this.
 */
import type { Evidence, HepanReason, LuckReason, RuleCode } from '../src/analysis/index.ts';
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
  PAT_MAIN_REVEALED: revealed,
  PAT_MINOR_REVEALED: revealed,
  PAT_MIXED_QI_REVEALED: revealed,
  PAT_FRAME: ({ members, kind, to, stem }) => `${members}${kind}${to}，取${stem}`,
  PAT_OWN_MONTH: ({ dayMaster, branch, god }) => `${dayMaster}生${branch}月，月令为${god}`,
  PAT_MAIN_HIDDEN: ({ branch, stem }) => `${branch}本气${stem}未透，仍以本气论`,
};

/** A piece of evidence in the words of the worked charts. */
export function workedWords<Code extends RuleCode>({ code, values }: Evidence<Code>): string {
  const textOf = WORDS[code] as ((values: Evidence<Code>['values']) => string) | undefined;
  if (textOf === undefined) throw new Error(`the worked charts have no words for ${code}`);
  return textOf(values);
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
    case 'PALACE_NEEDED':
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
