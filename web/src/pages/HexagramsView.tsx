import {
  findHexagram,
  layOutHexagram,
  castHexagram,
  type HexagramCast,
  type TimeHexagram,
} from '@shangyuan/engine/hexagram';
import { useState } from 'react';
import { HexagramSheet } from '../features/hexagrams/HexagramSheet.tsx';
import { MomentHexagram } from '../features/hexagrams/MomentHexagram.tsx';
import { CastMethods, OtherCasts } from '../features/hexagrams/OtherCasts.tsx';
import { otherCastOf, type CastMethod } from '../features/hexagrams/otherCasts.ts';
import { PalaceGrid } from '../features/hexagrams/PalaceGrid.tsx';
import { beijingTime } from '../lib/time/beijing.ts';
import { useMinute } from '../lib/time/clock.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { TileBody, useTileDoors, type TileDay } from '../ui/frames/TilePage.tsx';
import { FormError } from '../ui/states/FormError.tsx';

/** `show` of the query for the hexagram of the moment; other values name a hexagram. */
const CAST = 'cast';

/** Clock hour of the double-hour in the query (0 子 to 11), else the present one; 23 counts to the next day. */
function useClockHour(): { readonly hour: number; readonly isWrong: boolean } {
  const text = useQueryTexts()['hour'];
  const requested = Number(text ?? NaN);
  const present = beijingTime(useMinute()).hour;
  const isValid = Number.isInteger(requested) && requested >= 0 && requested < 12;
  return { hour: isValid ? requested * 2 : present, isWrong: text !== undefined && !isValid };
}

function shownCast(show: string | undefined, cast: TimeHexagram): HexagramCast | null {
  if (show === CAST) return cast;
  const hexagram = findHexagram(show ?? '');
  return hexagram === null ? null : layOutHexagram(hexagram, [], cast.dayGanzhi.stem);
}

export function HexagramsView({ date, engine }: TileDay) {
  const go = useGo();
  const query = useQueryTexts();
  const { hour, isWrong: isWrongHour } = useClockHour();
  const { toss, counts } = query;
  const castQuery = { ...(toss !== undefined && { toss }), ...(counts !== undefined && { counts }) };
  const moment = {
    date: formatDate(date),
    ...(query['hour'] === undefined ? {} : { hour: query['hour'] }),
  };
  const doors = useTileDoors('hexagrams', 'lssg', { ...moment, ...castQuery });
  const { show, open } = doors;
  const civil = { ...date, hour, minute: 0, second: 0 };
  const cast = castHexagram(civil, undefined, engine);
  const isUnknown = show !== undefined && show !== CAST && findHexagram(show) === null;
  const hourIndex = Math.floor((hour + 1) / 2) % 12;
  const other = otherCastOf(castQuery, cast.dayGanzhi.stem, hourIndex);
  const method: CastMethod = toss !== undefined ? 'coins' : counts !== undefined ? 'counts' : 'time';
  const [way, setWay] = useState(method);
  const isUnread = method !== 'time' && other === null;
  const shownNow = show === CAST && way !== 'time' && other !== null ? other.cast : shownCast(show, cast);
  return (
    <TileBody
      unknown={isUnknown ? `没有叫「${show}」的卦` : null}
      dayName={cast.dayGanzhi.name}
      doors={doors}
      day={
        <>
          {isWrongHour && <FormError>地址里的时辰 {query['hour']} 不存在，先看现在</FormError>}
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
              onHour={({ hourIndex }) => doors.turnTo({ hour: String(hourIndex) })}
              onOpen={() => open(CAST)}
            />
          )}
        </>
      }
      tiles={<PalaceGrid onOpen={({ hexagram }) => open(hexagram.name)} />}
    >
      {(onClose) =>
        shownNow !== null && (
          <HexagramSheet cast={shownNow} onOpen={({ hexagram }) => open(hexagram.name)} onClose={onClose} />
        )
      }
    </TileBody>
  );
}
