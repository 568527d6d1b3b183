/**
 * The day below the month: heading, pillars, 宜忌 with reasons, facts, the term bar.
 */
import type { AlmanacDay, AlmanacPreset } from '@shangyuan/engine/almanac';
import { termsAround } from '@shangyuan/engine/calendar';
import { epochMsOfJdn } from '@shangyuan/engine/time';
import { lazy, Suspense, useState } from 'react';
import { useGo, useQueryTexts } from '../../lib/page/navigation.ts';
import { Card, Sep, Stitch } from '../../ui/display/Card.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { Later } from '../../ui/display/Later.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { DayHead } from './DayHead.tsx';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './DayPanel.module.css';
import { festivalFact, mainFacts, moreFacts, PRESET_TEXTS, weekOfYear, type DayFact } from './dayView.ts';
import { TwoBooksSheet } from './TwoBooksSheet.tsx';
import { TermBar } from './TermBar.tsx';
import { OpenTerm, TermButton } from './TermButton.tsx';
import { YijiCard } from './YijiCard.tsx';
import { PRESETS } from '../../lib/words/almanacText.ts';
import { beijingTime } from '../../lib/time/beijing.ts';
import { secondsText } from '../../lib/words/dateText.ts';
import { weekdayText } from '../../lib/words/text.ts';
import { Select } from '../../ui/controls/Select.tsx';
import { More } from '../../ui/controls/More.tsx';

/** Rarely opened, so its texts load on demand. */
const DayFactSheet = lazy(async () => ({
  default: (await import('./DayFactSheet.tsx')).DayFactSheet,
}));

interface DayPanelProps {
  readonly day: AlmanacDay;
  readonly preset: AlmanacPreset;
  readonly onPreset: (preset: AlmanacPreset) => void;
  /** Shows on the month which days suit an affair. */
  readonly onMark: (affair: { readonly id: string }) => void;
  /** Off where the bar is elsewhere on the page. */
  readonly hasTermBar?: boolean;
}

const PRESET_OPTIONS = PRESETS.map((name) => ({ value: name, text: name }));

export function DayPanel({ day, preset, onPreset, onMark, hasTermBar = true }: DayPanelProps) {
  const [isComparing, setComparing] = useState(false);
  const [openFact, setOpenFact] = useState<{ readonly fact: DayFact; readonly jdn: number } | null>(null);
  const ask = (fact: DayFact) => setOpenFact({ fact, jdn: day.jdn });
  const festivals = festivalFact(day);
  const go = useGo();
  const { show } = useQueryTexts();
  const term = termsAround(day.term.todayMs ?? epochMsOfJdn(day.jdn)).prev;
  return (
    <>
      <DayHead day={day}>
        {day.civil.month}月{day.civil.day}日 {weekdayText(day.weekday)}
        <Sep />第 {weekOfYear(day.jdn)} 周
      </DayHead>
      <Inline wrap gap={4} align="center" size="cell" tone="soft">
        {day.term.todayMs !== null && (
          <TermButton
            key={day.jdn}
            term={term}
            text={secondsText(beijingTime(Math.round(day.term.todayMs / 1000) * 1000))}
          />
        )}
        {festivals !== null && (
          <Text
            as="button"
            tone="accent"
            textAlign="start"
            className={styles.Festivals}
            onClick={() => ask(festivals)}
          >
            {festivals.value}
            <Icon of={caretRightIcon} size={0.75} />
          </Text>
        )}
      </Inline>
      <Card>
        <Text as="div" bottom={2}>
          <YijiCard day={day} onMark={onMark} />
          <Inline align="center" justify="between" top={1} size="cell" tone="faint" className={styles.Book}>
            <label>
              依据
              <Select title="依据" options={PRESET_OPTIONS} value={preset} onChange={onPreset} />
            </label>
            <button type="button" onClick={() => setComparing(true)}>
              两家对看 <Icon of={caretRightIcon} size={0.75} />
            </button>
          </Inline>
        </Text>
        <Later height="12rem">
          <Stitch />
          <div className={styles.Main}>
            <Facts items={mainFacts(day).map((fact) => ({ ...fact, onAsk: () => ask(fact) }))} />
          </div>
          <More title="更多：彭祖、胎神、神煞">
            <Grid as="dl" gap={2} size="sub" className={styles.More}>
              {moreFacts(day).map((fact) => (
                <Grid columns="4.5rem minmax(0, 1fr)" gap={3} key={fact.label}>
                  <Text as="dt" size="cell" leading="airy" tone="faint">
                    {fact.label}
                  </Text>
                  <dd>
                    <Inline
                      as="button"
                      gap={2}
                      align="center"
                      justify="between"
                      wide
                      textAlign="start"
                      onClick={() => ask(fact)}
                    >
                      {fact.value}
                      <Icon of={caretRightIcon} size={0.75} />
                    </Inline>
                  </dd>
                </Grid>
              ))}
            </Grid>
            <Note align="start">宜忌依{PRESET_TEXTS[preset]}</Note>
          </More>
        </Later>
      </Card>
      {/* A fact of the day before, where the address has led to another, is closed. */}
      {openFact?.jdn === day.jdn && (
        <Suspense>
          <DayFactSheet fact={openFact.fact} day={day} onClose={() => setOpenFact(null)} />
        </Suspense>
      )}
      {show === 'term' && <OpenTerm term={term} onClose={() => go.query({ show: undefined })} />}
      {isComparing && <TwoBooksSheet date={day.civil} onClose={() => setComparing(false)} />}
      {hasTermBar && (
        <Later height="4rem">
          <TermBar date={day.civil} />
        </Later>
      )}
    </>
  );
}
