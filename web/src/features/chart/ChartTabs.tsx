/**
 * The four parts of a chart page: 基本, 细盘, 分析, 备注. Where there is room, 细盘 is beside the other three. Before them comes
 * 三件要事, until a reader prefers the grid.
 */
import { useState, type ReactNode } from 'react';
import type { CaseNote, CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useGo } from '../../lib/page/navigation.ts';
import type { Query } from '../../lib/page/paths.ts';
import { useFlag } from '../../lib/wire/session.ts';
import { useWide } from '../../lib/device/useWide.ts';
import { whenIdle } from '../../lib/page/whenIdle.ts';
import { useModule } from '../../lib/page/useModule.ts';
import { useSettings } from '../../lib/device/settings.ts';
import { useMinute } from '../../lib/time/clock.ts';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { Panes } from '../../ui/shell/Panes.tsx';
import { WhenLoaded } from '../../ui/states/WhenLoaded.tsx';
import { CHART_TABS, hasLuck, type ChartView, type NatalView } from './chartView.ts';
import { DetailTab } from './luck/DetailTab.tsx';

/** Whether 三件要事 can be shown in place of the parts, and whether it is. */
export interface Brief {
  readonly canOpen: boolean;
  readonly isOpen: boolean;
}

/** 三件要事 of the page in the address: a phone has it, where there is room it is in 分析 beside the grid. */
export function useBrief(query: Query): Brief {
  const isWide = useWide('panes');
  const isSideways = useWide('sideways');
  // The choice when the page was opened: going back from the grid shows what it was opened from.
  const [opens] = useState(() => useSettings.getState().chartOpens);
  const canOpen = !isWide && !isSideways;
  return { canOpen, isOpen: canOpen && (query['tab'] ?? opens) === 'brief' };
}

interface ChartTabsProps {
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  /** Query that leads other pages to the same chart. */
  readonly query: Query;
  /** Whether 细盘 is a tab in a window of any width, as where the chart itself is beside a list. */
  readonly isOneColumn?: boolean;
  /** Whether 三件要事 is shown in place of the parts. */
  readonly isBrief?: boolean;
  /** Above the parts; 三件要事 has the facts of the birth itself. */
  readonly strip: ReactNode;
  /** What to know of this chart, above every part. */
  readonly notice?: ((notices: Notices) => ReactNode) | undefined;
  readonly onNotes: (change: { notes: readonly CaseNote[] }) => void;
}

const loadTabs = () => import('./analysisTabs.ts');
const loadNotices = () => import('./notices.tsx');

/** With what stands above it, which would push it down if it came later. */
async function loadBrief() {
  const [{ BriefTab }, notices] = await Promise.all([import('./brief/BriefTab.tsx'), loadNotices()]);
  return { BriefTab, notices };
}

/** Where 细盘 is read first, what the other parts need does not come before it has been painted. */
async function loadTabsLater() {
  await whenIdle();
  return loadTabs();
}

type Notices = Awaited<ReturnType<typeof loadNotices>>;

const FAILED = '没有加载成功，请重试';

type TabId = (typeof CHART_TABS)[number];

export function ChartTabs(props: ChartTabsProps) {
  const { record, view, query, isOneColumn = false, isBrief = false, strip, onNotes } = props;
  const drawNotice = props.notice;
  const showShensha = useSettings((settings) => settings.showShensha);
  const showBoneWeight = useFlag('is_show_gu_zhong');
  const showBooks = useFlag('is_show_ancient_book');
  const go = useGo();
  const nowMs = useMinute();
  // Without an hour the comparison of the hours is what helps.
  const isWide = useWide('panes');
  const isSideways = useWide('sideways');
  const hasPanes = isWide && !isSideways && !isOneColumn && hasLuck(view);
  // In two panes a cell of the grid is answered at the head of the reading, beside the grid.
  const [answers, setAnswers] = useState<HTMLElement | null>(null);
  const natal = hasLuck(view) && view.chart.pillars.hour !== null ? 'detail' : 'basic';
  const first: TabId = hasPanes && natal === 'detail' ? 'analysis' : natal;
  const requested = CHART_TABS.find((id) => id === query['tab']);
  const hasDetail = hasLuck(view) && !hasPanes;
  const tab = requested === undefined || (requested === 'detail' && !hasDetail) ? first : requested;
  const isRead = tab !== 'detail';
  const brief = useModule(isBrief ? loadBrief : null);
  const above = useModule(isBrief || drawNotice === undefined ? null : loadNotices);
  const notice = above.state === 'ready' && drawNotice?.(above.value);
  const tabs = useModule(isBrief ? null : isRead ? loadTabs : loadTabsLater);
  if (isBrief)
    return (
      <WhenLoaded loaded={brief} failed={FAILED}>
        {({ BriefTab, notices }) => (
          <>
            {drawNotice?.(notices)}
            <BriefTab
              record={record}
              view={view}
              query={query}
              next={natal}
              onNext={() => useSettings.getState().set({ chartOpens: 'grid' })}
            />
          </>
        )}
      </WhenLoaded>
    );
  const whenLoaded = (draw: (parts: Awaited<ReturnType<typeof loadTabs>>) => ReactNode) => (
    <WhenLoaded loaded={tabs} failed={FAILED}>
      {draw}
    </WhenLoaded>
  );
  const reading = (
    <Tabs
      label="命盘"
      value={tab}
      onChange={(next) => go.query({ tab: next })}
      tabs={[
        {
          value: 'basic',
          text: '基本',
          content: () =>
            whenLoaded(({ BasicTab }) => (
              <BasicTab
                view={view}
                hasGrid={!hasPanes}
                showShensha={showShensha}
                showBoneWeight={showBoneWeight}
              />
            )),
        },
        ...(hasDetail
          ? [
              {
                value: 'detail' as const,
                text: '细盘',
                content: () => (
                  <DetailTab view={view} nowMs={nowMs} showShensha={showShensha} isWhole={isSideways} />
                ),
              },
            ]
          : []),
        {
          value: 'analysis',
          text: '分析',
          content: () =>
            whenLoaded(({ AnalysisTab }) => <AnalysisTab view={view} query={query} showBooks={showBooks} />),
        },
        {
          value: 'notes',
          text: '备注',
          content: () => whenLoaded(({ NotesTab }) => <NotesTab record={record} onChange={onNotes} />),
        },
      ]}
    />
  );
  if (!hasPanes)
    return (
      <>
        {strip}
        {notice}
        {reading}
      </>
    );
  return (
    <>
      {strip}
      {notice}
      <Panes
        mainLabel="细盘"
        main={<DetailTab view={view} nowMs={nowMs} showShensha={showShensha} answers={answers} />}
        asideLabel="解读"
        aside={
          <>
            <div ref={setAnswers} />
            {reading}
          </>
        }
      />
    </>
  );
}
