import { ORDER_STATE_NAMES, PAY_CHANNEL_NAMES, type CALLS, type OutputOf } from '@shangyuan/contract';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { beijingTime } from '../lib/time/beijing.ts';
import { CallError } from '../lib/wire/api.ts';
import { receipt } from '../lib/wire/purchases.ts';
import { dateTimeText } from '../lib/words/dateText.ts';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Card } from '../ui/display/Card.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { OwnPage } from '../ui/frames/OwnPage.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { printerIcon } from '../ui/tables/icons.ts';
import { Inline, Text } from '../ui/kit/Kit.tsx';
import styles from './ReceiptPage.module.css';

/** 收据 of a paid order, on paper as on the screen. */
export default function ReceiptPage() {
  const { orderNo = '' } = useQueryTexts();
  return (
    <OwnPage
      title="收据"
      page="receipt"
      right={<HeaderButton label="打印" icon={printerIcon} onClick={() => print()} />}
    >
      {() => <Receipt orderNo={orderNo} />}
    </OwnPage>
  );
}

type ReceiptData = OutputOf<typeof CALLS.viewReceipt>;

const dateTimeOf = (iso: string) => dateTimeText({ ...beijingTime(Date.parse(iso)), second: 0 });

function linesOf(data: ReceiptData): readonly (readonly [label: string, value: string])[] {
  const { order } = data;
  return [
    ['收据编号', data.receiptNo],
    ['销售方', data.seller],
    ['购买账号', data.buyer],
    ['商品', order.name],
    ['支付方式', PAY_CHANNEL_NAMES[order.channel]],
    ['支付时间', dateTimeOf(order.paidAt)],
    ['支付流水号', data.providerTxn],
    ['状态', ORDER_STATE_NAMES[order.state]],
    ['实付', `¥${order.amount}`],
    ...data.refunds.map(({ amount, at }) => [`退款 ${dateTimeOf(at)}`, `-¥${amount}`] as const),
    ['净额', `¥${data.net}`],
    ['出具时间', dateTimeOf(data.issuedAt)],
  ];
}

function Receipt({ orderNo }: { readonly orderNo: string }) {
  const found = useResource(receipt(orderNo));
  if (found.state === 'loading') return <Skeleton rows={5} />;
  if (found.state === 'failed') {
    const { error } = found;
    return (
      <ErrorState onRetry={found.retry}>{error instanceof CallError ? error.message : '加载失败'}</ErrorState>
    );
  }
  return (
    <>
      <Card>
        <Text as="h2" face="serif" size="h1" weight="bold" textAlign="center" className={styles.Title}>
          收据
        </Text>
        <dl className={styles.Lines}>
          {linesOf(found.value).map(([label, value]) => (
            <Inline edge="bottom" gap={3} justify="between" padY={2} key={label}>
              <Text as="dt" rigid tone="soft">
                {label}
              </Text>
              <Text as="dd" textAlign="end">
                {value}
              </Text>
            </Inline>
          ))}
        </dl>
        <Text as="p" size="cell" tone="soft">
          本收据为支付凭证，不是税务发票。会员到期不自动续费。
        </Text>
      </Card>
      <div className={styles.Screen}>
        <RowsCard>
          <LinkRow page="texts" query={{ text: 'refund' }} label="退款说明" />
          <LinkRow
            page="advice"
            query={{ type: 'account', detail: `申请退款或开票：订单 ${orderNo}` }}
            label="申请退款或开具发票"
          />
        </RowsCard>
      </div>
    </>
  );
}
