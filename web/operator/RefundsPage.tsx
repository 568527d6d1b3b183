import { useQueryTexts } from '../src/lib/page/navigation.ts';
import { Segment } from '../src/ui/controls/RadioGroup.tsx';
import { Stack } from '../src/ui/kit/Kit.tsx';
import { PagedList } from './parts.tsx';
import { RefundLine } from './RefundLine.tsx';

const SHOWN = [
  { value: 'all', text: '全部' },
  { value: 'open', text: '未完的' },
  { value: 'stuck', text: '卡住的' },
] as const;

/** Refunds of all orders, and those that need a person. */
export function RefundsPage() {
  const { show: text = 'all' } = useQueryTexts();
  const show = SHOWN.find(({ value }) => value === text)?.value ?? 'all';
  return (
    <Stack gap={4}>
      <Segment
        label="显示"
        options={SHOWN}
        value={show}
        onChange={(value) => (location.hash = `#/refunds?show=${value}`)}
      />
      <PagedList
        key={show}
        call="refunds"
        input={{ show }}
        rowsOf={({ refunds }) => refunds}
        heading="退款"
        empty={show === 'all' ? '还没有退款' : '没有这样的退款'}
      >
        {(refund) => <RefundLine key={refund.refundNo} refund={refund} hasOrder />}
      </PagedList>
    </Stack>
  );
}
