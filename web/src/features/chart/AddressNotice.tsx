import type { Query } from '../../lib/page/paths.ts';
import { FormError } from '../../ui/states/FormError.tsx';
import { addressFaults } from './addressFaults.ts';
import type { ChartView, NatalView } from './chartView.ts';

interface AddressNoticeProps {
  readonly query: Query;
  readonly view: ChartView | NatalView;
}

/** What of an address is not in this chart, and what is shown instead. */
export function AddressNotice({ query, view }: AddressNoticeProps) {
  return addressFaults(query, view).map((text) => <FormError key={text}>{text}</FormError>);
}
