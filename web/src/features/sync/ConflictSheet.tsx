/**
 * A record that two devices changed: what both changed differently, field by field, and which value is to stay.
 */
import { useState } from 'react';
import { listGroups } from '../../lib/cases/groupDb.ts';
import { protectTyped } from '../../lib/script/script.ts';
import { showToast } from '../../lib/page/toast.ts';
import { useResource } from '../../lib/page/resource.ts';
import { hasTrash, type Choices, type Conflict } from '../../lib/sync/conflict.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Inline, Small, Stack } from '../../ui/kit/Kit.tsx';
import styles from './Sync.module.css';
import { conflictTimes, questionsOf, typedTexts, type Question } from './syncView.ts';

interface ConflictSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

const loadSettling = () => import('../../lib/sync/settle.ts');

async function load(id: string) {
  const [conflict, groups] = await Promise.all([
    loadSettling().then(({ loadConflict }) => loadConflict(id)),
    listGroups(),
  ]);
  if (conflict === null) return null;
  protectTyped(typedTexts(conflict));
  const groupNames = new Map(groups.map((group) => [group.id, group.name]));
  return { conflict, questions: questionsOf(conflict, groupNames) };
}

export function ConflictSheet({ id, onClose }: ConflictSheetProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const loaded = useResource({ queryKey: ['conflict', id], queryFn: () => load(id) });
  const value = loaded.state === 'ready' ? loaded.value : null;
  const finish = async (settle: (conflict: Conflict) => Promise<boolean>): Promise<void> => {
    if (value === null) return;
    try {
      showToast((await settle(value.conflict)) ? '已处理' : '这条刚刚又有改动，请再看一次');
      onClose();
    } catch {
      // Its toast was shown.
    }
  };
  const handleConfirm = () =>
    void finish(async (conflict) => (await loadSettling()).settleConflict(conflict, choices));
  return (
    <Sheet
      isOpen
      title="两台设备的改动"
      confirmText="保存"
      {...(value !== null && { onConfirm: handleConfirm })}
      onClose={onClose}
    >
      {loaded.state === 'loading' && <Skeleton rows={3} />}
      {loaded.state === 'failed' && (
        <ErrorState onRetry={loaded.retry}>没有读到另一个版本，请联网后重试</ErrorState>
      )}
      {loaded.state === 'ready' && value === null && <EmptyState>已经没有要处理的了</EmptyState>}
      {value !== null && (
        <Questions
          {...value}
          choices={choices}
          onChoose={(field, side) => setChoices(new Map([...choices, [field, side]]))}
          onBoth={() => void finish(async (conflict) => (await loadSettling()).keepBoth(conflict))}
        />
      )}
    </Sheet>
  );
}

interface QuestionsProps {
  readonly conflict: Conflict;
  readonly questions: readonly Question[];
  readonly choices: Choices;
  readonly onChoose: (field: string, side: 'mine' | 'theirs') => void;
  readonly onBoth: () => void;
}

function Questions({ conflict, questions, choices, onChoose, onBoth }: QuestionsProps) {
  const { record, current } = conflict;
  const { name: given } = current;
  const name = typeof given === 'string' && given !== '' ? given : '命主';
  return (
    <Stack gap={3}>
      {questions.length === 0 ? (
        <p>「{name}」在两台设备上都改过，改动已经合在一起，没有要选的。</p>
      ) : (
        <p>「{name}」在两台设备上都改过。其余的改动已经合在一起，下面几处两边不同，请各选一份。</p>
      )}
      <p>{conflictTimes(conflict)}</p>
      {questions.map(({ field, label, options }) => (
        <fieldset key={field} className={styles.Question}>
          <legend>{label}</legend>
          {options.map(({ side, device, text }) => (
            <Inline as="label" gap={3} align="center" padY={2} key={side}>
              <input
                type="radio"
                name={field}
                checked={(choices.get(field) ?? 'mine') === side}
                onChange={() => onChoose(field, side)}
              />
              <span>
                <Small block>{device}</Small>
                {text}
              </span>
            </Inline>
          ))}
        </fieldset>
      ))}
      {hasTrash(record) && questions.length > 0 && (
        <Note align="start">没选的一份放进本机的回收站，30 天内可以恢复成单独的一条。</Note>
      )}
      {record.kind === 'case' && questions.length > 0 && (
        <>
          <Note align="start">如果其实是两个人，可以两份都留。</Note>
          <Button variant="secondary" size="small" onClick={onBoth}>
            两份都留
          </Button>
        </>
      )}
    </Stack>
  );
}
