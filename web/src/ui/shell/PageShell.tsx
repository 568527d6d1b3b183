import { useEffect, useState, type ReactNode } from 'react';
import { APPNAME } from '@shangyuan/contract';
import { convert } from '../../lib/script/script.ts';
import { useWide } from '../../lib/device/useWide.ts';
import { useScrollMemory } from './scrollMemory.ts';
import { AppHeader } from './AppHeader.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { Stack } from '../kit/Kit.tsx';
import styles from './PageShell.module.css';
import { ReportLink } from './ReportLink.tsx';
import { TabBar, type TabId } from './TabBar.tsx';

interface PageShellProps {
  /** Title of the document, and by default of the header. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly headingAlign?: 'center' | 'start';
  /** Back button, on by default; a page with a tab has none. */
  readonly hasBack?: boolean;
  readonly onBack?: () => void;
  /** Buttons at the right of the header. */
  readonly right?: ReactNode;
  /** The tab this page is. */
  readonly tab?: TabId;
  /** A bar that stays at the bottom edge (agreement and button, multi-select). */
  readonly dock?: ReactNode;
  /** From 744 px on the page takes the width of two columns, on a desktop the whole one. */
  readonly isWide?: boolean;
  /** The compass is dark in every theme; on a desktop the paper around it is not. */
  readonly isDark?: boolean;
  readonly children: ReactNode;
}

/** Whether no page has been shown yet: the first one appears at once, those that follow slide in. */
let isFirst = true;

/** Frame of every page: header, offline bar, content, tab bar. */
export function PageShell(props: PageShellProps) {
  const {
    title,
    heading,
    headingAlign,
    hasBack = true,
    onBack,
    right,
    tab,
    dock,
    isDark,
    isWide,
    children,
  } = props;
  const [movesIn] = useState(!isFirst);
  useEffect(() => {
    isFirst = false;
  }, []);
  useEffect(() => {
    document.title = convert(title === '' || title === APPNAME ? APPNAME : `${title} · ${APPNAME}`);
  }, [title]);
  useScrollMemory(tab !== undefined);
  const isDesktop = useWide('rail');
  const theme = isDark === true ? 'dark' : undefined;
  return (
    <Stack
      tone="plain"
      className={styles.Shell}
      data-theme={isDesktop ? undefined : theme}
      data-tab={tab}
      data-wide={isWide}
    >
      <AppHeader
        title={heading ?? title}
        align={headingAlign ?? 'center'}
        hasBack={hasBack && tab === undefined}
        right={right}
        onBack={onBack}
      />
      <OfflineBar />
      <main
        className={styles.Main}
        data-enters={movesIn ? true : undefined}
        data-theme={isDesktop ? theme : undefined}
        data-dock={dock === undefined ? undefined : true}
      >
        {children}
        <ReportLink title={title} />
      </main>
      {dock !== undefined && <footer className={styles.Dock}>{dock}</footer>}
      {tab !== undefined && <TabBar selected={tab} />}
    </Stack>
  );
}

/** A page whose content is sections one below the other. */
export function Page({ children, ...shell }: PageShellProps) {
  return (
    <PageShell {...shell}>
      <PageBody>{children}</PageBody>
    </PageShell>
  );
}

interface PageBodyProps {
  readonly children: ReactNode;
  /** Space between sections: 12, or 16 on the launcher and the structure page. */
  readonly gap?: 'normal' | 'wide';
}

/** Content with the page margin of 16 and sections one below the other. Grids that go nearer to the edge leave it out. */
export function PageBody({ children, gap = 'normal' }: PageBodyProps) {
  return (
    <Stack gap={3} padY={4} padX={4} className={styles.Body} data-gap={gap}>
      {children}
    </Stack>
  );
}
