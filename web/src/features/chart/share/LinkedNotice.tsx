/**
 * Notices of a chart that was not cast here, of a link or an example: it is not saved, and saving or changing it counts as a casting.
 */
import { useGo } from '../../../lib/page/navigation.ts';
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

/** At the head of an example. */
export function ExampleNotice() {
  const go = useGo();
  return (
    <Notice
      detail="例盘直接看，不用登录，也不计次数"
      actions={<NoticeButton onClick={() => go.to('home')}>排我的盘</NoticeButton>}
    >
      这是一张例盘
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
