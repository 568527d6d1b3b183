/**
 * The grid of a month: seven columns, a row a week. One cell is in the tab order; arrows walk days, Page Up and Page Down
 * months, T goes to today. A swipe turns the month, a long press opens the actions of a day.
 */
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { turnByKey } from '../../ui/controls/turnByKey.ts';
import { useFocusFollows } from '../../ui/controls/useFocusFollows.ts';
import { BandMark, type Band } from '../../ui/display/BandMark.tsx';
import type { MonthCell, MonthView } from './monthView.ts';
import styles from './MonthGrid.module.css';
import { WEEKDAYS } from '../../lib/words/text.ts';

interface MonthGridProps {
  readonly view: MonthView;
  readonly selectedJdn: number;
  /** Day numbers with a dot: saved days. */
  readonly savedJdns: ReadonlySet<number>;
  /** 个人历: band of each day number; none while it is off. */
  readonly bands?: ReadonlyMap<number, Band>;
  /** Days that suit the selected affair, with its name. */
  readonly suited?: { readonly name: string; readonly jdns: ReadonlySet<number> } | null;
  readonly onSelect: (choice: { jdn: number }) => void;
  readonly onTurn: (turn: { months: number }) => void;
  readonly onToday: () => void;
  readonly onLongPress: (choice: { jdn: number }) => void;
  /** Right below the grid. */
  readonly children?: ReactNode;
}

const LONG_PRESS_MS = 350;
const LONG_PRESS_PX = 10;
const SWIPE_PX = 48;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function MonthGrid(props: MonthGridProps) {
  const {
    view,
    selectedJdn,
    savedJdns,
    bands,
    suited = null,
    onSelect,
    onTurn,
    onToday,
    onLongPress,
    children,
  } = props;
  const press = useRef<Press | null>(null);
  const longPressed = useRef(false);
  const { ref, walk } = useFocusFollows<HTMLTableElement>(selectedJdn);

  const endPress = (): void => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  // A finger may still touch a page that is left.
  useEffect(() => endPress, []);
  const handlePointerDown = (event: PointerEvent<HTMLElement>): void => {
    endPress();
    longPressed.current = false;
    const jdn = Number((event.target as HTMLElement).closest<HTMLElement>('[data-jdn]')?.dataset['jdn']);
    const timer = window.setTimeout(() => {
      if (!jdn) return;
      longPressed.current = true;
      onLongPress({ jdn });
    }, LONG_PRESS_MS);
    press.current = { x: event.clientX, y: event.clientY, timer };
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>): void => {
    const from = press.current;
    if (from === null) return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > LONG_PRESS_PX) clearTimeout(from.timer);
  };
  const handlePointerUp = (event: PointerEvent<HTMLElement>): void => {
    const from = press.current;
    endPress();
    if (from === null) return;
    const dx = event.clientX - from.x;
    if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(event.clientY - from.y)) return;
    longPressed.current = true; // The click that follows a swipe chooses no day.
    onTurn({ months: dx < 0 ? 1 : -1 });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step !== undefined) onSelect({ jdn: selectedJdn + step });
    else if (!turnByKey(event.key, { onTurn, onToday })) return;
    walk();
    event.preventDefault();
  };

  return (
    <div
      className={styles.Month}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={endPress}
    >
      <table
        ref={ref}
        role="grid"
        aria-label={`${view.year}年${view.month}月`}
        className={styles.Grid}
        data-rated={bands !== undefined && bands.size > 0}
        style={{ '--weeks': view.weeks.length }}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((day, i) => (
              <th key={day} scope="col" abbr={`星期${day}`} data-weekend={i === 0 || i === 6}>
                <span className={styles.Star}>星期</span>
                <abbr>{day}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map((week) => (
            <tr key={week[0]?.jdn}>
              {week.map((cell) => (
                <Day
                  key={cell.jdn}
                  cell={cell}
                  isSelected={cell.jdn === selectedJdn}
                  isSaved={savedJdns.has(cell.jdn)}
                  band={bands?.get(cell.jdn) ?? null}
                  suit={suited?.jdns.has(cell.jdn) === true ? suited.name : null}
                  onClick={() => {
                    if (!longPressed.current) onSelect({ jdn: cell.jdn });
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
      <p className={styles.Keys} aria-hidden>
        <kbd>←</kbd>
        <kbd>→</kbd> 换日 <kbd>PgUp</kbd>
        <kbd>PgDn</kbd> 换月 <kbd>T</kbd> 今天
      </p>
      {view.notes.map((note) => (
        <p key={note} className={styles.Note}>
          {note}
        </p>
      ))}
    </div>
  );
}

interface DayProps {
  readonly cell: MonthCell;
  readonly isSelected: boolean;
  readonly isSaved: boolean;
  readonly band: Band | null;
  /** Affair that the day suits. */
  readonly suit: string | null;
  readonly onClick: () => void;
}

function Day({ cell, isSelected, isSaved, band, suit, onClick }: DayProps) {
  return (
    <td role="gridcell" aria-selected={isSelected} className={styles.Cell}>
      <button
        type="button"
        data-jdn={cell.jdn}
        data-out={!cell.inMonth}
        data-weekend={cell.isWeekend}
        data-today={cell.isToday}
        data-selected={isSelected}
        data-kind={cell.lineKind}
        data-suits={suit !== null}
        aria-current={cell.isToday ? 'date' : undefined}
        tabIndex={isSelected ? 0 : -1}
        onClick={onClick}
      >
        <span className={styles.Spoken}>
          {cell.label +
            (band === null ? '' : `，${band}`) +
            (suit === null ? '' : `，宜${suit}`) +
            (isSaved ? '，已收藏' : '')}
        </span>
        <span className={styles.Number} aria-hidden>
          {cell.civil.day}
        </span>
        <abbr className={styles.Line} aria-hidden>
          {cell.line}
        </abbr>
        <span className={styles.Pillar} aria-hidden>
          {cell.pillar}
        </span>
        {cell.mark !== null && (
          <abbr className={styles.Mark} data-work={cell.mark === '班'} aria-hidden>
            {cell.mark}
          </abbr>
        )}
        {suit !== null && (
          <abbr className={styles.Suit} aria-hidden>
            宜
          </abbr>
        )}
        {band !== null && (
          <span className={styles.Band}>
            <BandMark band={band} />
          </span>
        )}
        {isSaved && <i className={styles.Saved} />}
      </button>
    </td>
  );
}
