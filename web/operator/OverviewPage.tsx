import { Button } from '../src/ui/controls/Button.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Facts } from '../src/ui/display/Facts.tsx';
import { Inline, List, Stack, Text } from '../src/ui/kit/Kit.tsx';
import { readAgain, type Answer } from './ask.ts';
import { Answered, Line } from './parts.tsx';
import { ALARMS, spanText, timeText } from './words.ts';

/** What waits, what an alarm would ring for, and the money of today. */
export function OverviewPage() {
  return (
    <Answered call="overview" input={{}}>
      {(answer) => <Overview answer={answer} />}
    </Answered>
  );
}

function Overview({ answer }: { readonly answer: Answer<'overview'> }) {
  const { today } = answer;
  return (
    <Stack gap={4}>
      <Card heading="到期未办" aside={timeText(answer.at)}>
        <List ruled>
          {answer.alarms.map(({ key, seconds, limit }) => (
            <Line
              key={key}
              head={ALARMS[key]}
              aside={
                <Text weight="bold" tone={seconds > limit ? 'danger' : 'ok'}>
                  {seconds === 0 ? '无' : `${spanText(seconds)}${seconds > limit ? '，已超时' : ''}`}
                </Text>
              }
            >
              {`超过 ${spanText(limit)}告警`}
            </Line>
          ))}
        </List>
      </Card>
      <Card heading="等人处理">
        <List ruled>
          <Waiting href="#/refunds?show=stuck" name="卡住的退款" count={answer.stuckRefunds} />
          <Waiting href="#/refunds?show=open" name="未完的退款" count={answer.openRefunds} />
          <Waiting href="#/feedback" name="未处理的反馈" count={answer.openFeedback} />
          <Waiting href="#/switches" name="关着的功能" count={answer.switchesOff} />
          <Waiting href="#/codes" name="旧密钥下仍可用的激活码" count={answer.olderCodes} />
        </List>
      </Card>
      <Card heading="今日">
        <Facts
          items={[
            { label: '支付', value: `${today.paid} 笔` },
            { label: '收款', value: `${today.income} 元` },
            { label: '退款', value: `${today.refunds} 笔` },
            { label: '退回', value: `${today.refunded} 元` },
            { label: '待支付订单', value: `${answer.pendingOrders} 笔` },
            { label: '放假安排查至', value: answer.holidaysAsOf },
          ]}
        />
      </Card>
      <Inline justify="end">
        <Button variant="secondary" size="small" onClick={() => void readAgain()}>
          刷新
        </Button>
      </Inline>
    </Stack>
  );
}

function Waiting({
  href,
  name,
  count,
}: {
  readonly href: string;
  readonly name: string;
  readonly count: number;
}) {
  return (
    <Inline as="li" tall="touch" align="center" justify="between" padY={1}>
      <Text as="a" tone="link" href={href}>
        {name}
      </Text>
      <Text weight="bold" tone={count === 0 ? 'soft' : 'plain'}>
        {count}
      </Text>
    </Inline>
  );
}
