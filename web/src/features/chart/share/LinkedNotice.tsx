/**
 * Notice of a chart opened by a link: it is not saved, and saving or changing it counts as a casting.
 */
import { Notice, NoticeButton } from '../../../ui/states/Notice.tsx';
import { QuotaHint } from '../../../ui/states/QuotaHint.tsx';

interface LinkedNoticeProps {
  /** Whether the link was opened for a use. */
  readonly isPaid: boolean;
  readonly onSave: () => void;
}

/** At the head of the chart. */
export function LinkedNotice({ isPaid, onSave: onKeep }: LinkedNoticeProps) {
  return (
    <Notice
      detail={isPaid ? '打开时已计一次排盘，存为命例不再计' : '查看不用次数；存为命例用一次排盘'}
      actions={<NoticeButton onClick={onKeep}>存为命例</NoticeButton>}
    >
      这张盘来自链接，没有保存
    </Notice>
  );
}

/** Before its rules are changed. */
export function CastingCost() {
  return (
    <>
      <Notice>采用后按新规则另排一盘，存为命例，用一次排盘</Notice>
      <QuotaHint feature="PaiPan" />
    </>
  );
}
