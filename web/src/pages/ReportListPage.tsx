import { useEffect, useMemo, useState } from 'react';
import {
  loadKeyPoints,
  loadSection,
  SECTION_QUESTIONS,
  SECTION_TITLES,
  type ReportFrame,
} from '@shangyuan/reading/report';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { frameOf } from '../features/report/reportView.ts';
import { ReportStrip } from '../features/report/ReportStrip.tsx';
import { useReportAccess } from '../features/report/useReportAccess.ts';
import { useReaderAnswers } from '../lib/cases/readerAnswers.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import { useDeviceRead } from '../lib/cases/db.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { useOnline } from '../lib/device/online.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import type { Query } from '../lib/page/paths.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { castCount } from '../lib/wire/castCount.ts';
import { useSession } from '../lib/wire/session.ts';
import { Button } from '../ui/controls/Button.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { DeviceError } from '../ui/states/DeviceError.tsx';
import { EmptyState, Skeleton } from '../ui/states/States.tsx';
import { Grid, Text } from '../ui/kit/Kit.tsx';
import styles from './ReportListPage.module.css';

const TITLE = '分析列表';

/** 分析列表: the content of the report of a chart; without a chart, the choice of one. */
export default function ReportListPage() {
  const go = useGo();
  const query = useQueryTexts();
  const [isPicking, setIsPicking] = useState(false);
  const pick = (): void => setIsPicking(true);
  const isNamed = ['id', 'now', 'birth'].some((name) => query[name] !== undefined);
  return (
    <FlagGate flag="is_show_pai_pan_report" title={TITLE}>
      {isNamed ? (
        <ChartFrame title={TITLE}>
          {(source) => <List source={source} query={query} onPick={pick} />}
        </ChartFrame>
      ) : (
        <PageShell title={TITLE}>
          <PageBody>
            <NoChart onPick={pick} />
          </PageBody>
        </PageShell>
      )}
      {isPicking && (
        <PickCaseSheet
          title="选择命盘"
          onClose={() => setIsPicking(false)}
          onPick={({ record }) => {
            setIsPicking(false);
            go.to('reportList', { id: record.id }, { replace: true });
          }}
        />
      )}
    </FlagGate>
  );
}

/** Cases offered at once; the sheet has them all. */
const RECENT = 5;

function NoChart({ onPick }: { readonly onPick: () => void }) {
  const go = useGo();
  const cases = useCases(RECENT + 1);
  const { hasFailed } = useDeviceRead();
  if (cases === null) return <Skeleton />;
  if (hasFailed) return <DeviceError />;
  if (cases.length === 0)
    return (
      <EmptyState action={<Button onClick={() => go.to('home')}>去排盘</Button>}>
        还没有报告，先排一个盘
      </EmptyState>
    );
  return (
    <Card isPadded={false}>
      <div className={styles.Head}>
        <SectionTitle>看谁的报告</SectionTitle>
      </div>
      <Rows>
        {cases.slice(0, RECENT).map((record) => (
          <LinkRow
            key={record.id}
            page="reportList"
            query={{ id: record.id }}
            label={caseName(record)}
            value={record.pillars.filter((pillar) => pillar !== null).join(' ')}
          />
        ))}
      </Rows>
      {cases.length > RECENT && (
        <Button variant="plain" size="small" onClick={onPick}>
          全部命例
        </Button>
      )}
    </Card>
  );
}

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

interface ListProps {
  readonly source: ChartSource;
  readonly query: Query;
  readonly onPick: () => void;
}

function List({ source: { record, chart }, query, onPick }: ListProps) {
  const go = useGo();
  const { date } = useToday();
  const [answers] = useReaderAnswers(record);
  const frame = useMemo(() => frameOf(chart, date, answers), [chart, date, answers]);
  const { isOpen } = useReportAccess(frame.facts.chartKey);
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
        <Card isPadded={false}>
          <Rows>
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
                    <Text as="small" size="sub" tone="soft">
                      {SECTION_QUESTIONS[id]}
                    </Text>
                  </Grid>
                }
                value={stateOf(index)}
              />
            ))}
          </Rows>
        </Card>
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
