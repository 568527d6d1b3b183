import { lunarDateOf } from '@shangyuan/engine/calendar';
import { affairOf, type PickFilter } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { jdnOf, weekdayOf } from '@shangyuan/engine/time';
import { useState } from 'react';
import { useCalendar } from '../../lib/engine/calendarOf.ts';
import { lunarText } from '../../lib/words/almanacText.ts';
import { shortWeekday } from '../../lib/words/text.ts';
import { Chip, Switch } from '../../ui/controls/Choice.tsx';
import { DateTile } from '../../ui/controls/DateTile.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { FieldRow, RowsCard } from '../../ui/controls/Rows.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Card, SepLine } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretDownIcon } from '../../ui/tables/icons.ts';
import { Column, Columns } from '../../ui/shell/Columns.tsx';
import { FormGroup } from '../../ui/display/FormGroup.tsx';
import { AffairSheet } from './AffairSheet.tsx';
import { PeopleGroup, type PeopleSources } from './PeopleField.tsx';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Picking.module.css';
import { lastDayOf, SPANS, type PickDayDraft } from './pickDraft.ts';
import { COMMON_AFFAIRS, DAYS_ON, hasSitting, SITTINGS } from './pickView.ts';

interface PickDayFormProps extends PeopleSources {
  readonly draft: PickDayDraft;
  readonly onChange: (change: Partial<PickDayDraft>) => void;
}

const SPAN_OPTIONS = SPANS.map((span) => ({ value: span, text: span === 'own' ? '自选' : `近 ${span} 天` }));

/** Matter, range, people and conditions, each in its labelled group. */
export function PickDayForm({ draft, onChange, ...sources }: PickDayFormProps) {
  const last = lastDayOf(draft);
  const days = jdnOf(last) - jdnOf(draft.from) + 1;
  const own = (change: Partial<PickDayDraft>) => onChange({ span: 'own', to: last, ...change });
  return (
    <Columns>
      <Column>
        <AffairGroup affairId={draft.affair} onAffair={({ id }) => onChange({ affair: id })} />
        <FormGroup label="日期" note={days > 0 ? `共 ${days} 天` : '结束日期在开始之前'}>
          <Grid as={Card} gap={3}>
            <Segment
              label="范围"
              options={SPAN_OPTIONS}
              value={draft.span}
              onChange={(span) => onChange({ span, to: last })}
            />
            <Inline wrap gap={3} rowGap={2}>
              <DateTile
                label="从"
                date={draft.from}
                note={<DateNote date={draft.from} />}
                onChange={({ date }) => onChange({ from: date })}
              />
              <DateTile
                label="到"
                date={last}
                note={<DateNote date={last} />}
                onChange={({ date }) => own({ to: date })}
              />
            </Inline>
          </Grid>
        </FormGroup>
      </Column>
      <Column>
        <PeopleGroup
          className={styles.Tight}
          affair={draft.affair}
          people={draft.people}
          onChange={(people) => onChange({ people })}
          {...sources}
        />
        <Conditions draft={draft} onChange={onChange} />
      </Column>
    </Columns>
  );
}

interface AffairGroupProps {
  readonly affairId: string;
  readonly onAffair: (affair: { readonly id: string }) => void;
}

/** 事项: eight chips, and all the others behind 更多. */
export function AffairGroup({ affairId, onAffair }: AffairGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const affair = affairOf(affairId);
  const isCommon = COMMON_AFFAIRS.some(({ id }) => id === affair.id);
  const shown = isCommon ? COMMON_AFFAIRS : [...COMMON_AFFAIRS, { id: affair.id, text: affair.name }];
  const basis = affair.derived === true ? `。古书无此目，依${affair.basis.join('、')}例` : '';
  return (
    <FormGroup label="事项" note={`${affair.name}：${affair.meaning}${basis}`}>
      <Card className={styles.Tight}>
        <Inline wrap gap={2} role="group" aria-label="事项">
          {shown.map((item) => (
            <Chip key={item.id} isOn={item.id === affair.id} onClick={() => onAffair(item)}>
              {item.text}
            </Chip>
          ))}
          <Chip isAdd onClick={() => setOpen(true)}>
            搜索与更多
            <Icon of={caretDownIcon} size={0.75} />
          </Chip>
        </Inline>
      </Card>
      <AffairSheet
        isOpen={isOpen}
        selectedId={affairId}
        onClose={() => setOpen(false)}
        onSelect={(choice) => {
          setOpen(false);
          onAffair(choice);
        }}
      />
    </FormGroup>
  );
}

/** 2026 周六 十月十三, under a date. */
export function DateNote({ date }: { readonly date: CivilDate }) {
  const engine = useCalendar(date.year);
  const lunar = engine.state === 'ready' ? [lunarText(lunarDateOf(date, undefined, engine.value))] : [];
  return <SepLine facts={[`${date.year} ${shortWeekday(weekdayOf(jdnOf(date)))}`, ...lunar]} />;
}

function Conditions({ draft, onChange }: Pick<PickDayFormProps, 'draft' | 'onChange'>) {
  const isChosen = draft.filters.includes('huangdao') || draft.on !== 'all' || draft.sitting !== '';
  const [isOpen, setOpen] = useState(isChosen);
  const toggle = (filter: PickFilter) => (isOn: boolean) =>
    onChange({
      filters: isOn ? [...draft.filters, filter] : draft.filters.filter((other) => other !== filter),
    });
  return (
    <FormGroup
      label="条件"
      aside={
        <Text
          as="button"
          tall="touch"
          size="cell"
          tone="accent"
          className={styles.More}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : '更多条件'}
          <Icon of={caretDownIcon} size={0.75} />
        </Text>
      }
    >
      <RowsCard isDense>
        <FieldRow label="避开与参与人相冲的日子">
          <Switch
            label="避开与参与人相冲的日子"
            isOn={draft.filters.includes('chongDay')}
            onChange={toggle('chongDay')}
          />
        </FieldRow>
        {isOpen && (
          <>
            <FieldRow label="只看黄道日">
              <Switch
                label="只看黄道日"
                isOn={draft.filters.includes('huangdao')}
                onChange={toggle('huangdao')}
              />
            </FieldRow>
            <FieldRow label="哪些日子">
              <Select
                title="哪些日子"
                aria-label="哪些日子"
                options={DAYS_ON}
                value={draft.on}
                onChange={(on) => onChange({ on })}
              />
            </FieldRow>
            {hasSitting(draft.affair) && (
              <FieldRow label="坐向">
                <Select
                  title="坐向"
                  aria-label="坐向"
                  options={SITTINGS}
                  value={draft.sitting}
                  onChange={(sitting) => onChange({ sitting })}
                />
              </FieldRow>
            )}
          </>
        )}
      </RowsCard>
    </FormGroup>
  );
}
