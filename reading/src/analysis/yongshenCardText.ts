/**
 * 取用 on a screen: what each phase is to this chart and why, each school's own choice, then ours with how sure it is.
 */
import {
  SCHOOL_OF_RULE,
  type Analysis,
  type LedgerLine,
  type LedgerSchool,
  type Role,
} from '@shangyuan/engine/analysis';
import { WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { confidenceText, evidenceText, ledgerReasonText, ledgerText } from '../chart/index.ts';
import { signedPoints } from '../statement/figures.ts';
import { groupBy } from '../statement/groupBy.ts';

/** Whose vote a part of a bar is. */
export type VoteSchool = LedgerSchool | '顺势';

/** A phase in the ledger. */
export interface WuxingNeed {
  readonly wuxing: Wuxing;
  readonly role: Role;
  /** 最需要, 宜少. */
  readonly word: string;
  /** Points by school, those that are not 0; they sum to the total. */
  readonly parts: readonly { readonly school: VoteSchool; readonly points: number }[];
  /** Why, in a sentence or two. */
  readonly text: string;
  /** The lines with their points. */
  readonly arithmetic: readonly string[];
}

/** 取用 as a card shows it. */
export interface YongshenCard {
  /** The most needed first. */
  readonly needs: readonly WuxingNeed[];
  /** What each school takes by itself, with its source. */
  readonly schools: readonly {
    readonly name: VoteSchool;
    readonly wuxing: Wuxing;
    readonly source: string;
  }[];
  /** Ours. */
  readonly weighing: string;
  /** 把握中等. */
  readonly confidence: string;
  /** What makes it surer or less sure. */
  readonly because: readonly string[];
  readonly arithmetic: readonly string[];
  readonly source: string;
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  用神: '最需要',
  喜神: '有帮助',
  闲神: '平常',
  仇神: '少些好',
  忌神: '宜少',
};

const CONFIDENCE_WORDS = { 高: '把握较大', 中: '把握中等', 低: '把握不大' } as const;

/** Most sentences of a phase that are shown: the weightiest of each school, of the sign of the sum. */
const MAX_REASONS = 2;

function reasonsOf(lines: readonly LedgerLine[], total: number): string {
  const sorted = lines
    .filter(({ points }) => Math.sign(points) === Math.sign(total))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const texts: string[] = [];
  const schools = new Set<VoteSchool>();
  for (const line of sorted) {
    const school = SCHOOL_OF_RULE[line.code];
    if (schools.has(school) || texts.length === MAX_REASONS) continue;
    schools.add(school);
    texts.push(ledgerReasonText(line));
  }
  return texts.length === 0 ? '各家都没有特别的要求。' : texts.join('');
}

function needOf({ yongshen, roles }: Analysis, wuxing: Wuxing): WuxingNeed {
  const lines = yongshen.ledger.filter((line) => line.wuxing === wuxing);
  const bySchool = groupBy(lines, ({ code }) => SCHOOL_OF_RULE[code]);
  const parts = [...bySchool]
    .map(([school, own]) => ({ school, points: own.reduce((sum, { points }) => sum + points, 0) }))
    .filter(({ points }) => Math.round(points * 10) !== 0);
  return {
    wuxing,
    role: roles[wuxing],
    word: ROLE_WORDS[roles[wuxing]],
    parts,
    text: reasonsOf(lines, yongshen.votes[wuxing]),
    arithmetic: lines.map((line) => {
      const { sentence, arithmetic } = ledgerText(line);
      return `${sentence}${arithmetic ?? ''}`;
    }),
  };
}

/** 取用 of a chart for a card. */
export function yongshenCardOf(analysis: Analysis): YongshenCard {
  const { yongshen, explanation } = analysis;
  const { choices, ledger, confidence, ranking, votes } = yongshen;
  const method = explanation.find(({ step }) => step === '用神');
  const sourceOf = (school: LedgerSchool, wuxing: Wuxing): string => {
    const own = ledger.filter((line) => SCHOOL_OF_RULE[line.code] === school && line.wuxing === wuxing);
    return own.toSorted((a, b) => b.points - a.points)[0]?.source ?? '';
  };
  const ends = explanation.find(({ step }) => step === '结论');
  const totals = WUXING.map((wuxing) => `${wuxing}${signedPoints(votes[wuxing])}`).join('，');
  return {
    needs: ranking.map((wuxing) => needOf(analysis, wuxing)),
    schools: (Object.entries(choices) as [LedgerSchool, Wuxing][]).map(([name, wuxing]) => ({
      name,
      wuxing,
      source: sourceOf(name, wuxing),
    })),
    weighing: method === undefined ? '' : evidenceText(method).sentence,
    confidence: CONFIDENCE_WORDS[confidence.word],
    because: confidence.why.map((step) => confidenceText(step).sentence),
    arithmetic: [
      `合计：${totals}。`,
      ...confidence.why.map((step) => {
        const { sentence, arithmetic } = confidenceText(step);
        return `${sentence}${arithmetic ?? ''}。`.replace('。。', '。');
      }),
      ...(ends === undefined ? [] : [evidenceText(ends).arithmetic ?? '']),
    ],
    source: method?.source ?? '',
  };
}
