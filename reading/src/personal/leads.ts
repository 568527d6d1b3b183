/**
 * The grounds of a day or an hour in words: what lifts it and what weighs on it, each with a picture and a way.
 */
import type { LuckReason, PeriodBalance, ScoredPillar, VerdictGround } from '@shangyuan/engine/analysis';
import { mainStemOf, STEM_WUXING, TEN_GOD_GROUP, type TenGodGroup } from '@shangyuan/engine/ganzhi';
import { luckReasonText, type PeriodName } from '../chart/index.ts';
import { toStatement, type Reader } from '../statement/family.ts';
import { countOf, signedPoints } from '../statement/figures.ts';
import { portraitOf } from '../statement/joinStatements.ts';
import type { Statement } from '../statement/statement.ts';
import {
  PERSONAL_EVEN,
  PERSONAL_EVENT,
  PERSONAL_LEAD,
  type EventKey,
  type GroundSide,
  type LeadKey,
  type LeadValues,
} from './library/leadText.ts';

/** A ground in words. */
export interface Lead {
  readonly side: GroundSide;
  readonly points: number;
  /** Group of its god; null for an event. */
  readonly group: TenGodGroup | null;
  /** Event that it is; null for a stem. */
  readonly event: LuckReason['code'] | null;
  /** 甲木正合用，外头消息活. */
  readonly picture: string;
  /** 外头消息活. */
  readonly meaning: string;
  /** The way of an adult, with its stop. */
  readonly way: string;
  readonly values: LeadValues;
  readonly statement: Statement;
}

/** One lead or two, the heavier first. */
export type Leads = readonly [Lead, Lead?];

/** A day or an hour whose grounds are worded. */
export interface LeadSubject {
  readonly reader: Reader & { readonly turn: number };
  readonly period: PeriodName;
  readonly pillar: Pick<ScoredPillar, 'ganzhi' | 'why'>;
}

/** What a stem of use does, and one of too much. */
const VERBS: Readonly<Record<GroundSide, readonly string[]>> = {
  助: ['正合用', '帮得上', '来得正好', '托了一把'],
  累: ['偏多', '不大合用', '压着些', '绊着些'],
};

/** A branch that is struck, in words without terms. */
const PLACES: Readonly<Record<string, string>> = { 冲年支: '年', 冲月支: '月', 冲日支: '日', 冲时支: '时' };

/** Where the branch that is struck stands: 月上的, 日、时两处的, 三处的. */
function struckPlaces(why: readonly LuckReason[]): string {
  const places = why.flatMap(({ code }) => PLACES[code] ?? []);
  if (places.length === 1) return `${places[0]}上的`;
  return `${places.length === 2 ? places.join('、') : ''}${countOf(places.length)}处的`;
}

const isClash = (name: string): boolean => name in PLACES || name === '日柱天克地冲';

/** Whether two grounds are one event: a clash that strikes several pillars is one. */
export function isSameEvent(a: string, b: string): boolean {
  return a === b || (isClash(a) && isClash(b));
}

function eventGround(reason: LuckReason, why: readonly LuckReason[]): string {
  switch (reason.code) {
    case '伏吟':
      return `又逢自己的${reason.values.ganzhi}`;
    case '日柱天克地冲':
      return `${reason.values.luck}上下都与自己相对`;
    case '天乙':
      return `${reason.values.branch}是自己的贵人`;
    case '禄':
      return `${reason.values.branch}是自己的本位`;
    case '空亡':
      return `${reason.values.branch}落在空处`;
    case '三合局':
      return `${reason.values.branch}凑齐了${reason.values.members}`;
    default:
      return `${reason.values.luck}与${struckPlaces(why)}${reason.values.natal}相对`;
  }
}

function leadOf(
  { reader }: LeadSubject,
  statement: (reader: Reader, values: LeadValues) => Statement,
  lead: Pick<Lead, 'side' | 'points' | 'group' | 'event' | 'values'>,
): Lead {
  const worded = statement(reader, lead.values);
  const { whole } = worded;
  const text = whole ?? '';
  const picture = portraitOf(text).slice(0, -1);
  return {
    ...lead,
    picture,
    meaning: picture.slice(lead.values.ground.length + 1),
    way: text.slice(text.indexOf('；') + 1),
    statement: worded,
  };
}

