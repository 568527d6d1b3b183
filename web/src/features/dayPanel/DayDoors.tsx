import type { AlmanacDay } from '@shangyuan/engine/almanac';
import { useDetailGate } from '../../lib/wire/useDetailGate.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { useFlag } from '../../lib/wire/session.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ActionRow, RowsCard } from '../../ui/controls/Rows.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { QuotaHint } from '../../ui/states/QuotaHint.tsx';
import {
  calendarCheckLightIcon,
  hourglassMediumIcon,
  magnifyingGlassIcon,
  userCircleIcon,
} from '../../ui/tables/icons.ts';
import { Grid, Inline } from '../../ui/kit/Kit.tsx';
import styles from './DayPanel.module.css';

interface DayDoorsProps {
  readonly day: AlmanacDay;
  readonly isPersonal: boolean;
  readonly onPersonal: (isOn: boolean) => void;
  readonly onFestivals: () => void;
}

/** From a day to festivals, picking, its hours and the personal calendar; below, to mansions and hexagrams. */
export function DayDoors({ day, isPersonal, onPersonal, onFestivals }: DayDoorsProps) {
  const go = useGo();
  const mansions = useDetailGate('esbxx');
  const hexagrams = useDetailGate('lssg');
  const date = formatDate(day.civil);
  const showHours = useFlag('is_show_hour_detail');
  const showPicking = useFlag('is_show_lucky_day');
  const showPersonal = useFlag('is_show_person_calender');
  return (
    <>
      <Grid columns="repeat(auto-fit, minmax(4.5rem, 1fr))" gap={3} className={styles.Doors}>
        <Button variant="secondary" size="small" onClick={onFestivals}>
          <Icon of={magnifyingGlassIcon} size={1.125} /> 节日
        </Button>
        {showPicking && (
          <Button variant="secondary" size="small" onClick={() => go.to('pickDay', { from: date })}>
            <Icon of={calendarCheckLightIcon} size={1.125} /> 择日
          </Button>
        )}
        {showHours && (
          <Button variant="secondary" size="small" onClick={() => go.to('hours', { date })}>
            <Icon of={hourglassMediumIcon} size={1.125} /> 时辰
          </Button>
        )}
        {showPersonal && (
          <Button
            variant={isPersonal ? 'primary' : 'secondary'}
            size="small"
            role="switch"
            aria-checked={isPersonal}
            onClick={() => onPersonal(!isPersonal)}
          >
            <Icon of={userCircleIcon} size={1.125} /> 个人历
          </Button>
        )}
      </Grid>
      {showPersonal && (
        <Inline gap={2} justify="end" size="cell" tone="faint" className={styles.Hint}>
          个人历 <QuotaHint feature="grl" />
        </Inline>
      )}
      <RowsCard>
        <ActionRow
          label="二十八宿"
          value={`${day.mansion.full}，会员功能`}
          onClick={() => mansions.pass(() => go.to('mansions', { date, show: day.mansion.name }))}
        />
        <ActionRow
          label="六十四卦"
          value="会员功能"
          onClick={() => hexagrams.pass(() => go.to('hexagrams', { date, show: 'cast' }))}
        />
      </RowsCard>
    </>
  );
}
