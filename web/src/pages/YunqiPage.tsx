import { PICKER_YEARS } from '@shangyuan/contract';
import { yunqiAt, yunqiOfYear } from '@shangyuan/engine/yunqi';
import { useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { useDetailGate } from '../lib/wire/useDetailGate.ts';
import { PersonRows } from '../features/yunqi/PersonRows.tsx';
import {
  readPersonQuery,
  personQuery,
  wrongDatesOf,
  type PersonQuery,
} from '../features/yunqi/yunqiPerson.ts';
import { YunqiRing } from '../features/yunqi/YunqiRing.tsx';
import { yearFacts, yearShare } from '../features/yunqi/yunqiView.ts';
import { useMinute } from '../lib/time/clock.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { DateStepper } from '../ui/controls/DateStepper.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { Facts } from '../ui/display/Facts.tsx';
import { SCHOOLS, STARTS, YearTables } from './YunqiYearTables.tsx';

const YEARS = PICKER_YEARS.solar;

/** 五运六气: the table of a year. */
export default function YunqiPage() {
  const go = useGo();
  const { pass } = useDetailGate('wylq');
  const query = useQueryTexts();
  const nowMs = useMinute();
  const [selected, setSelected] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { date: today } = useToday();
  // In the address, so that a detour to login restores them.
  const start = STARTS.find(({ value }) => value === query['start'])?.value ?? 'dahan';
  const keyun = SCHOOLS.find(({ value }) => value === query['keyun'])?.value ?? 'suwen';
  const person = readPersonQuery(query);
  const rules = { yunqiYearStart: start, keyun };
  const thisYear = yunqiAt(nowMs, rules).year.year;
  const requested = Number(query['year']);
  const number =
    Number.isInteger(requested) && requested >= YEARS.first && requested <= YEARS.last ? requested : thisYear;
  const year = yunqiOfYear(number, rules);
  const wrongYear = query['year'] === undefined || requested === number ? null : query['year'];
  const wrongDates = wrongDatesOf(query);
  const show = (shown: number, beside: PersonQuery | null) =>
    go.to('yunqi', { year: String(shown), start, keyun, ...personQuery(beside) }, { replace: true });
  const turn = (years: number) => show(number + years, person);
  const analyse = () =>
    pass(() => go.to('yunqiAnalysis', { year: String(number), start, keyun, ...personQuery(person) }));
  return (
    <PageShell title="五运六气" isWide>
      <PageBody>
        {wrongYear !== null && (
          <FormError>
            {wrongYear} 不在 {YEARS.first}-{YEARS.last} 年，先看今年
          </FormError>
        )}
        {wrongDates !== '' && <FormError>{wrongDates} 不是日期，没有对照</FormError>}
        <Columns>
          <Column>
            <DateStepper
              unit="年"
              onBack={number > YEARS.first ? () => turn(-1) : null}
              onForward={number < YEARS.last ? () => turn(1) : null}
            >
              {number} {year.ganzhi.name}
            </DateStepper>
            <YunqiRing
              year={year}
              share={yearShare(year, nowMs)}
              selected={selected}
              onSelect={(choice) => setSelected(choice.number === selected ? null : choice.number)}
            />
            <Note>外圈客气，中圈主气，内圈客运；红针为今日</Note>
            <Card>
              <Facts items={yearFacts(year)} />
            </Card>
          </Column>
          <Column>
            <YearTables
              year={year}
              nowMs={nowMs}
              start={start}
              keyun={keyun}
              onChange={(next) => go.query(next)}
            />
            <Card isPadded={false}>
              <PersonRows
                person={person}
                today={today}
                onAsk={() => setAsking(true)}
                onChange={(beside) => show(number, beside)}
              />
            </Card>
            <Button onClick={analyse}>分析</Button>
            <QuotaHint feature="wylq" />
          </Column>
        </Columns>
        <Disclaimer>仅为传统运气学说介绍，不作医疗建议。</Disclaimer>
      </PageBody>
      {isAsking && (
        <PickCaseSheet
          title="与谁的出生对照"
          onClose={() => setAsking(false)}
          onPick={({ record }) => {
            setAsking(false);
            show(number, { id: record.id, dates: person?.dates ?? [today] });
          }}
        />
      )}
    </PageShell>
  );
}
