import { FAMILY_SIZE } from '@shangyuan/reading/family';
import { useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { isOpened, rememberFamily, useFamilyChoice } from '../features/family/familyChoice.ts';
import { caseLabel, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Chip } from '../ui/controls/Choice.tsx';
import { ChipRow } from '../ui/controls/ChipRow.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Card } from '../ui/display/Card.tsx';
import { FormGroup } from '../ui/display/FormGroup.tsx';
import { PillarsText } from '../ui/display/GanzhiText.tsx';
import { Inline, List, Small, Stack, Text } from '../ui/kit/Kit.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { xIcon } from '../ui/tables/icons.ts';

interface FamilyFormProps {
  readonly cases: readonly CaseRecord[];
  /** The family as it was last. */
  readonly chosen: readonly CaseRecord[];
}

const RECENT = 8;

/** Choosing the people of a family: their order is that of the picture. */
export function FamilyForm({ cases, chosen }: FamilyFormProps) {
  const go = useGo();
  const gate = useGate();
  const { date } = useToday();
  const choice = useFamilyChoice();
  const [people, setPeople] = useState(chosen);
  const [isPicking, setIsPicking] = useState(false);
  const ids = people.map(({ id }) => id);
  const isFull = ids.length >= FAMILY_SIZE.most;
  const free = cases.filter(({ id }) => !ids.includes(id)).slice(0, RECENT);
  const isKnown = ids.length > 0 && isOpened(choice, ids);
  const missing = ids.length < FAMILY_SIZE.least ? '至少选两个人' : '';
  const change = (next: readonly CaseRecord[]): void => {
    setPeople(next);
    // Chosen again after a login, or a look at the membership.
    useFamilyChoice.setState({ ids: next.map(({ id }) => id) });
  };
  const add = (record: CaseRecord): void => {
    if (!ids.includes(record.id) && !isFull) change([...people, record]);
  };
  const handleShow = async (): Promise<void> => {
    if (!isKnown) {
      const passage = await gate('hepan', async () => {
        const { loadFamily } = await import('../features/family/familyView.ts');
        await loadFamily(people, date);
      });
      if (!passage.isOpen) return;
    }
    rememberFamily(ids);
    go.query({ edit: undefined });
  };
  return (
    <PageShell
      title="一家人"
      isWide
      dock={
        <Inline wrap gap={3} align="center" justify="between" padX={4} padY={2} grow>
          <Text as="div" size="cell" tone="soft">
            {!isKnown && <QuotaHint feature="hepan" />}
            {missing}
          </Text>
          <Button disabled={missing !== ''} onClick={() => void handleShow()}>
            看这一家
          </Button>
        </Inline>
      }
    >
      <PageBody>
        <FormGroup label="家里的人" note="两到六人，先选的排在前面">
          <Card isPadded={people.length === 0}>
            {people.length === 0 ? (
              <Text tone="soft" size="sub">
                还没有选人，从下面点一个
              </Text>
            ) : (
              <List as="ol" ruled>
                {people.map((record) => (
                  <Inline as="li" key={record.id} align="center" justify="between" gap={2} padX={4} padY={1}>
                    <Stack>
                      <Text>
                        {caseLabel(record)} <Small>{record.relation}</Small>
                      </Text>
                      <PillarsText pillars={record.pillars} />
                    </Stack>
                    <IconButton
                      icon={xIcon}
                      label={`移除${caseLabel(record)}`}
                      onClick={() => change(people.filter(({ id }) => id !== record.id))}
                    />
                  </Inline>
                ))}
              </List>
            )}
          </Card>
        </FormGroup>
        <FormGroup label="加一个人" note={isFull ? '最多六个人' : '关系不用在这里选，看两人合盘时再问'}>
          <Card>
            <ChipRow label="加一个人">
              {!isFull &&
                free.map((record) => (
                  <Chip key={record.id} isAdd onClick={() => add(record)}>
                    {caseLabel(record)}
                  </Chip>
                ))}
              <Chip isAdd disabled={isFull} onClick={() => setIsPicking(true)}>
                从命例选
              </Chip>
            </ChipRow>
          </Card>
        </FormGroup>
      </PageBody>
      {isPicking && (
        <PickCaseSheet
          title="加一个人"
          onClose={() => setIsPicking(false)}
          onPick={({ record }) => {
            setIsPicking(false);
            add(record);
          }}
        />
      )}
    </PageShell>
  );
}
