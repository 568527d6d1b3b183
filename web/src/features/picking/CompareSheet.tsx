import { comparePicks, type PickCandidate } from '@shangyuan/engine/almanac';
import { reasonSentence } from '@shangyuan/reading/picking';
import { shortWeekday } from '../../lib/words/text.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Small } from '../../ui/kit/Kit.tsx';
import styles from './Picking.module.css';

interface CompareSheetProps {
  readonly days: readonly PickCandidate[];
  readonly onClose: () => void;
}

/** Days side by side: only what they do not share. */
export function CompareSheet({ days, onClose }: CompareSheetProps) {
  const rows = comparePicks(days).filter(({ differs, code }) => differs && code !== 'bounds');
  return (
    <Sheet isOpen title="对比" onClose={onClose}>
      <table className={styles.Table}>
        <thead>
          <tr>
            {days.map(({ jdn, civil, weekday, band }) => (
              <th key={jdn} scope="col">
                {civil.month}月{civil.day}日
                <Small block face="sans" weight="normal" tone="faint">
                  {shortWeekday(weekday)} {band}
                </Small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, cells }, order) => (
            <tr key={`${code} ${order}`}>
              {cells.map((cell, index) => (
                <td
                  key={days[index]?.jdn}
                  data-kind={cell === null ? 'none' : cell.points < 0 ? 'bad' : 'good'}
                >
                  {cell === null ? '没有这一条' : reasonSentence(cell)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            {days.map(({ jdn, bestHours, score }) => (
              <td key={jdn}>
                好时辰 {bestHours.map(({ branch }) => branch).join(' ') || '没有'}，合适度 {score}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Sheet>
  );
}
