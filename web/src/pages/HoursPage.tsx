import { almanacHours, ALMANAC_PRESETS } from '@shangyuan/engine/almanac';
import { useState } from 'react';
import { presetOf } from '../lib/words/almanacText.ts';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { useGate } from '../lib/wire/useGate.ts';
import { HourList } from '../features/hours/HourList.tsx';
import { beijingTime } from '../lib/time/beijing.ts';
import { dateTurns } from '../lib/time/dateTurns.ts';
import { useMinute } from '../lib/time/clock.ts';
import { useQueryDate } from '../lib/time/useQueryDate.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { DateStepper } from '../ui/controls/DateStepper.tsx';
import { Card } from '../ui/display/Card.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import styles from './HoursPage.module.css';
import { DISCLAIMER } from '../lib/words/disclaimer.ts';

/** 时辰详解: the thirteen rows of a civil day. */
export default function HoursPage() {
  return (
    <FlagGate flag="is_show_hour_detail" title="时辰详解">
      <Hours />
    </FlagGate>
  );
}

function Hours() {
  const go = useGo();
  const gate = useGate();
  const query = useQueryTexts();
  const nowMs = useMinute();
  const { date, isToday } = useQueryDate();
  const clock = beijingTime(nowMs);
  const clockHours = clock.hour + clock.minute / 60;
  const current = isToday ? Math.floor((clockHours + 1) / 2) : null;
  const asked = Number(query['index']);
  // A link from the launcher names the row; opening it still passes the gate.
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const { rows, day, sidaji } = almanacHours(date, ALMANAC_PRESETS[preset]);
  const row = current === null ? undefined : rows[current];
  const elapsed = row === undefined ? 0 : (clockHours - row.startHour) / (row.endHour - row.startHour);
  const showPicking = useFlag('is_show_lucky_day');
  const turns = dateTurns(date, (text) => go.to('hours', { date: text }, { replace: true }));
  const open = async ({ index }: { index: number }): Promise<void> => {
    if (index === openIndex) return setOpenIndex(null);
    const passage = await gate('scxj', () => Promise.resolve(index));
    if (passage.isOpen) setOpenIndex(passage.value);
  };
  return (
    <PageShell title="时辰详解">
      <PageBody>
        <DateStepper {...turns}>
          {formatDate(date)} {day.name}日
        </DateStepper>
        <Card isPadded={false}>
          <HourList
            rows={rows}
            currentIndex={current}
            elapsed={elapsed}
            openIndex={openIndex ?? null}
            onOpen={(choice) => void open(choice)}
          />
        </Card>
        <div className={styles.Notes}>
          <QuotaHint feature="scxj" />
          {Number.isInteger(asked) && asked >= 0 && asked <= 12 && openIndex === null && (
            <Button variant="secondary" size="small" onClick={() => void open({ index: asked })}>
              看{rows[asked]?.label}时详解
            </Button>
          )}
          <p>四大吉时：{sidaji.map((item) => item.mountain).join('、')}</p>
          <p>时刻按北京时间；23:00 起为次日子时，日柱按次日。{DISCLAIMER}</p>
        </div>
        {showPicking && (
          <Card isPadded={false}>
            <Rows>
              <LinkRow
                page="pickHour"
                query={{ date: formatDate(date) }}
                label="择时"
                value="为一件事选时辰"
              />
            </Rows>
          </Card>
        )}
      </PageBody>
    </PageShell>
  );
}
