/**
 * The personal calendar in sentences: a day, and its hours, for one person. Every sentence is read from the verdict of the day.
 */
import {
  dayVerdictOf,
  hourBalanceOf,
  luckTouchesOf,
  type LuckFactSource,
  type LuckTouch,
  type PeriodBalance,
  type PeriodVerdict,
  type PersonalDay,
  type PersonalHour,
} from '@shangyuan/engine/analysis';
import { TEN_GOD_GROUP, type TenGodGroup } from '@shangyuan/engine/ganzhi';
import type { CivilDate } from '@shangyuan/engine/time';
import { hashOf, toStatement, type Reader } from '../statement/family.ts';
import { signedPoints } from '../statement/figures.ts';
import { portraitOf } from '../statement/joinStatements.ts';
import { ageOn, audienceOf, chartKeyOf, type ReaderAnswers } from '../statement/reader.ts';
import type { Statement } from '../statement/statement.ts';
import { eventLead, isSameEvent, leadsOf, type Lead, type Leads, type LeadSubject } from './leads.ts';
import { PERSONAL_ERRAND } from './library/errandText.ts';
import type { GroundSide } from './library/leadText.ts';
import {
  PERSONAL_HOUR,
  PERSONAL_NET,
  PERSONAL_TOUCH,
  type NetKey,
  type TouchKey,
} from './library/netText.ts';
import { stageOf, type Stage } from './stage.ts';

/** A day in words. */
export interface PersonalDayReading {
  /** For a line of the month, in one short sentence with its ground. */
  readonly headline: string;
  /** What lifts and what weighs, what the day comes to, what else it meets in the chart, and one thing to do. */
  readonly statements: readonly Statement[];
}

/** What is known of the person of a personal calendar. */
export interface PersonalReader {
  /** Civil date of birth, which the age on the day is counted from; null where it is not known. */
  readonly bornOn: CivilDate | null;
  readonly answers: ReaderAnswers;
}

/** An hour in words. */
export interface PersonalHourReading {
  readonly hour: PersonalHour;
  readonly statement: Statement;
}

/** Most events that a day shows beside its opening, those of most points first. */
const MAX_EVENTS = 3;
/** Longest headline. */
const HEADLINE_MAX = 22;
/** Points from which the day itself, or its month and year, go one way. */
const CLEAR = 1;
/** Days after which a branch comes again. */
const BRANCHES = 12;

/** A count that differs between neighbours, and where a stem or a branch comes again. */
function turnOf(chartKey: string, jdn: number): number {
  return (hashOf(chartKey) % 60) + jdn + Math.floor(jdn / BRANCHES);
}

const endless = (text: string): string => text.replace(/。$/u, '');

const presentOf = ([first, second]: Leads): readonly Lead[] =>
  second === undefined ? [first] : [first, second];

/** The leads in one sentence, the heavier first; 一面…一面… where both sides of the day are strong. */
function openingText(leads: Leads, isMixed: boolean): string {
  const [first, second] = leads;
  if (second === undefined) return `${first.picture}。`;
  if (first.side === second.side) return `${first.picture}；${second.picture}。`;
  if (isMixed) return `一面${first.picture}；一面${second.picture}。`;
  return `${first.picture}；${first.side === '助' ? '只是' : '好在'}${second.picture}。`;
}

function openingOf(leads: Leads, verdict: PeriodVerdict, headline: string): Statement {
  const plain = openingText(leads, verdict.isMixed);
  const { way } = wayLeadOf(leads, verdict);
  const present = presentOf(leads);
  return {
    key: present.map(({ statement }) => statement.key).join('+'),
    ground: null,
    short: headline,
    plain,
    whole: `${endless(plain)}；${way}`,
    expert: `${present.map(({ values }) => values.fact).join('；')}。`,
    evidence: present.flatMap(({ statement }) => statement.evidence),
    isCostly: present.some(({ side }) => side === '累'),
    claims: [],
  };
}

