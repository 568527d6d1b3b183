import { useState, type FormEvent } from 'react';
import { showToast } from '../src/lib/page/toast.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { TextArea } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Note } from '../src/ui/display/Note.tsx';
import { Stack, Text } from '../src/ui/kit/Kit.tsx';
import { FormError } from '../src/ui/states/FormError.tsx';
import { ask, messageOf, readAgain, type Answer } from './ask.ts';

const MAX = 100_000;

/** Imports notices from a file's text: read first, taken when what was read is right. */
export function HolidayFile() {
  const [file, setFile] = useState('');
  const [read, setRead] = useState<Answer<'importHolidays'> | null>(null);
  const [error, setError] = useState('');
  const change = (text: string) => {
    setFile(text);
    setRead(null);
    setError('');
  };
  const send = async (isDryRun: boolean) => {
    setError('');
    try {
      const answer = await ask('importHolidays', { file, isDryRun });
      if (isDryRun) {
        setRead(answer);
        return;
      }
      change('');
      showToast('已导入');
      await readAgain();
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(read === null);
  };
  return (
    <Card heading="导入放假安排">
      <Stack as="form" gap={3} onSubmit={submit}>
        <input
          type="file"
          accept="application/json,.json"
          aria-label="选择文件"
          onChange={(event) => void event.target.files?.[0]?.text().then(change)}
        />
        <TextArea label="文件内容" max={MAX} value={file} onChange={(event) => change(event.target.value)} />
        {error !== '' && <FormError>{error}</FormError>}
        {read !== null && (
          <Text as="p" weight="bold">
            {`读到 ${read.notices.map(({ year, days }) => `${year} 年 ${days} 天`).join('，')}，查至 ${read.asOf}。导入后对所有人立即生效。`}
          </Text>
        )}
        <Button type="submit" size="small" disabled={file.trim() === ''}>
          {read === null ? '试读' : '确认导入'}
        </Button>
        <Note align="start">文件的写法见运维文档的放假安排一节；有一处不对就整份不收。</Note>
      </Stack>
    </Card>
  );
}
