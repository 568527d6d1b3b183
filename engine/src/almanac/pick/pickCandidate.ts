/**
 * A day that remained, with everything a page shows of it; and the order of such days.
 */
import { civilDateOf, weekdayOf } from '../../time/index.ts';
import { isHuangdao, roadSpiritOf } from '../day/jianchu.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import { cautionsOf } from './pickCautions.ts';
import type { PickDay, PickFrame } from './pickFrame.ts';
import { byHourRank, GOOD_HOUR, isGoodByNightAlone, type RatedHour, ratedHours } from './pickHourScore.ts';
import { personVerdict } from './pickPerson.ts';
import { pickBandOf, reasonsOf, totalOf } from './pickScore.ts';
import type { CandidateHour, PickCandidate } from './pickTypes.ts';

const BEST_HOURS = 3;

function hourOf({ row, score, band, rejection }: RatedHour): CandidateHour {
  return { index: row.index, branch: row.branch, score, band, rejection };
}

/** The record of a day that passed the filters. */
export function candidateOf(day: PickDay, frame: PickFrame, chips: ReadonlySet<SpiritId>): PickCandidate {
  const { facts, yiji } = day;
  const rated = ratedHours(facts.jdn, frame);
  const people = frame.people.map((read) => personVerdict(facts.day, read, frame.rules));
  const likedHours = rated.filter(({ likesStem, score }) => likesStem && score >= GOOD_HOUR).length;
  const { score, reasons } = totalOf(reasonsOf(day, frame, { people, likedHours, chips }));
  const best = rated.filter((hour) => hour.score >= GOOD_HOUR && hour.rejection === null).sort(byHourRank);
  return {
    civil: civilDateOf(facts.jdn),
    jdn: facts.jdn,
    weekday: weekdayOf(facts.jdn),
    lunar: facts.lunar,
    ganzhi: facts.day,
    verdict: day.verdict,
    rating: yiji.rating,
    band: pickBandOf(score),
    score,
    deCount: yiji.virtues.length,
    road: roadSpiritOf(facts.span.month.branch, facts.day.branch),
    reasons,
    cautions: cautionsOf(day, frame),
    people,
    hours: rated.map(hourOf),
    bestHours: best.slice(0, BEST_HOURS).map(hourOf),
    isGoodByNightAlone: isGoodByNightAlone(rated),
  };
}

/** Best first: score, then the number of 德, then 黄道, then the earlier day. */
export function byRank(a: PickCandidate, b: PickCandidate): number {
  return (
    b.score - a.score ||
    b.deCount - a.deCount ||
    Number(isHuangdao(b.road)) - Number(isHuangdao(a.road)) ||
    a.jdn - b.jdn
  );
}
