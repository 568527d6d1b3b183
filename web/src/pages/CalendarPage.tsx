import { almanacDay, ALMANAC_PRESETS } from '@shangyuan/engine/almanac';
import type { LunarHistory } from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { useMemo, useState } from 'react';
import { DayPanel } from '../features/dayPanel/DayPanel.tsx';
import { lunarHeading, presetOf } from '../features/dayPanel/dayView.ts';
import { useGate } from '../features/gate/useGate.ts';
import { JumpSheet } from '../features/monthGrid/JumpSheet.tsx';
import { MonthGrid } from '../features/monthGrid/MonthGrid.tsx';
import { monthView } from '../features/monthGrid/monthView.ts';
import { shanghaiDate, useMinute } from '../lib/clock.ts';
import { formatDate, parseDate } from '../lib/dateText.ts';
import { useGo, useQueryTexts } from '../lib/navigation.ts';
import { useSavedDays } from '../lib/savedDays.ts';
import { useFlag } from '../lib/session.ts';
import { useSettings } from '../lib/settings.ts';
import { showToast } from '../lib/toast.ts';
import { useLoaded } from '../lib/useLoaded.ts';
import { ActionSheet } from '../ui/ActionSheet.tsx';
import { Button } from '../ui/Button.tsx';
import { Card, Seal } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageBody, PageShell } from '../ui/PageShell.tsx';
import { LinkRow, Rows } from '../ui/Rows.tsx';
import { ErrorState, Skeleton } from '../ui/States.tsx';
import { caretDownIcon, starFillIcon, starIcon } from '../ui/tables/icons.ts';
import styles from './CalendarPage.module.css';

/** Years whose months come from the table of history. */
const HISTORY_BEFORE = 1646;
const LAST_YEAR = 9999;

/** Loads the table of months before 1645 when a year needs it. */
async function loadHistory(year: number): Promise<LunarHistory | null> {
  if (year >= HISTORY_BEFORE) return null;
  return (await import('@shangyuan/engine/calendar/historical')).LUNAR_HISTORY;
}

function addMonths({ year, month }: CivilDate, months: number): CivilDate {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1, day: 1 };
}

/** 万年历: a month and the almanac of its chosen day. */
export default function CalendarPage() {
  const go = useGo();
  const query = useQueryTexts();
  const today = parseDate(shanghaiDate(useMinute())) as CivilDate;
  const [jdn, setJdn] = useState(() => jdnOf(parseDate(query['date'] ?? '') ?? today));
  const [sheet, setSheet] = useState<'jump' | 'day' | null>(null);
  const date = civilDateOf(jdn);
  const isInRange = date.year >= 1 && date.year <= LAST_YEAR;
  const history = useLoaded(() => loadHistory(date.year), String(date.year < HISTORY_BEFORE));
  const select = (next: number) => {
    setJdn(next);
    go.to('calendar', { ...query, date: formatDate(civilDateOf(next)) }, { replace: true });
  };
  return (
    <PageShell
      title="万年历"
      heading={
        <button type="button" className={styles.Heading} onClick={() => setSheet('jump')}>
          {date.year}年{date.month}月 <Icon of={caretDownIcon} size={1} />
        </button>
      }
      right={
        <button
          type="button"
          className={styles.Today}
          aria-label="回到今天"
          onClick={() => select(jdnOf(today))}
        >
          <Seal>今</Seal>
        </button>
      }
    >
      {!isInRange && (
        <ErrorState onRetry={() => select(jdnOf(today))} retryText="回到今天">
          该年份暂不支持
        </ErrorState>
      )}
      {isInRange && history.state === 'loading' && <Skeleton />}
      {isInRange && history.state === 'failed' && (
        <ErrorState onRetry={() => location.reload()}>历表没有加载成功</ErrorState>
      )}
      {isInRange && history.state === 'ready' && (
        <Month
          jdn={jdn}
          todayJdn={jdnOf(today)}
          history={history.value}
          onSelect={select}
          onLongPress={() => setSheet('day')}
        />
      )}
      <JumpSheet
        key={`${date.year}-${date.month}`}
        isOpen={sheet === 'jump'}
        date={date}
        thisYear={today.year}
        onClose={() => setSheet(null)}
        onJump={({ date: target }) => {
          setSheet(null);
          select(jdnOf(target));
        }}
      />
      <DayActions isOpen={sheet === 'day'} jdn={jdn} onClose={() => setSheet(null)} />
    </PageShell>
  );
}

