import { lazy, Suspense, useState } from 'react';
import { PICKER_YEARS } from '@shangyuan/contract';
import { useDraft } from '../features/birth/draft.ts';
import { useCastAgain } from '../features/birth/useCastAgain.ts';
import { RecentRow } from '../features/cases/RecentRow.tsx';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { Card } from '../ui/display/Card.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { PullRefresh } from '../ui/shell/PullRefresh.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { usersIcon, windIcon } from '../ui/tables/icons.ts';
import { CalendarField, CastForm } from './CastForm.tsx';
import { useRecentCases } from './useRecentCases.ts';

const CaseActions = lazy(async () => ({
  default: (await import('../features/cases/CaseActions.tsx')).CaseActions,
}));

const RECENT_COUNT = 3;

const refresh = async () => (await import('../lib/wire/refresh.ts')).refreshAll();

/** 排盘, tab 1; its document has the title that the specification names. */
export default function HomePage() {
  const go = useGo();
  const castAgain = useCastAgain();
  const draft = useDraft('home');
  const recent = useRecentCases(RECENT_COUNT);
  const hasHepan = useFlag('is_show_he_pan');
  const [pressed, setPressed] = useState<CaseRecord | null>(null);
  return (
    <PageShell title="home" heading="排盘" tab="home" isWide>
      <PullRefresh onRefresh={refresh}>
        <PageBody>
          <Columns isStill>
            <Column>
              <CalendarField
                label="录入方式"
                draft={draft}
                onPillars={() => go.to('casting', { tab: 'pillars' })}
              />
              <CastForm draft={draft} years={PICKER_YEARS.solar} />
            </Column>
            <Column>
              {recent !== null && recent.length > 0 && (
                <Card isPadded={false}>
                  {recent.map((record) => (
                    <RecentRow key={record.id} record={record} lead="最近" onLongPress={setPressed} />
                  ))}
                </Card>
              )}
              <RowsCard isDense>
                {hasHepan && <LinkRow page="hepan" icon={usersIcon} label="合盘" />}
                <LinkRow page="yunqi" icon={windIcon} label="五运六气" />
              </RowsCard>
            </Column>
          </Columns>
        </PageBody>
      </PullRefresh>
      {pressed !== null && (
        <Suspense fallback={null}>
          <CaseActions record={pressed} onClose={() => setPressed(null)} onAgain={castAgain} />
        </Suspense>
      )}
    </PageShell>
  );
}
