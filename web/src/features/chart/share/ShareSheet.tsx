/** 分享: the chart as a picture, a link, a text or JSON. */
import { useState } from 'react';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { Segment } from '../../../ui/controls/RadioGroup.tsx';
import { ShareFrame } from '../../../ui/frames/ShareFrame.tsx';
import type { ChartView, NatalView } from '../chartView.ts';
import { FilePane } from './FilePane.tsx';
import { LinkPane } from './LinkPane.tsx';
import { PicturePane } from './PicturePane.tsx';

const FORMATS = [
  { value: 'picture', text: '图片' },
  { value: 'link', text: '链接' },
  { value: 'text', text: '文字' },
  { value: 'json', text: 'JSON' },
] as const;

/** What a chart is shared as. */
export type ShareFormat = (typeof FORMATS)[number]['value'];

interface ShareSheetProps {
  /** Shown first. */
  readonly first: ShareFormat;
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  readonly onClose: () => void;
}

export function ShareSheet({ first, record, view, onClose }: ShareSheetProps) {
  const [format, setWay] = useState(first);
  return (
    <ShareFrame onClose={onClose}>
      <Segment label="分享为" options={FORMATS} value={format} onChange={setWay} />
      {format === 'picture' && <PicturePane record={record} view={view} onDone={onClose} />}
      {format === 'link' && <LinkPane record={record} onDone={onClose} />}
      {(format === 'text' || format === 'json') && (
        <FilePane kind={format} record={record} view={view} onDone={onClose} />
      )}
    </ShareFrame>
  );
}
