import type { HourRejection } from '@shangyuan/engine/almanac';
import { hourRejectionText } from '@shangyuan/reading/picking';
import { Note } from '../../ui/display/Note.tsx';

interface RemovedHoursProps {
  readonly hours: readonly { readonly label: string; readonly rejection: HourRejection }[];
  readonly align?: 'center' | 'start';
}

/** Hours that were left out, each with why; nothing where none was. */
export function RemovedHours({ hours, align = 'center' }: RemovedHoursProps) {
  if (hours.length === 0) return null;
  return (
    <Note align={align}>
      已排除：
      {hours.map(({ label, rejection }) => `${label}时（${hourRejectionText(rejection)}）`).join('、')}
    </Note>
  );
}
