/**
 * A record that two devices changed differently: both versions, and what is to become of them.
 */
import { useState } from 'react';
import { showToast } from '../../lib/page/toast.ts';
import { useLoaded } from '../../lib/page/useLoaded.ts';
import type { Conflict, OtherVersion, Settlement } from '../../lib/sync/settle.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/States.tsx';
import styles from './ConflictSheet.module.css';
import { differencesOf } from './syncView.ts';

interface ConflictSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

const loadSettling = () => import('../../lib/sync/settle.ts');

export function ConflictSheet({ id, onClose }: ConflictSheetProps) {
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(async () => (await loadSettling()).loadConflict(id), `${id} ${tries}`);
  const settle = async (conflict: Conflict, other: OtherVersion, how: Settlement): Promise<void> => {
    const { settleConflict } = await loadSettling();
    try {
      const isSettled = await settleConflict(conflict, other, how);
      showToast(isSettled ? '已处理' : '这条刚刚又有改动，请再看一次');
      onClose();
    } catch {
      // Its toast was shown.
    }
  };
  return (
    <Sheet isOpen title="两个版本" onClose={onClose}>
      {loaded.state === 'loading' && <Skeleton rows={3} />}
      {loaded.state === 'failed' && (
        <ErrorState onRetry={() => setTries(tries + 1)}>没有读到另一个版本，请联网后重试</ErrorState>
      )}
      {loaded.state === 'ready' && loaded.value === null && <EmptyState>已经没有要处理的了</EmptyState>}
      {loaded.state === 'ready' && loaded.value !== null && (
        <Versions conflict={loaded.value} onSettle={settle} />
      )}
    </Sheet>
  );
}

interface VersionsProps {
  readonly conflict: Conflict;
  readonly onSettle: (conflict: Conflict, other: OtherVersion, how: Settlement) => Promise<void>;
}

function Versions({ conflict, onSettle }: VersionsProps) {
  const [other] = conflict.others;
  if (other === undefined) return null;
  const { name: given } = conflict.body;
  const name = typeof given === 'string' && given !== '' ? given : '命主';
  return (
    <div className={styles.Versions}>
      <p>
        「{name}」在两台设备上改成了两样。现在用的是先到账号的一份，另一份改于{' '}
        {new Date(other.editedAt).toLocaleString('zh-CN')}，也还在。
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">现在的</th>
            <th scope="col">另一份</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(conflict.body, other.body).map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="small" onClick={() => void onSettle(conflict, other, 'stay')}>
        用现在的
      </Button>
      <Button variant="secondary" size="small" onClick={() => void onSettle(conflict, other, 'replace')}>
        换成另一份
      </Button>
      <Button variant="secondary" size="small" onClick={() => void onSettle(conflict, other, 'both')}>
        两份都留
      </Button>
      {conflict.others.length > 1 && (
        <Note align="start">
          另外还有 {conflict.others.length - 1} 份更早的改动，会随这次处理收进历史版本。
        </Note>
      )}
    </div>
  );
}
