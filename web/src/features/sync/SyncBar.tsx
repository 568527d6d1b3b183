/**
 * The state of synchronisation above a list; nothing where there is nothing to report.
 */
import { useState } from 'react';
import { clearSyncNews, useSync } from '../../lib/sync/syncState.ts';
import { useSession } from '../../lib/wire/session.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { PATHS } from '../../lib/page/paths.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { cloudArrowUpIcon } from '../../ui/tables/icons.ts';
import { ConflictSheet } from './ConflictSheet.tsx';
import { ConsentSheet } from './ConsentSheet.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Sync.module.css';
import { syncLine, type SyncLine } from './syncView.ts';

interface SyncBarProps {
  /** Cases on this device. */
  readonly count: number;
}

export function SyncBar({ count }: SyncBarProps) {
  const go = useGo();
  const isLoggedIn = useSession(({ user }) => user !== null);
  const { phase, pendingIds, conflictIds, refused, news } = useSync();
  const [sheet, setSheet] = useState<'consent' | 'conflict' | null>(null);
  const [conflictId] = conflictIds;
  const line: SyncLine | null = isLoggedIn
    ? syncLine({ phase, pendingCount: pendingIds.size, conflictCount: conflictIds.size, refused, news })
    : { text: '登录后可多端同步', action: null };
  const act = async (): Promise<void> => {
    if (!isLoggedIn) return go.to('phoneLogin', { redirect: PATHS.cases });
    if (line?.action === '开启') return setSheet('consent');
    if (line?.action === '查看') return setSheet('conflict');
    if (line?.action === '知道了') return clearSyncNews(news[0]?.what);
    const { syncNow } = await import('../../lib/sync/sync.ts');
    await syncNow(true);
  };
  const action = isLoggedIn ? line?.action : '登录';
  return (
    <>
      {line !== null && (
        <Inline
          tall="touch"
          round="input"
          ground="sunken"
          gap={2}
          align="center"
          padX={3}
          size="cell"
          tone="soft"
          className={styles.Bar}
          role="status"
          aria-label="同步状态"
        >
          <Icon of={cloudArrowUpIcon} size={1.25} />
          <span>{line.text}</span>
          {action !== null && action !== undefined && (
            <Text
              as="button"
              tall="touch"
              rigid
              size="cell"
              weight="bold"
              tone="accent"
              onClick={() => void act()}
            >
              {action}
            </Text>
          )}
        </Inline>
      )}
      {sheet === 'consent' && <ConsentSheet count={count} onClose={() => setSheet(null)} />}
      {sheet === 'conflict' && conflictId !== undefined && (
        <ConflictSheet id={conflictId} onClose={() => setSheet(null)} />
      )}
    </>
  );
}
