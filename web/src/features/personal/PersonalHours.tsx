/**
 * The hours of the chosen day for one person, opened on a tap.
 */
import type { PersonalDay } from '@shangyuan/engine/analysis';
import { More } from '../../ui/controls/More.tsx';
import { BandMark } from '../../ui/display/BandMark.tsx';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import styles from './Personal.module.css';
import type { Person } from './person.ts';

interface PersonalHoursProps {
  readonly person: Person;
  readonly day: PersonalDay;
}

/** Thirteen hours with band, score and what to do with them; worked out when they are opened. */
export function PersonalHours({ person, day }: PersonalHoursProps) {
  return (
    <div className={styles.Hours}>
      <More title="这一天的十三个时辰">
        {() => (
          <ul>
            {person.hours(day).map(({ startHour, name, span, pillar, band, score, text }) => (
              <Grid
                as="li"
                columns="auto minmax(0, 1fr) auto"
                align="baseline"
                padY={2}
                size="sub"
                key={startHour}
              >
                <Text as="b" face="serif">
                  {name}
                </Text>
                <span>
                  {span} <span className={styles.Pillar}>{pillar}</span>
                </span>
                <Text nowrap>
                  <BandMark band={band} /> {band} {score}
                </Text>
                <p>{text}</p>
              </Grid>
            ))}
          </ul>
        )}
      </More>
    </div>
  );
}
