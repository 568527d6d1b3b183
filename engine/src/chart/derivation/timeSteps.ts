/**
 * From the typed time to the clock that gives day and hour.
 */
import type { Chart } from '../types.ts';
import { stepOf, type DerivationStep } from './steps.ts';

/** The clock that gives day and hour. */
export function clockStep({ time: { clockUsed, solarClock }, rules }: Chart): DerivationStep {
  return stepOf('clockUsed', { rule: rules.clock, clockUsed, clock: solarClock });
}

/** Every step of the time of a birth. */
export function timeSteps(chart: Chart): DerivationStep[] {
  const { time, birth, rules } = chart;
  const { civil, zone, offsetMinutes, dstMinutes, standardLocal, clockUsed } = time;
  const steps: DerivationStep[] = [];
  if (birth.hour !== 'minute') steps.push(stepOf('givenHour', { hour: birth.hour, civil }));
  steps.push(
    stepOf(
      'typedTime',
      { civil, zone, offsetMinutes },
      zone === null
        ? '所填的时差'
        : `IANA 时区数据库${time.tzdbVersion === null ? '' : ` ${time.tzdbVersion}`}`,
    ),
  );
  if (time.civilStatus === 'gap') steps.push(stepOf('clockGap', { civil }));
  if (time.civilStatus === 'ambiguous') steps.push(stepOf('clockTwice', { reading: rules.ambiguousTime }));
  steps.push(
    dstMinutes === 0
      ? stepOf('noDaylightTime', { standardLocal })
      : stepOf('daylightTime', { minutes: dstMinutes, standardLocal, isTakenOff: clockUsed !== 'wall' }),
  );
  if (birth.longitudeDeg !== undefined && time.localMeanTime !== null && time.longitudeMinutes !== null) {
    steps.push(
      stepOf('localMeanTime', {
        longitudeDeg: birth.longitudeDeg,
        minutes: time.longitudeMinutes,
        clock: time.localMeanTime,
      }),
    );
  }
  if (time.apparentSolarTime !== null) {
    steps.push(stepOf('apparentSolarTime', { minutes: time.eotMinutes, clock: time.apparentSolarTime }));
  }
  steps.push(clockStep(chart));
  return steps;
}
