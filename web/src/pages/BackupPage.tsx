import { useState } from 'react';
import { readCaseFile, type CaseImport } from '../features/cases/caseFile.ts';
import { SyncCard } from '../features/sync/SyncCard.tsx';
import { listTrash, restoreCases, saveCases } from '../lib/cases/caseDb.ts';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { showToast } from '../lib/page/toast.ts';
import { useCases } from '../lib/cases/useCases.ts';
import { useLoaded } from '../lib/page/useLoaded.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ActionRow, Rows } from '../ui/controls/Rows.tsx';
import { arrowCounterClockwiseIcon, downloadSimpleIcon } from '../ui/tables/icons.ts';
import styles from './BackupPage.module.css';
import { exportJson, exportTable } from '../features/cases/exportCases.ts';

const loadTrash = () => listTrash(Date.now());

/** 数据备份: cases out of this device, into it, and back from the trash. */
export default function BackupPage() {
  const cases = useCases();
  const [version, setVersion] = useState(0);
  const trash = useLoaded(loadTrash, `${version} ${cases?.length ?? 0}`);
  const restore = async (record: CaseRecord) => {
    await restoreCases([record.id]);
    setVersion(version + 1);
    showToast('已恢复');
  };
  const kept = cases ?? [];
  return (
    <PageShell title="数据备份">
      <PageBody>
        <SyncCard count={kept.length} />
        <Card isPadded={false}>
          <Rows>
            <ActionRow
              icon={downloadSimpleIcon}
              label="导出全部（JSON）"
              value={`${kept.length} 条，可再导入`}
              isDisabled={kept.length === 0}
              onClick={() => exportJson(kept)}
            />
            <ActionRow
              icon={downloadSimpleIcon}
              label="导出表格（CSV）"
              value="可用 Excel 打开"
              isDisabled={kept.length === 0}
              onClick={() => exportTable(kept)}
            />
          </Rows>
        </Card>
        <ImportCard known={kept} />
        <SectionTitle aside="保留 30 天">回收站</SectionTitle>
        <Card isPadded={false}>
          {trash.state === 'ready' && trash.value.length > 0 ? (
            <Rows isDense>
              {trash.value.map((record) => (
                <ActionRow
                  key={record.id}
                  icon={arrowCounterClockwiseIcon}
                  label={caseName(record)}
                  value={`${record.pillars.filter(Boolean).join(' ')} 恢复`}
                  hasArrow={false}
                  onClick={() => void restore(record)}
                />
              ))}
            </Rows>
          ) : (
            <p className={styles.Text}>回收站是空的</p>
          )}
        </Card>
      </PageBody>
    </PageShell>
  );
}

/** Picks a file, shows what it would bring, and writes only after 确认. */
function ImportCard({ known }: { readonly known: readonly CaseRecord[] }) {
  const [found, setFound] = useState<CaseImport | 'unreadable' | null>(null);
  const handleFile = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      setFound((await readCaseFile(await file.text(), known, Date.now())) ?? 'unreadable');
    } catch {
      showToast('没有读出文件，请联网后重试');
    }
  };
  const handleConfirm = async (records: readonly CaseRecord[]) => {
    await saveCases(records);
    setFound(null);
    showToast(`已导入 ${records.length} 条`);
  };
  return (
    <Card className={styles.Import}>
      <label className={styles.File}>
        导入（JSON）
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void handleFile(event.target.files?.[0])}
        />
      </label>
      {found === 'unreadable' && <p role="alert">这不是上元的备份文件，没有写入任何内容</p>}
      {found !== null && found !== 'unreadable' && (
        <>
          <p role="status">
            新增 {found.fresh.length}，重复 {found.same.length}，错误 {found.wrong.length}
            {found.wrong.length > 0 && `（第 ${found.wrong.join('、')} 条）`}
          </p>
          {found.differing.length > 0 && (
            <p>以下命例按当前引擎排出的四柱与文件不同：{found.differing.join('、')}</p>
          )}
          <Button disabled={found.fresh.length === 0} onClick={() => void handleConfirm(found.fresh)}>
            确认导入
          </Button>
        </>
      )}
    </Card>
  );
}
