import { useState } from 'react';
import { FEEDBACK_TYPES } from '@shangyuan/contract';
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
import { useClientState } from '../lib/cases/clientState.ts';
import { afterToast, useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { useSession } from '../lib/wire/session.ts';
import { showToast } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Check, Chip } from '../ui/controls/Choice.tsx';
import { ImagePicker } from '../ui/controls/ImagePicker.tsx';
import { Note } from '../ui/display/Note.tsx';
import { TextArea } from '../ui/controls/TextArea.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { Inline, Text } from '../ui/kit/Kit.tsx';

const DRAFT = 'advice';

const MORE_LENGTH = 2_000;

const TYPES = Object.keys(FEEDBACK_NAMES) as (keyof typeof FEEDBACK_NAMES)[];

function typeOf(text: string | undefined): FeedbackType {
  return FEEDBACK_TYPES.find((type) => type === text) ?? 'other';
}

export function FeedbackForm() {
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
