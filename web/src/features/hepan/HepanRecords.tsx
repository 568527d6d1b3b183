import type { ComponentProps } from 'react';
import { useComparisons } from '../../lib/cases/deviceLists.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DeviceList } from '../../ui/states/DeviceList.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { ComparisonList } from './ComparisonList.tsx';

/** The comparisons of this device, or a link to make one. */
export function HepanRecords(props: Omit<ComponentProps<typeof ComparisonList>, 'records'>) {
  const go = useGo();
  const empty = (
    <EmptyState action={<Button onClick={() => go.to('hepan')}>去合盘</Button>}>还没有合盘记录</EmptyState>
  );
  return (
    <DeviceList rows={useComparisons()} empty={empty}>
      {(records) => <ComparisonList records={records} {...props} />}
    </DeviceList>
  );
}
