/**
 * How a personal calendar is laid out: the month of bands, a week of hours, or the days one below the other.
 */
import type { PersonalDay } from '@shangyuan/engine/analysis';
import type { ReactNode } from 'react';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import type { Person } from './person.ts';
import styles from './Personal.module.css';
import { PersonalCard } from './PersonalCard.tsx';
import type { Plan } from './plan.ts';
import { PlanList } from './PlanList.tsx';
import { listPlan, weekOf, type PlanCell } from './planView.ts';
import { PlanWeek } from './PlanWeek.tsx';

interface PersonalPlanProps {
  readonly person: Person;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  /** The month of the chosen day, and the rows of its grid. */
  readonly year: number;
  readonly month: number;
  readonly weeks: readonly (readonly PlanCell[])[];
  readonly rated: ReadonlyMap<number, PersonalDay>;
  readonly selectedJdn: number;
  /** Whether the chosen day is described beside the month: the list need not repeat it. */
  readonly hasPane: boolean;
  readonly onSelect: (choice: { jdn: number }) => void;
  readonly onTurn: (turn: { months: number }) => void;
  readonly onToday: () => void;
  /** The grid of the month. */
  readonly children: ReactNode;
}

const PLAN_TEXTS = [
  { value: 'month', text: '月' },
  { value: 'week', text: '周' },
  { value: 'list', text: '列表' },
] as const;

/** The layouts with the choice between them. */
export function PersonalPlan(props: PersonalPlanProps) {
  const { person, plan, onPlan, weeks, rated, selectedJdn, hasPane, children, ...rest } = props;
  const week = weekOf(weeks, selectedJdn);
  const chosen = rated.get(selectedJdn);
  return (
    <>
      <div className={styles.Choice}>
        <Segment label="个人历的样式" options={PLAN_TEXTS} value={plan} onChange={onPlan} />
      </div>
      {plan === 'month' && children}
      {plan === 'week' && week !== null && (
        <PlanWeek
          person={person}
          week={week}
          selectedJdn={selectedJdn}
          onSelect={rest.onSelect}
          onToday={rest.onToday}
        />
      )}
      {plan === 'list' && (
        <PlanList
          days={listPlan(weeks, rated)}
          textOf={(jdn) => {
            const day = rated.get(jdn);
            return day === undefined ? '' : person.read(day).headline;
          }}
          selectedJdn={selectedJdn}
          opened={!hasPane && chosen !== undefined && <PersonalCard person={person} day={chosen} />}
          onSelect={rest.onSelect}
          onTurn={rest.onTurn}
          onToday={rest.onToday}
        >
          {rest.year}年{rest.month}月
        </PlanList>
      )}
    </>
  );
}
