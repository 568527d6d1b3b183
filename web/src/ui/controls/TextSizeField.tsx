import { useSettings } from '../../lib/device/settings.ts';
import { textAaIcon } from '../tables/icons.ts';
import { Segment } from './RadioGroup.tsx';
import { FieldRow } from './Rows.tsx';

const TEXT_SIZES = [
  { value: 'standard', text: '标准' },
  { value: 'large', text: '大' },
  { value: 'xlarge', text: '特大' },
] as const;

/** Size of the text of the whole app, stored as a setting. */
export function TextSizeField() {
  const { textSize, set } = useSettings();
  return (
    <FieldRow icon={textAaIcon} label="字号">
      <Segment
        label="字号"
        options={TEXT_SIZES}
        value={textSize}
        onChange={(next) => set({ textSize: next })}
      />
    </FieldRow>
  );
}
