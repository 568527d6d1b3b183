import type { AlmanacDay } from '@shangyuan/engine/almanac';
import { QuotaHint } from '../../ui/states/QuotaHint.tsx';
import { useDetailGate } from '../../lib/wire/useDetailGate.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { useFlag } from '../../lib/wire/session.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Switch } from '../../ui/controls/Choice.tsx';
import { ActionRow, FieldRow, LinkRow, Rows } from '../../ui/controls/Rows.tsx';
import styles from './CalendarLinks.module.css';

interface CalendarLinksProps {
  readonly day: AlmanacDay;
  readonly isPersonal: boolean;
  readonly onPersonal: (isOn: boolean) => void;
}

/** From a day to its hours, to picking, to mansions and hexagrams, and the switch of the personal calendar. */
export function CalendarLinks({ day, isPersonal, onPersonal }: CalendarLinksProps) {
  const go = useGo();
  const mansions = useDetailGate('esbxx');
  const hexagrams = useDetailGate('lssg');
  const date = formatDate(day.civil);
  const showHours = useFlag('is_show_hour_detail');
  const showPicking = useFlag('is_show_lucky_day');
  const showPersonal = useFlag('is_show_person_calender');
  return (
    <Card isPadded={false}>
      <Rows>
        {showPersonal && (
          <FieldRow label="个人历">
            <div className={styles.Personal}>
              <QuotaHint feature="grl" />
              <Switch label="个人历" isOn={isPersonal} onChange={onPersonal} />
            </div>
          </FieldRow>
        )}
        {showHours && <LinkRow page="hours" query={{ date }} label="当日时辰" value="十三个时段" />}
        {showPicking && <LinkRow page="pickDay" query={{ from: date }} label="择日" value="从这一天起" />}
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
      </Rows>
    </Card>
  );
}
