import { useState } from 'react';
import { GLOSSARY, SHELVES, termsOf, type Term } from '@shangyuan/reading/glossary';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { SearchField } from '../ui/controls/SearchField.tsx';
import { Card } from '../ui/display/Card.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { Flow } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { GlossaryEntry, namesOf } from './GlossaryEntry.tsx';
import styles from './GlossaryPage.module.css';

/** 名词: every term by shelf with a search, or one term by the query `term`. */
export default function GlossaryPage() {
  const { term } = useQueryTexts();
  return term === undefined ? <Shelves /> : <GlossaryEntry name={term} />;
}

function matches(term: Term, query: string): boolean {
  return (
    query === '' ||
    [term, ...namesOf(term)].some((name) => name.includes(query)) ||
    GLOSSARY[term].meaning.includes(query)
  );
}

function Shelves() {
  const [text, setText] = useState('');
  const query = text.trim();
  const shelves = SHELVES.map(
    (shelf) => [shelf, termsOf(shelf).filter((term) => matches(term, query))] as const,
  ).filter(([, terms]) => terms.length > 0);
  return (
    <Page title="名词" isWide>
      <RowsCard isDense>
        <LinkRow page="classics" label="古籍命例" value="看书里的实例" />
      </RowsCard>
      <SearchField label="搜索名词" placeholder="空亡、七杀、真太阳时" value={text} onChange={setText} />
      {shelves.length === 0 && (
        <EmptyState action={<Button onClick={() => setText('')}>看全部名词</Button>}>
          没有找到“{query}”
        </EmptyState>
      )}
      <Flow>
        {shelves.map(([shelf, terms]) => (
          <Card key={shelf} heading={shelf} aside={`${terms.length} 个`}>
            <ul className={styles.Terms}>
              {terms.map((term) => (
                <li key={term}>
                  <PageLink page="glossary" query={{ term }}>
                    <b>{term}</b>
                    <span>{GLOSSARY[term].meaning}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Flow>
    </Page>
  );
}
