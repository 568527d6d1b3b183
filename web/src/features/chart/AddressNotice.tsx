import type { Query } from '../../lib/page/paths.ts';
import { FormError } from '../../ui/states/FormError.tsx';
import { CHART_TABS, hasLuck, type ChartView, type NatalView } from './chartView.ts';
import { choiceAt, choiceOfAddress } from './luck/luckChoice.ts';

function hasChoice(view: ChartView | NatalView, text: string): boolean {
  return hasLuck(view) && choiceOfAddress(view, text, choiceAt(view, 0)) !== null;
}

/** What the address of a chart names that the chart does not have, each with what is shown instead. */
export function addressFaults({ luck, tab }: Query, view: ChartView | NatalView): readonly string[] {
  const hasTab = tab === undefined || tab === 'brief' || CHART_TABS.some((id) => id === tab);
  return [
    ...(luck === undefined || hasChoice(view, luck)
      ? []
      : [`地址里的大运流年「${luck}」不在这张盘里，先看现在`]),
    ...(hasTab ? [] : [`地址里的「${tab}」不是命盘的一页，先看这一页`]),
  ];
}

interface AddressNoticeProps {
  readonly query: Query;
  readonly view: ChartView | NatalView;
}

/** What of an address is not in this chart, and what is shown instead. */
export function AddressNotice({ query, view }: AddressNoticeProps) {
  return addressFaults(query, view).map((text) => <FormError key={text}>{text}</FormError>);
}
