import { affairOf, type PickFilter } from '@shangyuan/engine/almanac';
import { useState } from 'react';
import { formatDate, parseDate } from '../../lib/words/dateText.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Check, Chip } from '../../ui/controls/Choice.tsx';
import { DateInput } from '../../ui/controls/DateInput.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { AffairSheet } from './AffairSheet.tsx';
import { PeopleField } from './PeopleField.tsx';
import styles from './PickDayForm.module.css';
import { SPANS, type PickDayDraft } from './pickDraft.ts';
import { COMMON_AFFAIRS, SITTINGS } from './pickView.ts';
import { Note } from '../../ui/display/Note.tsx';

interface PickDayFormProps {
  readonly draft: PickDayDraft;
  readonly onChange: (change: Partial<PickDayDraft>) => void;
}

/** Matter, range, people, sitting and filters. */
export function PickDayForm({ draft, onChange }: PickDayFormProps) {
  const [isOpen, setOpen] = useState(false);
  const affair = affairOf(draft.affair);
  const common = COMMON_AFFAIRS.map(affairOf);
  const isCommon = common.includes(affair);
  const toggle = (filter: PickFilter) => (isOn: boolean) =>
    onChange({
      filters: isOn ? [...draft.filters, filter] : draft.filters.filter((other) => other !== filter),
    });
  return (
    <Card className={styles.Form}>
      <div className={styles.Chips} role="group" aria-label="事项">
        {common.map((item) => (
          <Chip key={item.id} isOn={item === affair} onClick={() => onChange({ affair: item.id })}>
            {item.name}
          </Chip>
        ))}
        <Chip isOn={!isCommon} onClick={() => setOpen(true)}>
          {isCommon ? '更多事项' : `${affair.name} · 更多`}
        </Chip>
      </div>
      <Note>
        {affair.meaning}
        {affair.derived === true && `。古书无此目，依${affair.basis.join('、')}例`}
      </Note>
      <div className={styles.Chips} role="group" aria-label="范围">
        {SPANS.map((span) => (
          <Chip key={span} isOn={draft.span === span} onClick={() => onChange({ span })}>
            {span === 'own' ? '自选' : `${span} 天`}
          </Chip>
        ))}
      </div>
      <div className={styles.Dates}>
        <label>
          从
          <DateInput
            value={formatDate(draft.from)}
            onChange={(text) => {
              const from = parseDate(text);
              if (from !== null) onChange({ from });
            }}
          />
        </label>
        {draft.span === 'own' && (
          <label>
            到
            <DateInput value={draft.toText} onChange={(toText) => onChange({ toText })} />
          </label>
        )}
      </div>
      <PeopleField people={draft.people} onChange={(people) => onChange({ people })} />
      <label className={styles.Sitting}>
        坐向
        <Select
          look="box"
          options={SITTINGS}
          value={draft.sitting}
          onChange={(sitting) => onChange({ sitting })}
        />
      </label>
      <Check isOn={draft.filters.includes('chongDay')} onChange={toggle('chongDay')}>
        避开与参与人日柱相冲的日子
      </Check>
      <Check isOn={draft.filters.includes('huangdao')} onChange={toggle('huangdao')}>
        只看黄道日
      </Check>
      <AffairSheet
        isOpen={isOpen}
        selectedId={draft.affair}
        onClose={() => setOpen(false)}
        onSelect={(choice) => {
          onChange({ affair: choice.id });
          setOpen(false);
        }}
      />
    </Card>
  );
}
