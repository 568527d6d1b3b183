import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { beijingTime } from './beijing.ts';
import { useShanghaiDate } from './clock.ts';

/** The date in Shanghai, whatever zone the device is in. */
export interface Today {
  readonly date: CivilDate;
  readonly jdn: number;
  /** `YYYY-MM-DD`. */
  readonly text: string;
}

/** Today; renders again when the day changes in Shanghai. */
export function useToday(): Today {
  const text = useShanghaiDate();
  const { year, month, day } = beijingTime(Date.parse(`${text}T00:00+08:00`));
  const date = { year, month, day };
  return { date, jdn: jdnOf(date), text };
}
