/**
 * Whether a report is open to the reader: members read every one, a single one can be bought; the server says which are.
 */
import { useOnline } from '../../lib/device/online.ts';
import { useResource } from '../../lib/page/resource.ts';
import type { Loaded } from '../../lib/page/useModule.ts';
import { refreshOffers, reportOffer, spendReport, type ReportOffer } from '../../lib/wire/services.ts';
import { isMember, useSession } from '../../lib/wire/session.ts';

/** What the page knows of its access. */
export interface ReportAccess {
  /** Null while it is loading. */
  readonly isOpen: boolean | null;
  /** What can be had, where it is not open. */
  readonly offer: Loaded<ReportOffer>;
  readonly retry: () => void;
  /** Spends a use that was bought. */
  readonly spend: () => Promise<void>;
}

/**
 * The access of a reader to a chart's report.
 *
 * @param chartKey `chartKey` of the report's facts
 * @param isExample whether the chart is one of the examples, which anyone reads in full
 */
export function useReportAccess(chartKey: string, isExample: boolean): ReportAccess {
  const { user, isReady } = useSession();
  const isOnline = useOnline();
  const isFree = isExample || isMember(user);
  // Needs no offer.
  const offer = useResource({
    ...reportOffer(user?.id ?? '', chartKey, isOnline),
    enabled: isReady && !isFree,
  });
  return {
    isOpen: isExample || isOpenTo(isReady, isFree, offer),
    offer,
    retry: refreshOffers,
    spend: () => spendReport(chartKey),
  };
}

function isOpenTo(isReady: boolean, isFree: boolean, offer: Loaded<ReportOffer>): boolean | null {
  if (!isReady) return null;
  if (isFree) return true;
  if (offer.state === 'loading') return null;
  return offer.state === 'ready' && offer.value.isUnlocked;
}