interface MonthProps {
  readonly jdn: number;
  readonly todayJdn: number;
  readonly history: LunarHistory | null;
  readonly onSelect: (jdn: number) => void;
  readonly onLongPress: () => void;
}

function Month({ jdn, todayJdn, history, onSelect, onLongPress }: MonthProps) {
  const go = useGo();
  const { jdns, toggle } = useSavedDays();
  const saved = useMemo(() => new Set(jdns), [jdns]);
  const { almanacPreset, set } = useSettings();
  const preset = presetOf(almanacPreset);
  const date = civilDateOf(jdn);
  const given = history ?? undefined;
  const view = useMemo(
    () => monthView(date.year, date.month, todayJdn, given),
    [date.year, date.month, todayJdn, given],
  );
  const day = useMemo(
    () => almanacDay(civilDateOf(jdn), ALMANAC_PRESETS[preset], given),
    [jdn, preset, given],
  );
  const isSaved = saved.has(jdn);
  return (
    <>
      <MonthGrid
        view={view}
        selectedJdn={jdn}
        savedJdns={saved}
        onSelect={({ jdn: next }) => onSelect(next)}
        onTurn={({ months }) => onSelect(jdnOf(addMonths(date, months)))}
        onLongPress={({ jdn: pressed }) => {
          onSelect(pressed);
          onLongPress();
        }}
      />
      <PageBody>
        <DayPanel day={day} preset={preset} onPreset={(name) => set({ almanacPreset: name })} />
        <Links jdn={jdn} />
        <div className={styles.Buttons}>
          <Button variant="secondary" size="small" onClick={() => toggle(jdn)}>
            <Icon of={isSaved ? starFillIcon : starIcon} size={1} /> {isSaved ? '已收藏' : '收藏这一天'}
          </Button>
          <Button
            variant="plain"
            size="small"
            onClick={() =>
              go.to('advice', { type: 'calendar', detail: `${formatDate(date)} ${lunarHeading(day)}` })
            }
          >
            报错
          </Button>
        </div>
        <p className={styles.Disclaimer}>仅供传统文化研究与娱乐参考</p>
      </PageBody>
    </>
  );
}

function Links({ jdn }: { readonly jdn: number }) {
  const gate = useGate();
  const go = useGo();
  const date = formatDate(civilDateOf(jdn));
  const showHours = useFlag('is_show_hour_detail');
  const showPicking = useFlag('is_show_lucky_day');
  const open = (feature: 'lssg' | 'esbxx', page: 'hexagrams' | 'mansions') =>
    void gate(feature, () => Promise.resolve()).then((passage) => {
      if (passage.isOpen) go.to(page, { date });
    });
  return (
    <Card isPadded={false}>
      <Rows>
        {showHours && <LinkRow page="hours" query={{ date }} label="当日时辰" value="十三个时段与吉凶依据" />}
        {showPicking && <LinkRow page="pickDay" query={{ from: date }} label="择日" value="从这一天起" />}
        <button type="button" className={styles.Link} onClick={() => open('esbxx', 'mansions')}>
          二十八宿 <span>会员功能</span>
        </button>
        <button type="button" className={styles.Link} onClick={() => open('lssg', 'hexagrams')}>
          六十四卦 <span>会员功能</span>
        </button>
      </Rows>
    </Card>
  );
}

function DayActions({
  isOpen,
  jdn,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly jdn: number;
  readonly onClose: () => void;
}) {
  const go = useGo();
  const { jdns, toggle } = useSavedDays();
  const date = formatDate(civilDateOf(jdn));
  return (
    <ActionSheet
      isOpen={isOpen}
      title={date}
      onClose={onClose}
      actions={[
        { text: jdns.includes(jdn) ? '取消收藏' : '收藏', onSelect: () => toggle(jdn) },
        { text: '设为择日起点', onSelect: () => go.to('pickDay', { from: date }) },
        {
          text: '复制',
          onSelect: () => void navigator.clipboard.writeText(date).then(() => showToast('已复制')),
        },
      ]}
    />
  );
}
