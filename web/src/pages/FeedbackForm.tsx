import { useState } from 'react';
import { FEEDBACK_TYPES } from '@shangyuan/contract';
import { chartFactsOf, factsOf, FEEDBACK_NAMES, type FeedbackType } from '../features/feedback/feedback.ts';
import { useLetter } from '../features/feedback/useLetter.ts';
import { useClientState } from '../lib/cases/clientState.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useSession } from '../lib/wire/session.ts';
import { Card } from '../ui/display/Card.tsx';
import { Check, Chip } from '../ui/controls/Choice.tsx';
import { ImagePicker } from '../ui/controls/ImagePicker.tsx';
import { Note } from '../ui/display/Note.tsx';
import { TextArea, TextField } from '../ui/controls/TextField.tsx';
import { Form } from '../ui/frames/Form.tsx';
import { Inline, Text } from '../ui/kit/Kit.tsx';

const MORE_LENGTH = 2_000;

const TYPES = Object.keys(FEEDBACK_NAMES) as (keyof typeof FEEDBACK_NAMES)[];

function typeOf(text: string | undefined): FeedbackType | undefined {
  return FEEDBACK_TYPES.find((type) => type === text);
}

export function FeedbackForm() {
  const query = useQueryTexts();
  const isLoggedIn = useSession(({ user }) => user !== null);
  const [images, setImages] = useState<readonly File[]>([]);
  const birth = useClientState(({ BaZiPaiPanDate }) => BaZiPaiPanDate);
  const [hasBirth, setHasBirth] = useState(false);
  const chartOf = (type: FeedbackType) =>
    type === 'chart' && birth !== null ? chartFactsOf(birth, query['rules'] ?? '随命盘') : null;
  const { type, setType, field, submit } = useLetter({
    key: 'advice',
    type: typeOf(query['type']),
    labels: { text: '内容', more: '补充（可不填）', contact: '联系方式', company: '' },
    contactMissing: isLoggedIn ? '' : '未登录时请留下联系方式',
    extras: (now) => ({ facts: factsOf(query, chartOf(now), hasBirth), images }),
  });
  const chart = chartOf(type);
  const facts = factsOf(query, chart, hasBirth);
  return (
    <Form submitText="提交" onSubmit={submit}>
      <Inline wrap gap={2} role="group" aria-label="类型">
        {TYPES.map((one) => (
          <Chip key={one} isOn={type === one} onClick={() => setType(one)}>
            {FEEDBACK_NAMES[one]}
          </Chip>
        ))}
      </Inline>
      <TextArea {...field('text')} />
      <TextArea {...field('more')} max={MORE_LENGTH} />
      <ImagePicker label="图片" images={images} onChange={setImages} />
      <TextField {...field('contact')} placeholder={isLoggedIn ? '可不填' : '手机、邮箱或微信'} />
      <Card heading="一同提交">
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
    </Form>
  );
}

const FACT_NAMES: Readonly<Record<string, string>> = {
  page: '页面',
  date: '日期',
  rules: '规则',
  detail: '说明',
  request: '出错编号',
  birth: '出生',
  version: '版本',
  engine: '引擎',
};
