import type { Family } from '@shangyuan/reading/family';
import { FamilyYears } from '../features/family/FamilyYears.tsx';
import { ActionRow, Rows } from '../ui/controls/Rows.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Stack, Text } from '../ui/kit/Kit.tsx';
import type { FamilyReason } from './FamilyReasons.tsx';

interface FamilyYearsCardProps {
  readonly family: Family;
  readonly onReason: (reason: FamilyReason) => void;
}

/** The years of all, and what to do with three of them. */
export function FamilyYearsCard({ family, onReason }: FamilyYearsCardProps) {
  const [first, last] = [family.years[0], family.years.at(-1)];
  return (
    <Card isPadded={false}>
      <Stack gap={2} padX={4} padTop={4}>
        <SectionTitle aside={`${first?.year ?? ''} 到 ${last?.year ?? ''}`}>共同的年份</SectionTitle>
        <FamilyYears
          family={family}
          onYear={({ person, year }) => onReason({ kind: 'cell', person, year })}
        />
      </Stack>
      <Rows isDense>
        {family.rows.map(({ kind, year, text }) => (
          <ActionRow
            key={kind}
            label={
              <>
                <Text as="b" face="serif" tone="accent">
                  {kind} {year}
                </Text>{' '}
                {text}
              </>
            }
            onClick={() => onReason({ kind: 'year', year })}
          />
        ))}
      </Rows>
    </Card>
  );
}
