import { useState } from 'react';
import { formatLongitude, type Place } from '../../lib/cases/place.ts';
import { Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './PlaceSheet.module.css';
import { Select } from '../../ui/controls/Select.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';

interface ManualPlaceProps {
  readonly place: Place | null;
  readonly onChange: (place: Place | null) => void;
}

const ZONES = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Asia/Taipei',
  'Asia/Tokyo',
  'Asia/Singapore',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
] as const;

function buildManualPlace(longitudeText: string, zone: string): Place | null {
  const longitudeDeg = Number(longitudeText);
  if (longitudeText.trim() === '' || !(longitudeDeg >= -180 && longitudeDeg <= 180)) return null;
  return {
    code: null,
    path: [formatLongitude(longitudeDeg)],
    longitudeDeg,
    latitudeDeg: null,
    zone,
    precision: 'own',
  };
}

/** A longitude typed by hand, or read from the device, with its zone. */
export function ManualPlace({ place, onChange }: ManualPlaceProps) {
  const [text, setText] = useState(place === null ? '' : String(place.longitudeDeg));
  const [zone, setZone] = useState<string>(place?.zone ?? 'Asia/Shanghai');
  const [note, setNote] = useState('');
  const change = (nextText: string, nextZone: string) => {
    setText(nextText);
    setZone(nextZone);
    const next = buildManualPlace(nextText, nextZone);
    setNote(next === null && nextText.trim() !== '' ? '经度应在 −180 到 180 之间，东经为正' : '');
    onChange(next);
  };
  const zones = [...new Set([zone, ...ZONES])].map((name) => ({ value: name, text: name }));
  const locate = () => {
    setNote('正在定位…');
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => change(coords.longitude.toFixed(2), zone),
      () => setNote('未能取得位置，请手动填写'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return (
    <Stack gap={3} padTop={4}>
      <TextField
        label="经度"
        inputMode="decimal"
        value={text}
        placeholder="如 104.07"
        onChange={(event) => change(event.target.value, zone)}
      />
      <Inline as="label" gap={3} align="center" padX={3} size="sub" tone="soft" className={styles.Zone}>
        时区
        <Select
          look="box"
          title="时区"
          options={zones}
          value={zone}
          onChange={(next) => change(text, next)}
        />
      </Inline>
      <Text
        as="button"
        tall="touch"
        padX={2}
        size="sub"
        tone="accent"

        onClick={locate}
      >
        使用当前位置
      </Text>
      <Text
        as="p"
        padY={1}
        size="cell"
        textAlign="center"
        tone="soft"
        className={styles.Precision}
        role="status"
      >
        {note}
      </Text>
    </Stack>
  );
}
