import { readCompass } from '@shangyuan/engine/compass';
import type { DirectionQuery } from '@shangyuan/reading/direction';
import { lazy, Suspense, useRef, useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { CalibrationSheet } from '../features/compass/CalibrationSheet.tsx';
import { useCompassStore } from '../features/compass/compassStore.ts';
import { compassTexts } from '../features/compass/compassView.ts';
import { DetailsSheet } from '../features/compass/DetailsSheet.tsx';
import { FavourCard } from '../features/compass/FavourCard.tsx';
import { Level } from '../features/compass/Level.tsx';
import { NorthSheet } from '../features/compass/NorthSheet.tsx';
import { Reading } from '../features/compass/Reading.tsx';
import { SavedSheet, SaveSheet } from '../features/compass/SavedReadings.tsx';
import { SensorNotice } from '../features/compass/SensorNotice.tsx';
import { Toolbar, type Tool } from '../features/compass/Toolbar.tsx';
import { TrimSheet } from '../features/compass/TrimSheet.tsx';
import { TurnableDial } from '../features/compass/TurnableDial.tsx';
import { useCompass, type CompassState } from '../features/compass/useCompass.ts';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { sharePicture } from '../lib/device/sharePicture.ts';
import { useResource } from '../lib/page/resource.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ActionRow, Rows } from '../ui/controls/Rows.tsx';
import {
  arrowsClockwiseLightIcon,
  floppyDiskLightIcon,
  handLightIcon,
  lockLightIcon,
  slidersHorizontalLightIcon,
} from '../ui/tables/icons.ts';
import { Inline } from '../ui/kit/Kit.tsx';
import styles from './CompassPage.module.css';
import { loadLocalDeclination, loadPlaceDeclination } from '../features/compass/loadDeclination.ts';
import { useCompassMarks } from '../features/compass/useCompassMarks.ts';

const PlaceSheet = lazy(async () => ({
  default: (await import('../features/region/PlaceSheet.tsx')).PlaceSheet,
}));

/** Rarely opened, so its texts load on demand. */
const DirectionSheet = lazy(async () => ({
  default: (await import('../features/compass/DirectionSheet.tsx')).DirectionSheet,
}));

type OpenSheet = 'north' | 'city' | 'calibrate' | 'trim' | 'details' | 'save' | 'saved' | 'case';

async function loadFavour(record: CaseRecord | null) {
  if (record === null) return null;
  const [{ castBirth }, { favourOf }] = await Promise.all([
    import('../lib/cases/castBirth.ts'),
    import('../features/compass/favourView.ts'),
  ]);
  return favourOf(await castBirth(record.birth, record.rules));
}

function toolsOf(compass: CompassState, open: (sheet: OpenSheet) => void): readonly Tool[] {
  const { isLocked, isManual, live } = compass;
  return [
    {
      text: isLocked ? '解锁' : '锁定',
      icon: lockLightIcon,
      isOn: isLocked,
      onClick: () => compass.setLocked(!isLocked),
    },
    { text: '校准', icon: arrowsClockwiseLightIcon, onClick: () => open('calibrate') },
    { text: '微调', icon: slidersHorizontalLightIcon, onClick: () => open('trim') },
    {
      text: '手动',
      icon: handLightIcon,
      isOn: isManual,
      onClick: () => compass.setManual(live === null || !isManual),
    },
    { text: '保存', icon: floppyDiskLightIcon, onClick: () => open('save') },
  ];
}

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
  const close = () => setSheet(null);
  return (
    <PageShell
      title="罗盘"
      isDark
      isWide
      right={<HeaderButton label={northText} onClick={() => setSheet('north')} />}
    >
      <Columns>
        <Column>
          <div ref={picture} className={styles.Picture}>
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
            <Inline as="ul" wrap gap={5} rowGap={0} justify="center" size="sub" className={styles.Legend}>
              {legend.map(({ name, text, tone }) => (
                <li key={text}>
                  <Inline
                    as="button"
                    gap={2}
                    align="center"
                    type="button"
                    onClick={() => setSubject({ kind: 'god', god: name, day })}
                  >
                    <i data-tone={tone} />
                    {text}
                  </Inline>
                </li>
              ))}
            </Inline>
          </div>
        </Column>
        <Column>
          <PageBody>
            {texts.warnings.map((warning) => (
              <p key={warning} className={styles.Warning}>
                {warning}
              </p>
            ))}
            <Toolbar tools={toolsOf(compass, setSheet)} />
            <SensorNotice compass={compass} />
            {record !== null && favour !== null && (
              <FavourCard
                name={caseName(record)}
                favour={favour}
                onClear={() => setRecord(null)}
                onAsk={setSubject}
              />
            )}
            <Card isPadded={false}>
              <Rows>
                <ActionRow
                  label="三盘、龙与分金"
                  value={`${day.pillars.year.name}年神`}
                  onClick={() => setSheet('details')}
                />
                <ActionRow
                  label="按命例看方位"
                  value={record === null ? '用神与八宅' : caseName(record)}
                  onClick={() => setSheet('case')}
                />
                <ActionRow
                  label="已存读数"
                  value={`${readings.length} 条`}
                  onClick={() => setSheet('saved')}
                />
                <ActionRow
                  label="分享图片"
                  hasArrow={false}
                  onClick={() => picture.current !== null && void sharePicture(picture.current)}
                />
              </Rows>
            </Card>
          </PageBody>
        </Column>
      </Columns>
      {subject !== null && (
        <Suspense>
          <DirectionSheet subject={subject} onClose={() => setSubject(null)} />
        </Suspense>
      )}
      {sheet === 'north' && (
        <NorthSheet onClose={close} onCity={() => setSheet('city')} onLocate={loadLocalDeclination} />
      )}
      {sheet === 'city' && (
        <Suspense>
          <PlaceSheet
            title="选择地点"
            place={null}
            onClose={() => setSheet('north')}
            onPick={(place) => {
              setSheet('north');
              if (place !== null) loadPlaceDeclination(place);
            }}
          />
        </Suspense>
      )}
      {sheet === 'calibrate' && (
        <CalibrationSheet
          headingDeg={compass.live?.headingDeg ?? null}
          accuracyDeg={compass.live?.accuracyDeg ?? null}
          onClose={close}
        />
      )}
      {sheet === 'trim' && <TrimSheet onClose={close} />}
      {sheet === 'details' && (
        <DetailsSheet reading={reading} year={day.pillars.year} onAsk={setSubject} onClose={close} />
      )}
      {sheet === 'save' && (
        <SaveSheet text={`${texts.title} ${texts.degrees} ${northText}`} onClose={close} />
      )}
      {sheet === 'saved' && <SavedSheet onClose={close} />}
      {sheet === 'case' && (
        <PickCaseSheet
          title="选择命例"
          onClose={close}
          onPick={({ record: chosen }) => {
            setRecord(chosen);
            close();
          }}
        />
      )}
    </PageShell>
  );
}
