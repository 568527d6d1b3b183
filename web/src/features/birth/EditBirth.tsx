import { yearOfBirth } from '../../lib/engine/engineOf.ts';
import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { useState } from 'react';
import { PICKER_YEARS } from '@shangyuan/contract';
import type { DatedBirth, PillarsBirth } from '@shangyuan/engine/chart';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { showToast } from '../../lib/page/toast.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { BirthButton } from './BirthButton.tsx';
import { BirthForm, type PlaceProps } from './BirthForm.tsx';
import { PillarsForm } from './PillarsForm.tsx';
import { hasOpenClock, isSexed } from './birthForm.ts';
import { caseFormOf, saveCaseBirth, saveCaseForm } from './caseForm.ts';
import { WRONG_DATE } from './typedEntry.ts';
import { findPillars, pillarNames } from './chosenPillars.ts';
import { useCalendar } from '../../lib/engine/calendarOf.ts';

interface EditBirthProps extends PlaceProps {
  readonly record: CaseRecord;
  /** Called when the case has its new birth. */
  readonly onSaved: () => void;
}

/** Corrects the birth of a saved case. It stays the same case, and no use is counted. */
export function EditBirth({ record, ...rest }: EditBirthProps) {
  const { birth } = record;
  if ('pillars' in birth) return <EditPillars record={record} birth={birth} onSaved={rest.onSaved} />;
  return <EditDated record={record} birth={birth} {...rest} />;
}

type EditDatedProps = EditBirthProps & { readonly birth: DatedBirth };

function EditDated(props: EditDatedProps) {
  const engine = useCalendar(yearOfBirth(props.birth));
  if (engine.state === 'loading') return <Skeleton />;
  if (engine.state === 'failed') return <ErrorState onRetry={engine.retry}>历表没有加载成功</ErrorState>;
  return <DatedForm {...props} engine={engine.value} />;
}

function DatedForm({
  record,
  birth,
  engine,
  onSaved,
  ...place
}: EditDatedProps & { readonly engine: CalendarEngine }) {
  const [{ form, rules }, setEdited] = useState(() => caseFormOf(engine, record, birth));
  const [attempts, setAttempts] = useState(0);
  const handleSave = () => {
    setAttempts((count) => count + 1);
    if (!hasOpenClock(form)) void save(() => saveCaseForm(record, { form, rules }), onSaved);
  };
  return (
    <>
      <BirthForm
        form={form}
        onChange={(next) => isSexed(next) && setEdited({ form: next, rules })}
        rules={rules}
        onRules={(next) => setEdited({ form, rules: next })}
        years={PICKER_YEARS.solar}
        attempts={attempts}
        {...place}
      />
      <BirthButton onClick={handleSave}>保存修改</BirthButton>
    </>
  );
}

async function save(write: () => Promise<void>, onSaved: () => void): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    showToast(WRONG_DATE);
    return;
  }
  showToast('已保存');
  onSaved();
}

interface EditPillarsProps extends Pick<EditBirthProps, 'record' | 'onSaved'> {
  readonly birth: PillarsBirth;
}

function EditPillars({ record, birth, onSaved }: EditPillarsProps) {
  const [name, setName] = useState(record.name);
  const [sex, setSex] = useState(birth.sex);
  const [pillars, setPillars] = useState(() => findPillars(birth.pillars));
  if (pillars === null) return <ErrorState>这条记录的四柱无法识别</ErrorState>;
  const { hour } = pillars;
  const handleSave = () => {
    const { place, rules } = record;
    const next = {
      ...birth,
      pillars: pillarNames(pillars),
      sex,
      hour: hour === null ? ('unknown' as const) : ('shichen' as const),
    };
    return save(() => saveCaseBirth(record, { name, birth: next, place, rules }), onSaved);
  };
  return (
    <>
      <PillarsForm
        name={name}
        onName={setName}
        sex={sex}
        onSex={setSex}
        pillars={pillars}
        onChange={setPillars}
      />
      <Button onClick={() => void handleSave()}>保存修改</Button>
    </>
  );
}
