import type { PickHour } from '@shangyuan/engine/almanac';
import { hourSpiritText, pointsText } from '@shangyuan/reading/almanac';
import { hourRelationText } from '@shangyuan/reading/picking';
import { hourSpanText } from '../../lib/words/almanacText.ts';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import styles from './HourCards.module.css';

/** Hours of the answer, best first, each with what counted. */
export function HourCards({ hours }: { readonly hours: readonly PickHour[] }) {
  return (
    <ol className={styles.List}>
      {hours.map((hour) => (
        <li key={hour.index}>
          <details>
            <summary>
              <b>{hour.label}</b>
              <span>{hourSpanText(hour)}</span>
              <GanzhiText>{hour.ganzhi.name}</GanzhiText>
              <em data-good={hour.band === '大吉' || hour.band === '吉'}>{hour.band}</em>
            </summary>
            <ul>
              {hour.spirits.map((spirit) => (
                <li key={spirit.name}>
                  {hourSpiritText(spirit)}
                  <small>
                    {pointsText(spirit.points)}，《{spirit.book}》{spirit.chapter}
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
          </details>
        </li>
      ))}
    </ol>
  );
}
