import { readCompass } from '@shangyuan/engine/compass';
import type { DirectionQuery } from '@shangyuan/reading/direction';
import { useRef, useState } from 'react';
import { useCompassStore } from '../features/compass/compassStore.ts';
import { compassTexts } from '../features/compass/compassView.ts';
import { FavourCard } from '../features/compass/FavourCard.tsx';
import { Level } from '../features/compass/Level.tsx';
import { Reading } from '../features/compass/Reading.tsx';
import { SensorNotice } from '../features/compass/SensorNotice.tsx';
import { Toolbar } from '../features/compass/Toolbar.tsx';
import { TurnableDial } from '../features/compass/TurnableDial.tsx';
import { useCompass } from '../features/compass/useCompass.ts';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { sharePicture } from '../lib/device/sharePicture.ts';
import { useResource } from '../lib/page/resource.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { CompassSheets, type OpenSheet } from './CompassSheets.tsx';
import { CompassRows, Legend } from './CompassRows.tsx';
import styles from './CompassPage.module.css';
import { loadFavour, useCompassMarks } from '../features/compass/useCompassMarks.ts';
import { Text } from '../ui/kit/Kit.tsx';

/** 罗盘: direction by the sensor or by hand, on the traditional rings. Always dark. */
export default function CompassPage() {
  const compass = useCompass();
  const { north, declination, trimDeg, readings } = useCompassStore();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [record, setRecord] = useState<CaseRecord | null>(null);
  const [subject, setSubject] = useState<DirectionQuery | null>(null);
  const picture = useRef<HTMLDivElement>(null);
  const loaded = useResource({ queryKey: ['favour', record?.id], queryFn: () => loadFavour(record) });
  const favour = loaded.state === 'ready' ? loaded.value : null;
  const { day, legend, marks } = useCompassMarks(favour);
  const isTrue = north === 'true' && declination !== null;
  const accuracyDeg = compass.isManual ? null : (compass.live?.accuracyDeg ?? null);
  const reading = readCompass({
    headingDeg: compass.headingDeg + trimDeg,
    north: isTrue ? 'true' : 'magnetic',
    declinationDeg: declination?.deg ?? null,
    accuracyDeg,
    year: day.pillars.year,
  });
  const texts = compassTexts(reading);
  const northText = isTrue ? '真北' : '磁北';
  const spoken = `${texts.degrees.replace('°', '度')}，${texts.title}，${texts.direction}`;
  return (
    <PageShell
      title="罗盘"
      isDark
      isWide
      right={<HeaderButton label={northText} onClick={() => setSheet('north')} />}
    >
      <Columns>
        <Column>
          <Text as="div" ref={picture} ground="paper">
            <Reading texts={texts} northText={northText} isLocked={compass.isLocked} />
            <div className={styles.Plate}>
              <TurnableDial
                bearingDeg={reading.bearingDeg}
                marks={marks}
                accuracyDeg={accuracyDeg}
                label={spoken}
                isTurnable={compass.isManual && !compass.isLocked}
                onTurn={({ byDeg }) => compass.turnTo(compass.headingDeg + byDeg)}
              />
              {compass.live !== null && !compass.isManual && <Level level={compass.live.level} />}
            </div>
            <Legend legend={legend} onGod={(god) => setSubject({ kind: 'god', god, day })} />
          </Text>
        </Column>
        <Column>
          <PageBody>
            {texts.warnings.map((warning) => (
              <Text as="p" key={warning} size="cell" textAlign="center" tone="notice">
                {warning}
              </Text>
            ))}
            <Toolbar compass={compass} onOpen={setSheet} />
            <SensorNotice compass={compass} />
            {record !== null && favour !== null && (
              <FavourCard
                name={caseName(record)}
                favour={favour}
                onClear={() => setRecord(null)}
                onAsk={setSubject}
              />
            )}
            <CompassRows
              yearName={day.pillars.year.name}
              record={record}
              savedCount={readings.length}
              onOpen={setSheet}
              onShare={() => picture.current !== null && void sharePicture(picture.current, '罗盘')}
            />
          </PageBody>
        </Column>
      </Columns>
      <CompassSheets
        sheet={sheet}
        compass={compass}
        reading={reading}
        text={`${texts.title} ${texts.degrees} ${northText}`}
        year={day.pillars.year}
        subject={subject}
        onSheet={setSheet}
        onSubject={setSubject}
        onRecord={setRecord}
      />
    </PageShell>
  );
}
