import type { FoundAsk, findPages } from '../features/help/searchView.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Sep, SectionTitle } from '../ui/display/Card.tsx';
import type { findByName } from './findByName.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';

interface SearchResultsProps {
  readonly pagesTitle: string;
  readonly pages: ReturnType<typeof findPages>;
  readonly terms: readonly string[];
  readonly asks: readonly FoundAsk[];
  readonly people: readonly CaseRecord[];
  readonly days: Awaited<ReturnType<typeof findByName>>['days'];
}

/** What a search found, by kind. */
export function SearchResults({ pagesTitle, pages, terms, asks, people, days }: SearchResultsProps) {
  return (
    <>
      {pages.length > 0 && (
        <>
          <SectionTitle>{pagesTitle}</SectionTitle>
          <RowsCard isDense>
            {pages.map(({ page, query, text: name }) => (
              <LinkRow key={name} page={page} {...(query === undefined ? {} : { query })} label={name} />
            ))}
          </RowsCard>
        </>
      )}
      {asks.length > 0 && (
        <>
          <SectionTitle>问一问</SectionTitle>
          <RowsCard isDense>
            {asks.map(({ page, query, text }) => (
              <LinkRow key={text} page={page} query={query} label={text} />
            ))}
          </RowsCard>
        </>
      )}
      {terms.length > 0 && (
        <>
          <SectionTitle>名词</SectionTitle>
          <RowsCard isDense>
            {terms.map((term) => (
              <LinkRow key={term} page="glossary" query={{ term }} label={term} />
            ))}
          </RowsCard>
        </>
      )}
      {people.length > 0 && (
        <>
          <SectionTitle>命例</SectionTitle>
          <RowsCard isDense>
            {people.map((record) => (
              <LinkRow
                key={record.id}
                page="chart"
                query={{ id: record.id }}
                label={caseName(record)}
                value={record.pillars.filter((pillar) => pillar !== null).join(' ')}
              />
            ))}
          </RowsCard>
        </>
      )}
      {days.length > 0 && (
        <>
          <SectionTitle>日子</SectionTitle>
          <RowsCard isDense>
            {days.map(({ jdn: day, civil, name, lunar, clock }) => (
              <LinkRow
                key={`${day} ${name}`}
                page="calendar"
                query={{ date: formatDate(civil) }}
                label={name}
                value={
                  <>
                    {formatDate(civil)}
                    <Sep />
                    {clock ?? lunar}
                  </>
                }
              />
            ))}
          </RowsCard>
        </>
      )}
    </>
  );
}
