import { PICKER_YEARS } from '@shangyuan/contract';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { BirthForm, type PlaceProps } from './BirthForm.tsx';
import { PillarsForm } from './PillarsForm.tsx';
import { ENTRY_METHODS, type BirthEntry } from './birthEntry.ts';

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
        <PillarsForm
          name={form.name}
          onName={(name) => onChange({ ...entry, form: { ...form, name } })}
          sex={form.sex}
          onSex={(sex) => onChange({ ...entry, form: { ...form, sex } })}
          attempts={attempts}
          pillars={pillars}
          onChange={(next) => onChange({ ...entry, pillars: next })}
        />
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
