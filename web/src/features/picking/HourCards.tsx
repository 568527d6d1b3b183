import type { PickHour } from '@shangyuan/engine/almanac';
import { hourSpiritText, pointsText } from '@shangyuan/reading/almanac';
import { hourRelationText } from '@shangyuan/reading/picking';
import { useState } from 'react';
import { hourSpanText } from '../../lib/words/almanacText.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';
import { Grid, List, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './Picking.module.css';

interface HourCardsProps {
  readonly hours: readonly PickHour[];
  /** Hour of the clock where the day is today: past hours are greyed. */
  readonly nowHour: number | null;
  /** The day is forbidden for the affair: its hours are compared with each other, and none is shown as good. */
  readonly isBadDay: boolean;
}

/** Whether an hour is over. */
function isPast({ endHour }: PickHour, nowHour: number | null): boolean {
  return nowHour !== null && endHour <= nowHour;
}

/** Hours of the answer, best first, those that are over at the end; a press says what counted. */
export function HourCards({ hours, nowHour, isBadDay }: HourCardsProps) {
  const [openHour, setOpenHour] = useState<PickHour | null>(null);
  const shown = hours.toSorted((a, b) => Number(isPast(a, nowHour)) - Number(isPast(b, nowHour)));
  return (
    <>
      <List as="ol" ruled className={styles.List}>
        {shown.map((hour) => (
          <li key={hour.index}>
            <Grid
              as="button"
              columns="3.25rem 1fr auto 3rem"
              gap={2}
              align="center"
              wide
              padX={4}
              size="sub"
              textAlign="start"
              tone="plain"
              data-past={isPast(hour, nowHour)}
              onClick={() => setOpenHour(hour)}
            >
              <Text as="b" face="serif" size="h2" nowrap>
                {hour.label}
              </Text>
              <span>
                {hourSpanText(hour)}
                {isPast(hour, nowHour) && <small> 已过</small>}
              </span>
              <GanzhiText>{hour.ganzhi.name}</GanzhiText>
              <Text
                as="em"
                textAlign="end"
                weight="bold"
                tone="soft"
                data-band={isBadDay ? undefined : hour.band}
              >
                {hour.band}
                {isBadDay && <Small block>日忌</Small>}
              </Text>
            </Grid>
          </li>
        ))}
      </List>
      {openHour !== null && <HourWhy hour={openHour} isBadDay={isBadDay} onClose={() => setOpenHour(null)} />}
    </>
  );
}

interface HourWhyProps extends Pick<HourCardsProps, 'isBadDay'> {
  readonly hour: PickHour;
  readonly onClose: () => void;
}

function HourWhy({ hour, isBadDay, onClose }: HourWhyProps) {
  return (
    <Sheet isOpen title={`${hour.label}时 ${hour.ganzhi.name}：${hour.band}`} onClose={onClose}>
      <ul className={styles.Why}>
        {hour.spirits.map((spirit) => (
          <Grid as="li" edge="top" padY={2} size="sub" key={spirit.name}>
            {hourSpiritText(spirit)}
            <Small tone="faint">
              《{spirit.book}》{spirit.chapter}，{pointsText(spirit.points)}
            </Small>
          </Grid>
        ))}
        {hour.relations.map((relation) => (
          <Grid as="li" edge="top" padY={2} size="sub" key={hourRelationText(relation)}>
            {hourRelationText(relation)}
            <Small tone="faint">{pointsText(relation.points)}</Small>
          </Grid>
        ))}
      </ul>
      <Note align="start">合适度 {hour.score}</Note>
      {isBadDay && <Note align="start">这一天为忌，吉凶只在当天的时辰之间相比</Note>}
      <Disclaimer align="start" />
    </Sheet>
  );
}
