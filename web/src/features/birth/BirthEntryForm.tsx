import { LIMITS, PICKER_YEARS } from '@shangyuan/contract';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { BirthForm, type PlaceProps } from './BirthForm.tsx';
import { ENTRY_METHODS, type BirthEntry } from './birthEntry.ts';
import { Stack } from '../../ui/kit/Kit.tsx';
import { pillarNames } from './chosenPillars.ts';
import { PillarsPicker } from './PillarsPicker.tsx';
import { SexPills } from './SexPills.tsx';

interface BirthEntryFormProps extends PlaceProps {
  readonly entry: BirthEntry;
  readonly onChange: (entry: BirthEntry) => void;
  /** How often a cast was attempted: what is wrong is shown, and the first field has the focus. */
  readonly attempts: number;
}

/** A birth in any of the three ways. */
export function BirthEntryForm({ entry, onChange, attempts, ...place }: BirthEntryFormProps) {
  const { method, form, rules, pillars } = entry;
  return (
    <>
      <Segment
        label="录入方式"
        options={ENTRY_METHODS}
        value={method}
        onChange={(next) =>
          onChange({
            ...entry,
            method: next,
            ...(next !== 'pillars' && { form: { ...form, calendar: next } }),
          })
        }
      />
      {method === 'pillars' ? (
        <Stack as={Card} gap={3}>
          <TextField
            label="姓名"
            maxLength={LIMITS.inputLength}
            placeholder="命主"
            value={form.name}
            onChange={(event) => onChange({ ...entry, form: { ...form, name: event.target.value } })}
          />
          <SexPills
            value={form.sex}
            attempts={attempts}
            onChange={(sex) => onChange({ ...entry, form: { ...form, sex } })}
          />
          <PillarsPicker pillars={pillars} onChange={(next) => onChange({ ...entry, pillars: next })} />
          <PillarsText pillars={Object.values(pillarNames(pillars))} />
        </Stack>
      ) : (
        <BirthForm
          form={form}
          onChange={(next) => onChange({ ...entry, form: next, method: next.calendar })}
          rules={rules}
          onRules={(next) => onChange({ ...entry, rules: next })}
          years={PICKER_YEARS.solar}
          attempts={attempts}
          {...place}
        />
      )}
    </>
  );
}
