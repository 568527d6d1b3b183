import { useState } from 'react';
import { saveDraft, readDraft, sendFeedback } from '../features/feedback/feedback.ts';
import { afterToast, useGo } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { showToast } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { TextArea } from '../ui/controls/TextArea.tsx';
import { TextField } from '../ui/controls/TextField.tsx';

const KINDS = [
  { title: '内容合作', text: '历法、民俗与传统文化内容的互换与授权。' },
  { title: '渠道合作', text: '在您的应用、公众号或网站中引入上元。' },
  { title: '接口合作', text: '历法与命盘推演的计算接口。' },
] as const;
const DRAFT = 'business';

/** 商务合作: who to write to, and a form that goes to the feedback desk. */
export default function BusinessPage() {
  const go = useGo();
  const isOnline = useOnline();
  const [letter, setLetter] = useState(() => readDraft(DRAFT, 'business'));
  const [company, setCompany] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<typeof letter>) => {
    const next = { ...letter, ...part };
    setLetter(next);
    saveDraft(DRAFT, next);
  };
  const isReady = letter.text.trim() !== '' && letter.contact.trim() !== '';
  const handleSend = async () => {
    setIsChecked(true);
    if (!isReady) return;
    if (!isOnline) {
      showToast('草稿已保存，联网后发送');
      return;
    }
    await sendFeedback(letter, company.trim() === '' ? {} : { company: company.trim() }, []);
    saveDraft(DRAFT, null);
    showToast('提交成功');
    afterToast(go.back);
  };
  return (
    <PageShell title="商务合作" isWide>
      <PageBody>
        <Columns isStill>
          <Column>
            {KINDS.map(({ title, text }) => (
              <Card key={title}>
                <SectionTitle>{title}</SectionTitle>
                <Note align="start">{text}</Note>
              </Card>
            ))}
          </Column>
          <Column>
            <TextField label="公司" value={company} onChange={(event) => setCompany(event.target.value)} />
            <TextField
              label="联系方式"
              placeholder="联系人与电话或邮箱"
              value={letter.contact}
              error={isChecked && letter.contact.trim() === '' ? '请填写联系方式' : ''}
              onChange={(event) => change({ contact: event.target.value })}
            />
            <TextArea
              label="说明"
              value={letter.text}
              error={isChecked && letter.text.trim() === '' ? '请填写内容' : ''}
              onChange={(text) => change({ text })}
            />
            <Button onClick={() => void handleSend().catch(() => undefined)}>提交</Button>
          </Column>
        </Columns>
      </PageBody>
    </PageShell>
  );
}
