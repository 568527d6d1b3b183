import { useState } from 'react';
import { CALLS } from '@shangyuan/contract';
import { FEEDBACK_NAMES, type FeedbackType } from '../features/feedback/feedback.ts';
import { SENT_FEEDBACK } from '../features/feedback/sentFeedback.ts';
import { useSession } from '../lib/wire/session.ts';
import { useResource } from '../lib/page/resource.ts';
import { Card } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { LoginRequired } from '../ui/states/LoginRequired.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';
import { Inline, Stack, Text } from '../ui/kit/Kit.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import styles from './AdvicePage.module.css';

const TABS = [
  { value: 'write', text: '提交反馈' },
  { value: 'mine', text: '我的反馈' },
] as const;

type Tab = (typeof TABS)[number]['value'];

/** 反馈中心, opened by every 报错. */
export default function AdvicePage() {
  const [tab, setTab] = useState<Tab>('write');
  return (
    <Page title="反馈中心">
      <Segment label="反馈" options={TABS} value={tab} onChange={setTab} />
      {tab === 'write' ? <FeedbackForm /> : <SentFeedbackList />}
    </Page>
  );
}

function feedbackName(type: FeedbackType): string {
  return type === 'business' ? '商务合作' : FEEDBACK_NAMES[type];
}

function SentFeedbackList() {
  const isLoggedIn = useSession(({ user }) => user !== null);
  const entries = useResource({ ...SENT_FEEDBACK, enabled: isLoggedIn });
  if (!isLoggedIn) return <LoginRequired page="advice">登录后可查看反馈与回复</LoginRequired>;
  if (entries.state === 'loading') return <Skeleton rows={3} />;
  if (entries.state === 'failed') return <ErrorState onRetry={entries.retry}>加载失败</ErrorState>;
  if (entries.value.length === 0) return <EmptyState>还没有反馈</EmptyState>;
  return entries.value.map((entry) => (
    <Stack as={Card} gap={1} size="sub" key={entry.id}>
      <Note align="start">
        {feedbackName(entry.type)} {new Date(entry.createdAt).toLocaleString('zh-CN')}
      </Note>
      <p translate="no">{entry.text}</p>
      {entry.more !== '' && <p>{entry.more}</p>}
      {entry.imageIds.length > 0 && (
        <Inline wrap gap={2} rowGap={2} className={styles.Pictures}>
          {entry.imageIds.map((id, index) => (
            <img
              key={id}
              src={`.${CALLS.feedbackImage.path}?id=${id}`}
              alt={`图片 ${index + 1}`}
              loading="lazy"
            />
          ))}
        </Inline>
      )}
      <Text as="p" padX={3} padY={2} round="input" ground="sunken">
        {entry.reply === '' ? '已收到，回复会显示在这里' : `回复：${entry.reply}`}
      </Text>
    </Stack>
  ));
}
