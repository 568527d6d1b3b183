import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { ALMANAC_PRESETS, compareYiji } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { twoBooksText, type TwoBooksGroup } from '@shangyuan/reading/almanac';
import { useMemo, useState } from 'react';
import { useCalendar } from '../../lib/engine/calendarOf.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { PRESET_TEXTS } from './dayView.ts';
import { Grid, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './DayPanel.module.css';

/** 宜忌 of a day by both books: where they part, and why. */
export function TwoBooksSheet({ date, onClose }: { readonly date: CivilDate; readonly onClose: () => void }) {
  const engine = useCalendar(date.year);
  return (
    <Sheet isOpen title="两家对看" onClose={onClose}>
      {engine.state === 'loading' && <Skeleton />}
      {engine.state === 'failed' && <ErrorState>历表没有加载成功</ErrorState>}
      {engine.state === 'ready' && <TwoBooks engine={engine.value} date={date} />}
      <Disclaimer align="start" />
    </Sheet>
  );
}

function TwoBooks({ engine, date }: { readonly engine: CalendarEngine; readonly date: CivilDate }) {
  const { summary, groups } = useMemo(
    () => twoBooksText(compareYiji(date, ALMANAC_PRESETS.协纪, ALMANAC_PRESETS.通行, engine)),
    [engine, date],
  );
  return (
    <Grid gap={4} bottom={3} className={styles.Books}>
      <p>{summary}</p>
      {groups.map(({ why, rows }) => (
        <Group key={why.join('')} why={why} rows={rows} />
      ))}
      <Note align="start">
        协纪：{PRESET_TEXTS.协纪}。通行：{PRESET_TEXTS.通行}。
      </Note>
    </Grid>
  );
}

const SHOWN_AT_FIRST = 8;

function Group({ why, rows }: TwoBooksGroup) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section>
      {why.map((sentence) => (
        <Text as="p" bottom={2} size="sub" leading="prose" tone="soft" key={sentence}>
          {sentence}
        </Text>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">事项</th>
            <th scope="col">协纪</th>
            <th scope="col">通行</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, xieji, tongxing }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <Verdict {...xieji} />
              <Verdict {...tongxing} />
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button variant="plain" size="small" onClick={() => setOpen(true)}>
          其余 {rows.length - shown.length} 事
        </Button>
      )}
    </section>
  );
}

function Verdict({ verdict, by }: { readonly verdict: string; readonly by: string }) {
  return (
    <td data-verdict={verdict}>
      <Text as="b" tone="soft">
        {verdict}
      </Text>
      {by !== '' && (
        <Small block tone="faint">
          {by}
        </Small>
      )}
    </td>
  );
}
