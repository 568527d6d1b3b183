import { lazy, Suspense, type ReactNode } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import type { PeopleSources } from '../features/picking/PeopleField.tsx';
import { useSettings } from '../lib/device/settings.ts';
import { errorText, type PickQueryError } from '../features/picking/pickQuery.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { Grid } from '../ui/kit/Kit.tsx';
import styles from './PickDayPage.module.css';

const NewPersonSheet = lazy(() => import('./NewPersonSheet.tsx'));

/** Where those who take part come from. */
export const PEOPLE_SOURCES: PeopleSources = {
  caseSheet: (props) => <PickCaseSheet title="参与人" {...props} />,
  birthSheet: (props) => (
    <Suspense fallback={null}>
      <NewPersonSheet {...props} />
    </Suspense>
  ),
};

/** The bar of a search: what it costs or what is chosen, and its button. */
export function PickDock({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      columns="minmax(0, auto) minmax(max-content, 1fr)"
      gap={4}
      align="center"
      size="cell"
      tone="soft"
      className={styles.Dock}
    >
      {children}
    </Grid>
  );
}

interface PickPageProps {
  readonly title: string;
  /** Beside the button: what the search costs. */
  readonly cost: ReactNode;
  readonly onSearch: () => Promise<void>;
  /** Why nothing was searched for. */
  readonly error: PickQueryError | null;
  readonly children: ReactNode;
}

/** A page to search for days or hours: its form, the bar that searches, and the book. */
export function PickPage({ title, cost, onSearch, error, children }: PickPageProps) {
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  return (
    <Page
      title={title}
      isWide
      dock={
        <PickDock>
          {cost}
          <Button onClick={() => void onSearch()}>查询</Button>
        </PickDock>
      }
    >
      {error !== null && <FormError>{errorText(error)}</FormError>}
      {children}
      <Disclaimer>依据：{preset}。</Disclaimer>
    </Page>
  );
}
