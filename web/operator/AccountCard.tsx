import { useState } from 'react';
import { Button } from '../src/ui/controls/Button.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Facts } from '../src/ui/display/Facts.tsx';
import { Inline, Text } from '../src/ui/kit/Kit.tsx';
import { ask, type Answer } from './ask.ts';
import { AskReason } from './parts.tsx';
import { accountStateText, timeText } from './words.ts';

/** An account; its phone stays masked until someone asks for it with a reason. */
export function AccountCard({ account }: { readonly account: Answer<'account'> }) {
  const [phone, setPhone] = useState(account.phone);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card heading="账号">
      <Facts
        items={[
          {
            label: '账号名',
            value: account.username === '' ? '—' : account.username,
            note: account.nickname,
          },
          { label: '手机号', value: phone === '' ? '无' : phone },
          { label: '会员', value: account.isMember ? `至 ${timeText(account.vipUntil)}` : '否' },
          {
            label: '状态',
            value: `${accountStateText(account.status)}${account.lockedAt === '' ? '' : '，已锁定'}`,
          },
        ]}
      />
      <Inline wrap gap={3} rowGap={2} top={3} align="center">
        <Text size="cell" tone="soft">
          {account.id}
        </Text>
        <Text as="a" tone="link" href={`#/orders?account=${account.id}`}>
          它的订单
        </Text>
        <Text as="a" tone="link" href={`#/audit?target=${account.id}`}>
          它的审计
        </Text>
        {phone.includes('*') && (
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            显示手机号
          </Button>
        )}
      </Inline>
      {isAsking && (
        <AskReason
          title="显示手机号"
          doneText="已记入审计"
          onClose={() => setAsking(false)}
          work={async (reason) => setPhone((await ask('accountPhone', { id: account.id, reason })).phone)}
        >
          手机号是用户的隐私，查看会以你的名义记入审计。
        </AskReason>
      )}
    </Card>
  );
}
