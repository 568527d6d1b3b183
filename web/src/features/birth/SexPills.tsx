import type { Sex } from '@shangyuan/engine/chart';
import { Pills } from '../../ui/controls/RadioGroup.tsx';
import { genderFemaleIcon, genderMaleIcon } from '../../ui/tables/icons.ts';

const SEXES = [
  { value: '男', text: '男', icon: genderMaleIcon },
  { value: '女', text: '女', icon: genderFemaleIcon },
] as const satisfies readonly { value: Sex; text: string; icon: string }[];

interface SexPillsProps {
  readonly value: Sex;
  readonly onChange: (value: Sex) => void;
}

/** 男 or 女. */
export function SexPills(props: SexPillsProps) {
  return <Pills label="性别" options={SEXES} {...props} />;
}
