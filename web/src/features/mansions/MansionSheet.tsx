import type { Mansion } from '@shangyuan/engine/almanac';
import { mansionReading } from '@shangyuan/reading/mansions';
import { Sep } from '../../ui/display/Card.tsx';
import { ReadingSheet, Topic } from '../../ui/frames/ReadingSheet.tsx';
import { Text } from '../../ui/kit/Kit.tsx';
import { mansionFacts, quarterName } from './mansionView.ts';

/** One mansion: its position, its image, the use of its day. */
export function MansionSheet({
  mansion,
  onClose,
}: {
  readonly mansion: Mansion;
  readonly onClose: () => void;
}) {
  const text = mansionReading(mansion.name);
  return (
    <ReadingSheet
      title={mansion.full}
      onClose={onClose}
      origin={<>《玉匣记》列为{mansion.luck}宿，只是旧时通书的归类。</>}
    >
      <Text as="p" size="sub" tone="soft">
        {quarterName(mansion)}
        {mansionFacts(mansion).map((fact) => (
          <Text nowrap key={fact}>
            <Sep />
            {fact}
          </Text>
        ))}
      </Text>
      <Topic title="星空">{text.sky}</Topic>
      <Topic title="意象">{text.image}</Topic>
      <Topic title="旧俗">{text.custom}</Topic>
    </ReadingSheet>
  );
}
