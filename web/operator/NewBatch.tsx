import { useState } from 'react';
import { newId } from '../src/lib/device/newId.ts';
import { saveTextFile } from '../src/lib/device/saveFile.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { Check } from '../src/ui/controls/Choice.tsx';
import { TextField } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Inline, List, Stack, Text } from '../src/ui/kit/Kit.tsx';
import { ask, type Answer } from './ask.ts';
import { csvOf } from './csv.ts';
import { ActSheet } from './parts.tsx';
import { daysText } from './words.ts';

type Made = Answer<'createCodes'>;

/** Makes a batch and shows its codes, this once. */
export function NewBatch() {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  return (
    <>
      <Inline justify="end">
        <Button onClick={() => setOpen(true)}>生成激活码</Button>
      </Inline>
      {made !== null && <MadeCard made={made} onClose={() => setMade(null)} />}
      {isOpen && <NewBatchSheet onClose={() => setOpen(false)} onMade={setMade} />}
    </>
  );
}

const whole = (text: string, max: number) => /^[1-9]\d{0,5}$/.test(text.trim()) && Number(text) <= max;

function NewBatchSheet({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
}) {
  const [name, setName] = useState('');
  const [size, setSize] = useState('');
  const [days, setDays] = useState('');
  const [isLifetime, setLifetime] = useState(false);
  const [expires, setExpires] = useState('');
  const [requestId] = useState(newId);
  const isReady = name.trim() !== '' && whole(size, 5_000) && (isLifetime || whole(days, 36_525));
  return (
    <ActSheet
      title="生成激活码"
      submitText="生成"
      doneText="已生成"
      isReady={isReady}
      onClose={onClose}
      work={async () =>
        onMade(
          await ask('createCodes', {
            requestId,
            name: name.trim(),
            size: Number(size),
            days: isLifetime ? null : Number(days),
            expires,
          }),
        )
      }
    >
      <TextField label="名称" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label="数量"
        inputMode="numeric"
        placeholder="至多 5000"
        value={size}
        onChange={(event) => setSize(event.target.value)}
      />
      <TextField
        label="会员"
        inputMode="numeric"
        tail={<span>天</span>}
        disabled={isLifetime}
        value={isLifetime ? '' : days}
        onChange={(event) => setDays(event.target.value)}
      />
      <Check isOn={isLifetime} onChange={setLifetime}>
        终身会员
      </Check>
      <TextField
        label="失效日"
        type="date"
        value={expires}
        onChange={(event) => setExpires(event.target.value)}
      />
      {isReady && (
        <Text as="p" weight="bold">
          将生成 {size.trim()} 个码，每个给会员{isLifetime ? '终身' : ` ${days.trim()} 天`}。码只显示这一次。
        </Text>
      )}
    </ActSheet>
  );
}

function MadeCard({
  made: { batch, codes },
  onClose,
}: {
  readonly made: Made;
  readonly onClose: () => void;
}) {
  const save = () => {
    const rows = codes.map((code, index) => [
      batch.name,
      String(index + 1),
      code,
      daysText(batch.days),
      batch.expiresAt,
    ]);
    const table = [['批次', '序号', '激活码', '会员', '失效'], ...rows];
    saveTextFile(`激活码-${batch.name}.csv`, 'text/csv', csvOf(table));
  };
  return (
    <Card heading={`${batch.name}：${codes.length} 个码`} aside="只显示这一次">
      <Stack gap={3}>
        <List className="operator-codes" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </List>
        <Inline gap={3}>
          <Button size="small" onClick={save}>
            存为 CSV
          </Button>
          <Button variant="secondary" size="small" onClick={onClose}>
            已存好，收起
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
