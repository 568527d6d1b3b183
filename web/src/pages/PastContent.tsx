import type { ReportFacts } from '@shangyuan/reading/report';
import { useMemo } from 'react';
import { PillarsStrip } from '../features/chart/grid/PillarsStrip.tsx';
import { frameOf } from '../features/report/reportView.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import { usePastMarks } from '../lib/cases/pastMarks.ts';
import { useReaderAnswers } from '../lib/cases/readerAnswers.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useToday } from '../lib/time/useToday.ts';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { BackState } from '../ui/states/EmptyStates.tsx';
import { PastHours } from './PastHours.tsx';
import { PastMarking } from './PastMarking.tsx';

const WAYS = [
  { value: 'own', text: '印证' },
  { value: 'hours', text: '比时辰' },
] as const;

/** Why a chart has no past to mark; null where it has. */
function emptyText({ dated, isMinor }: ReportFacts): string | null {
  if (dated === null) return '按四柱排的盘没有出生日期，过去的年份对不上，没有可印证的。';
  return isMinor ? '还没满十八岁，走过的日子不多，先不印证。' : null;
}

interface PastContentProps {
  readonly source: ChartSource;
}

export function PastContent({ source: { record, chart } }: PastContentProps) {
  const go = useGo();
  const query = useQueryTexts();
  const { date } = useToday();
  const [answers] = useReaderAnswers(record);
  const { facts } = useMemo(() => frameOf(chart, date, answers), [chart, date, answers]);
  const [marks, setMarks] = usePastMarks(record);
  const { birth } = record;
  const empty = emptyText(facts);
  const hasHours = empty === null && !('pillars' in birth) && !facts.isHourKnown;
  const isByHours = hasHours && query['by'] === 'hours';
  return (
    <>
      <PillarsStrip pillars={chart.pillars}>
        {caseName(record)} {chart.sex}
      </PillarsStrip>
      <PageBody>
        {hasHours && (
          <Segment
            label="用往事做什么"
            options={WAYS}
            value={isByHours ? 'hours' : 'own'}
            onChange={(next) => go.query({ by: next === 'hours' ? next : undefined })}
          />
        )}
        {empty !== null ? (
          <BackState>{empty}</BackState>
        ) : isByHours && !('pillars' in birth) ? (
          <PastHours record={record} birth={birth} marks={marks} onMarks={setMarks} />
        ) : (
          <PastMarking facts={facts} marks={marks} onMarks={setMarks} />
        )}
        {empty === null && (
          <Note>
            {record.id === ''
              ? '这个盘没有保存，标记只存在这台设备上；存为命例以后随命例保存。'
              : '标记随命例保存、同步和导出，删除命例时一起删除，不作别用。'}
          </Note>
        )}
        <Disclaimer />
      </PageBody>
    </>
  );
}
