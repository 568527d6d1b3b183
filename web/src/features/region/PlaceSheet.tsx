import { useState } from 'react';
import { formatLongitude, shortPath, type Place } from '../../lib/cases/place.ts';
import { readJson, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';
import { useModule } from '../../lib/page/useModule.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { ActionRow, Rows } from '../../ui/controls/Rows.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/States.tsx';

import { Wheels } from '../../ui/controls/WheelPicker.tsx';
import { ManualPlace } from './ManualPlace.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './PlaceSheet.module.css';
import { CONTINENT_NAMES, countriesOn } from './overseasView.ts';
import {
  loadPlaces,
  type Places,
  type Region,
  findRegionPath,
  placeOfCity,
  placeOfRegions,
  searchPlaces,
} from '@shangyuan/reading/places';
import { SearchField } from '../../ui/controls/SearchField.tsx';

const MAX_RECENT = 6;

/** Up to six places used on this device, newest first. */
function listRecentPlaces(): readonly Place[] {
  const stored = readJson(STORAGE_KEYS.recentPlaces);
  return Array.isArray(stored) ? (stored as Place[]).slice(0, MAX_RECENT) : [];
}

/** Puts a place in front. */
function rememberPlace(place: Place): void {
  const others = listRecentPlaces().filter((other) => other.path.join() !== place.path.join());
  writeItem(STORAGE_KEYS.recentPlaces, JSON.stringify([place, ...others].slice(0, MAX_RECENT)));
}

interface PlaceSheetProps {
  /** Purpose of the place; 出生地 by default. */
  readonly title?: string;
  readonly place: Place | null;
  /** A name that was typed before and means several places. */
  readonly text?: string;
  readonly onClose: () => void;
  /** Null removes the place: Beijing time without a longitude. */
  readonly onPick: (place: Place | null) => void;
}

const TABS = [
  { value: 'china', text: '国内' },
  { value: 'overseas', text: '海外' },
  { value: 'manual', text: '经度' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** Place of birth: regions on three wheels, search, recent places, overseas cities, or a longitude typed by hand. */
export function PlaceSheet({ title = '出生地', place, text: typed = '', onClose, onPick }: PlaceSheetProps) {
  const [tab, setTab] = useState<Tab>(place !== null && place.code === null ? 'overseas' : 'china');
  const [text, setText] = useState(typed);
  const [draft, setDraft] = useState<Place | null>(place);
  const loaded = useModule(loadPlaces);
  const places = loaded.state === 'ready' ? loaded.value : null;
  const pick = (chosen: Place) => {
    rememberPlace(chosen);
    onPick(chosen);
  };
  // What the wheels show is what 确定 takes.
  const shown = draft ?? (places === null || tab !== 'china' ? null : defaultPlace(places));
  return (
    <Sheet
      isOpen
      title={title}
      onClose={onClose}
      isConfirmDisabled={shown === null}
      onConfirm={() => shown !== null && pick(shown)}
    >
      {typed !== '' && <Notice>「{typed}」不止一处，请选出生的那一处</Notice>}
      <SearchField label="搜索地区" placeholder="地名或拼音，如 wuhou" value={text} onChange={setText} />
      {loaded.state === 'failed' && <ErrorState>地区数据加载失败，可直接填写经度</ErrorState>}
      {text.trim() !== '' && loaded.state !== 'failed' && (
        <div className={styles.Found}>
          {places === null ? <Skeleton rows={4} /> : <Found places={places} text={text} onPick={pick} />}
        </div>
      )}
      {text.trim() === '' && (
        <>
          {loaded.state === 'loading' && <Skeleton rows={4} />}
          <Recent onPick={pick} onClear={() => onPick(null)} />
          <Segment label="地区类别" options={TABS} value={tab} onChange={setTab} />
          {places !== null && tab === 'china' && (
            <RegionWheels places={places} place={draft} onChange={setDraft} />
          )}
          {places !== null && tab === 'overseas' && <Overseas places={places} onPick={pick} />}
          {tab === 'manual' && <ManualPlace place={draft} onChange={setDraft} />}
        </>
      )}
    </Sheet>
  );
}

function Found({ places, text, onPick }: { places: Places; text: string; onPick: (place: Place) => void }) {
  const found = searchPlaces(places, text);
  if (found.length === 0) return <EmptyState>没有找到「{text}」，可换个写法或填写经度</EmptyState>;
  return (
    <Rows isDense>
      {found.map((place) => (
        <ActionRow
          key={`${place.code ?? ''}${place.path.join()}`}
          label={<PathNames path={shortPath(place.path)} />}
          value={formatLongitude(place.longitudeDeg)}
          hasArrow={false}
          onClick={() => onPick(place)}
        />
      ))}
    </Rows>
  );
}

/** Names of a path, each a text: they are translated one by one. */
function PathNames({ path }: { readonly path: readonly string[] }) {
  return path.map((name, index) => (
    <span key={name}>
      {index > 0 && ' '}
      <span>{name}</span>
    </span>
  ));
}

function Recent({ onPick, onClear }: { onPick: (place: Place) => void; onClear: () => void }) {
  const [recent] = useState(listRecentPlaces);
  return (
    <Inline wrap gap={2} padY={1}>
      {recent.map((place) => (
        <Chip key={place.path.join()} onClick={() => onPick(place)}>
          <PathNames path={shortPath(place.path).slice(-2)} />
        </Chip>
      ))}
      <Chip onClick={onClear}>不填地点</Chip>
    </Inline>
  );
}

const DEFAULT_CODE = '110101';

function defaultPlace(places: Places): Place {
  return placeOfRegions(findRegionPath(places.regions, DEFAULT_CODE) ?? places.regions.slice(0, 1));
}

function itemsOf(regions: readonly Region[]) {
  return regions.map((region) => ({ value: region.code, text: region.name }));
}

interface RegionWheelsProps {
  readonly places: Places;
  readonly place: Place | null;
  readonly onChange: (place: Place) => void;
}

function RegionWheels({ places, place, onChange }: RegionWheelsProps) {
  const path =
    findRegionPath(places.regions, place?.code ?? DEFAULT_CODE) ??
    findRegionPath(places.regions, DEFAULT_CODE) ??
    [];
  const [province, city, district] = path;
  const cities = province?.areaList ?? [];
  const chosenCity = city ?? cities[0];
  const districts = chosenCity?.areaList ?? [];
  const choose = (regions: readonly (Region | undefined)[]) =>
    onChange(placeOfRegions(regions.filter((region) => region !== undefined)));
  const columns = [
    {
      label: '省',
      items: itemsOf(places.regions),
      value: province?.code ?? '',
      onChange: (code: string) => {
        const next = places.regions.find((region) => region.code === code);
        choose([next, next?.areaList[0], next?.areaList[0]?.areaList[0]]);
      },
    },
    {
      label: '市',
      items: itemsOf(cities),
      value: chosenCity?.code ?? '',
      onChange: (code: string) => {
        const next = cities.find((region) => region.code === code);
        choose([province, next, next?.areaList[0]]);
      },
    },
    {
      label: '区县',
      items: itemsOf(districts),
      value: district?.code ?? districts[0]?.code ?? '',
      onChange: (code: string) =>
        choose([province, chosenCity, districts.find((region) => region.code === code)]),
    },
  ];
  const shown = place ?? defaultPlace(places);
  return (
    <>
      <Wheels columns={columns} />
      <Text as="p" padY={1} size="cell" textAlign="center" tone="soft" className={styles.Precision}>
        {formatLongitude(shown.longitudeDeg)}
        {shown.precision === 'own' ? '，取自该地坐标' : '，取自所属城市，真太阳时约有几分钟出入'}
      </Text>
    </>
  );
}

function Overseas({ places, onPick }: { places: Places; onPick: (place: Place) => void }) {
  const [continent, setContinent] = useState(CONTINENT_NAMES[0] ?? '亚洲');
  return (
    <>
      <ChipRow label="大洲" isScrolling>
        {CONTINENT_NAMES.map((name) => (
          <Chip key={name} isOn={name === continent} onClick={() => setContinent(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <div key={continent} className={styles.List}>
        {countriesOn(continent, places.overseas).map(({ country, cities }) => (
          <section key={country} aria-label={country}>
            <Text as="h3" padY={1} padX={4} size="cell" tone="soft" className={styles.Country}>
              {country}
            </Text>
            <Rows isDense>
              {cities.map((city) => (
                <ActionRow
                  key={city.name}
                  label={city.name}
                  value={formatLongitude(city.longitudeDeg)}
                  hasArrow={false}
                  onClick={() => onPick(placeOfCity(city))}
                />
              ))}
            </Rows>
          </section>
        ))}
      </div>
    </>
  );
}
