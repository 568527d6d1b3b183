import { useState } from 'react';
import { CALLS, FEEDBACK_TYPES } from '@shangyuan/contract';
import {
  chartFactsOf,
  factsOf,
  FEEDBACK_NAMES,
  saveDraft,
  readDraft,
  sendFeedback,
  type FeedbackType,
  type FeedbackDraft,
} from '../features/feedback/feedback.ts';
import { SENT_FEEDBACK } from '../features/feedback/sentFeedback.ts';
import { useClientState } from '../lib/cases/clientState.ts';
import { afterToast, useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { useSession } from '../lib/wire/session.ts';
import { showToast } from '../lib/page/toast.ts';
import { useResource } from '../lib/page/resource.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Check, Chip } from '../ui/controls/Choice.tsx';
import { ImagePicker } from '../ui/controls/ImagePicker.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { LoginRequired } from '../ui/states/LoginRequired.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';
import { TextArea } from '../ui/controls/TextArea.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { Inline, Stack, Text } from '../ui/kit/Kit.tsx';
import styles from './AdvicePage.module.css';

const TABS = [
  { value: 'write', text: '提交反馈' },
  { value: 'mine', text: '我的反馈' },
] as const;
type Tab = (typeof TABS)[number]['value'];

const DRAFT = 'advice';
const MORE_LENGTH = 2_000;
const TYPES = Object.keys(FEEDBACK_NAMES) as (keyof typeof FEEDBACK_NAMES)[];

function typeOf(text: string | undefined): FeedbackType {
  return FEEDBACK_TYPES.find((type) => type === text) ?? 'other';
}

/** 反馈中心, opened by every 报错. */
export default function AdvicePage() {
  const [tab, setTab] = useState<Tab>('write');
  return (
    <PageShell title="反馈中心">
      <PageBody>
        <Segment label="反馈" options={TABS} value={tab} onChange={setTab} />
        {tab === 'write' ? <FeedbackForm /> : <SentFeedbackList />}
      </PageBody>
    </PageShell>
  );
}

function FeedbackForm() {
  const query = useQueryTexts();
  const go = useGo();
  const isOnline = useOnline();
  const isLoggedIn = useSession(({ user }) => user !== null);
  const [entry, setLetter] = useState(() => readDraft(DRAFT, typeOf(query['type'])));
  const [images, setImages] = useState<readonly File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const birth = useClientState(({ BaZiPaiPanDate }) => BaZiPaiPanDate);
  const [hasBirth, setHasBirth] = useState(false);
  const chart =
    entry.type === 'chart' && birth !== null ? chartFactsOf(birth, query['rules'] ?? '随命盘') : null;
  const facts = factsOf(query, chart, hasBirth);
  const change = (part: Partial<FeedbackDraft>) => {
    const next = { ...entry, ...part };
    setLetter(next);
    saveDraft(DRAFT, next);
  };
  const textError = isChecked && entry.text.trim() === '' ? '请填写内容' : '';
  const contactError =
    isChecked && !isLoggedIn && entry.contact.trim() === '' ? '未登录时请留下联系方式' : '';
  const handleSend = async () => {
    setIsChecked(true);
    if (entry.text.trim() === '' || (!isLoggedIn && entry.contact.trim() === '')) return;
    if (!isOnline) {
      showToast('草稿已保存，联网后发送');
      return;
    }
    await sendFeedback(entry, facts, images);
    saveDraft(DRAFT, null);
    showToast('提交成功');
    afterToast(go.back);
  };
  return (
    <>
      <Inline wrap gap={2} rowGap={0} role="group" aria-label="类型">
        {TYPES.map((type) => (
          <Chip key={type} isOn={entry.type === type} onClick={() => change({ type })}>
            {FEEDBACK_NAMES[type]}
          </Chip>
        ))}
      </Inline>
      <TextArea label="内容" value={entry.text} error={textError} onChange={(text) => change({ text })} />
      <TextArea
        label="补充（可不填）"
        max={MORE_LENGTH}
        value={entry.more}
        onChange={(more) => change({ more })}
      />
      <ImagePicker label="图片" images={images} onChange={setImages} />
      <TextField
        label="联系方式"
        placeholder={isLoggedIn ? '可不填' : '手机、邮箱或微信'}
        value={entry.contact}
        error={contactError}
        onChange={(event) => change({ contact: event.target.value })}
      />
      <Card>
        <SectionTitle>一同提交</SectionTitle>
        <Text as="dl" padY={2} size="sub">
          {Object.entries(facts).map(([name, value]) => (
            <Inline gap={3} key={name}>
              <Text as="dt" rigid tone="soft">
                {FACT_NAMES[name] ?? name}
              </Text>
              <dd>{value}</dd>
            </Inline>
          ))}
        </Text>
        {chart !== null && (
          <Check isOn={hasBirth} onChange={setHasBirth}>
            附上刚才那张命盘的出生时间与地点（不含姓名）
          </Check>
        )}
        <Note align="start">{facts['birth'] === undefined ? '不含姓名与出生信息' : '不含姓名'}</Note>
      </Card>
      <Button onClick={() => void handleSend().catch(() => undefined)}>提交</Button>
    </>
  );
}

const FACT_NAMES: Readonly<Record<string, string>> = {
  page: '页面',
  date: '日期',
  rules: '规则',
  detail: '说明',
  birth: '出生',
  version: '版本',
  engine: '引擎',
};

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
        <Inline wrap gap={2} className={styles.Pictures}>
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
      <p className={styles.Reply}>
        {entry.reply === '' ? '已收到，回复会显示在这里' : `回复：${entry.reply}`}
      </p>
    </Stack>
  ));
}
