import { lazy, Suspense } from 'react';
import { Card } from '../ui/display/Card.tsx';
import { Text } from '../ui/kit/Kit.tsx';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';

/** Comes after the page with all that reads cases. */
const RecentRow = lazy(async () => ({
  default: (await import('../features/cases/RecentRow.tsx')).RecentRow,
}));

/** The cases used last. */
export function RecentCases({ cases }: { readonly cases: readonly CaseRecord[] }) {
  return (
    <Card isPadded={false}>
      {cases.length === 0 ? (
        <Text as="p" padY={4} padX={4} size="sub" textAlign="center" tone="soft">
          还没有命例，排一个试试
        </Text>
      ) : (
        <Suspense>
          {cases.map((record, index) => (
            <RecentRow key={record.id} record={record} {...(index === 0 ? { lead: '最近' } : {})} />
          ))}
        </Suspense>
      )}
    </Card>
  );
}
