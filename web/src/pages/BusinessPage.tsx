import { useLetter } from '../features/feedback/useLetter.ts';
import { Card } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { Form } from '../ui/frames/Form.tsx';
import { TextArea, TextField } from '../ui/controls/TextField.tsx';

const KINDS = [
  { title: '内容合作', text: '历法、民俗与传统文化内容的互换与授权。' },
  { title: '渠道合作', text: '在您的应用、公众号或网站中引入上元。' },
  { title: '接口合作', text: '历法与命盘推演的计算接口。' },
] as const;

/** 商务合作: who to write to, and a form that goes to the feedback desk. */
export default function BusinessPage() {
  const { field, submit } = useLetter({
    key: 'business',
    type: 'business',
    labels: { company: '公司', contact: '联系方式', text: '说明', more: '' },
    contactMissing: '请填写联系方式',
    extras: () => ({ facts: {} }),
  });
  return (
    <Page title="商务合作" isWide>
      <Columns isStill>
        <Column>
          {KINDS.map(({ title, text }) => (
            <Card key={title} heading={title}>
              <Note align="start">{text}</Note>
            </Card>
          ))}
        </Column>
        <Column>
          <Form submitText="提交" onSubmit={submit}>
            <TextField {...field('company')} />
            <TextField {...field('contact')} placeholder="联系人与电话或邮箱" />
            <TextArea {...field('text')} />
          </Form>
        </Column>
      </Columns>
    </Page>
  );
}
