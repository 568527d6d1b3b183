import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useCastAgain } from '../features/birth/useCastAgain.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useCases, useComparisons } from '../lib/cases/deviceLists.ts';
import { useFlag } from '../lib/wire/session.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { AddButton } from '../ui/shell/HeaderButtons.tsx';
import { useSelection } from '../ui/controls/BatchBar.tsx';
import { ListDetail } from '../ui/frames/ListDetail.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { DeviceList } from '../ui/states/DeviceList.tsx';
import { StartState } from '../ui/states/EmptyStates.tsx';
import { Skeleton } from '../ui/states/States.tsx';
import { magnifyingGlassIcon } from '../ui/tables/icons.ts';
import { ChartList } from '../features/cases/ChartList.tsx';
import { kindOf, KINDS, PANE_NAMES, RecordsPane, useDays } from './RecordsPane.tsx';

const HepanRecords = lazy(async () => ({
  default: (await import('../features/hepan/HepanRecords.tsx')).HepanRecords,
}));

const SavedDays = lazy(async () => ({
  default: (await import('../features/agenda/SavedDays.tsx')).SavedDays,
}));

const refresh = async () => (await import('../lib/wire/refresh.ts')).refreshAll();

/**
 * 记录, tab 2: charts, comparisons and days stored on this device; in a wide window the chosen one (`id`) is beside the
 * list.
 */
export default function RecordsPage() {
  const go = useGo();
  const cases = useCases();
  const castAgain = useCastAgain();
  const requestedKind = kindOf(useQueryTexts()['kind']);
  const isOpen = { charts: true, hepan: useFlag('is_show_he_pan'), days: useFlag('is_show_lucky_day') };
  const kinds = KINDS.filter(({ value }) => isOpen[value]);
  const kind = isOpen[requestedKind] ? requestedKind : 'charts';
  const [isSearching, setIsSearching] = useState(false);
  // Comparisons are opened here, and chosen together on their own page.
  const selection = useSelection();
  const pairs = useComparisons();
  const days = useDays();
  const list: ComponentProps<typeof ListDetail>['list'] = (doorOf) => (
    <>
      {kinds.length > 1 && (
        <Segment
          label="记录类别"
          options={kinds}
          value={kind}
          onChange={(next) =>
            go.query({
              kind: next === 'charts' ? undefined : next,
              id: undefined,
              tab: undefined,
              luck: undefined,
            })
          }
        />
      )}
      {kind === 'charts' && (
        <DeviceList
          rows={cases}
          empty={
            <StartState page="home" action="去排盘">
              还没有记录
            </StartState>
          }
        >
          {(shown) => (
            <ChartList cases={shown} isSearching={isSearching} doorOf={doorOf} onAgain={castAgain} />
          )}
        </DeviceList>
      )}
      {kind === 'hepan' && (
        <Suspense fallback={<Skeleton />}>
          <HepanRecords selection={selection} doorOf={doorOf} />
        </Suspense>
      )}
      {kind === 'days' && (
        <Suspense fallback={<Skeleton />}>
          <SavedDays doorOf={doorOf} />
        </Suspense>
      )}
    </>
  );
  return (
    <ListDetail
      title="记录"
      page="records"
      rows={{ charts: cases, hepan: pairs, days }[kind]}
      tab="records"
      right={
        <>
          <HeaderButton
            label="搜索"
            icon={magnifyingGlassIcon}
            onClick={() => setIsSearching(!isSearching)}
          />
          <AddButton label="排盘" page="home" />
        </>
      }
      list={list}
      listLabel="记录"
      record={(id) => (
        <RecordsPane kind={kind} id={id} day={days.find((one) => one.id === id)?.date ?? null} />
      )}
      recordLabel={PANE_NAMES[kind]}
      onRefresh={refresh}
    />
  );
}
