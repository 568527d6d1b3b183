import type { Feature } from '@shangyuan/contract';
import { useFreeCount } from '../../lib/wire/quota.ts';
import { useSession } from '../../lib/wire/session.ts';
import { Text } from '../kit/Kit.tsx';
import { quotaText } from './quotaText.ts';

/** What a tap on the button beside will cost. */
export function QuotaHint({ feature }: { readonly feature: Feature }) {
  const today = useFreeCount();
  const { isReady, user } = useSession();
  // Only its space until the profile of this device has been read: a user must not first see the sentence for visitors.
  return (
    <Text as="p" size="cell" textAlign="center" tone="soft">
      {isReady ? quotaText(user, today, feature) : '\u00a0'}
    </Text>
  );
}
