import type { ComponentProps } from 'react';
import { useComparisons } from '../../lib/cases/deviceLists.ts';
import { DeviceList } from '../../ui/states/DeviceList.tsx';
import { StartState } from '../../ui/states/EmptyStates.tsx';
import { ComparisonList } from './ComparisonList.tsx';

/** The comparisons of this device, or a link to make one. */
export function HepanRecords(props: Omit<ComponentProps<typeof ComparisonList>, 'records'>) {
  return (
    <DeviceList
      rows={useComparisons()}
      empty={
        <StartState page="hepan" action="去合盘">
          还没有合盘记录
        </StartState>
      }
    >
      {(records) => <ComparisonList records={records} {...props} />}
    </DeviceList>
  );
}
