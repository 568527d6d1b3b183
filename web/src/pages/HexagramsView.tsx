import type { CalendarEngine } from '@shangyuan/engine/calendar';
import {
  findHexagram,
  layOutHexagram,
  castHexagram,
  type HexagramCast,
  type TimeHexagram,
} from '@shangyuan/engine/hexagram';
import type { CivilDate } from '@shangyuan/engine/time';
import { useState } from 'react';
import { useDetailGate } from '../lib/wire/useDetailGate.ts';
import { HexagramSheet } from '../features/hexagrams/HexagramSheet.tsx';
import { MomentHexagram } from '../features/hexagrams/MomentHexagram.tsx';
import { CastMethods, OtherCasts } from '../features/hexagrams/OtherCasts.tsx';
import { otherCastOf, type CastMethod } from '../features/hexagrams/otherCasts.ts';
import { PalaceGrid } from '../features/hexagrams/PalaceGrid.tsx';
import { beijingTime } from '../lib/time/beijing.ts';
import { dateTurns } from '../lib/time/dateTurns.ts';
import { useMinute } from '../lib/time/clock.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { DateStepper } from '../ui/controls/DateStepper.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';

/** `show` of the query for the hexagram of the moment; other values name a hexagram. */
const CAST = 'cast';

/** Clock hour of the double-hour in the query (0 子 to 11), else the present one; 23 counts to the next day. */
function useClockHour(): number {
  const hour = Number(useQueryTexts()['hour'] ?? NaN);
  const present = beijingTime(useMinute()).hour;
  return Number.isInteger(hour) && hour >= 0 && hour < 12 ? hour * 2 : present;
}

function shownCast(show: string | undefined, cast: TimeHexagram): HexagramCast | null {
  if (show === CAST) return cast;
  const hexagram = findHexagram(show ?? '');
  return hexagram === null ? null : layOutHexagram(hexagram, [], cast.dayGanzhi.stem);
}

interface HexagramsViewProps {
  readonly date: CivilDate;
  /** Date of the address, where there is no such day. */
  readonly error: string | null;
  readonly engine: CalendarEngine;
}

export function HexagramsView({ date, error: invalidDate, engine }: HexagramsViewProps) {
  const go = useGo();
  const query = useQueryTexts();
  const hour = useClockHour();
  const { isPassed, pass } = useDetailGate('lssg');
  const civil = { ...date, hour, minute: 0, second: 0 };
  const cast = castHexagram(civil, undefined, engine);
  const { show } = query;
  const isUnknown = show !== undefined && show !== CAST && findHexagram(show) === null;
  const hourIndex = Math.floor((hour + 1) / 2) % 12;
  const { toss, counts } = query;
  const castQuery = { ...(toss !== undefined && { toss }), ...(counts !== undefined && { counts }) };
  const other = otherCastOf(castQuery, cast.dayGanzhi.stem, hourIndex);
  const method: CastMethod = toss !== undefined ? 'coins' : counts !== undefined ? 'counts' : 'time';
  const [way, setWay] = useState(method);
  const isUnread = method !== 'time' && other === null;
  const shownNow = show === CAST && way !== 'time' && other !== null ? other.cast : shownCast(show, cast);
  const shown = isPassed ? shownNow : null;
  const moment = {
    date: formatDate(date),
    ...(query['hour'] === undefined ? {} : { hour: query['hour'] }),
  };
  const own = { ...moment, ...castQuery };
  const turnTo = (text: string) => go.to('hexagrams', { ...own, date: text }, { replace: true });
  const open = (name: string) => pass(() => go.to('hexagrams', { ...own, show: name }, { replace: true }));
  return (
    <PageBody>
      {invalidDate !== null && <FormError>{invalidDate} 这一天不存在，先看今天</FormError>}
      {isUnknown && <FormError>没有叫「{show}」的卦</FormError>}
      <Columns isStill>
        <Column>
          <DateStepper {...dateTurns(date, turnTo)}>
            {formatDate(date)} {cast.dayGanzhi.name}日
          </DateStepper>
          {isUnread && <FormError>地址里的卦读不出来，请重新起卦</FormError>}
          <CastMethods value={way} onChange={setWay} />
          {way !== 'time' && (
            <OtherCasts
              method={way}
              found={way === method ? other : null}
              onCast={(next) => go.to('hexagrams', { ...moment, ...next }, { replace: true })}
              onOpen={() => open(CAST)}
            />
          )}
          {way === 'time' && (
            <MomentHexagram
              cast={cast}
              hourIndex={hourIndex}
              onHour={({ hourIndex }) =>
                go.to('hexagrams', { ...own, hour: String(hourIndex) }, { replace: true })
              }
              onOpen={() => open(CAST)}
            />
          )}
        </Column>
        <Column>
          <PalaceGrid onOpen={({ hexagram }) => open(hexagram.name)} />
        </Column>
      </Columns>
      {shown !== null && (
        <HexagramSheet
          cast={shown}
          onOpen={({ hexagram }) => open(hexagram.name)}
          onClose={() => go.to('hexagrams', own, { replace: true })}
        />
      )}
    </PageBody>
  );
}
