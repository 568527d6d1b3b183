import { likestCases, LIKENESS_STEPS, unjudgedPlaces, type LikePlace } from '@shangyuan/reading/classicCases';
import { useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { CaseRow } from '../features/classics/CaseRow.tsx';
import type { JudgedCase } from '../features/classics/judgedCases.ts';
import { analysisOf } from '../lib/cases/analysisOf.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { useClassicTries } from '../lib/device/classicTries.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { pillarsLine } from '../lib/words/pillarsText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Chip } from '../ui/controls/Choice.tsx';
import { ChipRow } from '../ui/controls/ChipRow.tsx';
import { WhyButton } from '../ui/controls/WhyButton.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { ReasonSheet } from '../ui/frames/ReasonSheet.tsx';
import { Small, Stack, Text } from '../ui/kit/Kit.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { useOwnChart } from './useOwnChart.ts';

const EXAMPLES = [
  { id: '1', text: '例盘一' },
  { id: '2', text: '例盘二' },
  { id: '3', text: '例盘三' },
] as const;
const SHOWN = 3;
const SHOWN_MORE = 12;
/** Places named in a row; the page of the chart names all. */
const PLACES = 3;

/** The weightiest places in a line. */
const lineOf = (places: readonly LikePlace[]): string =>
  places.length === 0
    ? '相像的地方遮住了'
    : `像在：${places
        .slice(0, PLACES)
        .map(({ text }) => text)
        .join('，')}`;

interface LikestCasesProps {
  readonly cases: readonly JudgedCase[];
  readonly isHiding: boolean;
}

/** 与你的盘最像的古例: those that share most with a chart of this device or an example. */
export function LikestCases({ cases, isHiding }: LikestCasesProps) {
  const go = useGo();
  const { query, loaded } = useOwnChart();
  const [sheet, setSheet] = useState<'how' | 'pick' | null>(null);
  const own = loaded.state === 'ready' && typeof loaded.value !== 'string' ? loaded.value : null;
  const hasNone = loaded.state === 'ready' && own === null;
  return (
    <>
      <SectionTitle aside={<WhyButton onClick={() => setSheet('how')}>怎么比</WhyButton>}>
        与你的盘最像的古例
      </SectionTitle>
      <ChipRow label="拿哪张盘来比">
        <Chip isAdd aria-haspopup="dialog" onClick={() => setSheet('pick')}>
          从命例选
        </Chip>
        {EXAMPLES.map(({ id, text }) => (
          <Chip
            key={id}
            isOn={query['example'] === id}
            onClick={() => go.query({ example: query['example'] === id ? undefined : id, id: undefined })}
          >
            {text}
          </Chip>
        ))}
      </ChipRow>
      {hasNone ? (
        <Card>
          <Text as="p" size="sub" leading="prose" role="status">
            {loaded.value === 'gone'
              ? '这个命例已经删除，请另选一张盘。'
              : '选一张盘，就看得到书里哪些命造与它相像。'}
          </Text>
        </Card>
      ) : (
        <WhenLoaded loaded={loaded} failed="命盘没有算出来，请重试" rows={3}>
          {() => own !== null && <Likest own={own} cases={cases} isHiding={isHiding} />}
        </WhenLoaded>
      )}
      {sheet === 'how' && (
        <ReasonSheet
          title="怎么比"
          reason={{
            meanings: [{ name: '', text: '把你的盘和书里的每一例逐处对照，相同处多而重的排在前面。' }],
            steps: LIKENESS_STEPS,
            source: '本应用',
          }}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'pick' && (
        <PickCaseSheet
          title="拿哪张盘来比"
          onClose={() => setSheet(null)}
          onPick={({ record: { id } }) => {
            setSheet(null);
            go.query({ id, example: undefined });
          }}
        />
      )}
    </>
  );
}

function Likest({ own, cases, isHiding }: LikestCasesProps & { readonly own: ChartSource }) {
  const query = useQueryTexts();
  const tries = useClassicTries((store) => store.tries);
  const [showsMore, setShowsMore] = useState(false);
  const found = likestCases(analysisOf(own.chart), cases);
  const source = own.origin === 'example' ? {} : { id: own.record.id };
  return (
    <>
      <Small>
        {caseName(own.record)} {pillarsLine(own.chart.pillars)}
      </Small>
      <Card isPadded={false}>
        <ul aria-label="最像的古例">
          {found.slice(0, showsMore ? SHOWN_MORE : SHOWN).map(({ item, places }) => (
            <li key={item.book.id}>
              <CaseRow
                of={item}
                query={{ ...query, ...source }}
                line={lineOf(isHiding ? unjudgedPlaces(places) : places)}
                hidden={!isHiding ? undefined : item.book.id in tries ? '试过' : '未试'}
              />
            </li>
          ))}
        </ul>
      </Card>
      {!showsMore && found.length > SHOWN && (
        <Stack align="center">
          <Button variant="plain" size="small" onClick={() => setShowsMore(true)}>
            再看几例
          </Button>
        </Stack>
      )}
    </>
  );
}
