import { useEffect, useMemo } from 'react';
import {
  loadKeyPoints,
  loadSection,
  SECTION_QUESTIONS,
  SECTION_TITLES,
  type ReportFrame,
} from '@shangyuan/reading/report';
import { frameOf } from '../features/report/reportView.ts';
import { ReportStrip } from '../features/report/ReportStrip.tsx';
import { useReportAccess } from '../features/report/useReportAccess.ts';
import { useReaderAnswers } from '../lib/cases/readerAnswers.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { useOnline } from '../lib/device/online.ts';
import { useGo } from '../lib/page/navigation.ts';
import type { Query } from '../lib/page/paths.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { castCount } from '../lib/wire/castCount.ts';
import { useSession } from '../lib/wire/session.ts';
import { Button } from '../ui/controls/Button.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { Grid, Small, Text } from '../ui/kit/Kit.tsx';

/** The first texts of a report, loaded in advance so that it opens at once. */
function usePreloadedTexts(frame: ReportFrame): void {
  useEffect(() => {
    const [first] = frame.sectionIds;
    // Texts that are missing load again when they are read.
    const ignore = (): void => undefined;
    loadKeyPoints(frame).catch(ignore);
    if (first !== undefined) loadSection(frame, first).catch(ignore);
  }, [frame]);
}

interface ReportSectionsProps {
  readonly source: ChartSource;
  readonly query: Query;
  readonly onPick: () => void;
}

export function ReportSections({ source: { record, chart, origin }, query, onPick }: ReportSectionsProps) {
  const go = useGo();
  const { date } = useToday();
  const [answers] = useReaderAnswers(record);
  const frame = useMemo(() => frameOf(chart, date, answers), [chart, date, answers]);
  const { isOpen } = useReportAccess(frame.facts.chartKey, origin === 'example');
  usePreloadedTexts(frame);
  const stateOf = (index: number): string => {
    if (isOpen === true) return '可查看';
    if (index === 0) return '试读';
    return isOpen === null ? '' : '会员';
  };
  return (
    <>
      <ReportStrip record={record} chart={chart} lit={[]} action="换一个" onAction={onPick} />
      <PageBody>
        {frame.notes.map((note) => (
          <Note key={note} align="start">
            {note}
          </Note>
        ))}
        <Button onClick={() => go.to('report', query)}>
          {isOpen === true ? '读报告' : '读报告，先看三件要事'}
        </Button>
        <RowsCard>
          {frame.sectionIds.map((id, index) => (
            <LinkRow
              key={id}
              page="report"
              query={{ ...query, section: id }}
              label={
                <Grid as="span" padY={2}>
                  <Text as="b" face="serif" size="h2" leading="snug">
                    {SECTION_TITLES[id]}
                  </Text>
                  <Small size="sub">{SECTION_QUESTIONS[id]}</Small>
                </Grid>
              }
              value={stateOf(index)}
            />
          ))}
        </RowsCard>
        <Counts />
        <Disclaimer />
      </PageBody>
    </>
  );
}

/** How much the account has cast, by the server's count. */
function Counts() {
  const userId = useSession(({ user }) => user?.id ?? '');
  const isOnline = useOnline();
  const counts = useResource({ ...castCount(userId), enabled: userId !== '' && isOnline });
  if (!isOnline || counts.state !== 'ready') return null;
  const { count, today } = counts.value;
  return (
    <Note>
      累计排盘 {count} 次，今日 {today} 次
    </Note>
  );
}
