import { lazy, Suspense, useState } from 'react';
import { exportAll, exportTable } from '../features/cases/exportCases.ts';
import { EmptyTrash } from '../features/cases/EmptyTrash.tsx';
import { EraseDevice } from '../features/cases/EraseDevice.tsx';
import { ImportCard } from '../features/cases/ImportCard.tsx';
import { canSeal } from '../features/cases/sealedFile.ts';
import { SealedExport } from '../features/cases/SealedExport.tsx';
import { restoreCases } from '../lib/cases/caseDb.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import { restoreComparisons } from '../lib/cases/comparisonDb.ts';
import { namesOf } from '../lib/cases/comparisonRecord.ts';
import { listTrash, listTrashedComparisons } from '../lib/cases/trash.ts';
import { hideSnack, showToast } from '../lib/page/toast.ts';
import { useDeviceRead } from '../lib/cases/db.ts';
import { useCases } from '../lib/cases/useCases.ts';
import { useLoaded } from '../lib/page/useLoaded.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ActionRow, Rows } from '../ui/controls/Rows.tsx';
import { DeviceFault } from '../ui/states/DeviceFault.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { arrowCounterClockwiseIcon, downloadSimpleIcon, lockIcon } from '../ui/tables/icons.ts';
import styles from './BackupPage.module.css';

const SyncCard = lazy(async () => ({
  default: (await import('../features/sync/SyncCard.tsx')).SyncCard,
}));

/** Places are many, and few files name any. */
const findPlace = async (text: string) => (await import('../features/region/findPlace.ts')).findPlace(text);

/** Something in the trash. */
interface Trashed {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly restore: () => Promise<void>;
}

/** What lies in the trash: cases, then comparisons. */
async function loadTrash(): Promise<readonly Trashed[]> {
  const [cases, comparisons] = await Promise.all([listTrash(Date.now()), listTrashedComparisons()]);
  return [
    ...cases.map((record) => ({
      id: record.id,
      label: caseName(record),
      value: record.pillars.filter(Boolean).join(' '),
      restore: () => restoreCases([record.id]),
    })),
    ...comparisons.map((record) => {
      const { a, b } = namesOf(record);
      return {
        id: record.id,
        label: `${a} 与 ${b}`,
        value: '合盘',
        restore: () => restoreComparisons([record.id]),
      };
    }),
  ];
}

/** 数据备份: cases out of this device, into it, and back from the trash. */
export default function BackupPage() {
  const cases = useCases();
  const { hasFailed } = useDeviceRead();
  const [version, setVersion] = useState(0);
  const [isSealing, setIsSealing] = useState(false);
  const [isEmptying, setIsEmptying] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const trash = useLoaded(loadTrash, `${version} ${cases?.length ?? 0}`);
  const restore = async (trashed: Trashed) => {
    await trashed.restore();
    setVersion(version + 1);
    // What offered to undo the deletion has nothing left to do.
    hideSnack();
    showToast('已恢复');
  };
  const kept = cases ?? [];
  const trashed = trash.state === 'ready' ? trash.value : [];
  return (
    <PageShell title="数据备份" isWide>
      <PageBody>
        <Columns>
          <Column>
            {hasFailed && <DeviceFault />}
            <Suspense fallback={<Skeleton rows={1} />}>
              <SyncCard count={kept.length} />
            </Suspense>
            <Card isPadded={false}>
              <Rows>
                <ActionRow
                  icon={downloadSimpleIcon}
                  label="导出全部"
                  // How many is not known until they have been read.
                  value={
                    cases === null || hasFailed
                      ? 'JSON，连同分组与合盘'
                      : `JSON，${cases.length} 条，连同分组与合盘`
                  }
                  isDisabled={kept.length === 0}
                  onClick={() => void exportAll(kept)}
                />
                <ActionRow
                  icon={downloadSimpleIcon}
                  label="导出表格"
                  value="CSV，可用 Excel 打开"
                  isDisabled={kept.length === 0}
                  onClick={() => void exportTable(kept)}
                />
                <ActionRow
                  icon={lockIcon}
                  label="加密备份"
                  value={canSeal() ? '用密码打开' : '此浏览器不支持'}
                  isDisabled={kept.length === 0 || !canSeal()}
                  onClick={() => setIsSealing(true)}
                />
              </Rows>
            </Card>
            <ImportCard findPlace={findPlace} />
          </Column>
          <Column>
            <SectionTitle aside="保留 30 天">回收站</SectionTitle>
            <Card isPadded={false}>
              {trashed.length > 0 ? (
                <Rows isDense>
                  {trashed.map((one) => (
                    <ActionRow
                      key={one.id}
                      icon={arrowCounterClockwiseIcon}
                      label={one.label}
                      value={
                        <>
                          {one.value} <b className={styles.Restore}>恢复</b>
                        </>
                      }
                      hasArrow={false}
                      onClick={() => void restore(one)}
                    />
                  ))}
                </Rows>
              ) : (
                trash.state === 'ready' && <p className={styles.Text}>回收站是空的</p>
              )}
              {trash.state === 'loading' && <Skeleton rows={1} />}
              {trash.state === 'failed' && <ErrorState onRetry={trash.retry}>回收站没有读出来</ErrorState>}
            </Card>
            {trashed.length > 0 && (
              <Button variant="plain" size="small" onClick={() => setIsEmptying(true)}>
                清空回收站
              </Button>
            )}
            <Button
              variant="danger"
              size="small"
              disabled={cases === null}
              onClick={() => setIsErasing(true)}
            >
              清除本机数据
            </Button>
          </Column>
        </Columns>
      </PageBody>
      {isEmptying && (
        <EmptyTrash
          count={trashed.length}
          onEmptied={() => setVersion(version + 1)}
          onClose={() => setIsEmptying(false)}
        />
      )}
      {isErasing && <EraseDevice count={kept.length} onClose={() => setIsErasing(false)} />}
      {isSealing && <SealedExport cases={kept} onClose={() => setIsSealing(false)} />}
    </PageShell>
  );
}
