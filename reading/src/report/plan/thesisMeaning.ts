/**
 * The leading thesis of a report in the words of a part of life: what a section opens with.
 */
import { statementIfDefined, type Family } from '../../statement/family.ts';
import { shareClause, shareWords } from '../../statement/figures.ts';
import type { Statement } from '../../statement/statement.ts';
import { groupPositionText, percentOf } from '../figures.ts';
import { THESIS_HEALTH, THESIS_LOVE } from '../library/thesisLifeText.ts';
import { THESIS_LATE, THESIS_MINOR, THESIS_YOUNG } from '../library/thesisReaderText.ts';
import { THESIS_WEALTH, THESIS_WORK } from '../library/thesisText.ts';
import type { ThesisValues } from '../library/thesisForm.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { bearingOf, reportPlanOf, type Domain, type Thesis } from './reportPlan.ts';

/** Groups of the day master's own side. */
const OWN_SIDE: readonly string[] = ['印', '比劫'];

/** Whether a thesis helps or costs; a group that does neither costs what is given to it. */
function sideOf(facts: ReportFacts, { wuxing }: Thesis): '助' | '累' {
  return wuxing !== null && facts.benefit[wuxing] === '累' ? '累' : '助';
}

/** How a group stands: 弱 and 强 where its role is the usual one for that strength, else by its role. */
function standingOf(facts: ReportFacts, { group, wuxing }: Thesis): string {
  const benefit = wuxing === null ? '平' : facts.benefit[wuxing];
  const bearing = bearingOf(facts);
  if (benefit === '平') return benefit;
  if (bearing === '从') return benefit === '助' ? bearing : benefit;
  const isOwn = OWN_SIDE.includes(group ?? '');
  const isUsual = bearing !== '中' && (isOwn === (bearing === '弱')) === (benefit === '助');
  return isUsual ? bearing : benefit;
}

const FAMILY_OF = {
  事业: THESIS_WORK,
  财运: THESIS_WEALTH,
  感情: THESIS_LOVE,
  健康: THESIS_HEALTH,
} as unknown as Readonly<Record<Domain, Family<string, ThesisValues>>>;

/** Whose words a part of life is described in: null for those of an adult. */
function otherReaderOf({ audience, answers }: ReportFacts, domain: Domain): '学' | '晚' | '少' | '童' | null {
  if (audience === 'retired' || audience === 'elder') return '晚';
  if (domain === '健康') return audience === 'child' ? '童' : audience === 'teen' ? '少' : null;
  const isStudying = audience === 'young' ? answers.situation !== '在职' : answers.situation === '学生';
  return isStudying && domain !== '感情' ? '学' : null;
}

/** Below so many percent a group is called scarce. */
const SCARCE = 10;

/** The fact a thesis rests on, in plain words: 火占近四成. */
export function thesisGround({ benefit }: ReportFacts, { wuxing, share }: Thesis): string {
  if (wuxing === null) return '五样力量差得不多';
  const isHelpful = benefit[wuxing] === '助';
  if (share === 0) return isHelpful ? `用得着的${wuxing}不在盘里` : `盘里没有${wuxing}`;
  if (share < 1) return isHelpful ? `用得着的${wuxing}几乎不见` : `盘里几乎没有${wuxing}`;
  return isHelpful && share < SCARCE ? `用得着的${wuxing}${shareWords(share)}` : wuxing + shareClause(share);
}

/** Where a group stands, for the expert edit: what weighs without a place is what a hidden stem left over. */
function whereOf(facts: ReportFacts, { group, share }: Thesis): string {
  if (group === null) return '五行相差不远';
  const where = groupPositionText(facts, group);
  return where === '盘中不见' && share > 0 ? '隐在余气' : where;
}

/**
 * What the leading thesis means for a part of life: its ground, and what follows for this reader.
 *
 * @returns null where no thesis speaks of it
 */
export function thesisMeaning(facts: ReportFacts, domain: Domain): Statement | null {
  const meaning = meaningOf(facts, domain);
  const { share, group } = reportPlanOf(facts).leads[domain];
  if (meaning === null || group === null || share > 0 || meaning.isCostly) return meaning;
  const added = (text: string | null): string | null => (text === null ? null : `得自己添上，${text}`);
  return { ...meaning, plain: added(meaning.plain), whole: added(meaning.whole) };
}

function meaningOf(facts: ReportFacts, domain: Domain): Statement | null {
  const thesis = reportPlanOf(facts).leads[domain];
  const { group, share, pillars } = thesis;
  const wuxing = thesis.wuxing ?? facts.analysis.life.balance.strongest;
  const values: ThesisValues = {
    ground: thesisGround(facts, thesis),
    domain,
    wuxing,
    group: group ?? '比劫',
    percent: percentOf(share),
    where: whereOf(facts, thesis),
    role: facts.analysis.roles[wuxing],
  };
  const reader = otherReaderOf(facts, domain);
  const side = sideOf(facts, thesis);
  if (group === null) return statementIfDefined(facts, FAMILY_OF[domain], { key: `${domain}.匀`, values });
  if (reader === null) {
    const key = `${domain}.${group}.${standingOf(facts, thesis)}`;
    return statementIfDefined(facts, FAMILY_OF[domain], { key, values, pillars });
  }
  if (reader === '学') {
    return statementIfDefined(facts, THESIS_YOUNG, { key: `${domain}.${group}.${side}`, values, pillars });
  }
  return reader === '晚'
    ? statementIfDefined(facts, THESIS_LATE, { key: `${domain}.${group}.${side}`, values, pillars })
    : statementIfDefined(facts, THESIS_MINOR, { key: `${reader}.${group}.${side}`, values, pillars });
}
