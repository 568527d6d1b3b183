import { hourReadingsOf } from '@shangyuan/engine/analysis';
import type { DatedBirth, Engine } from '@shangyuan/engine/chart';
import { useMemo } from 'react';
import { hourKey, hourName } from '../features/hourFinder/hours.ts';
import { HoursByPast } from '../features/past/HoursByPast.tsx';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import type { PastMarks } from '../lib/cases/pastMarks.ts';
import { useEngine, yearOfBirth } from '../lib/engine/engineOf.ts';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Card } from '../ui/display/Card.tsx';
import { GanzhiText } from '../ui/display/GanzhiText.tsx';
import { Text } from '../ui/kit/Kit.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';

interface PastHoursProps {
  readonly record: CaseRecord;
  readonly birth: DatedBirth;
  readonly marks: PastMarks;
  readonly onMarks: (marks: PastMarks) => void;
}

/** The thirteen hours of a birth beside the marks. */
export function PastHours(props: PastHoursProps) {
  const { birth } = props;
  const loaded = useEngine(yearOfBirth(birth), birth.zone);
  return (
    <WhenLoaded loaded={loaded} failed="历表没有加载成功，请联网后重试">
      {(engine) => <Hours {...props} engine={engine} />}
    </WhenLoaded>
  );
}

function Hours({ record, birth, marks, onMarks, engine }: PastHoursProps & { readonly engine: Engine }) {
  const { rules } = record;
  const hours = useMemo(
    () =>
      hourReadingsOf(birth, rules, undefined, engine).map((hour) => ({
        ...hour,
        key: hourKey(hour),
        name: hourName(hour),
      })),
    [birth, rules, engine],
  );
  const head = (key: string) => {
    const hour = hours.find((each) => each.key === key);
    return (
      <Text as="p">
        <b>{hour?.name}</b> <GanzhiText>{hour?.chart.pillars.hour?.name ?? ''}</GanzhiText>
      </Text>
    );
  };
  return (
    <>
      <Card>
        <HoursByPast hours={hours} marks={marks} onMarks={onMarks} head={head} />
      </Card>
      {record.id !== '' && (
        <RowsCard isDense>
          <LinkRow page="addCase" query={{ id: record.id }} label="候选时辰与校时" value="在编辑里选定" />
        </RowsCard>
      )}
    </>
  );
}
