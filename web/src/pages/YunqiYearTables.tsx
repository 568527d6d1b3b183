import type { yunqiOfYear } from '@shangyuan/engine/yunqi';
import { type YunqiRules } from '@shangyuan/engine/yunqi';
import { QiTable, YunTable } from '../features/yunqi/YunqiTables.tsx';
import { qiRows, yunRows } from '../features/yunqi/yunqiView.ts';
import { Card } from '../ui/display/Card.tsx';
import { Inline } from '../ui/kit/Kit.tsx';
import { Select } from '../ui/controls/Select.tsx';

type YearStart = YunqiRules['yunqiYearStart'];
type Keyun = YunqiRules['keyun'];

/** Where a year may begin. */
export const STARTS: readonly { value: YearStart; text: string }[] = [
  { value: 'dahan', text: '大寒' },
  { value: 'lichun', text: '立春' },
  { value: 'dongzhi', text: '冬至' },
];
/** How the guest phases follow each other. */
export const SCHOOLS: readonly { value: Keyun; text: string }[] = [
  { value: 'suwen', text: '素问' },
  { value: 'alternate', text: '太少相间' },
];

interface YearTablesProps {
  readonly year: ReturnType<typeof yunqiOfYear>;
  readonly nowMs: number;
  readonly start: YearStart;
  readonly keyun: Keyun;
  readonly onChange: (choice: { readonly start: YearStart } | { readonly keyun: Keyun }) => void;
}

/** 六气 and 五运 of a year, each with the school it is counted by. */
export function YearTables({ year, nowMs, start, keyun, onChange }: YearTablesProps) {
  return (
    <>
      <Card
        heading="六气"
        aside={
          <Choice
            label="起年"
            options={STARTS}
            value={start}
            onChange={(next) => onChange({ start: next })}
          />
        }
      >
        <QiTable rows={qiRows(year, nowMs)} />
      </Card>
      <Card
        heading="五运"
        aside={
          <Choice
            label="客运"
            options={SCHOOLS}
            value={keyun}
            onChange={(next) => onChange({ keyun: next })}
          />
        }
      >
        <YunTable rows={yunRows(year, nowMs)} />
      </Card>
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <Inline as="label" gap={1} align="center" size="cell">
      {label}
      <Select title={label} options={options} value={value} onChange={onChange} />
    </Inline>
  );
}
