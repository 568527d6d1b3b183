import type { readCompass } from '@shangyuan/engine/compass';
import type { DirectionQuery } from '@shangyuan/reading/direction';
import { lazy, Suspense } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { CalibrationSheet } from '../features/compass/CalibrationSheet.tsx';
import { DetailsSheet } from '../features/compass/DetailsSheet.tsx';
import { NorthSheet } from '../features/compass/NorthSheet.tsx';
import { SavedSheet, SaveSheet } from '../features/compass/SavedReadings.tsx';
import { TrimSheet } from '../features/compass/TrimSheet.tsx';
import type { CompassState } from '../features/compass/useCompass.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { loadLocalDeclination, loadPlaceDeclination } from '../features/compass/loadDeclination.ts';
import type { Ganzhi } from '@shangyuan/engine/ganzhi';

const PlaceSheet = lazy(async () => ({
  default: (await import('../features/region/PlaceSheet.tsx')).PlaceSheet,
}));

/** Rarely opened, so its texts load on demand. */
const DirectionSheet = lazy(async () => ({
  default: (await import('../features/compass/DirectionSheet.tsx')).DirectionSheet,
}));

/** A sheet of the compass. */
export type OpenSheet = 'north' | 'city' | 'calibrate' | 'trim' | 'details' | 'save' | 'saved' | 'case';

interface CompassSheetsProps {
  readonly sheet: OpenSheet | null;
  readonly compass: CompassState;
  readonly reading: ReturnType<typeof readCompass>;
  /** The reading as it is saved. */
  readonly text: string;
  readonly year: Ganzhi;
  readonly subject: DirectionQuery | null;
  readonly onSheet: (sheet: OpenSheet | null) => void;
  readonly onSubject: (subject: DirectionQuery | null) => void;
  readonly onRecord: (record: CaseRecord) => void;
}

/** The sheets of the compass, at most one open. */
export function CompassSheets(props: CompassSheetsProps) {
  const { sheet, compass, reading, text, year, subject, onSheet, onSubject, onRecord } = props;
  const close = () => onSheet(null);
  return (
    <>
      {subject !== null && (
        <Suspense>
          <DirectionSheet subject={subject} onClose={() => onSubject(null)} />
        </Suspense>
      )}
      {sheet === 'north' && (
        <NorthSheet onClose={close} onCity={() => onSheet('city')} onLocate={loadLocalDeclination} />
      )}
      {sheet === 'city' && (
        <Suspense>
          <PlaceSheet
            title="选择地点"
            place={null}
            onClose={() => onSheet('north')}
            onPick={(place) => {
              onSheet('north');
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
        <DetailsSheet reading={reading} year={year} onAsk={onSubject} onClose={close} />
      )}
      {sheet === 'save' && <SaveSheet text={text} onClose={close} />}
      {sheet === 'saved' && <SavedSheet onClose={close} />}
      {sheet === 'case' && (
        <PickCaseSheet
          title="选择命例"
          onClose={close}
          onPick={({ record: chosen }) => {
            onRecord(chosen);
            close();
          }}
        />
      )}
    </>
  );
}
