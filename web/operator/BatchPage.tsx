import { useState } from 'react';
import { saveTextFile } from '../src/lib/device/saveFile.ts';
import { useQueryTexts } from '../src/lib/page/navigation.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Inline, List, Stack } from '../src/ui/kit/Kit.tsx';
import { ask, type Answer } from './ask.ts';
import { CodeUse } from './CodeUse.tsx';
import { batchText } from './CodesPage.tsx';
import { csvOf } from './csv.ts';
import { Answered, AskReason } from './parts.tsx';
import { timeText } from './words.ts';

/** A batch with the codes of it that were used or revoked. */
export function BatchPage() {
  const { id = '' } = useQueryTexts();
  return (
    <Answered call="batch" input={{ id }}>
      {(answer) => <Batch answer={answer} />}
    </Answered>
  );
}

function Batch({ answer: { batch, codes } }: { readonly answer: Answer<'batch'> }) {
  const [isEnding, setEnding] = useState(false);
  const unused = batch.size - batch.used - batch.revoked;
  const save = () => {
    const rows = codes.map((code) => [String(code.serial), code.usedBy, code.usedAt, code.revokedAt]);
    saveTextFile(
      `激活码去向-${batch.name}.csv`,
      'text/csv',
      csvOf([['序号', '账号', '使用', '作废'], ...rows]),
    );
  };
  return (
    <Stack gap={4}>
      <Card heading={batch.name} aside={`${timeText(batch.createdAt)} 生成`}>
        <Stack gap={3}>
          <p>{batchText(batch)}</p>
          {batch.expiresAt !== '' && <p>{timeText(batch.expiresAt)} 失效</p>}
          <Inline wrap gap={3} rowGap={2}>
            <Button variant="secondary" size="small" disabled={codes.length === 0} onClick={save}>
              去向存为 CSV
            </Button>
            <Button variant="danger" size="small" disabled={unused === 0} onClick={() => setEnding(true)}>
              作废未用的
            </Button>
          </Inline>
        </Stack>
      </Card>
      <Card heading="已用与作废">
        {codes.length === 0 ? (
          <p>一个都还没有用</p>
        ) : (
          <List ruled>
            {codes.map((code) => (
              <CodeUse key={code.serial} code={code} />
            ))}
          </List>
        )}
      </Card>
      {isEnding && (
        <AskReason
          title="作废未用的码"
          doneText="已作废"
          onClose={() => setEnding(false)}
          work={(reason) => ask('revokeBatch', { id: batch.id, reason })}
        >
          将作废 {unused} 个未用的码，不能恢复；已用的不受影响。
        </AskReason>
      )}
    </Stack>
  );
}
