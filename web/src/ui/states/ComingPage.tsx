import type { ReactNode } from 'react';
import type { PageId } from '../../lib/page/paths.ts';
import { Card } from '../display/Card.tsx';
import styles from './ComingPage.module.css';
import { PageBody, PageShell } from '../shell/PageShell.tsx';
import { LinkRow, Rows } from '../controls/Rows.tsx';

interface ComingPageProps {
  readonly title: string;
  /** What this page will do, and what already works meanwhile. */
  readonly children: ReactNode;
  /** Pages that help until then. */
  readonly links: readonly { readonly page: PageId; readonly text: string }[];
}

/** An honest page for what is not built yet: what it will be, and what works now. */
export function ComingPage({ title, children, links }: ComingPageProps) {
  return (
    <PageShell title={title}>
      <PageBody>
        <Card>
          <p className={styles.Text}>{children}</p>
        </Card>
        <Card isPadded={false}>
          <Rows>
            {links.map(({ page, text }) => (
              <LinkRow key={page} page={page} label={text} />
            ))}
          </Rows>
        </Card>
      </PageBody>
    </PageShell>
  );
}
