import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { lazy, Suspense } from 'react';
import { hasLuck } from '../features/chart/chartView.ts';
import { ChartStrip } from '../features/chart/ChartStrip.tsx';
import { ChartTabs, useBrief } from '../features/chart/ChartTabs.tsx';
import { useChartView } from '../features/chart/ChartFrame.tsx';
import { useCasting } from '../features/cases/useCasting.ts';
import { saveCases } from '../lib/cases/caseDb.ts';
import { newId } from '../lib/device/newId.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import { isUnlocked } from '../lib/wire/unlocked.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useFlag } from '../lib/wire/session.ts';
import { ruleLine } from '../lib/words/ruleText.ts';
import { chartQueryOf, type ChartSource } from '../lib/cases/useChartSource.ts';
import { ActionSheet } from '../ui/controls/ActionSheet.tsx';
import { Later } from '../ui/display/Later.tsx';
import {
  calendarCheckLightIcon,
  chatCircleDotsIcon,
  checkIcon,
  copyIcon,
  flagIcon,
  hourglassMediumIcon,
  folderSimpleIcon,
  notebookIcon,
  pencilSimpleIcon,
  printerIcon,
  sparkleIcon,
  usersIcon,
} from '../ui/tables/icons.ts';
import { saveNotes, saveRules } from './caseChanges.ts';
import styles from './ChartPage.module.css';
import { RuleChange } from './RuleChange.tsx';

export type Sheet = 'rules' | 'more' | 'share' | 'text' | 'calendar' | null;

const CastingCost = lazy(async () => ({
  default: (await import('../features/chart/notices.tsx')).CastingCost,
}));

/** On paper only, so it follows the chart. */
const PrintSheet = lazy(async () => ({
  default: (await import('../features/chart/share/PrintSheet.tsx')).PrintSheet,
}));
/** Rarely opened, so it loads on demand. */
const ShareSheet = lazy(async () => ({
  default: (await import('../features/chart/share/ShareSheet.tsx')).ShareSheet,
}));
const LuckCalendarSheet = lazy(() => import('./LuckCalendarSheet.tsx'));

interface ChartContentProps {
  readonly source: ChartSource;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
}

