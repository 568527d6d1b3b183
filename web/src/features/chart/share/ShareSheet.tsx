/** 分享: the chart as a picture or as a link. */
import { useState } from 'react';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { Segment } from '../../../ui/controls/RadioGroup.tsx';
import { Sheet } from '../../../ui/controls/Sheet.tsx';
import type { ChartView, NatalView } from '../chartView.ts';
import { LinkPane } from './LinkPane.tsx';
import { PicturePane } from './PicturePane.tsx';
import styles from './Share.module.css';

interface ShareSheetProps {
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  readonly onClose: () => void;
}

const WAYS = [
  { value: 'picture', text: '图片' },
  { value: 'link', text: '链接' },
] as const;

export function ShareSheet({ record, view, onClose }: ShareSheetProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('picture');
  return (
    <Sheet isOpen title="分享" onClose={onClose}>
      <div className={styles.Pane}>
        <Segment label="分享为" options={WAYS} value={way} onChange={setWay} />
        {way === 'picture' && <PicturePane record={record} view={view} onDone={onClose} />}
        {way === 'link' && <LinkPane record={record} onDone={onClose} />}
      </div>
    </Sheet>
  );
}
