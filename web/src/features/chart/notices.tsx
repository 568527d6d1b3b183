/** What is shown above a chart that was not cast here, by another engine, or by an address with more than its name: loaded then. */
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { Notice, NoticeButton } from '../../ui/states/Notice.tsx';
import type { ChartView, NatalView } from './chartView.ts';
import { recastView } from './recastView.ts';

export { AddressNotice } from './AddressNotice.tsx';
export { CastingCost, ExampleNotice, LinkedNotice } from './share/LinkedNotice.tsx';

interface RecastNoticeProps {
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  /** Saves what this engine casts. */
  readonly onSave: (rules: CaseRecord['rules']) => void;
}

/** At the head of a case that another version of the engine cast: which pillars moved, or that none did. */
export function RecastNotice({ record, view, onSave: onKeep }: RecastNoticeProps) {
  const notice = recastView(record, view.chart);
  if (notice === null) return null;
  return (
    <Notice
      detail={notice.detail}
      actions={<NoticeButton onClick={() => onKeep(record.rules)}>{notice.button}</NoticeButton>}
    >
      {notice.text}
    </Notice>
  );
}
