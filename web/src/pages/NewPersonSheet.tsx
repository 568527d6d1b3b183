import type { ComponentProps } from 'react';
import { BirthSheet } from '../features/birth/BirthSheet.tsx';
import { findPlaces } from '../features/region/findPlaces.ts';
import { PlaceSheet } from '../features/region/PlaceSheet.tsx';

type NewPersonSheetProps = Pick<ComponentProps<typeof BirthSheet>, 'onClose' | 'onConfirm'>;

/** 新加一人 of both picking pages; loaded when it is opened, with the form of a birth and the engine behind it. */
export default function NewPersonSheet(props: NewPersonSheetProps) {
  return (
    <BirthSheet
      title="新加一人"
      {...props}
      placePicker={(place) => <PlaceSheet {...place} />}
      findPlaces={findPlaces}
    />
  );
}
