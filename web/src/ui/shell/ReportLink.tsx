import { useLocation } from '@tanstack/react-router';
import { PATHS, type PageId } from '../../lib/page/paths.ts';
import { PageLink } from './PageLink.tsx';
import styles from './PageShell.module.css';

/** Pages with a result, and what a report about one is called; the calendar and the chart have their own 报错. */
const REPORTED: Partial<Record<PageId, 'chart' | 'calendar' | 'content'>> = {
  hours: 'calendar',
  dayDetails: 'calendar',
  pickDay: 'calendar',
  pickHour: 'calendar',
  yunqi: 'calendar',
  yunqiAnalysis: 'content',
  mansions: 'calendar',
  hexagrams: 'content',
  compass: 'calendar',
  structure: 'chart',
  pillarPicture: 'chart',
  pillarPicture2: 'chart',
  chartAnalysis: 'chart',
  reportList: 'content',
  report: 'content',
  hepanItem: 'content',
};

/** Parts of an address that say what a page shows and nothing of a person. */
const NAMED = ['date', 'year', 'affair', 'index', 'tab', 'section', 'depth'] as const;

/** 报错 at the end of every page with a result: what the page shows goes along, nothing of a person does. */
export function ReportLink({ title }: { readonly title: string }) {
  const { pathname, search } = useLocation();
  const id = (Object.keys(REPORTED) as PageId[]).find((page) => PATHS[page] === pathname);
  const type = id === undefined ? undefined : REPORTED[id];
  if (type === undefined) return null;
  const query: Readonly<Record<string, unknown>> = search;
  const named = NAMED.flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' && value.length < 40 ? [`${name} ${value}`] : [];
  });
  return (
    <p className={styles.Report}>
      <PageLink
        page="advice"
        query={{ type, page: title, ...(named.length > 0 ? { detail: named.join('，') } : {}) }}
      >
        内容有误？报错
      </PageLink>
    </p>
  );
}
