import type { DirectionQuery } from '@shangyuan/reading/direction';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { ActionRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Inline } from '../ui/kit/Kit.tsx';
import type { OpenSheet } from './CompassSheets.tsx';
import styles from './CompassPage.module.css';
import type { useCompassMarks } from '../features/compass/useCompassMarks.ts';

interface LegendProps {
  readonly legend: ReturnType<typeof useCompassMarks>['legend'];
  readonly onGod: (name: Extract<DirectionQuery, { readonly kind: 'god' }>['god']) => void;
}

/** The gods of the day below the plate, each with what it means. */
export function Legend({ legend, onGod }: LegendProps) {
  return (
    <Inline as="ul" wrap gap={5} justify="center" size="sub" className={styles.Legend}>
      {legend.map(({ name, text, tone }) => (
        <li key={text}>
          <Inline as="button" gap={2} align="center" onClick={() => onGod(name)}>
            <i data-tone={tone} />
            {text}
          </Inline>
        </li>
      ))}
    </Inline>
  );
}

interface CompassRowsProps {
  readonly yearName: string;
  readonly record: CaseRecord | null;
  readonly savedCount: number;
  readonly onOpen: (sheet: OpenSheet) => void;
  readonly onShare: () => void;
}

/** What else there is to a reading. */
export function CompassRows({ yearName, record, savedCount, onOpen, onShare }: CompassRowsProps) {
  return (
    <RowsCard>
      <ActionRow label="三盘、龙与分金" value={`${yearName}年神`} onClick={() => onOpen('details')} />
      <ActionRow
        label="按命例看方位"
        value={record === null ? '用神与八宅' : caseName(record)}
        onClick={() => onOpen('case')}
      />
      <ActionRow label="已存读数" value={`${savedCount} 条`} onClick={() => onOpen('saved')} />
      <ActionRow label="分享图片" hasArrow={false} onClick={onShare} />
    </RowsCard>
  );
}