/** The lead of the side that the day comes to, the heavier where it comes to neither. */
function wayLeadOf(leads: Leads, { lean }: Pick<PeriodVerdict, 'lean'>): Lead {
  return presentOf(leads).find(({ side }) => side === lean) ?? leads[0];
}

const pointsOf = ({ lifts, weighs }: PeriodVerdict, by: '流月' | '流年'): number =>
  [...lifts, ...weighs].find((ground) => ground.by === by)?.points ?? 0;

interface Net {
  readonly key: NetKey;
  /** Month or year that moves the day more, to the side of both together. */
  readonly longer: string;
  readonly values: { readonly own: string; readonly month: string; readonly year: string };
}

function netOf({ monthGanzhi, yearGanzhi, band }: PersonalDay, verdict: PeriodVerdict, leads: Leads): Net {
  const sum = [...verdict.lifts, ...verdict.weighs].reduce((all, { points }) => all + points, 0);
  const [month, year] = [pointsOf(verdict, '流月'), pointsOf(verdict, '流年')];
  const longer = month + year;
  const own = sum - longer;
  const isMonth = longer > 0 ? month >= year : month <= year;
  const keyOf = (): NetKey => {
    if (verdict.lean === '平') {
      if (own > CLEAR && longer < -CLEAR) return '平.升';
      return own < -CLEAR && longer > CLEAR ? '平.托' : '平.同';
    }
    const sign = verdict.lean === '助' ? 1 : -1;
    const lean = band === '宜守' ? '守' : verdict.lean;
    if (longer * sign <= CLEAR) return `${lean}.自`;
    const isAgainst = own * sign < -CLEAR || presentOf(leads).every(({ side }) => side !== verdict.lean);
    return isAgainst ? `${lean}.外` : `${lean}.同`;
  };
  return {
    key: keyOf(),
    longer: isMonth ? `${monthGanzhi.name}月` : `${yearGanzhi.name}年`,
    values: { own: signedPoints(own), month: signedPoints(month), year: signedPoints(year) },
  };
}

/** The line of a day: its ground and what it means, on the side that the day comes to. */
function headlineOf(leads: Leads, { lean }: PeriodVerdict, { longer }: Net): string {
  const [first, second] = leads;
  const net = lean === '平' ? first : presentOf(leads).find(({ side }) => side === lean);
  if (net === undefined) {
    return lean === '助'
      ? `${longer}托着，${first.meaning}也不碍。`
      : `${longer}压着，好在${first.meaning}。`;
  }
  const other = net === first ? second : first;
  const turn = other?.side === net.side ? '' : net.side === '助' ? '只是' : '好在';
  const both = other === undefined ? '' : `${net.picture}，${turn}${other.meaning}。`;
  return both !== '' && both.length <= HEADLINE_MAX ? both : `${net.picture}。`;
}

const TOUCHES = {
  三会: '合',
  三合: '合',
  天地鸳合: '合',
  六合: '合',
  半合: '合',
  三刑: '刑',
  刑: '刑',
  六害: '害',
  六破: '破',
} as const;

/** The weightiest touch that the score does not count. */
function touchOf(reader: Reader, touches: readonly LuckTouch[]): Statement | null {
  for (const { kind, pillars, isResolved, relation } of touches) {
    const [nearest] = pillars;
    if (isResolved || nearest === undefined || !(kind in TOUCHES)) continue;
    const key: TouchKey = `${TOUCHES[kind as keyof typeof TOUCHES]}.${nearest}`;
    const values = { fact: `${relation.members}${relation.kind}` };
    return toStatement(reader, PERSONAL_TOUCH, { key, pillars, values });
  }
  return null;
}

/** What else a day meets: its events beside the opening, or a touch. */
function meetingsOf(subject: LeadSubject, leads: Leads, { touches }: PeriodVerdict): (Statement | null)[] {
  const events = subject.pillar.why
    .filter(({ code }) => presentOf(leads).every(({ event }) => event === null || !isSameEvent(event, code)))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .filter(({ code }, i, all) => all.findIndex((each) => isSameEvent(each.code, code)) === i)
    .slice(0, MAX_EVENTS)
    .map((reason) => eventLead(subject, reason).statement);
  if (events.length === 0) return [touchOf(subject.reader, touches)];
  return events.map((event) => ({ ...event, plain: portraitOf(event.plain ?? '') }));
}

