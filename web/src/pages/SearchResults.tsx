import type { findPages } from '../features/help/searchView.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { Card, Sep, SectionTitle } from '../ui/display/Card.tsx';
import type { findByName } from './findByName.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';

interface SearchResultsProps {
  readonly pagesTitle: string;
  readonly pages: ReturnType<typeof findPages>;
  readonly terms: readonly string[];
  readonly people: readonly CaseRecord[];
  readonly days: Awaited<ReturnType<typeof findByName>>['days'];
}

/** What a search found, by kind. */
export function SearchResults({ pagesTitle, pages, terms, people, days }: SearchResultsProps) {
  return (
    <>
      {pages.length > 0 && (
        <>
          <SectionTitle>{pagesTitle}</SectionTitle>
          <Card isPadded={false}>
            <Rows isDense>
              {pages.map(({ page, query, text: name }) => (
                <LinkRow key={name} page={page} {...(query === undefined ? {} : { query })} label={name} />
              ))}
            </Rows>
          </Card>
        </>
      )}
      {terms.length > 0 && (
        <>
          <SectionTitle>名词</SectionTitle>
          <Card isPadded={false}>
            <Rows isDense>
              {terms.map((term) => (
                <LinkRow key={term} page="glossary" query={{ term }} label={term} />
              ))}
            </Rows>
          </Card>
        </>
      )}
      {people.length > 0 && (
        <>
          <SectionTitle>命例</SectionTitle>
          <Card isPadded={false}>
            <Rows isDense>
              {people.map((record) => (
                <LinkRow
                  key={record.id}
                  page="chart"
                  query={{ id: record.id }}
                  label={caseName(record)}
                  value={record.pillars.filter((pillar) => pillar !== null).join(' ')}
                />
              ))}
            </Rows>
          </Card>
        </>
      )}
      {days.length > 0 && (
        <>
          <SectionTitle>日子</SectionTitle>
          <Card isPadded={false}>
            <Rows isDense>
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
            </Rows>
          </Card>
        </>
      )}
    </>
  );
}
