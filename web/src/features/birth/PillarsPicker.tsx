import { hourChoicesOf, monthChoicesOf } from '@shangyuan/engine/chart';
import { GANZHI, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { UNKNOWN_HOUR, type ChosenPillars } from './chosenPillars.ts';
import { Wheels } from '../../ui/controls/WheelPicker.tsx';

interface PillarsPickerProps {
  readonly pillars: ChosenPillars;
  readonly onChange: (pillars: ChosenPillars) => void;
}

const itemsOf = (choices: readonly Ganzhi[]) => choices.map(({ name }) => ({ value: name, text: name }));

/** The choice at the same branch as before: 五虎遁 and 五鼠遁 change only the stem. */
function sameBranch(choices: readonly Ganzhi[], before: Ganzhi): Ganzhi {
  return choices.find(({ branch }) => branch === before.branch) ?? choices[0] ?? before;
}

const choose = (choices: readonly Ganzhi[], name: string, otherwise: Ganzhi) =>
  choices.find((choice) => choice.name === name) ?? otherwise;

/** Four linked wheels: the year limits the months (五虎遁), the day limits the hours (五鼠遁). */
export function PillarsPicker({ pillars, onChange }: PillarsPickerProps) {
  const { year, month, day, hour } = pillars;
  const months = monthChoicesOf(year);
  const hours = hourChoicesOf(day);
  return (
    <Wheels
      columns={[
        {
          label: '年柱',
          items: itemsOf(GANZHI),
          value: year.name,
          onChange: (name) => {
            const next = choose(GANZHI, name, year);
            onChange({ ...pillars, year: next, month: sameBranch(monthChoicesOf(next), month) });
          },
        },
        {
          label: '月柱',
          items: itemsOf(months),
          value: month.name,
          onChange: (name) => onChange({ ...pillars, month: choose(months, name, month) }),
        },
        {
          label: '日柱',
          items: itemsOf(GANZHI),
          value: day.name,
          onChange: (name) => {
            const next = choose(GANZHI, name, day);
            const nextHour = hour === null ? null : sameBranch(hourChoicesOf(next), hour);
            onChange({ ...pillars, day: next, hour: nextHour });
          },
        },
        {
          label: '时柱',
          items: [...itemsOf(hours), { value: UNKNOWN_HOUR, text: UNKNOWN_HOUR }],
          value: hour?.name ?? UNKNOWN_HOUR,
          onChange: (name) =>
            onChange({
              ...pillars,
              hour: name === UNKNOWN_HOUR ? null : choose(hours, name, hour ?? hours[0] ?? day),
            }),
        },
      ]}
    />
  );
}
