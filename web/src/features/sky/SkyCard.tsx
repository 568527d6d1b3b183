import type { CivilDate, ZoneEngine } from '@shangyuan/engine/time';
import { skyWhy, type SkyFact } from '@shangyuan/reading/almanac';
import { useMemo, useState, type ReactNode } from 'react';
import { shortPath, type Place } from '../../lib/cases/place.ts';
import { useEngine } from '../../lib/engine/engineOf.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { reasonOf, ReasonSheet } from '../../ui/frames/ReasonSheet.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { caretDownIcon } from '../../ui/tables/icons.ts';
import styles from './SkyCard.module.css';
import { DEFAULT_PLACE, findSkyPlace, storeSkyPlace } from './skyPlace.ts';
import { skyViewOf } from './skyView.ts';

interface SkyCardProps {
  readonly date: CivilDate;
  /** The sheet to choose a place from. */
  readonly placeSheet: (props: {
    readonly title: string;
    readonly place: Place | null;
    readonly onClose: () => void;
    readonly onPick: (place: Place | null) => void;
  }) => ReactNode;
}

/** Sun and Moon of a day at a place: the place is chosen here and stays on the device. */
export function SkyCard({ date, placeSheet }: SkyCardProps) {
  const [chosen, setChosen] = useState(findSkyPlace);
  const [isChoosing, setChoosing] = useState(false);
  const place = chosen ?? DEFAULT_PLACE;
  const engine = useEngine(date.year, place.zone);
  const pick = (next: Place | null) => {
    storeSkyPlace(next);
    setChosen(next);
    setChoosing(false);
  };
  const name = shortPath(place.path).slice(-2).join(' ');
  return (
    <Card
      heading="日月"
      aside={
        <button type="button" className={styles.Place} onClick={() => setChoosing(true)}>
          {chosen === null ? `${name}（默认）` : name}
          <Icon of={caretDownIcon} size={0.75} />
        </button>
      }
    >
      {engine.state === 'loading' && <Skeleton rows={3} />}
      {engine.state === 'failed' && <ErrorState>时区数据没有加载成功</ErrorState>}
      {engine.state === 'ready' && <Sky engine={engine.value} date={date} place={place} />}
      {isChoosing &&
        placeSheet({
          title: '看哪里的日月',
          place: chosen,
          onClose: () => setChoosing(false),
          onPick: pick,
        })}
    </Card>
  );
}

interface SkyProps {
  readonly engine: ZoneEngine;
  readonly date: CivilDate;
  readonly place: Place;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function Sky({ engine, date, place }: SkyProps) {
  const view = useMemo(() => skyViewOf(engine, date, place), [engine, date, place]);
  const [openFact, setOpenFact] = useState<SkyFact | null>(null);
  const { bar, noonMs, offsetMinutes } = view;
  const noon = noonMs === null ? null : { longitudeDeg: place.longitudeDeg, offsetMinutes, noonMs };
  const why = openFact === null ? null : skyWhy(openFact, noon);
  return (
    <>
      {bar !== null && (
        <div
          className={styles.Bar}
          style={{
            '--dawn': percent(bar.dawn),
            '--rise': percent(bar.rise),
            '--noon': percent(bar.noon),
            '--set': percent(bar.set),
            '--dusk': percent(bar.dusk),
          }}
          aria-hidden
        >
          <i />
        </div>
      )}
      <div className={styles.Facts}>
        <Facts
          items={view.facts.map(({ fact, value }) => ({
            label: skyWhy(fact, null).title,
            value,
            onAsk: () => setOpenFact(fact),
          }))}
        />
      </div>
      <Note align="start">
        {place.code === null ? `时刻按当地钟表（${place.zone}）` : '时刻按北京时间'}
        {place.latitudeDeg === null && '；此地没有填纬度，只算真太阳正午'}
      </Note>
      {why !== null && (
        <ReasonSheet title={why.title} reason={reasonOf(why)} onClose={() => setOpenFact(null)} />
      )}
    </>
  );
}
