import { lazy } from 'react';
import { HepanRecords } from '../features/hepan/HepanRecords.tsx';
import { useComparisons } from '../lib/cases/deviceLists.ts';
import { useSelection } from '../ui/controls/BatchBar.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { AddButton } from '../ui/shell/HeaderButtons.tsx';
import { ListDetail } from '../ui/frames/ListDetail.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { checkIcon } from '../ui/tables/icons.ts';

const PairPane = lazy(() => import('./PairPane.tsx'));

/** 合盘记录: comparisons stored on this device. */
export default function HepanRecordsPage() {
  return (
    <FlagGate flag="is_show_he_pan" title="合盘记录">
      <PairRecords />
    </FlagGate>
  );
}

/** The list; where the window is wide the chosen one (`id`) beside it. */
function PairRecords() {
  const selection = useSelection();
  const pairs = useComparisons();
  return (
    <ListDetail
      title="合盘记录"
      page="hepanRecords"
      rows={pairs}
      right={
        <>
          <HeaderButton
            label="多选"
            icon={checkIcon}
            onClick={selection.isOn ? selection.end : selection.begin}
          />
          <AddButton label="去合盘" page="hepan" />
        </>
      }
      list={(doorOf) => <HepanRecords selection={selection} doorOf={doorOf} />}
      listLabel="合盘记录"
      record={(id) => <PairPane id={id} />}
      recordLabel="合盘"
    />
  );
}
