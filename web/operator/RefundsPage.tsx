import { useQueryTexts } from '../src/lib/page/navigation.ts';
import { Segment } from '../src/ui/controls/RadioGroup.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { List, Stack } from '../src/ui/kit/Kit.tsx';
import { EmptyState } from '../src/ui/states/States.tsx';
import { Answered, Pager, usePages } from './parts.tsx';
import { RefundLine } from './RefundLine.tsx';

const SHOWN = [
  { value: 'all', text: '全部' },
  { value: 'open', text: '未完的' },
  { value: 'stuck', text: '卡住的' },
] as const;
type Shown = (typeof SHOWN)[number]['value'];

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
      <RefundList key={show} show={show} />
    </Stack>
  );
}

function RefundList({ show }: { readonly show: Shown }) {
  const pages = usePages();
  return (
    <Answered call="refunds" input={{ show, after: pages.after }}>
      {({ refunds, next }) =>
        refunds.length === 0 ? (
          <EmptyState>{show === 'all' ? '还没有退款' : '没有这样的退款'}</EmptyState>
        ) : (
          <Stack gap={4}>
            <Card heading="退款">
              <List ruled>
                {refunds.map((refund) => (
                  <RefundLine key={refund.refundNo} refund={refund} hasOrder />
                ))}
              </List>
            </Card>
            <Pager pages={pages} next={next} />
          </Stack>
        )
      }
    </Answered>
  );
}
