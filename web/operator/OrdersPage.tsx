import { useState, type FormEvent } from 'react';
import { ORDER_STATE_NAMES, PAY_CHANNEL_NAMES } from '@shangyuan/contract';
import { useQueryTexts } from '../src/lib/page/navigation.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { Select } from '../src/ui/controls/Select.tsx';
import { TextField } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Grid, Stack, Text } from '../src/ui/kit/Kit.tsx';
import type { Question } from './ask.ts';
import { Line, PagedList } from './parts.tsx';
import { timeText } from './words.ts';

type Filter = Question<'orders'>;

const named = (any: string, names: Readonly<Record<string, string>>) => [
  { value: '', text: any },
  ...Object.entries(names).map(([value, text]) => ({ value, text })),
];

/** Orders of all accounts, by number, account, state and provider. */
export function OrdersPage() {
  const { orderNo = '', account = '', state = '', channel = '' } = useQueryTexts();
  const filter = { orderNo, account, state, channel } as Filter;
  const key = JSON.stringify(filter);
  return (
    <Stack gap={4}>
      <FilterForm key={`form${key}`} filter={{ orderNo, account, state, channel }} />
      <PagedList
        key={key}
        call="orders"
        input={filter}
        rowsOf={({ orders }) => orders}
        heading="订单"
        empty="没有这样的订单"
      >
        {(order) => (
          <Line
            key={order.orderNo}
            head={
              <Text as="a" tone="link" href={`#/order?orderNo=${order.orderNo}`}>
                {order.orderNo}
              </Text>
            }
            aside={<Text weight="bold">{ORDER_STATE_NAMES[order.state]}</Text>}
          >
            <span>{order.title}</span>
            <span>{order.amount} 元</span>
            {order.refunded !== '0.00' && <span>已退 {order.refunded} 元</span>}
            <span>{PAY_CHANNEL_NAMES[order.channel]}</span>
            <span>{timeText(order.createdAt)}</span>
          </Line>
        )}
      </PagedList>
    </Stack>
  );
}

type Words = Readonly<Record<'orderNo' | 'account' | 'state' | 'channel', string>>;

function FilterForm({ filter }: { readonly filter: Words }) {
  const [words, setWords] = useState(filter);
  const change = (part: Partial<Words>) => setWords({ ...words, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = Object.entries(words).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    );
    location.hash = `#/orders?${new URLSearchParams(filled).toString()}`;
  };
  return (
    <Card heading="找订单">
      <Stack as="form" gap={3} onSubmit={submit} role="search" aria-label="找订单">
        <Grid gap={3} columns="repeat(auto-fit, minmax(14rem, 1fr))">
          <TextField
            label="订单号"
            value={words.orderNo}
            onChange={(event) => change({ orderNo: event.target.value })}
          />
          <TextField
            label="账号"
            placeholder="编号、账号名或手机号"
            value={words.account}
            onChange={(event) => change({ account: event.target.value })}
          />
          <Select
            look="box"
            title="状态"
            aria-label="状态"
            options={named('全部状态', ORDER_STATE_NAMES)}
            value={words.state}
            onChange={(state) => change({ state })}
          />
          <Select
            look="box"
            title="支付方"
            aria-label="支付方"
            options={named('全部支付方', PAY_CHANNEL_NAMES)}
            value={words.channel}
            onChange={(channel) => change({ channel })}
          />
        </Grid>
        <Button type="submit">查找</Button>
      </Stack>
    </Card>
  );
}
