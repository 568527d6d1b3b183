import type { ComponentProps, ReactElement } from 'react';
import { useDeviceRead } from '../../lib/cases/db.ts';
import { useComparisons } from '../../lib/cases/deviceLists.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DeviceError } from '../../ui/states/DeviceError.tsx';
import { EmptyState, Skeleton } from '../../ui/states/States.tsx';
import { ComparisonList } from './ComparisonList.tsx';

/** The comparisons of this device, or a link to make one. */
export function HepanRecords(props: Omit<ComponentProps<typeof ComparisonList>, 'records'>): ReactElement {
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
