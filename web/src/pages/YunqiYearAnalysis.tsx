import { yunqiAt, yunqiOfYear } from '@shangyuan/engine/yunqi';
import { instantText } from '@shangyuan/reading/time';
import { yunqiReading, yunqiYearReading, type YunqiStepReading } from '@shangyuan/reading/yunqi';
import { useEffect, useMemo } from 'react';
import { PersonReading } from '../features/yunqi/PersonReading.tsx';
import { readPersonQuery } from '../features/yunqi/yunqiPerson.ts';
import { useClientState } from '../lib/cases/clientState.ts';
import { useMinute } from '../lib/time/clock.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { copyText } from '../lib/device/copyText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { Grid, List, Text } from '../ui/kit/Kit.tsx';
import styles from './YunqiAnalysisPage.module.css';
import { Note } from '../ui/display/Note.tsx';
import { More } from '../ui/controls/More.tsx';

const STARTS = ['dahan', 'lichun', 'dongzhi'] as const;

export function YunqiYearAnalysis({ number }: { readonly number: number }) {
  const query = useQueryTexts();
  const { start, keyun } = query;
  const person = readPersonQuery(query);
  const nowMs = useMinute();
  const showBooks = useFlag('is_show_ancient_book');
  const set = useClientState((state) => state.set);
  const { moment, reading, year, rules } = useMemo(() => {
    const chosen = {
      yunqiYearStart: STARTS.find((value) => value === start) ?? 'dahan',
      keyun: keyun === 'alternate' ? ('alternate' as const) : ('suwen' as const),
    };
    const { startMs, endMs } = yunqiOfYear(number, chosen);
    const at = yunqiAt(nowMs >= startMs && nowMs < endMs ? nowMs : startMs, chosen);
    return { moment: at, reading: yunqiReading(at), year: yunqiYearReading(number, chosen), rules: chosen };
  }, [number, start, keyun, nowMs]);
  const text = useMemo(
    () =>
      [...reading.sections.map((section) => `${section.title}：${section.text}`), reading.disclaimer].join(
        '\n',
      ),
    [reading],
  );
  useEffect(() => set({ AnalysisStr: text }), [set, text]);
  return (
    <Page title={`${moment.year.ganzhi.name}年分析`} isWide>
      <Columns>
        <Column>
          <Text as="p" size="sub" tone="soft">
            {moment.qiStep.name}，{moment.nextChange.what}于 {instantText(moment.nextChange.epochMs)} 更替
          </Text>
          {reading.sections.map((section) => (
            <section key={section.title} className={styles.Section}>
              <SectionTitle>{section.title}</SectionTitle>
              <p>{section.text}</p>
            </section>
          ))}
          {person !== null && <PersonReading person={person} rules={rules} />}
          <section className={styles.Section}>
            <SectionTitle>这一年的气</SectionTitle>
            {year.statements.map(({ key, plain }) => (
              <p key={key}>{plain}</p>
            ))}
            <Parting lines={year.differences} />
          </section>
        </Column>
        <Column>
          <Card heading="六步">
            <Steps steps={year.qi} nowMs={nowMs} />
          </Card>
          <Card heading="五运">
            <Steps steps={year.yun} nowMs={nowMs} />
          </Card>
          <Card heading="推算依据">
            <List as="ol" top={2} size="sub" leading="prose" tone="soft" className={styles.Basis}>
              {reading.basis.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </List>
          </Card>
          {showBooks && (
            <Card heading="原文">
              {reading.quotes.map((quote) => (
                <Text
                  as="blockquote"
                  top={2}
                  face="serif"
                  size="sub"
                  leading="airy"
                  key={quote.text}
                  className={styles.Quote}
                >
                  {quote.text}
                  <Text as="cite" block face="sans" size="cell" tone="faint">
                    {quote.source}
                  </Text>
                </Text>
              ))}
            </Card>
          )}
          <Button variant="secondary" size="small" onClick={() => void copyText(text)}>
            复制文本
          </Button>
        </Column>
      </Columns>
      <Note>{reading.disclaimer}</Note>
    </Page>
  );
}

interface StepsProps {
  readonly steps: readonly YunqiStepReading[];
  readonly nowMs: number;
}

/** The steps of the year with the character of each; the current one is marked. */
function Steps({ steps, nowMs }: StepsProps) {
  return (
    <Grid as="ol" gap={3} top={2} className={styles.Steps}>
      {steps.map(({ name, what, startMs, endMs, statement, differences }) => (
        <li key={name} aria-current={nowMs >= startMs && nowMs < endMs ? 'step' : undefined}>
          <b>{name}</b> <small>{what}</small>
          <small>{instantText(startMs)} 起</small>
          <p>{statement.plain}</p>
          <Parting lines={differences} />
        </li>
      ))}
    </Grid>
  );
}

/** Where the schools differ, collapsed. */
function Parting({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Text as="div" top={1} size="cell" tone="soft" className={styles.Parting}>
      <More title={`各家不同 ${lines.length}`}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </More>
    </Text>
  );
}
