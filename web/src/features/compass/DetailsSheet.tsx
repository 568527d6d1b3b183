/**
 * Everything a bearing says: the three plates, the finer rings, the gods of the year.
 */
import type { CompassReading } from '@shangyuan/engine/compass';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { compassTexts, plateFacts, ringFacts, yearGodsText, type CompassFact } from './compassView.ts';
import styles from './Sheets.module.css';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';

interface DetailsSheetProps {
  readonly reading: CompassReading;
  /** 丙午. */
  readonly yearName: string;
  readonly onClose: () => void;
}

function Facts({ facts }: { readonly facts: readonly CompassFact[] }) {
  return (
    <dl className={styles.Facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <b>{fact.value}</b>
            <small>{fact.detail}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function DetailsSheet({ reading, yearName, onClose }: DetailsSheetProps) {
  const texts = compassTexts(reading);
  return (
    <Sheet isOpen title={`${texts.title} ${texts.degrees}`} onClose={onClose}>
      <div className={styles.Stack}>
        <SectionTitle>三盘</SectionTitle>
        <Facts facts={plateFacts(reading)} />
        <SectionTitle>龙与分金</SectionTitle>
        <Facts facts={ringFacts(reading)} />
        <SectionTitle>{yearName}年此方</SectionTitle>
        <p className={styles.Line}>{yearGodsText(reading.yearGods)}</p>
        <p className={styles.Hint}>
          三盘据《罗经解定》，盘名与分金按手机读数推算；手机磁针误差常在数度，细环只作参考。
          {DISCLAIMER}。
        </p>
      </div>
    </Sheet>
  );
}