export function ChartContent({ source, sheet, onSheet }: ChartContentProps) {
  const { record, chart, origin } = source;
  const go = useGo();
  const query = useQueryTexts();
  // 命盘 as a sheet: seen in print, and made there.
  const hasSheet = useFlag('is_show_pai_pan_html');
  const hasHepan = useFlag('is_show_he_pan');
  const hasReport = useFlag('is_show_pai_pan_report');
  const cast = useCasting();
  const close = () => onSheet(null);
  // Neither cast nor saved here: other rules are another casting.
  const isForeign = origin === 'link' || origin === 'example';
  const isPaid = origin === 'link' && isUnlocked('link', query['birth']);
  const view = useChartView(chart);
  const brief = useBrief(query);
  const hasDetails = (query['luck'] ?? query['tab']) !== undefined;
  const isRecast = origin === 'case' && record.engineVersion !== chart.engineVersion;

  const change = async (save: () => Promise<unknown>): Promise<void> => {
    if (record.id === '') return showToast('即时盘不保存，请先存为命例');
    await save();
  };
  const recast = (rules: ChartRulesInput) =>
    void (isForeign ? cast({ ...record, rules }) : change(() => saveRules(record, rules)));
  const keep = async (): Promise<void> => {
    // The use of a chart of the moment was counted when it was cast, and that of a link without a seal when it was opened.
    if (origin === 'link') return cast(record, { isPaid });
    const nowMs = Date.now();
    const id = newId();
    await saveCases([{ ...record, id, createdAt: nowMs, updatedAt: nowMs }]);
    showToast('已存为命例');
    go.to('chart', { id }, { replace: true });
  };

  return (
    <>
      {hasSheet && (
        <Later>
          <PrintSheet record={record} view={view} />
        </Later>
      )}
      <div className={styles.Screen}>
        <ChartTabs
          record={record}
          view={view}
          query={query}
          isBrief={brief.isOpen}
          strip={<ChartStrip record={record} chart={chart} onRules={() => onSheet('rules')} />}
          notice={
            !isForeign && !hasDetails && !isRecast
              ? undefined
              : ({ AddressNotice, ExampleNotice, LinkedNotice, RecastNotice }) => (
                  <>
                    {hasDetails && <AddressNotice query={query} view={view} />}
                    {origin === 'example' && <ExampleNotice />}
                    {origin === 'link' && <LinkedNotice isPaid={isPaid} onSave={() => void keep()} />}
                    {isRecast && <RecastNotice record={record} view={view} onSave={recast} />}
                  </>
                )
          }
          onNotes={({ notes }) => void change(() => saveNotes(record, notes))}
        />
      </div>
      {sheet === 'rules' && (
        <RuleChange
          chart={chart}
          cost={
            isForeign && (
              <Suspense>
                <CastingCost />
              </Suspense>
            )
          }
          onClose={close}
          onApply={recast}
        />
      )}
      {(sheet === 'share' || sheet === 'text') && (
        <Suspense>
          <ShareSheet
            first={sheet === 'text' ? 'text' : 'picture'}
            record={record}
            view={view}
            onClose={close}
          />
        </Suspense>
      )}
      {sheet === 'calendar' && hasLuck(view) && (
        <Suspense>
          <LuckCalendarSheet
            record={record}
            chart={view.chart}
            isExample={origin === 'example'}
            onClose={close}
          />
        </Suspense>
      )}
      <ActionSheet
        isOpen={sheet === 'more'}
        title="更多"
        onClose={close}
        actions={[
          ...(!brief.canOpen || brief.isOpen
            ? []
            : [
                {
                  text: '三件要事',
                  icon: sparkleIcon,
                  onSelect: () => {
                    useSettings.getState().set({ chartOpens: 'brief' });
                    go.query({ tab: 'brief' });
                  },
                },
              ]),
          {
            text: '问一问',
            icon: chatCircleDotsIcon,
            onSelect: () => go.to('ask', chartQueryOf(query)),
          },
          {
            text: '流年逐月',
            icon: hourglassMediumIcon,
            onSelect: () => go.to('yearMonths', chartQueryOf(query)),
          },
          ...(hasLuck(view)
            ? [
                {
                  text: '大运流年入历',
                  icon: calendarCheckLightIcon,
                  onSelect: () => onSheet('calendar'),
                },
              ]
            : []),
          { text: '印证', icon: checkIcon, onSelect: () => go.to('past', chartQueryOf(query)) },
          ...(hasReport
            ? [{ text: '命盘报告', icon: notebookIcon, onSelect: () => go.to('reportList', query) }]
            : []),
          ...(hasHepan && record.id !== ''
            ? [{ text: '合盘', icon: usersIcon, onSelect: () => go.to('hepan', { a: record.id }) }]
            : []),
          ...(origin === 'example'
            ? [
                {
                  text: '两张例盘合看',
                  icon: usersIcon,
                  onSelect: () => go.to('hepanItem', { example: '1' }),
                },
              ]
            : record.id === ''
              ? [{ text: '存为命例', icon: notebookIcon, onSelect: () => void keep() }]
              : [
                  {
                    text: '分组、标签与来源',
                    icon: folderSimpleIcon,
                    onSelect: () => go.to('addCase', { id: record.id }),
                  },
                  {
                    text: '修改生辰',
                    icon: pencilSimpleIcon,
                    onSelect: () => go.to('casting', { id: record.id }),
                  },
                ]),
          { text: '复制文本', icon: copyIcon, onSelect: () => onSheet('text') },
          ...(hasSheet ? [{ text: '打印或存为 PDF', icon: printerIcon, onSelect: () => print() }] : []),
          {
            text: '报错',
            icon: flagIcon,
            onSelect: () =>
              go.to('advice', {
                type: 'chart',
                page: '命盘',
                rules: ruleLine(chart.rules, chart.engineVersion).join(' · '),
              }),
          },
        ]}
      />
    </>
  );
}
