import { useState } from 'react';
import { Button } from '../src/ui/controls/Button.tsx';
import { TextField } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { Inline, List, Stack, Text } from '../src/ui/kit/Kit.tsx';
import { ask, type Answer } from './ask.ts';
import { HolidayFile } from './HolidayFile.tsx';
import { ActSheet, Answered, AskReason, Line } from './parts.tsx';

/** Notices of public holidays by year; importing one, and looking that there is none. */
export function HolidaysPage() {
  return (
    <Answered call="holidays" input={{}}>
      {(answer) => <Holidays answer={answer} />}
    </Answered>
  );
}

function Holidays({ answer: { asOf, notices } }: { readonly answer: Answer<'holidays'> }) {
  const [dropping, setDropping] = useState<number | null>(null);
  const [isLooking, setLooking] = useState(false);
  return (
    <Stack gap={4}>
      <Card heading="放假安排" aside={`查至 ${asOf}`}>
        <List ruled>
          {notices.toReversed().map((notice) => (
            <Line
              key={notice.year}
              head={`${notice.year} 年`}
              aside={
                notice.isImported && (
                  <Button variant="danger" size="small" onClick={() => setDropping(notice.year)}>
                    移除
                  </Button>
                )
              }
            >
              <span>{notice.days} 天</span>
              <span>{notice.isImported ? '导入' : '随程序'}</span>
              <span>{notice.source}</span>
            </Line>
          ))}
        </List>
        <Inline top={3}>
          <Button variant="secondary" size="small" onClick={() => setLooking(true)}>
            记下查过
          </Button>
        </Inline>
      </Card>
      <HolidayFile />
      {isLooking && <LookedSheet asOf={asOf} onClose={() => setLooking(false)} />}
      {dropping !== null && (
        <AskReason
          title={`移除 ${dropping} 年的安排`}
          doneText="已移除"
          onClose={() => setDropping(null)}
          work={(reason) => ask('dropHoliday', { year: dropping, reason })}
        >
          移除导入的安排；程序自带的那一年若有，会重新生效。
        </AskReason>
      )}
    </Stack>
  );
}

function LookedSheet({ asOf, onClose }: { readonly asOf: string; readonly onClose: () => void }) {
  const [day, setDay] = useState(asOf);
  return (
    <ActSheet
      title="记下查过"
      doneText="已记下"
      isReady={day !== ''}
      onClose={onClose}
      work={() => ask('holidaysLooked', { asOf: day })}
    >
      <Text as="p">这一天查过，没有新的放假通知；应用会照实写明查到哪一天。</Text>
      <TextField label="日期" type="date" value={day} onChange={(event) => setDay(event.target.value)} />
    </ActSheet>
  );
}
