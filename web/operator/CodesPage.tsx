import { useState, type FormEvent } from 'react';
import { Button } from '../src/ui/controls/Button.tsx';
import { TextField } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Inline, List, Stack, Text } from '../src/ui/kit/Kit.tsx';
import { FormError } from '../src/ui/states/FormError.tsx';
import { ask, messageOf, type Answer } from './ask.ts';
import { CodeUse } from './CodeUse.tsx';
import { NewBatch } from './NewBatch.tsx';
import { AskReason, Line, PagedList } from './parts.tsx';
import { daysText, timeText } from './words.ts';

/** Batches of activation codes: made, listed, revoked; and what became of one code. */
export function CodesPage() {
  return (
    <Stack gap={4}>
      <NewBatch />
      <FindCode />
      <PagedList
        call="batches"
        input={{}}
        rowsOf={({ batches }) => batches}
        heading="批次"
        empty="还没有激活码"
      >
        {(batch) => (
          <Line
            key={batch.id}
            head={
              <Text as="a" tone="link" href={`#/batch?id=${batch.id}`}>
                {batch.name}
              </Text>
            }
            aside={batch.revokedAt !== '' && <Text tone="danger">已作废</Text>}
          >
            <span>{batchText(batch)}</span>
            <span>{timeText(batch.createdAt)} 生成</span>
            {batch.expiresAt !== '' && <span>{timeText(batch.expiresAt)} 失效</span>}
          </Line>
        )}
      </PagedList>
    </Stack>
  );
}

/** A batch in one line. */
export function batchText(batch: Answer<'batch'>['batch']): string {
  const unused = batch.size - batch.used - batch.revoked;
  return `${daysText(batch.days)}，共 ${batch.size}，已用 ${batch.used}，作废 ${batch.revoked}，未用 ${unused}`;
}

function FindCode() {
  const [code, setCode] = useState('');
  const [found, setFound] = useState<Answer<'findCode'> | null>(null);
  const [error, setError] = useState('');
  const [isEnding, setEnding] = useState(false);
  const find = async () => {
    setError('');
    setFound(null);
    try {
      setFound(await ask('findCode', { code: code.trim() }));
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find();
  };
  const isUnused = found?.code.usedAt === '' && found.code.revokedAt === '';
  return (
    <Card heading="查一个码">
      <Stack as="form" gap={3} onSubmit={submit}>
        <TextField
          label="激活码"
          value={code}
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
        <Inline wrap gap={3} rowGap={2}>
          <Button type="submit" size="small" disabled={code.trim() === ''}>
            查找
          </Button>
          {isUnused && (
            <Button variant="danger" size="small" onClick={() => setEnding(true)}>
              作废
            </Button>
          )}
        </Inline>
        {error !== '' && <FormError>{error}</FormError>}
        {found !== null && (
          <List>
            <CodeUse code={found.code} batchName={found.batch.name} />
          </List>
        )}
      </Stack>
      {isEnding && (
        <AskReason
          title="作废激活码"
          doneText="已作废"
          onClose={() => setEnding(false)}
          work={async (reason) => {
            await ask('revokeCode', { code: code.trim(), reason });
            await find();
          }}
        >
          作废后不能恢复。
        </AskReason>
      )}
    </Card>
  );
}
