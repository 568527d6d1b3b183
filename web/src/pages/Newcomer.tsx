/**
 * What the first page has for someone without a chart on this device, and the buttons that begin one.
 */
import { lazy, Suspense } from 'react';
import { Welcome } from '../features/today/Welcome.tsx';
import { useGo } from '../lib/page/navigation.ts';
import { useSession } from '../lib/wire/session.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Grid } from '../ui/kit/Kit.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import styles from './Newcomer.module.css';

const load = () => import('../features/today/newcomer.ts');

const ExampleCards = lazy(async () => ({ default: (await load()).ExampleCards }));
const FirstVisit = lazy(async () => ({ default: (await load()).FirstVisit }));

/** 开始排盘 and 即时盘. */
export function CastButtons() {
  const go = useGo();
  return (
    <Grid columns="minmax(0, 2fr) minmax(0, 1fr)" gap={3} className={styles.Actions}>
      <Button onClick={() => go.to('home')}>开始排盘</Button>
      <Button variant="secondary" onClick={() => go.to('chart', { now: '1', at: String(Date.now()) })}>
        即时盘
      </Button>
    </Grid>
  );
}

/** What this app is, with charts to look at, above the day. */
export function Newcomer() {
  const isLoggedIn = useSession(({ user }) => user !== null);
  return (
    <Columns>
      <Column>
        <Welcome isLoggedIn={isLoggedIn}>
          <CastButtons />
        </Welcome>
      </Column>
      <Column>
        <div className={styles.Examples}>
          <Suspense>
            <ExampleCards />
          </Suspense>
        </div>
      </Column>
    </Columns>
  );
}

/** 第一次来, once it is loaded. */
export function FirstSteps({ hasNoCase }: { readonly hasNoCase: boolean }) {
  return (
    <Suspense>
      <FirstVisit hasNoCase={hasNoCase} />
    </Suspense>
  );
}
