import { civilDateOf } from '@shangyuan/engine/time';
import { formatDate } from '../../lib/words/dateText.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { useSavedDays } from '../../lib/device/savedDays.ts';
import { copyText } from '../../lib/device/copyText.ts';
import { ActionSheet } from '../../ui/controls/ActionSheet.tsx';

interface DayActionsProps {
  readonly isOpen: boolean;
  readonly jdn: number;
  readonly onClose: () => void;
}

/** What a long press on a day offers. */
export function DayActions({ isOpen, jdn, onClose }: DayActionsProps) {
  const go = useGo();
  const { jdns, toggle } = useSavedDays();
  const date = formatDate(civilDateOf(jdn));
  return (
    <ActionSheet
      isOpen={isOpen}
      title={date}
      onClose={onClose}
      actions={[
        { text: jdns.includes(jdn) ? '取消收藏' : '收藏', onSelect: () => toggle(jdn) },
        { text: '设为择日起点', onSelect: () => go.to('pickDay', { from: date }) },
        {
          text: '复制',
          onSelect: () => void copyText(date),
        },
      ]}
    />
  );
}
