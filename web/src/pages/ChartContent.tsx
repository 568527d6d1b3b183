import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { lazy, Suspense, useMemo } from 'react';
import { ChartStrip } from '../features/chart/ChartStrip.tsx';
import { ChartTabs } from '../features/chart/ChartTabs.tsx';
import { PrintSheet } from '../features/chart/share/PrintSheet.tsx';
import { RecastNotice } from '../features/chart/RecastNotice.tsx';
import { buildChartView } from '../features/chart/chartView.ts';
import { CastingCost, LinkedNotice } from '../features/chart/share/LinkedNotice.tsx';
import { useCasting } from '../features/cases/useCasting.ts';
import { saveCases, updateCase } from '../lib/cases/caseDb.ts';
import type { CaseNote } from '../lib/cases/caseRecord.ts';
import { useMinute } from '../lib/time/clock.ts';
import { newId } from '../lib/device/newId.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import { isUnlocked } from '../lib/wire/unlocked.ts';
import { useFlag } from '../lib/wire/session.ts';
import { ruleLine } from '../lib/words/ruleText.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { ActionSheet } from '../ui/controls/ActionSheet.tsx';
import { Later } from '../ui/display/Later.tsx';
import {
  copyIcon,
  flagIcon,
  folderSimpleIcon,
  notebookIcon,
  pencilSimpleIcon,
  printerIcon,
  usersIcon,
} from '../ui/tables/icons.ts';
import styles from './ChartPage.module.css';

export type Sheet = 'rules' | 'actions' | 'share' | 'text' | null;

/** Rarely opened, so they load on demand. */
const RuleSheet = lazy(async () => ({
  default: (await import('../features/rules/RuleSheet.tsx')).RuleSheet,
}));

const ShareSheet = lazy(async () => ({
  default: (await import('../features/chart/share/ShareSheet.tsx')).ShareSheet,
}));

interface ChartContentProps {
  readonly source: ChartSource;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onChanged: () => void;
}

export function ChartContent({ source, sheet, onSheet, onChanged }: ChartContentProps) {
  const { record, chart, origin } = source;
  const go = useGo();
  const query = useQueryTexts();
  const nowMs = useMinute();
  // 命盘 as a sheet: seen in print, and made there.
  const hasSheet = useFlag('is_show_pai_pan_html');
  const hasHepan = useFlag('is_show_he_pan');
  const hasReport = useFlag('is_show_pai_pan_report');
  const cast = useCasting();
  const close = () => onSheet(null);
  const isPaid = origin === 'link' && isUnlocked('link', query['birth']);
  const view = useMemo(() => buildChartView(chart), [chart]);

  const change = async (save: () => Promise<unknown>): Promise<void> => {
    if (record.id === '') return showToast('即时盘不保存，请先存为命例');
    await save();
    onChanged();
  };
  /** Casts the birth by rules with the current engine, and saves the resulting pillars. */
  const recast = async (rules: ChartRulesInput): Promise<void> => {
    if (origin === 'link') return cast({ ...record, rules });
    await change(async () => {
      const { saveCaseBirth } = await import('../features/birth/caseForm.ts');
      await saveCaseBirth(record, { ...record, rules });
    });
  };
  const keepNotes = (notes: readonly CaseNote[]): Promise<void> =>
    change(() => updateCase(record.id, { notes, updatedAt: Date.now() }));
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
        <ChartStrip record={record} chart={chart} onRules={() => onSheet('rules')} />
        {origin === 'link' && <LinkedNotice isPaid={isPaid} onSave={() => void keep()} />}
        {origin === 'case' && (
          <RecastNotice record={record} view={view} onSave={() => void recast(record.rules)} />
        )}
        <ChartTabs
          record={record}
          view={view}
          query={query}
          nowMs={nowMs}
          onNotes={({ notes }: { notes: readonly CaseNote[] }) => void keepNotes(notes)}
        />
      </div>
      {sheet === 'rules' && (
        <Suspense>
          <RuleSheet
            birth={chart.birth}
            rules={chart.rules}
            cost={origin === 'link' && <CastingCost />}
            onClose={close}
            onApply={({ rules }: { rules: ChartRulesInput }) => {
              close();
              void recast(rules);
            }}
          />
        </Suspense>
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
      <ActionSheet
        isOpen={sheet === 'actions'}
        title="更多"
        onClose={close}
        actions={[
          ...(hasReport
            ? [{ text: '命盘报告', icon: notebookIcon, onSelect: () => go.to('reportList', query) }]
            : []),
          ...(hasHepan && record.id !== ''
            ? [{ text: '合盘', icon: usersIcon, onSelect: () => go.to('hepan', { a: record.id }) }]
            : []),
          ...(record.id === ''
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
