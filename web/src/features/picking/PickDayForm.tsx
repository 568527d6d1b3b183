import { ALMANAC_PRESETS, AFFAIRS, type AlmanacPreset, type PickDaysQuery } from '@shangyuan/engine/almanac';
import type { Mountain } from '@shangyuan/engine/ganzhi';
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { useState } from 'react';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { formatDate, parseDate } from '../../lib/words/dateText.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Check, Chip } from '../../ui/controls/Choice.tsx';
import { AffairSheet } from './AffairSheet.tsx';
import { PeopleField } from './PeopleField.tsx';
import styles from './PickDayForm.module.css';
import { COMMON_AFFAIRS, personOf, roleOf, SITTINGS } from './pickView.ts';
import { Note } from '../../ui/display/Note.tsx';

/** What the form holds. */
export interface PickDayDraft {
  readonly affairId: string;
  readonly from: CivilDate;
  readonly span: '30' | '90' | 'own';
  readonly toText: string;
  readonly people: readonly CaseRecord[];
  readonly sitting: Mountain | '';
  readonly avoidsChong: boolean;
  readonly huangdaoOnly: boolean;
}

const MAX_DAYS = 366;

/** The question a draft asks, or what is wrong with it. */
export function queryOf(draft: PickDayDraft, preset: AlmanacPreset): PickDaysQuery | string {
  const fromJdn = jdnOf(draft.from);
  const own = draft.span === 'own' ? parseDate(draft.toText) : civilDateOf(fromJdn + Number(draft.span) - 1);
  if (own === null) return '结束日期不存在，请检查';
  const days = jdnOf(own) - fromJdn;
  if (days < 0) return '结束日期在开始之前';
  if (days > MAX_DAYS) return `范围最多 ${MAX_DAYS} 天`;
  const filters = [
    ...(draft.avoidsChong ? (['H7'] as const) : []),
    ...(draft.huangdaoOnly ? (['huangdao'] as const) : []),
  ];
  return {
    affair: draft.affairId,
    from: draft.from,
    to: own,
    people: draft.people.map((record, i) => personOf(record, roleOf(draft.affairId, record, i))),
    filters,
    rules: ALMANAC_PRESETS[preset],
    ...(draft.sitting === '' ? {} : { sitting: draft.sitting }),
  };
}

interface PickDayFormProps {
  readonly draft: PickDayDraft;
  readonly onChange: (change: Partial<PickDayDraft>) => void;
}

/** Matter, range, people, sitting and filters. */
export function PickDayForm({ draft, onChange }: PickDayFormProps) {
  const [isOpen, setOpen] = useState(false);
  const affair = AFFAIRS.find((item) => item.id === draft.affairId);
  const common = AFFAIRS.filter((item) => (COMMON_AFFAIRS as readonly string[]).includes(item.id));
  return (
    <Card className={styles.Form}>
      <div className={styles.Chips} role="group" aria-label="事项">
        {common.map((item) => (
          <Chip
            key={item.id}
            isOn={item.id === draft.affairId}
            onClick={() => onChange({ affairId: item.id })}
          >
            {item.name}
          </Chip>
        ))}
        <Chip isOn={common.every((item) => item.id !== draft.affairId)} onClick={() => setOpen(true)}>
          {common.some((item) => item.id === draft.affairId) ? '更多事项' : `${affair?.name ?? ''} · 更多`}
        </Chip>
      </div>
      <Note>
        {affair?.meaning}
        {affair !== undefined && 'derived' in affair && `。古书无此目，依${affair.basis.join('、')}例`}
      </Note>
      <div className={styles.Chips} role="group" aria-label="范围">
        {(['30', '90', 'own'] as const).map((span) => (
          <Chip key={span} isOn={draft.span === span} onClick={() => onChange({ span })}>
            {span === 'own' ? '自选' : `${span} 天`}
          </Chip>
        ))}
      </div>
      <div className={styles.Dates}>
        <label>
          从
          <input
            type="date"
            value={formatDate(draft.from)}
            onChange={(event) => {
              const from = parseDate(event.target.value);
              if (from !== null) onChange({ from });
            }}
          />
        </label>
        {draft.span === 'own' && (
          <label>
            到
            <input
              type="date"
              value={draft.toText}
              onChange={(event) => onChange({ toText: event.target.value })}
            />
          </label>
        )}
      </div>
      <PeopleField people={draft.people} onChange={(people) => onChange({ people })} />
      <label className={styles.Sitting}>
        坐向
        <select
          value={draft.sitting}
          onChange={(event) => onChange({ sitting: event.target.value as Mountain | '' })}
        >
          {SITTINGS.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </label>
      <Check isOn={draft.avoidsChong} onChange={(avoidsChong) => onChange({ avoidsChong })}>
        避开与参与人日柱相冲的日子
      </Check>
      <Check isOn={draft.huangdaoOnly} onChange={(huangdaoOnly) => onChange({ huangdaoOnly })}>
        只看黄道日
      </Check>
      <AffairSheet
        isOpen={isOpen}
        selectedId={draft.affairId}
        onClose={() => setOpen(false)}
        onSelect={(choice) => {
          onChange({ affairId: choice.id });
          setOpen(false);
        }}
      />
    </Card>
  );
}
