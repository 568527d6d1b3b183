/**
 * Details of a case other than its birth: group, tags, relation, source.
 */
import { useState } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { RELATIONS } from '../../lib/cases/caseRecord.ts';
import type { GroupRecord } from '../../lib/cases/groupRecord.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { FieldRow, RowsCard } from '../../ui/controls/Rows.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { FieldButton, TextField } from '../../ui/controls/TextField.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { TAG_LENGTH, withTags, type CaseDetails } from './caseDetails.ts';
import { Stack } from '../../ui/kit/Kit.tsx';

interface CaseDetailsFormProps {
  readonly details: CaseDetails;
  readonly groups: readonly GroupRecord[];
  /** Tags of other cases, to be tapped. */
  readonly knownTags: readonly string[];
  readonly onChange: (details: CaseDetails) => void;
}

const OFFERED_TAGS = 8;

export function CaseDetailsForm({ details, groups, knownTags, onChange }: CaseDetailsFormProps) {
  const [typed, setTyped] = useState('');
  const { groupId, tags, relation, source } = details;
  const change = (part: Partial<CaseDetails>): void => onChange({ ...details, ...part });
  const addTyped = (): void => {
    change({ tags: withTags(tags, typed) });
    setTyped('');
  };
  const offered = knownTags.filter((tag) => !tags.includes(tag)).slice(0, OFFERED_TAGS);
  return (
    <>
      <RowsCard>
        <FieldRow label="分组">
          <Select
            aria-label="分组"
            options={[
              { value: '', text: '未分组' },
              ...groups.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            value={groups.some(({ id }) => id === groupId) ? (groupId ?? '') : ''}
            onChange={(next) => change({ groupId: next === '' ? null : next })}
          />
        </FieldRow>
        <FieldRow label="关系">
          <Select
            aria-label="关系"
            options={[{ value: '', text: '不填' }, ...RELATIONS.map((text) => ({ value: text, text }))]}
            value={relation}
            onChange={(next) => change({ relation: next })}
          />
        </FieldRow>
      </RowsCard>
      <Stack as={Card} gap={3}>
        <TextField
          label="来源"
          maxLength={LIMITS.inputLength}
          placeholder="如 出生证、长辈口述"
          value={source}
          onChange={(event) => change({ source: event.target.value })}
        />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            addTyped();
          }}
        >
          <TextField
            label="标签"
            maxLength={TAG_LENGTH}
            placeholder="可填多个，用空格分开"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={addTyped}
            tail={
              <FieldButton type="submit" disabled={typed.trim() === ''}>
                添加
              </FieldButton>
            }
          />
        </form>
        {(tags.length > 0 || offered.length > 0) && (
          <ChipRow label="标签">
            {tags.map((tag) => (
              <Chip
                key={tag}
                isOn
                aria-label={`移除标签 ${tag}`}
                onClick={() => change({ tags: tags.filter((item) => item !== tag) })}
              >
                {tag} ×
              </Chip>
            ))}
            {offered.map((tag) => (
              <Chip
                key={tag}
                aria-label={`添加标签 ${tag}`}
                onClick={() => change({ tags: withTags(tags, tag) })}
              >
                ＋ {tag}
              </Chip>
            ))}
          </ChipRow>
        )}
      </Stack>
    </>
  );
}