/** One thing to do: by the lead of the day for adults, by its group of gods for others. */
function errandOf(
  { reader, pillar }: LeadSubject & { readonly pillar: PersonalDay },
  leads: Leads,
  verdict: PeriodVerdict,
  stage: Stage,
): Statement {
  const lead = wayLeadOf(leads, verdict);
  if (stage === '成年') return { ...lead.statement, key: `${lead.statement.key}.way`, plain: lead.way };
  const grounds = lead.side === '助' ? verdict.lifts : verdict.weighs;
  const god = grounds.find((ground) => ground.god !== null)?.god ?? pillar.stemGod;
  const group: TenGodGroup = lead.group ?? TEN_GOD_GROUP[god];
  const side: GroundSide = lead.side;
  const { fact, name } = lead.values;
  return toStatement(reader, PERSONAL_ERRAND, { key: `${stage}.${group}.${side}`, values: { fact, name } });
}

/**
 * A day of the personal calendar.
 *
 * @param source an analysis; with the date it chooses between texts, so that a month does not read alike
 */
export function personalDayReading(
  source: LuckFactSource,
  day: PersonalDay,
  { bornOn, answers }: PersonalReader,
): PersonalDayReading {
  const chartKey = chartKeyOf(source);
  const age = bornOn === null ? null : ageOn(bornOn, day.date);
  const audience = audienceOf(age, answers);
  const reader = { chartKey, turn: turnOf(chartKey, day.jdn), audience, answers };
  const subject = { reader, period: '流日', pillar: day } as const;
  const verdict = dayVerdictOf(source, day, () => luckTouchesOf(source, source, day.ganzhi, 'liuri'));
  const leads = leadsOf(subject, verdict);
  const net = netOf(day, verdict, leads);
  const headline = headlineOf(leads, verdict, net);
  const statements = [
    openingOf(leads, verdict, headline),
    toStatement(reader, PERSONAL_NET, {
      key: net.key,
      values: { ganzhi: day.ganzhi.name, band: day.band, longer: net.longer, ...net.values },
    }),
    ...meetingsOf(subject, leads, verdict),
    errandOf(subject, leads, verdict, stageOf(age, answers)),
  ];
  return { headline, statements: statements.filter((statement) => statement !== null) };
}

/** The lead of an hour; after the day or month that outweighs it, where it comes to the other side. */
function hourLead({ side, picture }: Lead, { lean, lifts, weighs }: PeriodBalance): string {
  if (lean === '平' || side === lean) return picture;
  const longer = (lean === '助' ? lifts : weighs).find(({ by }) => by === '流日' || by === '流月');
  const name = longer?.by === '流日' ? '当天' : '这个月';
  return lean === '助' ? `${name}托着，${picture}也不碍` : `${name}偏紧，好在${picture}`;
}

/** The thirteen hours of a day, the early and the late 子 apart; empty where the day was rated without them. */
export function personalHourReadings(source: LuckFactSource, day: PersonalDay): PersonalHourReading[] {
  const chartKey = chartKeyOf(source);
  const first = turnOf(chartKey, day.jdn);
  return day.hours.map((hour, i) => {
    const reader = { chartKey, turn: first + i };
    const balance = hourBalanceOf(source, hour, day);
    const leads = leadsOf({ reader, period: '流时', pillar: hour }, balance);
    const lead = wayLeadOf(leads, balance);
    const { band, ganzhi } = hour;
    const worded = toStatement(reader, PERSONAL_HOUR, {
      key: band === '宜守' ? '守' : balance.lean,
      values: { lead: hourLead(lead, balance), ganzhi: ganzhi.name, band },
    });
    const evidence = [...presentOf(leads).flatMap(({ statement }) => statement.evidence), ...worded.evidence];
    return { hour, statement: { ...worded, evidence } };
  });
}
