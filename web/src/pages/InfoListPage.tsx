import { useState } from 'react';
import { INFO_ITEMS, type ConsentState, type InfoItem, type Span } from '../features/account/infoItems.ts';
import { useOnline } from '../lib/device/online.ts';
import { useResource } from '../lib/page/resource.ts';
import { consents } from '../lib/wire/consents.ts';
import { useSession } from '../lib/wire/session.ts';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Facts } from '../ui/display/Facts.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Flow } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { Grid } from '../ui/kit/Kit.tsx';
import { InfoConsents } from './InfoConsents.tsx';
import styles from './InfoListPage.module.css';

const SPANS = [
  { value: 'week', text: '近 7 天' },
  { value: 'month', text: '近 30 天' },
  { value: 'year', text: '近 1 年' },
] as const;

/** 个人信息收集清单: what is collected and how often, the consents, and withdrawing them. */
export default function InfoListPage() {
  const isLoggedIn = useSession(({ user }) => user !== null);
  const isOnline = useOnline();
  const [span, setSpan] = useState<Span>('month');
  const state = useResource({ ...consents(isOnline), enabled: isLoggedIn });
  const known = state.state === 'ready' ? state.value : null;
  return (
    <Page title="个人信息收集清单" isWide>
      <Segment label="统计范围" options={SPANS} value={span} onChange={setSpan} />
      <Flow>
        {INFO_ITEMS.map((item) => (
          <InfoCard key={item.name} item={item} count={countText(item, span, known, isLoggedIn)} />
        ))}
      </Flow>
      {known !== null && <InfoConsents state={known} />}
      {!isLoggedIn && <Note>登录后显示收集次数与同意记录</Note>}
      <SectionTitle>导出与删除</SectionTitle>
      <RowsCard>
        <LinkRow page="backup" label="本机命例" value="导出或删除" />
        <LinkRow page="personalCenter" label="账号数据" value="导出或注销" />
        <LinkRow page="texts" query={{ text: 'privacy' }} label="隐私政策" />
      </RowsCard>
    </Page>
  );
}

function countText(item: InfoItem, span: Span, state: ConsentState | null, isLoggedIn: boolean): string {
  if (item.count === null) return '不统计';
  if (state === null) return isLoggedIn ? '联网后显示' : '0 次';
  return `${state.collected[item.count]?.[span] ?? 0} 次`;
}

function InfoCard({ item, count }: { readonly item: InfoItem; readonly count: string }) {
  const { name, purpose, occasion, place, term } = item;
  return (
    <Grid as={Card} gap={2} className={styles.Item}>
      <SectionTitle aside={count}>{name}</SectionTitle>
      <Facts
        items={[
          { label: '目的', value: purpose },
          { label: '场景', value: occasion },
          { label: '保存位置', value: place },
          { label: '期限', value: term },
        ]}
      />
    </Grid>
  );
}
