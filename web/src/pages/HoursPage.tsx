import { almanacHours, ALMANAC_PRESETS } from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { useState } from 'react';
import { presetOf } from '../features/dayPanel/dayView.ts';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { useGate } from '../lib/wire/useGate.ts';
import { HourList } from '../features/hours/HourList.tsx';
import { shanghaiDate, useMinute } from '../lib/time/clock.ts';
import { formatDate, parseDate } from '../lib/words/dateText.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import styles from './HoursPage.module.css';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
  const today = shanghaiDate(nowMs);
  const date = parseDate(query['date'] ?? '') ?? (parseDate(today) as CivilDate);
  const jdn = jdnOf(date);
  const isToday = formatDate(date) === today;
  const clockHours = ((nowMs + 8 * HOUR_MS) % DAY_MS) / HOUR_MS;
  const current = isToday ? Math.floor((clockHours + 1) / 2) : null;
  const asked = Number(query['index']);
  // A link from the launcher names the row; opening it still passes the gate.
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const { rows, day, sidaji } = almanacHours(date, ALMANAC_PRESETS[preset]);
  const row = current === null ? undefined : rows[current];
  const elapsed = row === undefined ? 0 : (clockHours - row.startHour) / (row.endHour - row.startHour);
  const showPicking = useFlag('is_show_lucky_day');
  const turn = (days: number) =>
    go.to('hours', { date: formatDate(civilDateOf(jdn + days)) }, { replace: true });
  const open = async ({ index }: { index: number }): Promise<void> => {
    if (index === openIndex) return setOpenIndex(null);
    const passage = await gate('scxj', () => Promise.resolve(index));
    if (passage.isOpen) setOpenIndex(passage.value);
  };
  return (
    <PageShell title="时辰详解">
      <PageBody>
        <div className={styles.Date}>
          <Button variant="plain" size="small" aria-label="前一天" onClick={() => turn(-1)}>
            ‹
          </Button>
          <p>
            {formatDate(date)} {day.name}日
          </p>
          <Button variant="plain" size="small" aria-label="后一天" onClick={() => turn(1)}>
            ›
          </Button>
        </div>
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
          <p>时刻按北京时间；23:00 起为次日子时，日柱按次日。仅供传统文化研究与娱乐参考</p>
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
