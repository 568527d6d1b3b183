/**
 * A picture of the chart, made on the device. Name, date and place are left out unless asked for.
 */
import { useRef, useState } from 'react';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { ruleLine } from '../../lib/words/ruleText.ts';
import { sharePicture } from '../../lib/device/sharePicture.ts';
import { Check } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import type { ChartView, NatalView } from './chartView.ts';
import { birthFacts } from './birthFacts.ts';
import { natalColumns } from './gridView.ts';
import { PillarTable } from './PillarTable.tsx';
import styles from './ShareSheet.module.css';
import { APPNAME } from '@shangyuan/contract';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';

interface ShareSheetProps {
  readonly isOpen: boolean;
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  readonly onClose: () => void;
}

export function ShareSheet({ isOpen, record, view, onClose }: ShareSheetProps) {
  const { chart } = view;
  const card = useRef<HTMLDivElement>(null);
  const [showsIdentity, setShowsIdentity] = useState(false);
  const handleShare = async (): Promise<void> => {
    if (card.current !== null && (await sharePicture(card.current))) onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      title="分享图片"
      confirmText="生成"
      onClose={onClose}
      onConfirm={() => void handleShare()}
    >
      <div ref={card} className={styles.Card} inert>
        <p className={styles.Head}>
          <b>{showsIdentity ? caseName(record) : '命盘'}</b>
          {showsIdentity && <span>{birthFacts(chart).join(' ')}</span>}
        </p>
        <PillarTable
          columns={anonymous(natalColumns(chart, view.shensha), showsIdentity)}
          showShensha={false}
          onCell={() => undefined}
        />
        <p className={styles.Foot}>{ruleLine(chart.rules, chart.engineVersion).join(' · ')}</p>
        <p className={styles.Foot}>
          {APPNAME} · {DISCLAIMER}
        </p>
      </div>
      <Check isOn={showsIdentity} onChange={setShowsIdentity}>
        图上显示姓名与出生时间
      </Check>
    </Sheet>
  );
}

function anonymous(
  columns: ReturnType<typeof natalColumns>,
  showsIdentity: boolean,
): ReturnType<typeof natalColumns> {
  return showsIdentity ? columns : columns.map((column) => ({ ...column, caption: '' }));
}
