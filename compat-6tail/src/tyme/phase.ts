/** 月相 of tyme4ts: the four principal phases, each on its day, and the days between them. */
import {
  phaseEpochMsForDay,
  phaseEpochMsOf,
  phaseOrdinalAt,
  phaseOrdinalOnDay,
} from '@shangyuan/engine/astronomy';
import { jdnOf } from '@shangyuan/engine/time';
import { civilAt, epochMsOf, findMonth } from '../engine.ts';
import { refuseStatics } from '../notInShangyuan.ts';
import { Culture, Loop } from './loop.ts';
import { LunarDay } from './lunar.ts';
import { SolarDay, SolarTime } from './solar.ts';

const NAMES = ['新月', '蛾眉月', '上弦月', '盈凸月', '满月', '亏凸月', '下弦月', '残月'];
const SECOND_MS = 1000;

export class Phase extends Loop {
  static readonly NAMES = NAMES;
  /** Twice the number of the principal phase, one more for the days after it. */
  readonly #place: number;

  /** @internal */
  constructor(place: number) {
    super(NAMES, place);
    this.#place = place;
  }
  /** @param month negative for a leap month */
  static fromIndex(year: number, month: number, index: number): Phase {
    const row = findMonth(year, month);
    if (row === null) throw new RangeError(`illegal leap month ${-month} in lunar year ${year}`);
    return new Phase(2 * phaseOrdinalOnDay(row.startJdn) + index);
  }
  static fromName(year: number, month: number, name: string): Phase {
    const index = NAMES.indexOf(name);
    if (index < 0) throw new RangeError(`illegal value ${name}, expected one of ${NAMES.join(' ')}`);
    return Phase.fromIndex(year, month, index);
  }
  override next(steps: number): this {
    return new Phase(this.#place + steps) as this;
  }
  get #isBetween(): boolean {
    return this.#place % 2 !== 0;
  }
  get #instantMs(): number {
    return phaseEpochMsOf(Math.floor(this.#place / 2));
  }
  /** The instant of a principal phase; one second after it for the days between. */
  getSolarTime(): SolarTime {
    const at = SolarTime.of(civilAt(this.#instantMs));
    return this.#isBetween ? at.next(1) : at;
  }
  getSolarDay(): SolarDay {
    const day = SolarTime.of(civilAt(phaseEpochMsForDay(Math.floor(this.#place / 2)))).getSolarDay();
    return this.#isBetween ? day.next(1) : day;
  }
}

export class PhaseDay extends Culture {
  readonly #phase: Phase;
  readonly #index: number;

  constructor(phase: Phase, index: number) {
    super();
    this.#phase = phase;
    this.#index = index;
  }
  getPhase(): Phase {
    return this.#phase;
  }
  getDayIndex(): number {
    return this.#index;
  }
  getName(): string {
    return this.#phase.getName();
  }
  override toString(): string {
    return `${this.getName()}第${this.#index + 1}天`;
  }
}
refuseStatics('PhaseDay', PhaseDay, 'fromIndex fromName');

declare module './solar.ts' {
  interface SolarDay {
    getPhase(): Phase;
    getPhaseDay(): PhaseDay;
  }
  interface SolarTime {
    getPhase(): Phase;
  }
}
declare module './lunar.ts' {
  interface LunarDay {
    getPhase(): Phase;
    getPhaseDay(): PhaseDay;
  }
}

SolarDay.prototype.getPhaseDay = function () {
  const place =
    2 * phaseOrdinalOnDay(jdnOf({ year: this.getYear(), month: this.getMonth(), day: this.getDay() }));
  const principal = new Phase(place);
  const days = this.subtract(principal.getSolarDay());
  return days === 0 ? new PhaseDay(principal, 0) : new PhaseDay(new Phase(place + 1), days - 1);
};
SolarDay.prototype.getPhase = function () {
  return this.getPhaseDay().getPhase();
};
SolarTime.prototype.getPhase = function () {
  const epochMs = epochMsOf(this.civil);
  const principal = new Phase(2 * phaseOrdinalAt(epochMs + SECOND_MS / 2 - 1));
  return principal.getSolarTime().isBefore(this) ? principal.next(1) : principal;
};
LunarDay.prototype.getPhaseDay = function () {
  return this.getSolarDay().getPhaseDay();
};
LunarDay.prototype.getPhase = function () {
  return this.getPhaseDay().getPhase();
};
