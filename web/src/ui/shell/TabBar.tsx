import { PATHS, TABS } from '../../lib/page/paths.ts';
import { Icon } from '../display/Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { Stack } from '../kit/Kit.tsx';
import styles from './TabBar.module.css';
import {
  notebookFillIcon,
  notebookIcon,
  userCircleFillIcon,
  userCircleIcon,
  yinYangFillIcon,
  yinYangIcon,
} from '../tables/icons.ts';

/** Id of a tab. */
export type TabId = (typeof TABS)[number];

const TAB_FACES = {
  home: { text: '排盘', icon: yinYangIcon, selectedIcon: yinYangFillIcon },
  records: { text: '记录', icon: notebookIcon, selectedIcon: notebookFillIcon },
  mine: { text: '我的', icon: userCircleIcon, selectedIcon: userCircleFillIcon },
} as const satisfies Record<TabId, { text: string; icon: string; selectedIcon: string }>;

/** The bottom bar: 50 px high, icons 24 px, labels 10 px. */
export function TabBar({ selected }: { readonly selected: TabId }) {
  return (
    <nav className={styles.TabBar} aria-label="主导航">
      {TABS.map((id) => {
        const { text, icon, selectedIcon } = TAB_FACES[id];
        return (
          <Stack
            as={PageLink}
            align="center"
            justify="center"
            key={PATHS[id]}
            page={id}
            className={styles.Tab}
            aria-current={id === selected ? 'page' : undefined}
          >
            <span className={styles.Icon}>
              <Icon of={id === selected ? selectedIcon : icon} />
            </span>
            {text}
          </Stack>
        );
      })}
    </nav>
  );
}
