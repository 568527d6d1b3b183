/** `EightChar` 八字, from its four pillars. */
import { findBirthTimes, minggongOf, shengongOf, taixiOf, taiyuanOf } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { civilAt } from '../engine.ts';
import { refuseMethods } from '../notInShangyuan.ts';
import { Culture } from './loop.ts';
import { SolarTime } from './solar.ts';
import { SixtyCycle } from './values.ts';

const DOUBLE_HOUR_MS = 7_200_000;

type Pair = SixtyCycle | string;

export class EightChar extends Culture {
  readonly #pillars: readonly [SixtyCycle, SixtyCycle, SixtyCycle, SixtyCycle];

  constructor(year: Pair, month: Pair, day: Pair, hour: Pair) {
    super();
    this.#pillars = [
      SixtyCycle.read(year),
      SixtyCycle.read(month),
      SixtyCycle.read(day),
      SixtyCycle.read(hour),
    ];
  }
  getYear(): SixtyCycle {
    return this.#pillars[0];
  }
  getMonth(): SixtyCycle {
    return this.#pillars[1];
  }
  getDay(): SixtyCycle {
    return this.#pillars[2];
  }
  getHour(): SixtyCycle {
    return this.#pillars[3];
  }
  getName(): string {
    return this.#pillars.map((pillar) => pillar.getName()).join(' ');
  }
  /** 胎元 */
  getFetalOrigin(): SixtyCycle {
    return SixtyCycle.of(taiyuanOf(this.getMonth().pair));
  }
  /** 胎息 */
  getFetalBreath(): SixtyCycle {
    return SixtyCycle.of(taixiOf(this.getDay().pair));
  }
  #palace(find: typeof minggongOf): SixtyCycle {
    return SixtyCycle.of(
      find(this.getYear().pair.stem, this.getMonth().pair.branch, this.getHour().pair.branch),
    );
  }
  /** 命宫 */
  getOwnSign(): SixtyCycle {
    return this.#palace(minggongOf);
  }
  /** 身宫 */
  getBodySign(): SixtyCycle {
    return this.#palace(shengongOf);
  }
  /** @internal The hour itself of each double hour, or where a term cuts it, the start of the part that has the pillars. */
  timesIn(startYear: number, endYear: number, dayBoundary: 'zi23' | 'midnight'): SolarTime[] {
    const [year, month, day, hour] = this.#pillars.map((pillar) => pillar.getName()) as [
      string,
      string,
      string,
      string,
    ];
    const range = { fromYear: startYear, toYear: endYear };
    return findBirthTimes({ year, month, day, hour }, range, { dayBoundary }, HISTORY).map(
      ({ startMs, endMs }) =>
        SolarTime.of(civilAt(endMs - startMs === DOUBLE_HOUR_MS ? startMs + DOUBLE_HOUR_MS / 2 : startMs)),
    );
  }
}
refuseMethods('EightChar', EightChar, 'getDuty');
