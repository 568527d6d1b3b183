import {
  CONSENT_NAMES,
  REVOCABLE,
  activeConsents,
  type ConsentState,
} from '../features/account/infoItems.ts';
import { useOnline } from '../lib/device/online.ts';
import { showToast } from '../lib/page/toast.ts';
import { shanghaiDate } from '../lib/time/clock.ts';
import { closeLineCalendars } from '../lib/wire/calendars.ts';
import { giveConsent, refreshConsents } from '../lib/wire/consents.ts';
import { TEXTS_VERSION } from '../lib/words/textsVersion.ts';
import { ActionRow, FactRow, RowsCard } from '../ui/controls/Rows.tsx';
import { SectionTitle } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';

export function InfoConsents({ state }: { readonly state: ConsentState }) {
  const isOnline = useOnline();
  const revoke = async (item: ConsentState['items'][number]['item']) => {
    // Without that consent this device no longer follows the account.
    if (item === 'cloudSave') {
      await (await import('../lib/sync/sync.ts')).turnOffSync();
      refreshConsents();
    } else {
      // What a device wrote goes with its calendar.
      if (item === 'dailyLines') await closeLineCalendars();
      await giveConsent(item, false, TEXTS_VERSION);
    }
    showToast('已撤回同意');
  };
  const active = activeConsents(state.items);
  return (
    <>
      <SectionTitle>同意记录</SectionTitle>
      <RowsCard isDense>
        {active.length === 0 && <FactRow label="还没有记录" />}
        {active.map(({ item, granted, at }) => {
          const face = `${granted ? '同意' : '已撤回'} ${shanghaiDate(Date.parse(at))}`;
          return granted && REVOCABLE.some((one) => one === item) ? (
            <ActionRow
              key={item}
              label={CONSENT_NAMES[item]}
              value={`${face} 撤回`}
              hasArrow={false}
              isDisabled={!isOnline}
              onClick={() => void revoke(item).catch(() => undefined)}
            />
          ) : (
            <FactRow key={item} label={CONSENT_NAMES[item]} value={face} />
          );
        })}
      </RowsCard>
      <Note align="start">用户协议与隐私政策为登录所必需，如需撤回，请在个人中心注销账号。</Note>
    </>
  );
}
