import { FAMILY_SIZE } from '@shangyuan/reading/family';
import { useFamilyChoice, isOpened } from '../features/family/familyChoice.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { useDeviceRead } from '../lib/cases/db.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { DeviceError } from '../ui/states/DeviceList.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { EmptyState, Skeleton } from '../ui/states/States.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { FamilyContent } from './FamilyContent.tsx';
import { FamilyForm } from './FamilyForm.tsx';

const TITLE = '一家人';

/** 一家人: several cases as one picture; `example` shows the three examples, `edit` the choice of people. */
export default function FamilyPage() {
  const { example } = useQueryTexts();
  return (
    <FlagGate flag="is_show_he_pan" title={TITLE}>
      {example === undefined ? <OwnFamily /> : <ExampleFamily />}
    </FlagGate>
  );
}

async function exampleCases(): Promise<readonly CaseRecord[]> {
  const [{ EXAMPLES }, { castLinked }] = await Promise.all([
    import('../lib/cases/examples.ts'),
    import('../lib/cases/castBirth.ts'),
  ]);
  const records = await Promise.all(Object.values(EXAMPLES).map(castLinked));
  return records.map((record, index) => ({ ...record, id: `example ${index + 1}` }));
}

function ExampleFamily() {
  const loaded = useResource({ queryKey: ['familyExample'], queryFn: exampleCases });
  if (loaded.state === 'ready') return <FamilyContent records={loaded.value} isExample goneCount={0} />;
  return (
    <Page title={TITLE}>
      <WhenLoaded loaded={loaded} failed="例盘没有排出来，请重试">
        {() => null}
      </WhenLoaded>
    </Page>
  );
}

function OwnFamily() {
  const go = useGo();
  const { edit } = useQueryTexts();
  const cases = useCases();
  const { hasFailed } = useDeviceRead();
  const choice = useFamilyChoice();
  if (cases === null || hasFailed || cases.length < FAMILY_SIZE.least)
    return (
      <Page title={TITLE}>
        {cases === null ? (
          <Skeleton />
        ) : hasFailed ? (
          <DeviceError />
        ) : (
          <EmptyState
            action={
              <>
                <Button onClick={() => go.to('home')}>去排盘</Button>
                <Button variant="secondary" size="small" onClick={() => go.to('family', { example: '1' })}>
                  先看例盘
                </Button>
              </>
            }
          >
            有两个命例，就能看一家人
          </EmptyState>
        )}
      </Page>
    );
  const records = choice.ids.flatMap((id) => cases.find((record) => record.id === id) ?? []);
  const ids = records.map(({ id }) => id);
  if (edit === undefined && ids.length >= FAMILY_SIZE.least && isOpened(choice, ids))
    return <FamilyContent records={records} isExample={false} goneCount={choice.ids.length - ids.length} />;
  return <FamilyForm cases={cases} chosen={records} />;
}
