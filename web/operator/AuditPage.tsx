import { useState, type FormEvent } from 'react';
import { useQueryTexts } from '../src/lib/page/navigation.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { TextField } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Grid, Stack, Text } from '../src/ui/kit/Kit.tsx';
import { Line, PagedList } from './parts.tsx';
import { timeText } from './words.ts';

type Words = Readonly<Record<'actor' | 'action' | 'target', string>>;

/** Who did what, by actor, action and target. */
export function AuditPage() {
  const { actor = '', action = '', target = '' } = useQueryTexts();
  const filter = { actor, action, target };
  const key = JSON.stringify(filter);
  return (
    <Stack gap={4}>
      <FilterForm key={`form${key}`} filter={filter} />
      <PagedList
        key={key}
        call="audit"
        input={filter}
        rowsOf={({ entries }) => entries}
        heading="审计"
        empty="没有这样的记录"
      >
        {(entry) => (
          <Line key={entry.id} head={entry.action}>
            <span>{entry.actor}</span>
            <span>{entry.target}</span>
            <span>{timeText(entry.at)}</span>
            {Object.keys(entry.detail).length > 0 && <Text size="cell">{JSON.stringify(entry.detail)}</Text>}
          </Line>
        )}
      </PagedList>
    </Stack>
  );
}

const FIELDS = [
  ['actor', '操作人', '如 operator:anna'],
  ['action', '动作', '如 order.refund'],
  ['target', '对象', '订单号、账号编号、开关'],
] as const;

function FilterForm({ filter }: { readonly filter: Words }) {
  const [words, setWords] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = Object.entries(words).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    );
    location.hash = `#/audit?${new URLSearchParams(filled).toString()}`;
  };
  return (
    <Card heading="找记录">
      <Stack as="form" gap={3} onSubmit={submit} role="search" aria-label="找记录">
        <Grid gap={3} columns="repeat(auto-fit, minmax(14rem, 1fr))">
          {FIELDS.map(([name, label, placeholder]) => (
            <TextField
              key={name}
              label={label}
              placeholder={placeholder}
              maxLength={64}
              value={words[name]}
              onChange={(event) => setWords({ ...words, [name]: event.target.value })}
            />
          ))}
        </Grid>
        <Button type="submit">查找</Button>
      </Stack>
    </Card>
  );
}
