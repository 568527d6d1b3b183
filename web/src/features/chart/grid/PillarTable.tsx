/**
 * The grid of a chart: a real table, six columns on a phone and up to nine. Arrow keys walk the cells, Enter or a tap
 * opens the reason, a long press copies. The look follows docs/screens: transits on tinted ground, the day column
 * framed.
 */
import { useRef, type KeyboardEvent } from 'react';
import { showBriefToast } from '../../../lib/page/toast.ts';
import { languageInForce } from '../../../lib/script/script.ts';
import { useLongPress } from '../../../ui/controls/useLongPress.ts';
import {
  cellText,
  GRID_ROWS,
  TEN_GOD_SHORT,
  type CellRef,
  type GridColumn,
  type GridRowKey,
} from './gridView.ts';
import { VisuallyHidden } from '../../../ui/kit/Kit.tsx';
import styles from './PillarTable.module.css';

interface PillarTableProps {
  readonly columns: readonly GridColumn[];
  readonly showShensha: boolean;
  readonly onCell: (cell: CellRef) => void;
  /** The cell that is answered beside the grid. */
  readonly openCell?: CellRef | null;
}

const SHENSHA_SHOWN = 3;

export function PillarTable({ columns, showShensha, onCell, openCell = null }: PillarTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const rows = showShensha ? GRID_ROWS : GRID_ROWS.filter((row) => row.key !== 'shensha');
  const dense = columns.length > 7;

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (step === undefined || button === null) return;
    const [row = 0, column = 0] = (button.dataset['cell'] ?? '').split(',').map(Number);
    const next = table.current?.querySelector<HTMLElement>(
      `[data-cell="${row + (step[0] ?? 0)},${column + (step[1] ?? 0)}"]`,
    );
    if (next === null || next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  const copyCell = async (): Promise<void> => {
    const text = pressed.current?.querySelector('span')?.textContent ?? '';
    if (text === '') return;
    await navigator.clipboard.writeText(text);
    showBriefToast('已复制');
  };
  const press = useLongPress(() => void copyCell());

  return (
    <table
      ref={table}
      className={styles.Table}
      data-columns={columns.length}
      data-dense={dense}
      onKeyDown={handleKeyDown}
      {...press}
      onPointerDown={(event) => {
        pressed.current = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
        press.onPointerDown(event);
      }}
    >
      <VisuallyHidden as="caption">四柱表：方向键移动，回车查看依据</VisuallyHidden>
      <colgroup>
        <col className={styles.LabelColumn} />
        {columns.map((column) => (
          <col key={column.key} />
        ))}
      </colgroup>
      <thead>
        <tr className={styles.Head}>
          <td />
          {columns.map((column, i) => (
            <th key={column.key} scope="col" {...columnMarks(columns, i)}>
              <abbr className={styles.Title}>
                {dense ? column.title.slice(0, 1) + column.title.slice(-1) : column.title}
              </abbr>
              <span className={styles.Caption}>{column.caption}</span>
              {column.mark !== '' && !dense && <abbr className={styles.Mark}>{column.mark}</abbr>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={row.key} data-row={row.key}>
            <th scope="row">
              <abbr>{row.label}</abbr>
            </th>
            {columns.map((column, i) => (
              <td key={column.key} {...columnMarks(columns, i)}>
                {column.facts !== null ? (
                  <button
                    type="button"
                    data-cell={`${rowIndex},${i}`}
                    data-asked={
                      openCell?.row === row.key && openCell.column === column.key ? true : undefined
                    }
                    tabIndex={rowIndex === 0 && i === 0 ? 0 : -1}
                    onClick={() => onCell({ row: row.key, column: column.key })}
                  >
                    <VisuallyHidden>
                      {`${column.title} ${row.label} ${cellText(column, row.key)}`}
                    </VisuallyHidden>
                    <span className={styles.Seen} aria-hidden>
                      <Cell column={column} row={row.key} dense={dense} />
                    </span>
                  </button>
                ) : (
                  row.key === 'stem' && <span className={styles.Unknown}>不详</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Marks of a column: tint of transits, frame of the day, and the rule between the last transit and the year. */
function columnMarks(columns: readonly GridColumn[], i: number): Record<string, boolean> {
  const column = columns[i] as GridColumn;
  const isEdge = column.isTransit && columns[i + 1]?.isTransit === false;
  return { 'data-transit': column.isTransit, 'data-day': column.isDay, 'data-edge': isEdge };
}

function Cell({
  column,
  row,
  dense,
}: {
  readonly column: GridColumn;
  readonly row: GridRowKey;
  readonly dense: boolean;
}) {
  const facts = column.facts;
  if (facts === null) return null;
  const { ganzhi } = facts;
  switch (row) {
    case 'tenGod':
      return (
        <abbr>
          {dense && languageInForce() === null && facts.stemGod !== '日主'
            ? TEN_GOD_SHORT[facts.stemGod]
            : column.stemLabel}
        </abbr>
      );
    case 'stem':
      return (
        <span className={styles.Glyph} data-wuxing={facts.stemWuxing}>
          {ganzhi.stem}
        </span>
      );
    case 'branch':
      return (
        <span className={styles.Glyph} data-wuxing={facts.branchWuxing}>
          {ganzhi.branch}
        </span>
      );
    case 'hidden':
      return facts.hidden.map((hidden) => (
        <span key={hidden.stem} className={styles.HiddenStem}>
          <b data-wuxing={hidden.wuxing}>{hidden.stem}</b>
          {!dense && <abbr>{hidden.god}</abbr>}
        </span>
      ));
    case 'shensha':
      return <ShenshaCell column={column} />;
    case 'nayin':
      // Three characters do not fit side by side with nine columns.
      return dense ? (
        <>
          <span>{ganzhi.nayin.slice(0, 2)}</span>
          <span>{ganzhi.nayin.slice(2)}</span>
        </>
      ) : (
        <abbr>{ganzhi.nayin}</abbr>
      );
    default:
      return <abbr>{cellText(column, row)}</abbr>;
  }
}

function ShenshaCell({ column }: { readonly column: GridColumn }) {
  const shown = [...column.shensha].sort((a, b) => b.priority - a.priority).slice(0, SHENSHA_SHOWN);
  const rest = column.shensha.length - shown.length;
  const names = rest > 0 ? shown.slice(0, SHENSHA_SHOWN - 1) : shown;
  return (
    <>
      {names.map((hit) => (
        <abbr key={hit.id} className={styles.Shensha} data-kind={hit.kind}>
          {hit.name.replace(/贵人$/, '')}
        </abbr>
      ))}
      {rest > 0 && <b className={styles.More}>＋{rest + 1}</b>}
    </>
  );
}
