import type { PickHour } from '@shangyuan/engine/almanac';
import { hourSpiritText, pointsText } from '@shangyuan/reading/almanac';
import { hourRelationText } from '@shangyuan/reading/picking';
import { useState } from 'react';
import { hourSpanText } from '../../lib/words/almanacText.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';
import styles from './HourCards.module.css';

interface HourCardsProps {
  readonly hours: readonly PickHour[];
  /** Hour of the clock where the day is today: past hours are greyed. */
  readonly nowHour: number | null;
}

/** Whether an hour is over. */
function isPast({ endHour }: PickHour, nowHour: number | null): boolean {
  return nowHour !== null && endHour <= nowHour;
}

/** Hours of the answer, best first, those that are over at the end; a press says what counted. */
export function HourCards({ hours, nowHour }: HourCardsProps) {
  const [openHour, setOpenHour] = useState<PickHour | null>(null);
  const shown = hours.toSorted((a, b) => Number(isPast(a, nowHour)) - Number(isPast(b, nowHour)));
  return (
    <>
      <ol className={styles.List}>
        {shown.map((hour) => (
          <li key={hour.index}>
            <button type="button" data-past={isPast(hour, nowHour)} onClick={() => setOpenHour(hour)}>
              <b>{hour.label}</b>
              <span>
                {hourSpanText(hour)}
                {isPast(hour, nowHour) && <small> 已过</small>}
              </span>
              <GanzhiText>{hour.ganzhi.name}</GanzhiText>
              <em data-band={hour.band}>{hour.band}</em>
            </button>
          </li>
        ))}
      </ol>
      {openHour !== null && <HourWhy hour={openHour} onClose={() => setOpenHour(null)} />}
    </>
  );
}

function HourWhy({ hour, onClose }: { readonly hour: PickHour; readonly onClose: () => void }) {
  return (
    <Sheet isOpen title={`${hour.label}时 ${hour.ganzhi.name}：${hour.band}`} onClose={onClose}>
      <ul className={styles.Why}>
        {hour.spirits.map((spirit) => (
          <li key={spirit.name}>
            {hourSpiritText(spirit)}
            <small>
              《{spirit.book}》{spirit.chapter}，{pointsText(spirit.points)}
            </small>
          </li>
        ))}
        {hour.relations.map((relation) => (
          <li key={hourRelationText(relation)}>
            {hourRelationText(relation)}
            <small>{pointsText(relation.points)}</small>
          </li>
        ))}
      </ul>
      <Note align="start">合适度 {hour.score}</Note>
      <Disclaimer align="start" />
    </Sheet>
  );
}
