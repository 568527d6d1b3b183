import { civilDateOf, jdnOf, weekdayOf } from '@shangyuan/engine/time';
import { useState } from 'react';
import type { Query } from '../../lib/page/paths.ts';
import { monthDays } from '../../lib/time/monthDays.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { WEEKDAYS } from '../../lib/words/text.ts';
import { DateStepper } from '../../ui/controls/DateStepper.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Legend } from '../../ui/display/Legend.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import type { PickMark } from './pickView.ts';
import { Grid, Small } from '../../ui/kit/Kit.tsx';
import styles from './PickMonth.module.css';

interface PickMonthProps {
  readonly fromJdn: number;
  readonly toJdn: number;
  /** What the answer says of a day, by day number. */
  readonly marks: ReadonlyMap<number, PickMark>;
  readonly question: Query;
}

const MARK_TEXTS: Readonly<Record<PickMark, string>> = {
  best: '大吉',
  good: '吉',
  usable: '可用',
  removed: '已排除',
};

const indexOf = ({ year, month }: { readonly year: number; readonly month: number }) => year * 12 + month - 1;

/** The first of the best days; undefined where none is 大吉 or 吉. */
function bestOf(marks: PickMonthProps['marks']): number | undefined {
  const days = [...marks.keys()].toSorted((a, b) => a - b);
  return days.find((jdn) => marks.get(jdn) === 'best') ?? days.find((jdn) => marks.get(jdn) === 'good');
}

/** The answer as a month: disc, ring and underline distinguish 大吉, 吉 and 可用 without colour. */
export function PickMonth({ fromJdn, toJdn, marks, question }: PickMonthProps) {
  const first = civilDateOf(fromJdn);
  const last = civilDateOf(toJdn);
  const [index, setIndex] = useState(() => indexOf(civilDateOf(bestOf(marks) ?? fromJdn)));
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const days = monthDays(year, month).map((day) => jdnOf({ year, month, day }));
  const usable = days.filter((jdn) => marks.has(jdn) && marks.get(jdn) !== 'removed').length;
  const lead = days[0] === undefined ? 0 : weekdayOf(days[0]);
  return (
    <Card>
      <DateStepper
        unit="月"
        onBack={index > indexOf(first) ? () => setIndex(index - 1) : null}
        onForward={index < indexOf(last) ? () => setIndex(index + 1) : null}
      >
        {year}年{month}月{' '}
        <Small weight="normal" tone="faint">
          可用 {usable} 天
        </Small>
      </DateStepper>
      <Grid columns="repeat(7, minmax(0, 1fr))" top={2} textAlign="center" className={styles.Month}>
        {WEEKDAYS.map((day) => (
          <small key={day}>
            <abbr>{day}</abbr>
          </small>
        ))}
        {days.map((jdn, position) => {
          const { day } = civilDateOf(jdn);
          const mark = marks.get(jdn);
          const place = position === 0 ? { gridColumnStart: lead + 1 } : {};
          return (
            <span key={jdn} style={place} data-mark={mark ?? 'outside'}>
              {mark === undefined ? (
                <i>{day}</i>
              ) : (
                <PageLink
                  page="dayDetails"
                  query={{ ...question, date: formatDate(civilDateOf(jdn)) }}
                  aria-label={`${month}月${day}日 ${MARK_TEXTS[mark]}`}
                >
                  <i>{day}</i>
                </PageLink>
              )}
            </span>
          );
        })}
      </Grid>
      <Legend aria-label="图例" className={styles.Legend}>
        <li data-mark="best">
          <i /> 大吉
        </li>
        <li data-mark="good">
          <i /> 吉
        </li>
        <li data-mark="usable">
          <i /> 可用
        </li>
        <li>浅色为已排除</li>
      </Legend>
    </Card>
  );
}
