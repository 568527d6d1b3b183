import { useLocation } from '@tanstack/react-router';
import { APPNAME, type SwitchKey } from '@shangyuan/contract';
import { PATHS, type PageId } from '../../lib/page/paths.ts';
import { useSession } from '../../lib/wire/session.ts';
import { Icon } from '../display/Icon.tsx';
import {
  calendarCheckLightIcon,
  calendarDotsLightIcon,
  compassLightIcon,
  houseLightIcon,
  notebookLightIcon,
  userCircleIcon,
  usersLightIcon,
  yinYangIcon,
} from '../tables/icons.ts';
import { PageLink } from './PageLink.tsx';
import { Stack } from '../kit/Kit.tsx';
import styles from './Rail.module.css';

interface Place {
  readonly page: PageId;
  readonly text: string;
  readonly icon: string;
  readonly flag?: SwitchKey;
  /** Pages that belong to it, by the beginning of their paths. */
  readonly within?: readonly PageId[];
}

const PLACES: readonly Place[] = [
  { page: 'root', text: '首页', icon: houseLightIcon, within: ['launcher'] },
  {
    page: 'home',
    text: '排盘',
    icon: yinYangIcon,
    within: ['chart', 'casting', 'structure', 'pillarPicture'],
  },
  { page: 'records', text: '记录', icon: notebookLightIcon, within: ['cases', 'addCase', 'groups'] },
  { page: 'calendar', text: '万年历', icon: calendarDotsLightIcon, within: ['hours', 'dayDetails'] },
  {
    page: 'pickDay',
    text: '择日',
    icon: calendarCheckLightIcon,
    flag: 'is_show_lucky_day',
    within: ['pickHour'],
  },
  {
    page: 'hepan',
    text: '合盘',
    icon: usersLightIcon,
    flag: 'is_show_he_pan',
    within: ['hepanItem', 'hepanRecords'],
  },
  { page: 'compass', text: '罗盘', icon: compassLightIcon },
  { page: 'mine', text: '我的', icon: userCircleIcon, within: ['personalCenter', 'memberCenter'] },
];

/** The rail at the left edge of a desktop: what the bar of tabs is on a phone, with the tools used most. */
export function Rail() {
  const { pathname } = useLocation();
  const flags = useSession((session) => session.flags);
  return (
    <nav className={styles.Rail} aria-label="主导航">
      <b className={styles.Name} aria-hidden translate="no">
        {APPNAME}
      </b>
      {PLACES.filter(({ flag }) => flag === undefined || flags[flag]).map(
        ({ page, text, icon, within = [] }) => (
          <Stack
            as={PageLink}
            align="center"
            justify="center"
            textAlign="center"
            key={page}
            page={page}
            className={styles.Place}
            aria-current={[page, ...within].some((id) => PATHS[id] === pathname) ? 'page' : undefined}
          >
            <Icon of={icon} />
            {text}
          </Stack>
        ),
      )}
    </nav>
  );
}
