import { useState } from 'react';
import {
  GLOSSARY,
  glossaryEntry,
  SHELVES,
  TERM_ALIASES,
  termsOf,
  type Term,
} from '@shangyuan/reading/glossary';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { SearchField } from '../ui/controls/SearchField.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { Flow } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { Inline } from '../ui/kit/Kit.tsx';
import styles from './GlossaryPage.module.css';

/** 名词: every term by shelf with a search, or one term by the query `term`. */
export default function GlossaryPage() {
  const { term } = useQueryTexts();
  return term === undefined ? <Shelves /> : <Entry name={term} />;
}

/** Other names of a term. */
function namesOf(term: Term): string[] {
  return Object.entries(TERM_ALIASES)
    .filter(([, of]) => of === term)
    .map(([alias]) => alias);
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
    <PageShell title="名词" isWide>
      <PageBody>
        <SearchField label="搜索名词" placeholder="空亡、七杀、真太阳时" value={text} onChange={setText} />
        {shelves.length === 0 && (
          <EmptyState action={<Button onClick={() => setText('')}>看全部名词</Button>}>
            没有找到“{query}”
          </EmptyState>
        )}
        <Flow>
          {shelves.map(([shelf, terms]) => (
            <Card key={shelf}>
              <SectionTitle aside={`${terms.length} 个`}>{shelf}</SectionTitle>
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
      </PageBody>
    </PageShell>
  );
}

function Entry({ name }: { readonly name: string }) {
  const go = useGo();
  const found = glossaryEntry(name);
  if (found === null) {
    return (
      <PageShell title="名词">
        <PageBody>
          <EmptyState
            action={<Button onClick={() => go.to('glossary', {}, { replace: true })}>看全部名词</Button>}
          >
            没有“{name}”这个名词
          </EmptyState>
        </PageBody>
      </PageShell>
    );
  }
  const { term, shelf, meaning, more, where, source } = found;
  const aliases = namesOf(term);
  return (
    <PageShell title={term}>
      <PageBody>
        <Card>
          <SectionTitle aside={aliases.length === 0 ? '' : `也叫${aliases.join('、')}`}>{term}</SectionTitle>
          <p className={styles.Meaning}>{meaning}</p>
          <p>{more}</p>
          <Note align="start">
            在{where.join('、')}里会遇到；出处：{source}
          </Note>
        </Card>
        <Card>
          <SectionTitle>相近的名词</SectionTitle>
          <Inline wrap gap={4} rowGap={2} top={2} className={styles.Near}>
            {termsOf(shelf)
              .filter((each) => each !== term)
              .map((each) => (
                <PageLink key={each} page="glossary" query={{ term: each }}>
                  {each}
                </PageLink>
              ))}
          </Inline>
        </Card>
        <Disclaimer />
      </PageBody>
    </PageShell>
  );
}
