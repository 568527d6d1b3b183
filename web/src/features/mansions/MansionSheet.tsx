import type { Mansion } from '@shangyuan/engine/almanac';
import { mansionReading } from '@shangyuan/reading/mansions';
import { Sep } from '../../ui/display/Card.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Text } from '../../ui/kit/Kit.tsx';
import { mansionFacts, quarterName } from './mansionView.ts';
import { Disclaimer } from '../../ui/display/Note.tsx';
import { Prose } from '../../ui/display/Prose.tsx';

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
    <Sheet isOpen title={mansion.full} onClose={onClose}>
      <Prose>
        <Text as="p" size="sub" tone="soft">
          {quarterName(mansion)}
          {mansionFacts(mansion).map((fact) => (
            <Text nowrap key={fact}>
              <Sep />
              {fact}
            </Text>
          ))}
        </Text>
        <h3>星空</h3>
        <p>{text.sky}</p>
        <h3>意象</h3>
        <p>{text.image}</p>
        <h3>旧俗</h3>
        <p>{text.custom}</p>
        <Disclaimer align="start">《玉匣记》列为{mansion.luck}宿，只是旧时通书的归类。</Disclaimer>
      </Prose>
    </Sheet>
  );
}
