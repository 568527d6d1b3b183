import { useEffect, useMemo } from 'react';
import { APPNAME, type SwitchKey } from '@shangyuan/contract';
import { HourStrip } from '../features/today/HourStrip.tsx';
import { TodayCard } from '../features/today/TodayCard.tsx';
import { seeStep, useIsNewcomer } from '../lib/device/firstSteps.ts';
import { useMinute, useShanghaiDate } from '../lib/time/clock.ts';
import { useGo } from '../lib/page/navigation.ts';
import { whenIdle } from '../lib/page/whenIdle.ts';
import { useSession } from '../lib/wire/session.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useModule } from '../lib/page/useModule.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ToolGrid, type Tool } from '../ui/shell/ToolGrid.tsx';
import {
  calendarCheckLightIcon,
  calendarDotsLightIcon,
  compassLightIcon,
  graphLightIcon,
  hourglassMediumLightIcon,
  notebookLightIcon,
  usersLightIcon,
  windLightIcon,
} from '../ui/tables/icons.ts';
import { CastButtons, FirstSteps, Newcomer } from './Newcomer.tsx';
import { CommandBox } from './CommandBox.tsx';
import { useRecentCases } from './useRecentCases.ts';
import { RecentCases } from './RecentCases.tsx';

/** Tools, some with a switch that hides them. */
const TOOLS: readonly (Tool & { readonly flag?: SwitchKey })[] = [
  { page: 'calendar', text: '万年历', icon: calendarDotsLightIcon },
  { page: 'hepan', text: '合盘', icon: usersLightIcon, flag: 'is_show_he_pan' },
  { page: 'pickDay', text: '择日', icon: calendarCheckLightIcon, flag: 'is_show_lucky_day' },
  { page: 'pickHour', text: '择时', icon: hourglassMediumLightIcon, flag: 'is_show_lucky_day' },
  { page: 'yunqi', text: '五运六气', icon: windLightIcon },
  { page: 'compass', text: '罗盘', icon: compassLightIcon },
  { page: 'cases', text: '我的命例', icon: notebookLightIcon },
  { page: 'pillarPicture', text: '四柱图', icon: graphLightIcon },
];

const RECENT_COUNT = 3;

const loadDate = () => import('../features/today/dateView.ts');

const loadToday = () => import('../features/today/todayView.ts');

const loadAhead = async () => {
  await whenIdle();
  return import('../features/today/aheadView.ts');
};

const loadOwnLine = () => import('./OwnLineSlot.tsx');

/** 入口页: today, and two taps to any tool. */
export default function LauncherPage() {
  const go = useGo();
  const minute = useMinute();
  const dateLoaded = useModule(loadDate);
  const todayLoaded = useModule(loadToday);
  const aheadLoaded = useModule(loadAhead);
  const preset = useSettings(({ almanacPreset }) => almanacPreset);
  const dayBoundary = useSettings(({ rules }) => rules.dayBoundary);
  const flags = useSession((session) => session.flags);
  const recent = useRecentCases(RECENT_COUNT);
  const isNewcomer = useIsNewcomer();
  const hasCases = recent !== null && recent.length > 0;
  useEffect(() => {
    if (hasCases) seeStep('cast');
  }, [hasCases]);
  const ownLine = useModule(hasCases ? loadOwnLine : null);
  const date = useShanghaiDate();
  const view = dateLoaded.state === 'ready' ? dateLoaded.value.dateViewOf(minute, dayBoundary) : null;
  const today = useMemo(
    () => (todayLoaded.state === 'ready' ? todayLoaded.value.todayViewOf(minute, preset, dayBoundary) : null),
    [todayLoaded, minute, preset, dayBoundary],
  );
  const ahead = useMemo(
    () => (aheadLoaded.state === 'ready' ? aheadLoaded.value.aheadViewOf(minute) : null),
    [aheadLoaded, minute],
  );
  return (
    <PageShell
      title={APPNAME}
      isWide
      headingAlign="start"
      hasBack={false}
      right={<HeaderButton label="五运六气" onClick={() => go.to('yunqi')} />}
    >
      <PageBody gap="wide">
        {isNewcomer && <Newcomer />}
        <Columns>
          <Column>
            <TodayCard date={date} view={view} today={today} ahead={ahead} />
            {ownLine.state === 'ready' && <ownLine.value.OwnLineSlot />}
            <HourStrip hours={today?.hours ?? []} date={date} />
            <CommandBox />
            {!isNewcomer && <CastButtons />}
          </Column>
          <Column>
            {isNewcomer && <FirstSteps hasNoCase={recent !== null && recent.length === 0} />}
            <ToolGrid tools={TOOLS.filter(({ flag }) => flag === undefined || flags[flag])} />
            {recent !== null && (hasCases || !isNewcomer) && <RecentCases cases={recent} />}
          </Column>
        </Columns>
        <Note>内容供传统文化学习与参考</Note>
      </PageBody>
    </PageShell>
  );
}