function stemLead(subject: LeadSubject, ground: VerdictGround, also: string): Lead | null {
  const { by, stem, god, wuxing, role, points } = ground;
  if ((by !== '干' && by !== '支') || stem === null || god === null) return null;
  const side = points > 0 ? '助' : '累';
  const { branch } = subject.pillar.ganzhi;
  const isMain = mainStemOf(branch) === stem;
  const own = `${stem}${wuxing ?? ''}`;
  const noun = by === '干' ? own : isMain ? `${branch}${wuxing ?? ''}` : `${branch}里的${own}`;
  const verbs = VERBS[side];
  const { turn } = subject.reader;
  // Beside the turn of the texts, so that verb and text do not go in pairs.
  const verb = verbs[(turn + Math.floor(turn / verbs.length)) % verbs.length] ?? '';
  const place = by === '干' ? '天干' : `地支${branch}藏`;
  const values = {
    ground: `${noun}${also}${verb}`,
    noun,
    fact: `${subject.period}${place}${stem}为${god}，作${role ?? ''}，${signedPoints(points)}`,
    name: `${stem}${god}`,
  };
  const key: LeadKey = `${god}.${by}.${side}`;
  return leadOf(subject, (reader, filled) => toStatement(reader, PERSONAL_LEAD, { key, values: filled }), {
    side,
    points,
    group: TEN_GOD_GROUP[god],
    event: null,
    values,
  });
}

/** A pillar without lift or weight. */
function evenLead(subject: LeadSubject): Lead {
  const { name, stem, branch } = subject.pillar.ganzhi;
  const noun = `${stem}${STEM_WUXING[stem]}`;
  const ground = `${noun}、${branch}${STEM_WUXING[mainStemOf(branch)]}都不偏`;
  const values = { ground, noun, fact: `${subject.period}${name}的干支都不计分`, name };
  return leadOf(
    subject,
    (reader, filled) => toStatement(reader, PERSONAL_EVEN, { key: '平', values: filled }),
    { side: '助', points: 0, group: null, event: null, values },
  );
}

/** What a day meets in the chart, in words. A clash of no points moves what it strikes. */
export function eventLead(subject: LeadSubject, reason: LuckReason): Lead {
  const { code, points, pillars, source } = reason;
  const side = points > 0 ? '助' : '累';
  const ground = eventGround(reason, subject.pillar.why);
  const fact = luckReasonText(reason, subject.period).sentence.slice(0, -1);
  return leadOf(
    subject,
    (reader, filled) =>
      toStatement(reader, PERSONAL_EVENT, {
        key: `${code}.${side}` as EventKey,
        values: filled,
        pillars,
        rests: { source },
      }),
    { side, points, group: null, event: code, values: { ground, noun: ground, fact, name: code } },
  );
}

function leadFor(subject: LeadSubject, ground: VerdictGround, also = ''): Lead | null {
  const reason = subject.pillar.why.find(({ code }) => code === ground.by);
  return reason === undefined ? stemLead(subject, ground, also) : eventLead(subject, reason);
}

/** Points from which a ground is worth a sentence. */
const WORTH = 0.6;

/**
 * The one or two grounds of a period itself that it opens with, the heavier first: the heaviest lift and the heaviest weight; the two
 * heaviest where all are on one side; where there is none, that the pillar is even.
 */
export function leadsOf(
  subject: LeadSubject,
  { lifts, weighs }: Pick<PeriodBalance, 'lifts' | 'weighs'>,
): Leads {
  const isOwn = ({ by, stem }: VerdictGround): boolean =>
    stem !== null || subject.pillar.why.some(({ code }) => code === by);
  const heaviest = (a: VerdictGround, b: VerdictGround): number => Math.abs(b.points) - Math.abs(a.points);
  const own = [...lifts, ...weighs].filter(isOwn).toSorted(heaviest);
  const worth = own.filter(({ points }) => Math.abs(points) >= WORTH);
  const [first, ...rest] = worth.length > 0 ? worth : own.slice(0, 1);
  if (first === undefined) return [evenLead(subject)];
  const others = rest.filter(({ by }) => !isClash(by) || !isClash(first.by));
  const other = others.find(({ points }) => points > 0 !== first.points > 0);
  const second = other ?? others[0];
  const lead = leadFor(subject, first) ?? evenLead(subject);
  const beside = second === undefined ? null : leadFor(subject, second, other === undefined ? '也' : '');
  return beside === null ? [lead] : [lead, beside];
}
