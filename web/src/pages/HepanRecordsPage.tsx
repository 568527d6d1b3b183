import { useState } from 'react';
import { HepanRecords } from '../features/hepan/HepanRecords.tsx';
import { useGo } from '../lib/page/navigation.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { checkIcon, plusIcon } from '../ui/tables/icons.ts';

/** 合盘记录: comparisons kept on this device. */
export default function HepanRecordsPage() {
  const go = useGo();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  return (
    <FlagGate flag="is_show_he_pan" title="合盘记录">
      <PageShell
        title="合盘记录"
        right={
          <>
            <HeaderButton
              label="多选"
              icon={checkIcon}
              onClick={() => setChosen(chosen === null ? new Set() : null)}
            />
            <HeaderButton label="去合盘" icon={plusIcon} onClick={() => go.to('hepan')} />
          </>
        }
      >
        <PageBody>
          <HepanRecords chosen={chosen} onChosen={setChosen} />
        </PageBody>
      </PageShell>
    </FlagGate>
  );
}
