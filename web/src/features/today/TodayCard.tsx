import { lazy, Suspense, type ReactNode } from 'react';
import type { Query } from '../../lib/page/paths.ts';
import { Card, Seal, Sep, Stitch } from '../../ui/display/Card.tsx';
import { Carousel } from '../../ui/controls/Carousel.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { whenIdle } from '../../lib/page/whenIdle.ts';
import type { AheadView } from './aheadView.ts';
import type { DateView } from './dateView.ts';
import { Grid, Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './TodayCard.module.css';
import type { TodayView } from './todayView.ts';
import { weekdayText } from '../../lib/words/text.ts';

/** An ornament: drawn once the page can be used. */
const SeasonSprig = lazy(async () => {
  await whenIdle();
  return { default: (await import('./SeasonSprig.tsx')).SeasonSprig };
});

interface TodayCardProps {
  /** Shanghai date, `YYYY-MM-DD`: known before the engine is loaded. */
  readonly date: string;
  /** The date in its calendars, then its almanac: each as soon as it is there. */
  readonly view: DateView | null;
  readonly today: TodayView | null;
  /** What the faces behind show. */
  readonly ahead: AheadView | null;
}

/** The three faces of today: the day, the solar term, the festivals ahead. */
export function TodayCard({ date, view, today, ahead }: TodayCardProps) {
  const slides = [
    { key: 'day', name: '今日', content: <DayFace date={date} view={view} today={today} /> },
    {
      key: 'term',
      name: '节气',
      content:
        view === null || ahead === null ? null : <TermFace view={view} houText={ahead.houText} date={date} />,
    },
    {
      key: 'festival',
      name: '节日',
      content: ahead === null ? null : <FestivalFace ahead={ahead} date={date} />,
    },
  ];
  return (
    <Card isPadded={false} className={styles.Today}>
      <Carousel label="今日" slides={slides} />
    </Card>
  );
}

interface FaceProps {
  readonly date: string;
  /** What the calendar opens at once. */
  readonly show?: 'term';
  readonly children: ReactNode;
}

function Face({ date, show, children }: FaceProps) {
  const query: Query = show === undefined ? { date } : { date, show };
  return (
    <Stack as={PageLink} gap={2} page="calendar" query={query} className={styles.Face}>
      {children}
    </Stack>
  );
}

function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <span className={styles.Facts}>
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && <Sep />}
          {fact}
        </span>
      ))}
    </span>
  );
}

function DayFace({ date, view, today }: Omit<TodayCardProps, 'ahead'>) {
  const [year = '', month = '', day = ''] = date.split('-');
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (
    <Face date={date}>
      <Inline as="span" wrap gap={2} rowGap={2} justify="between" className={styles.Top}>
        <Stack as="span" justify="between" narrow className={styles.Date}>
          <span className={styles.Month}>
            {year}年{Number(month)}月
            <Sep />
            <span>{weekdayText(weekday)}</span>
          </span>
          <span className={styles.Hero}>{Number(day)}</span>
          <Inline as="span" wrap gap={2} align="center" size="cell" tone="soft" className={styles.Lunar}>
            {/* The seal renders together with the text behind it: before it, it would shift. */}
            {view !== null && (
              <>
                <Text as="b" face="serif" size="h2" tone="plain">
                  {view.lunarText}
                </Text>
                <span>{view.zodiacText}</span>
                <Seal>今</Seal>
              </>
            )}
          </Inline>
          <span className={styles.Sprig}>
            <Suspense>
              <SeasonSprig month={Number(month)} />
            </Suspense>
          </span>
        </Stack>
        <span className={styles.Ruled}>
          {(view?.pillars ?? ['', '', '', '']).map((pillar, index) => (
            <Inline
              as="span"
              align="center"
              justify="center"
              face="serif"
              size="h1"
              weight="bold"
              key={index}
              data-now={index === 3}
            >
              <abbr>{pillar}</abbr>
            </Inline>
          ))}
        </span>
      </Inline>
      <Stitch />
      <Yiji kind="宜" items={today?.yi} />
      <Yiji kind="忌" items={today?.ji} />
      <Facts
        facts={[...(today?.facts ?? []), ...(today === null || !view?.nextDayText ? [] : [view.nextDayText])]}
      />
    </Face>
  );
}

function Yiji({
  kind,
  items,
}: {
  readonly kind: '宜' | '忌';
  readonly items: readonly string[] | undefined;
}) {
  return (
    <Grid as="span" columns="1.5rem minmax(0, 1fr)" gap={3} align="center" size="sub" className={styles.Yiji}>
      <Grid as="b" centred face="serif" data-kind={kind}>
        <abbr>{kind}</abbr>
      </Grid>
      <span>{items === undefined ? '' : items.length === 0 ? '—' : items.join(' ')}</span>
    </Grid>
  );
}

interface TermFaceProps {
  readonly view: DateView;
  readonly houText: string;
  readonly date: string;
}

function TermFace({ view, houText, date }: TermFaceProps) {
  const { from, fromText, to, toText, share } = view.term;
  return (
    <Face date={date} show="term">
      <Text face="serif" size="display" weight="bold">
        {from}
      </Text>
      <span className={styles.Bar} style={{ '--share': share }}>
        <i />
      </span>
      <Inline as="span" wrap justify="between" size="cell" tone="soft">
        <span>
          <Text as="b" face="serif" size="sub" tone="accent">
            {from}
          </Text>{' '}
          {fromText}
        </span>
        <span>
          {toText}{' '}
          <Text as="b" face="serif" size="sub" tone="accent">
            {to}
          </Text>
        </span>
      </Inline>
      <Stitch />
      <Text size="sub">物候　{houText}</Text>
    </Face>
  );
}

function FestivalFace({ ahead, date }: { readonly ahead: AheadView; readonly date: string }) {
  return (
    <Face date={date}>
      {ahead.festivals.map(({ name, dateText, days }) => (
        <Grid
          as="span"
          columns="minmax(0, 1fr) auto 4.5rem"
          gap={3}
          align="baseline"
          size="sub"
          tone="soft"
          key={name}
          className={styles.Festival}
        >
          <Text as="b" face="serif" size="h2" tone="plain">
            {name}
          </Text>
          <span>{dateText}</span>
          <span>{days === 0 ? '今天' : `${days} 天后`}</span>
        </Grid>
      ))}
    </Face>
  );
}
