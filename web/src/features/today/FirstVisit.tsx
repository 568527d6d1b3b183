import { hideSteps, useFirstSteps } from '../../lib/device/firstSteps.ts';
import { useSettings } from '../../lib/device/settings.ts';
import type { PageId, Query } from '../../lib/page/paths.ts';
import { hasNoChinese } from '../../lib/script/scripts.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { caretRightIcon, checkIcon } from '../../ui/tables/icons.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './FirstVisit.module.css';

interface Step {
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly page: PageId;
  readonly query?: Query;
  readonly isDone: boolean;
}

interface FirstVisitProps {
  /** Whether the cases of this device have been read, and there are none. */
  readonly hasNoCase: boolean;
}

/** 第一次来: three steps that tick themselves off; gone with the first chart, or for good with 不再显示. */
export function FirstVisit({ hasNoCase }: FirstVisitProps) {
  const { today, cast, ask } = useFirstSteps();
  const steps: readonly Step[] = [
    {
      number: '一',
      title: '看今天',
      text: '干支、农历在上面，点开看宜忌',
      page: 'calendar',
      isDone: today,
    },
    {
      number: '二',
      title: '排一张盘',
      text: hasNoCase ? '还没有命例，排一个试试' : '填好生辰，四柱边填边出',
      page: 'home',
      isDone: cast,
    },
    {
      number: '三',
      title: '点任何一个字',
      text: '问它是什么、怎么算、出自哪本书',
      page: 'chart',
      query: { example: '1' },
      isDone: ask,
    },
  ];
  return (
    <Card
      className={styles.Card}
      aria-label="第一次来"
      heading="第一次来"
      aside={
        <Text as="button" tall="touch" size="cell" tone="soft" className={styles.Hide} onClick={hideSteps}>
          不再显示
        </Text>
      }
    >
      <ol>
        {steps.map(({ number, title, text, page, query, isDone }) => (
          <li key={title} className={styles.Step}>
            <PageLink page={page} {...(query === undefined ? {} : { query })}>
              <Grid as="span" rigid centred face="serif" tone="accent" className={styles.Number} aria-hidden>
                {number}
              </Grid>
              <Grid as="span" grow>
                <Text as="b" face="serif" size="body">
                  {title}
                </Text>
                <Text size="cell" tone="soft">
                  {text}
                </Text>
              </Grid>
              {isDone ? (
                <Inline as="span" rigid gap={1} align="center" size="cell" tone="ok">
                  <Icon of={checkIcon} size={1} />
                  已看过
                </Inline>
              ) : (
                <Icon of={caretRightIcon} size={1} />
              )}
            </PageLink>
          </li>
        ))}
      </ol>
      <EnglishOffer />
    </Card>
  );
}

/** Offered to a browser without Chinese among its languages, while no script is chosen. */
function EnglishOffer() {
  const { script, set } = useSettings();
  if (script !== 'auto' || !hasNoChinese(navigator.languages)) return null;
  return (
    <Text
      as="button"
      tall="touch"
      wide
      size="cell"
      tone="accent"
      lang="en"

      onClick={() => set({ script: 'english' })}
    >
      Use this app in English
    </Text>
  );
}
