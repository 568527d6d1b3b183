import { useGo } from '../../lib/page/navigation.ts';
import type { PageId } from '../../lib/page/paths.ts';
import { dotsThreeIcon, plusIcon, shareNetworkIcon } from '../tables/icons.ts';
import { HeaderButton } from './AppHeader.tsx';

/** Leads to the page where one more is made. */
export function AddButton({ label, page }: { readonly label: string; readonly page: PageId }) {
  const go = useGo();
  return <HeaderButton label={label} icon={plusIcon} onClick={() => go.to(page)} />;
}

/** Opens the sheet with what else a page can do. */
export function MoreButton({ onOpen }: { readonly onOpen: (sheet: 'more') => void }) {
  return <HeaderButton label="更多" icon={dotsThreeIcon} onClick={() => onOpen('more')} />;
}

/** Opens the sheet that shares what a page shows. */
export function ShareButton({ onOpen }: { readonly onOpen: (sheet: 'share') => void }) {
  return <HeaderButton label="分享" icon={shareNetworkIcon} onClick={() => onOpen('share')} />;
}
