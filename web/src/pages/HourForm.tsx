import { useState } from 'react';
import { PeopleGroup } from '../features/picking/PeopleField.tsx';
import { AffairGroup, DateNote } from '../features/picking/PickDayForm.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { Stack } from '../ui/kit/Kit.tsx';
import { DateTile } from '../ui/controls/DateTile.tsx';
import { Card } from '../ui/display/Card.tsx';
import { FormGroup } from '../ui/display/FormGroup.tsx';
import { followedDraft, hourDraftOf, type PickHourDraft } from '../features/picking/hourDraft.ts';
import type { HoursQuestion, PickQueryError } from '../features/picking/pickQuery.ts';
import type { Result } from '../lib/page/result.ts';
import { PEOPLE_SOURCES } from './PickDock.tsx';

/**
 * The form, which follows every change of the address.
 *
 * @param address the address text: a new day does not change it
 */
export function useHourDraft(
  address: string,
  parsed: Result<HoursQuestion, PickQueryError>,
  fresh: HoursQuestion,
) {
  const [followed, setFollowed] = useState(address);
  const [draft, setDraft] = useState(() => hourDraftOf(parsed.ok ? parsed.value : fresh));
  if (address !== followed) {
    setFollowed(address);
    if (parsed.ok) setDraft(followedDraft(draft, parsed.value));
  }
  return [draft, setDraft] as const;
}

const SPANS = [
  { value: 'day', text: '这一天' },
  { value: 'month', text: '三十天' },
] as const;

interface HourFormProps {
  readonly draft: PickHourDraft;
  readonly onDraft: (draft: PickHourDraft) => void;
}

/** What good hours are sought for: the affair, the day, the people. */
export function HourForm({ draft, onDraft }: HourFormProps) {
  return (
    <>
      <AffairGroup affairId={draft.affair} onAffair={({ id }) => onDraft({ ...draft, affair: id })} />
      <FormGroup label="日期">
        <Stack as={Card} gap={2}>
          <Segment
            label="查多久"
            options={SPANS}
            value={draft.isMonth ? 'month' : 'day'}
            onChange={(span) => onDraft({ ...draft, isMonth: span === 'month' })}
          />
          <DateTile
            label={draft.isMonth ? '从' : '日期'}
            date={draft.date}
            note={<DateNote date={draft.date} />}
            onChange={({ date }) => onDraft({ ...draft, date })}
          />
        </Stack>
      </FormGroup>
      <PeopleGroup
        affair={draft.affair}
        people={draft.people}
        onChange={(people) => onDraft({ ...draft, people })}
        {...PEOPLE_SOURCES}
      />
    </>
  );
}
