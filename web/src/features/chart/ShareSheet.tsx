/**
 * A picture of the chart, made on the device. Name, date and place are left out unless asked for.
 */
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { useRef, useState } from 'react';
import { birthLine, caseName, type CaseRecord } from '../../lib/caseRecord.ts';
import { withMask } from '../../lib/busy.ts';
import { ruleLine } from '../../lib/ruleChoices.ts';
import { showToast } from '../../lib/toast.ts';
import { Check } from '../../ui/Choice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { buildChartModel } from './chartModel.ts';
import { natalColumns } from './gridView.ts';
import { PillarTable } from './PillarTable.tsx';
import styles from './ShareSheet.module.css';

interface ShareSheetProps {
  readonly isOpen: boolean;
  readonly record: CaseRecord;
  readonly chart: Chart | PillarsChart;
  readonly onClose: () => void;
}

const PICTURE_WIDTH = 1080;

async function sharePicture(card: HTMLElement): Promise<void> {
  const { toBlob } = await import('html-to-image');
  const background = getComputedStyle(card).backgroundColor;
  const blob = await toBlob(card, {
    pixelRatio: PICTURE_WIDTH / card.clientWidth,
    backgroundColor: background,
  });
  if (blob === null) throw new Error('The browser gave no picture');
  const file = new File([blob], 'shangyuan.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function ShareSheet({ isOpen, record, chart, onClose }: ShareSheetProps) {
  const card = useRef<HTMLDivElement>(null);
  const [showsIdentity, setShowsIdentity] = useState(false);
  const handleShare = async (): Promise<void> => {
    if (card.current === null) return;
    try {
      await withMask(() => sharePicture(card.current as HTMLElement));
      onClose();
    } catch (error) {
      // Closing the system's share panel is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast('图片生成失败，请重试');
    }
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
          {showsIdentity && <span>{birthLine(record.birth)}</span>}
        </p>
        <PillarTable
          columns={anonymous(natalColumns(chart, buildChartModel(chart).shensha), showsIdentity)}
          showShensha={false}
          onCell={() => undefined}
        />
        <p className={styles.Foot}>{ruleLine(chart.rules, chart.engineVersion).join(' · ')}</p>
        <p className={styles.Foot}>上元 · 仅供传统文化研究与娱乐参考</p>
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
