import { glossaryEntry, TERM_ALIASES, termsOf, type Term } from '@shangyuan/reading/glossary';
import { useGo } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { Inline } from '../ui/kit/Kit.tsx';
import styles from './GlossaryPage.module.css';

/** Other names of a term. */
export function namesOf(term: Term): string[] {
  return Object.entries(TERM_ALIASES)
    .filter(([, of]) => of === term)
    .map(([alias]) => alias);
}

export function GlossaryEntry({ name }: { readonly name: string }) {
  const go = useGo();
  const found = glossaryEntry(name);
  if (found === null) {
    return (
      <Page title="名词">
        <EmptyState
          action={<Button onClick={() => go.to('glossary', {}, { replace: true })}>看全部名词</Button>}
        >
          没有“{name}”这个名词
        </EmptyState>
      </Page>
    );
  }
  const { term, shelf, meaning, more, where, source } = found;
  const aliases = namesOf(term);
  return (
    <Page title={term}>
      <Card heading={term} aside={aliases.length === 0 ? '' : `也叫${aliases.join('、')}`}>
        <p className={styles.Meaning}>{meaning}</p>
        <p>{more}</p>
        <Note align="start">
          在{where.join('、')}里会遇到；出处：{source}
        </Note>
      </Card>
      <Card heading="相近的名词">
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
    </Page>
  );
}
