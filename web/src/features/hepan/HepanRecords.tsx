import type { ReactElement } from 'react';
import { useDeviceRead } from '../../lib/cases/db.ts';
import type { ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';
import { useComparisons } from '../../lib/cases/deviceLists.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DeviceError } from '../../ui/states/DeviceError.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { EmptyState, Skeleton } from '../../ui/states/States.tsx';
import { ComparisonList } from './ComparisonList.tsx';

interface HepanRecordsProps {
  readonly chosen: ReadonlySet<string> | null;
  readonly onChosen: (chosen: ReadonlySet<string> | null) => void;
  /** Where a row leads, unless to its page. */
  readonly doorOf?: ((record: ComparisonRecord) => RowDoor) | undefined;
}

/** The comparisons of this device, or a link to make one. */
export function HepanRecords(props: HepanRecordsProps): ReactElement {
  const go = useGo();
  const records = useComparisons();
  const { hasFailed } = useDeviceRead();
  if (records === null) return <Skeleton />;
  if (hasFailed) return <DeviceError />;
  if (records.length === 0)
    return (
      <EmptyState action={<Button onClick={() => go.to('hepan')}>去合盘</Button>}>还没有合盘记录</EmptyState>
    );
  return <ComparisonList records={records} {...props} />;
}
