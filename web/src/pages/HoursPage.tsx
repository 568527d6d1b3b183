import { almanacHours } from '@shangyuan/engine/almanac';
import { epochMsOfUtc } from '@shangyuan/engine/time';
import { useState } from 'react';
import { almanacRulesOf } from '../lib/words/almanacText.ts';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { useGate } from '../lib/wire/useGate.ts';
import { HourList } from '../features/hours/HourList.tsx';
import { hourStateOf, windowText } from '../features/hours/hoursView.ts';
import { beijingTime } from '../lib/time/beijing.ts';
import { dateTurns } from '../lib/time/dateTurns.ts';
import { useMinute } from '../lib/time/clock.ts';
import { useQueryDate } from '../lib/time/useQueryDate.ts';
import { formatDate, wrongDateText } from '../lib/words/dateText.ts';
import { FormError } from '../ui/states/FormError.tsx';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { useSettings } from '../lib/device/settings.ts';
import { DateStepper } from '../ui/controls/DateStepper.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Stack } from '../ui/kit/Kit.tsx';
import { DISCLAIMER } from '../lib/words/disclaimer.ts';

/** 时辰详解: the thirteen rows of a civil day. */
export default function HoursPage() {
  return (
    <FlagGate flag="is_show_hour_detail" title="时辰详解">
      <Hours />
    </FlagGate>
  );
}

const HOUR_MS = 3_600_000;

function Hours() {
  const go = useGo();
  const gate = useGate();
  const query = useQueryTexts();
  const nowMs = useMinute();
  const { date, isToday, error } = useQueryDate();
  const clock = beijingTime(nowMs);
  const clockHours = isToday ? clock.hour + clock.minute / 60 : null;
  // A link from the launcher names the row; opening it still passes the gate.
  const requested = Number(query['index'] ?? 'none');
  const linkedIndex = Number.isInteger(requested) && requested >= 0 && requested <= 12 ? requested : null;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const preset = useSettings((settings) => settings.almanacPreset);
  const dayBoundary = useSettings((settings) => settings.rules.dayBoundary);
  const rules = almanacRulesOf(preset, dayBoundary);
  const { rows, day, sidaji } = almanacHours(date, rules);
  const now = rows.find((row) => hourStateOf(row, clockHours) === 'now');
  const endMs =
    epochMsOfUtc({ ...date, hour: 0, minute: 0, second: 0 }) + ((now?.endHour ?? 0) - 8) * HOUR_MS;
  const showPicking = useFlag('is_show_lucky_day');
  const turns = dateTurns(date, (text) => go.to('hours', { date: text }, { replace: true }));
  const open = async ({ index }: { index: number }): Promise<void> => {
    if (index === openIndex) return setOpenIndex(null);
    const passage = await gate('scxj', () => Promise.resolve(index));
    if (passage.isOpen) setOpenIndex(passage.value);
  };
  return (
    <Page title="时辰详解" isWide>
      {error !== null && <FormError>{wrongDateText(error)}</FormError>}
      <Columns>
        <Column>
          <DateStepper {...turns}>
            {formatDate(date)} {day.name}日
          </DateStepper>
          <Card isPadded={false}>
            <HourList
              rows={rows}
              clockHours={clockHours}
              endMs={endMs}
              linkedIndex={linkedIndex}
              openIndex={openIndex}
              onOpen={(choice) => void open(choice)}
            />
          </Card>
        </Column>
        <Column>
          <Stack gap={2} align="center" size="cell" textAlign="center" tone="faint">
            <QuotaHint feature="scxj" />
            <p>四大吉时：{sidaji.map(windowText).join('、')}</p>
            <p>
              {rules.ziHour === 'early'
                ? '时刻按北京时间；23:00 起为晚子时，日柱按次日。'
                : '时刻按北京时间；23:00 起为晚子时，日柱按当日。'}
              {DISCLAIMER}
            </p>
          </Stack>
          {showPicking && (
            <RowsCard>
              <LinkRow
                page="pickHour"
                query={{ date: formatDate(date) }}
                label="择时"
                value="为一件事选时辰"
              />
            </RowsCard>
          )}
        </Column>
      </Columns>
    </Page>
  );
}
