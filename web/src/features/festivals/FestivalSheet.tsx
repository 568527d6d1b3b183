import type { HolidayBook, CalendarEngine } from '@shangyuan/engine/calendar';
import { civilDateOf, weekdayOf, type CivilDate } from '@shangyuan/engine/time';
import { useState, type ReactNode } from 'react';
import { useCalendar } from '../../lib/engine/calendarOf.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../lib/time/calendarDays.ts';
import { awayText } from '../../lib/words/dateText.ts';
import { holidayNote } from '../../lib/words/holidayText.ts';
import { shortWeekday } from '../../lib/words/text.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { DateStepper } from '../../ui/controls/DateStepper.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Sep } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Text } from '../../ui/kit/Kit.tsx';
import styles from './FestivalSheet.module.css';
import { findDays, requestedYear } from './findDays.ts';
import { restsOf } from './restsText.ts';
import { namedDaysOf, SHELVES, isOnShelf, type Shelf } from './yearDays.ts';

interface FestivalSheetProps {
  /** Day number of today, in Shanghai. */
  readonly today: number;
  /** Year of the month on the page, which the list begins with. */
  readonly year: number;
  readonly holidays: HolidayBook;
  readonly onClose: () => void;
  readonly onPick: (choice: { readonly jdn: number }) => void;
}

/** Names most people look for. */
const COMMON = ['除夕', '春节', '元宵', '清明', '端午', '七夕', '中元', '中秋', '重阳', '冬至', '腊八'];

/** Festivals, terms and holidays: found by name, by lunar date or by date, or from the list of a year. */
export function FestivalSheet({ today, year: shownYear, holidays, onClose, onPick }: FestivalSheetProps) {
  const [text, setText] = useState('');
  const [shelf, setShelf] = useState<Shelf>('festivals');
  const [year, setYear] = useState(shownYear);
  const isSearching = text.trim() !== '';
  const queryYear = isSearching ? requestedYear(text, civilDateOf(today).year) : year;
  const engine = useCalendar(queryYear);
  return (
    <Sheet isOpen title="节日与节气" onClose={onClose}>
      {/* As high while one searches, so that the field stays where it is. */}
      <div className={styles.Body}>
        <SearchField
          label="搜索节日、节气或日期"
          placeholder="中秋、腊月初八、明年清明"
          value={text}
          onChange={setText}
          enterKeyHint="search"
        />
        {engine.state === 'loading' && <Skeleton />}
        {engine.state === 'failed' && <ErrorState>历表没有加载成功</ErrorState>}
        {engine.state === 'ready' && isSearching && (
          <Found engine={engine.value} text={text} today={today} onPick={onPick} />
        )}
        {engine.state === 'ready' && !isSearching && (
          <>
            <Text as="p" top={3} size="cell" tone="faint">
              常找的
            </Text>
            <ChipRow label="常找的">
              {COMMON.map((name) => (
                <Chip key={name} onClick={() => setText(name)}>
                  {name}
                </Chip>
              ))}
            </ChipRow>
            <DateStepper
              unit="年"
              onBack={year > FIRST_YEAR ? () => setYear(year - 1) : null}
              onForward={year < LAST_YEAR ? () => setYear(year + 1) : null}
            >
              {year}年
            </DateStepper>
            <Segment label="哪一类" options={SHELVES} value={shelf} onChange={setShelf} />
            {shelf === 'holidays' ? (
              <Holidays book={holidays} year={year} onPick={onPick} />
            ) : (
              <ul className={styles.List}>
                {namedDaysOf(engine.value, year)
                  .filter((day) => isOnShelf(shelf, day))
                  .map(({ jdn, civil, name, alias, lunar, clock }) => (
                    <Row
                      key={`${jdn}${name}`}
                      name={alias === null ? name : `${name}（${alias}）`}
                      date={dateText(civil, jdn)}
                      lunar={clock ?? lunar}
                      onPick={() => onPick({ jdn })}
                    />
                  ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}

const dateText = ({ month, day }: CivilDate, jdn: number) =>
  `${month}月${day}日 ${shortWeekday(weekdayOf(jdn))}`;

interface RowProps {
  readonly name: string;
  readonly date: string;
  /** The lunar date, or the moment of a term. */
  readonly lunar?: string;
  readonly aside?: ReactNode;
  readonly onPick: () => void;
}

function Row({ name, date, lunar, aside, onPick }: RowProps) {
  return (
    <li>
      <button type="button" onClick={onPick}>
        <b>{name}</b>
        <span>
          {date}
          {lunar !== undefined && (
            <>
              <Sep />
              {lunar}
            </>
          )}
        </span>
        {aside !== undefined && <small>{aside}</small>}
      </button>
    </li>
  );
}

interface FoundProps {
  readonly engine: CalendarEngine;
  readonly text: string;
  readonly today: number;
  readonly onPick: FestivalSheetProps['onPick'];
}

function Found({ engine, text, today, onPick }: FoundProps) {
  const days = findDays(engine, text, today);
  if (days.length === 0)
    return (
      <EmptyState>
        没有找到「{text.trim()}」。可以输入节日、节气的名字，如中秋、谷雨；农历，如腊月初八；日期，如
        20261224；前面可以带年份，如明年清明。
      </EmptyState>
    );
  return (
    <ul className={styles.List}>
      {days.map(({ jdn, civil, name, lunar, clock }) => (
        <Row
          key={`${jdn}${name}`}
          name={name}
          date={`${civil.year}年${dateText(civil, jdn)}`}
          lunar={clock ?? lunar}
          aside={awayText(jdn - today)}
          onPick={() => onPick({ jdn })}
        />
      ))}
    </ul>
  );
}

interface HolidaysProps {
  readonly book: HolidayBook;
  readonly year: number;
  readonly onPick: FestivalSheetProps['onPick'];
}

/** What the notice of the year says, with the notice; or why there is none. */
function Holidays({ book, year, onPick }: HolidaysProps) {
  const rests = restsOf(book, year);
  if (rests.length === 0)
    return <EmptyState>{holidayNote(book, year) || `${year}年还没有法定的放假办法`}</EmptyState>;
  return (
    <>
      <ul className={styles.List}>
        {rests.map(({ name, jdn, days, text, work }) => (
          <Row
            key={name}
            name={name}
            date={work === '' ? text : `${text}，${work}上班`}
            aside={`${days} 天`}
            onPick={() => onPick({ jdn })}
          />
        ))}
      </ul>
      <Note align="start">
        据国务院办公厅关于{year}年部分节假日安排的通知。{sourceText(book.noticeOf(year)?.source ?? '')}
      </Note>
    </>
  );
}

/** Where the notice is published, where the table has its address. */
function sourceText(source: string): string {
  return source.includes('.') ? `原文：${source}` : '';
}
