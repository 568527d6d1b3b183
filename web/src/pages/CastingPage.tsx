import { EditBirth } from '../features/birth/EditBirth.tsx';
import { findPlaces } from '../features/region/findPlaces.ts';
import { PlaceSheet } from '../features/region/PlaceSheet.tsx';
import { caseToEdit } from '../lib/cases/deviceLists.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { Page } from '../ui/shell/PageShell.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { BackState } from '../ui/states/EmptyStates.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { CastByPillars } from './CastByPillars.tsx';
import { CastByDate } from './CastByDate.tsx';

const TABS = [
  { value: 'date', text: '按日期' },
  { value: 'pillars', text: '按四柱' },
] as const;

/** 八字排盘: the full form, and from pillars to dates. */
export default function CastingPage() {
  const { tab, id } = useQueryTexts();
  const go = useGo();
  if (id !== undefined) return <EditCase key={id} id={id} />;
  const selected = tab === 'pillars' ? 'pillars' : 'date';
  return (
    <Page title="八字排盘">
      <Segment
        label="录入方式"
        options={TABS}
        value={selected}
        onChange={(next) => go.to('casting', { tab: next }, { replace: true })}
      />
      {selected === 'date' ? <CastByDate /> : <CastByPillars />}
    </Page>
  );
}

/** 修改生辰: the same page, filled from a saved case. */
function EditCase({ id }: { readonly id: string }) {
  const go = useGo();
  const loaded = useResource(caseToEdit(id));
  return (
    <Page title="修改生辰">
      {loaded.state === 'loading' && <Skeleton />}
      {loaded.state === 'failed' && <ErrorState onRetry={loaded.retry}>记录没有读出来</ErrorState>}
      {loaded.state === 'ready' && loaded.value === null && <BackState>记录不存在或已删除</BackState>}
      {loaded.state === 'ready' && loaded.value !== null && (
        <EditBirth
          record={loaded.value}
          placePicker={(props) => <PlaceSheet {...props} />}
          findPlaces={findPlaces}
          onSaved={() => go.back()}
        />
      )}
    </Page>
  );
}
