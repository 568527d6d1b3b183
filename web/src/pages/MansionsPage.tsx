import { ALMANAC_PRESETS, MANSIONS, almanacDay } from '@shangyuan/engine/almanac';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { DayMansion } from '../features/mansions/DayMansion.tsx';
import { MansionGrid } from '../features/mansions/MansionGrid.tsx';
import { MansionSheet } from '../features/mansions/MansionSheet.tsx';
import { formatDate } from '../lib/words/dateText.ts';
import { Card } from '../ui/display/Card.tsx';
import { TileBody, TilePage, useTileDoors, type TileDay } from '../ui/frames/TilePage.tsx';

/** 二十八宿: the mansion of a day and all twenty-eight; details behind the gate. */
export default function MansionsPage() {
  return <TilePage title="二十八宿">{(day) => <Mansions {...day} />}</TilePage>;
}

function Mansions({ date, engine }: TileDay) {
  const doors = useTileDoors('mansions', 'esbxx', { date: formatDate(date) });
  const { show, open } = doors;
  const { mansion, pillars } = almanacDay(date, ALMANAC_PRESETS.协纪, engine);
  const named = MANSIONS.find(({ name }) => name === show);
  return (
    <TileBody
      unknown={show !== undefined && named === undefined ? `没有叫「${show}」的宿` : null}
      dayName={pillars.day.name}
      doors={doors}
      day={
        <Card>
          <DayMansion mansion={mansion} onOpen={() => open(mansion.name)} />
          <QuotaHint feature="esbxx" />
        </Card>
      }
      tiles={<MansionGrid today={mansion} onOpen={(choice) => open(choice.mansion.name)} />}
    >
      {(onClose) => named !== undefined && <MansionSheet mansion={named} onClose={onClose} />}
    </TileBody>
  );
}
