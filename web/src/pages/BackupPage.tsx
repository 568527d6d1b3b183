import { lazy, Suspense, useState } from 'react';
import { exportAll, exportTable } from '../features/cases/exportCases.ts';
import { EraseDevice } from '../features/cases/EraseDevice.tsx';
import { ImportCard } from '../features/cases/ImportCard.tsx';
import { canSeal } from '../features/cases/sealedFile.ts';
import { SealedExport } from '../features/cases/SealedExport.tsx';
import { TrashCard } from '../features/cases/TrashCard.tsx';
import { useDeviceRead } from '../lib/cases/db.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ActionRow, RowsCard } from '../ui/controls/Rows.tsx';
import { DeviceError } from '../ui/states/DeviceList.tsx';
import { Skeleton } from '../ui/states/States.tsx';
import { downloadSimpleIcon, lockIcon } from '../ui/tables/icons.ts';

const SyncCard = lazy(async () => ({
  default: (await import('../features/sync/SyncCard.tsx')).SyncCard,
}));

/** Places are many, and few files name any. */
const findPlaces = async (text: string) =>
  (await import('../features/region/findPlaces.ts')).findPlaces(text);

/** The reader of typed dates, which travels with the forms. */
const loadReadLine = async () => (await import('@shangyuan/reading/typed')).parseBirthText;

/** 数据备份: cases out of this device, into it, and back from the trash. */
export default function BackupPage() {
  const cases = useCases();
  const { hasFailed } = useDeviceRead();
  const [isSealing, setIsSealing] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const allCases = cases ?? [];
  return (
    <PageShell title="数据备份" isWide>
      <PageBody>
        <Columns>
          <Column>
            {hasFailed && <DeviceError />}
            <Suspense fallback={<Skeleton rows={1} />}>
              <SyncCard count={allCases.length} />
            </Suspense>
            <RowsCard>
              <ActionRow
                icon={downloadSimpleIcon}
                label="导出全部"
                // How many is not known until they have been read.
                value={
                  cases === null || hasFailed
                    ? 'JSON，连同分组与合盘'
                    : `JSON，${cases.length} 条，连同分组与合盘`
                }
                isDisabled={allCases.length === 0}
                onClick={() => void exportAll(allCases)}
              />
              <ActionRow
                icon={downloadSimpleIcon}
                label="导出表格"
                value="CSV，可用 Excel 打开"
                isDisabled={allCases.length === 0}
                onClick={() => void exportTable(allCases)}
              />
              <ActionRow
                icon={lockIcon}
                label="加密备份"
                value={canSeal() ? '用密码打开' : '此浏览器不支持'}
                isDisabled={allCases.length === 0 || !canSeal()}
                onClick={() => setIsSealing(true)}
              />
            </RowsCard>
            <ImportCard findPlaces={findPlaces} loadReadLine={loadReadLine} />
          </Column>
          <Column>
            <TrashCard />
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
      {isErasing && <EraseDevice count={allCases.length} onClose={() => setIsErasing(false)} />}
      {isSealing && <SealedExport cases={allCases} onClose={() => setIsSealing(false)} />}
    </PageShell>
  );
}
