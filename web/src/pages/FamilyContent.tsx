import type { Family } from '@shangyuan/reading/family';
import { useState } from 'react';
import { FamilyFigure } from '../features/family/FamilyFigure.tsx';
import { FamilyPaper } from '../features/family/FamilyPaper.tsx';
import { loadFamily } from '../features/family/familyView.ts';
import { dayText } from '../features/months/monthsView.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { Card, Stitch } from '../ui/display/Card.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { LineLegend } from '../ui/figures/LineLegend.tsx';
import { Stack, Text } from '../ui/kit/Kit.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { printerIcon, usersIcon } from '../ui/tables/icons.ts';
import styles from './YearMonthsContent.module.css';
import { FamilyDays } from './FamilyDays.tsx';
import { FamilyReasons, type FamilyReason } from './FamilyReasons.tsx';
import { FamilyYearsCard } from './FamilyYearsCard.tsx';

interface FamilyContentProps {
  readonly records: readonly CaseRecord[];
  readonly isExample: boolean;
  /** Of those chosen, how many were deleted since. */
  readonly goneCount: number;
}

function dayLines({ days }: Family): string[] {
  return days.map((day) => `${day.date.year}年${dayText(day)} ${day.ganzhi}日：${day.text}。`);
}

/** A family: the picture, its two sentences, the years and the days of all. */
export function FamilyContent({ records, isExample, goneCount }: FamilyContentProps) {
  const go = useGo();
  const { date, text } = useToday();
  const [reason, setReason] = useState<FamilyReason | null>(null);
  const key = records.map(({ id, updatedAt }) => (isExample ? id : `${id} ${updatedAt}`));
  const loaded = useResource({ queryKey: ['family', key, text], queryFn: () => loadFamily(records, date) });
  const relations = records.map(({ relation }) => relation);
  return (
    <PageShell
      title="一家人"
      isWide
      right={
        <>
          {!isExample && (
            <HeaderButton label="换人" icon={usersIcon} onClick={() => go.query({ edit: '1' })} />
          )}
          <HeaderButton label="打印" icon={printerIcon} onClick={() => print()} />
        </>
      }
    >
      <WhenLoaded loaded={loaded} failed="一家人的图没有画出来，请重试">
        {(family) => (
          <>
            <FamilyPaper family={family} relations={relations} days={dayLines(family)} />
            <div className={styles.Screen}>
              <PageBody>
                {goneCount > 0 && <Note align="start">有 {goneCount} 个命例已删除，图里不再画。</Note>}
                <Columns>
                  <Column>
                    <Stack as={Card} gap={3} aria-label="谁扶着谁">
                      <FamilyFigure
                        family={family}
                        relations={relations}
                        onPair={({ index }) => setReason({ kind: 'pair', index })}
                      />
                      <LineLegend
                        lines={[
                          { look: 'good', text: '扶持' },
                          { look: 'bar', text: '互补' },
                          { look: 'care', text: '多些耐心' },
                        ]}
                      />
                      <Stitch />
                      <Stack gap={2}>
                        <Text as="p" face="serif" size="h2" weight="bold" leading="snug">
                          {family.lead}
                        </Text>
                        {family.care !== null && (
                          <Text as="p" tone="soft">
                            {family.care}
                          </Text>
                        )}
                        <Note align="start">点一条线，看两个人怎么合。</Note>
                      </Stack>
                    </Stack>
                  </Column>
                  <Column>
                    <FamilyYearsCard family={family} onReason={setReason} />
                    <FamilyDays family={family} records={records} />
                    {family.notes.map((note) => (
                      <Note key={note} align="start">
                        {note}
                      </Note>
                    ))}
                  </Column>
                </Columns>
                <Disclaimer />
              </PageBody>
            </div>
            {reason !== null && (
              <FamilyReasons
                family={family}
                records={records}
                reason={reason}
                isExample={isExample}
                onClose={() => setReason(null)}
              />
            )}
          </>
        )}
      </WhenLoaded>
    </PageShell>
  );
}
