import { Switch } from '../../../ui/controls/Choice.tsx';
import { FieldRow } from '../../../ui/controls/Rows.tsx';
import { Inline, Text } from '../../../ui/kit/Kit.tsx';

interface LuckPartRowProps {
  readonly label: string;
  /** How many events it brings. */
  readonly count: number;
  readonly isOn: boolean;
  readonly onToggle: (part: { readonly label: string }) => void;
}

/** A part of the calendar of luck: how much it holds, and whether it is taken. */
export function LuckPartRow({ label, count, isOn, onToggle }: LuckPartRowProps) {
  return (
    <FieldRow label={label}>
      <Inline gap={3} align="center" justify="end">
        <Text size="cell" tone="soft">
          {count} 项
        </Text>
        <Switch label={label} isOn={isOn} onChange={() => onToggle({ label })} />
      </Inline>
    </FieldRow>
  );
}
