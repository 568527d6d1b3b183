import { useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { caseName } from '../lib/cases/caseRecord.ts';
import { useDeviceRead } from '../lib/cases/db.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { DeviceError } from '../ui/states/DeviceList.tsx';
import { StartState } from '../ui/states/EmptyStates.tsx';
import { Skeleton } from '../ui/states/States.tsx';
import { ReportSections } from './ReportSections.tsx';
import { Text } from '../ui/kit/Kit.tsx';

const TITLE = '分析列表';

/** 分析列表: the content of the report of a chart; without a chart, the choice of one. */
export default function ReportListPage() {
  const go = useGo();
  const query = useQueryTexts();
  const [isPicking, setIsPicking] = useState(false);
  const pick = (): void => setIsPicking(true);
  const isNamed = ['example', 'id', 'now', 'birth'].some((name) => query[name] !== undefined);
  return (
    <FlagGate flag="is_show_pai_pan_report" title={TITLE}>
      {isNamed ? (
        <ChartFrame title={TITLE}>
          {(source) => <ReportSections source={source} query={query} onPick={pick} />}
        </ChartFrame>
      ) : (
        <Page title={TITLE}>
          <NoChart onPick={pick} />
        </Page>
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
  const cases = useCases(RECENT + 1);
  const { hasFailed } = useDeviceRead();
  if (cases === null) return <Skeleton />;
  if (hasFailed) return <DeviceError />;
  if (cases.length === 0)
    return (
      <StartState page="home" action="去排盘">
        还没有报告，先排一个盘
      </StartState>
    );
  return (
    <Card isPadded={false}>
      <Text as="div" padX={4} padTop={3}>
        <SectionTitle>看谁的报告</SectionTitle>
      </Text>
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
