/**
 * Everything a bearing says: the three plates, the finer rings, the gods of the year.
 */
import type { CompassReading } from '@shangyuan/engine/compass';
import type { Ganzhi } from '@shangyuan/engine/ganzhi';
import type { DirectionQuery } from '@shangyuan/reading/direction';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { WhyButton } from '../../ui/controls/WhyButton.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { compassTexts, plateFacts, ringFacts, yearGodFacts, type CompassFact } from './compassView.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Compass.module.css';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';

interface DetailsSheetProps {
  readonly reading: CompassReading;
  /** Pillar of the year. */
  readonly year: Ganzhi;
  readonly onAsk: (subject: DirectionQuery) => void;
  readonly onClose: () => void;
}

interface FactsProps extends Pick<DetailsSheetProps, 'onAsk'> {
  readonly facts: readonly CompassFact[];
}

function Facts({ facts, onAsk }: FactsProps) {
  return (
    <Grid as="dl" gap={2} className={styles.Facts}>
      {facts.map((fact) => (
        <Inline gap={3} align="baseline" justify="between" key={fact.label}>
          <Text as="dt" rigid size="sub" tone="soft">
            {fact.label}
          </Text>
          <Text as="dd" textAlign="end">
            <button type="button" onClick={() => onAsk(fact.subject)}>
              <Text as="b" face="serif" size="h2">
                {fact.value}
              </Text>
              <small>{fact.detail}</small>
              <Icon of={caretRightIcon} size={0.75} />
            </button>
          </Text>
        </Inline>
      ))}
    </Grid>
  );
}

export function DetailsSheet({ reading, year, onAsk, onClose }: DetailsSheetProps) {
  const texts = compassTexts(reading);
  const gods = yearGodFacts(reading, year);
  return (
    <Sheet isOpen title={`${texts.title} ${texts.degrees}`} onClose={onClose}>
      <Grid gap={3}>
        <SectionTitle>三盘</SectionTitle>
        <Facts facts={plateFacts(reading)} onAsk={onAsk} />
        <SectionTitle>龙与分金</SectionTitle>
        <Facts facts={ringFacts(reading)} onAsk={onAsk} />
        <SectionTitle>{year.name}年此方</SectionTitle>
        {gods.length === 0 ? (
          <Text as="p" size="body">
            此山今年没有年神
          </Text>
        ) : (
          <div className={styles.Gods}>
            {gods.map(({ name, subject }) => (
              <WhyButton key={name} onClick={() => onAsk(subject)}>
                {name}
              </WhyButton>
            ))}
          </div>
        )}
        <Text as="p" size="cell" leading="prose" tone="faint">
          三盘据《罗经解定》，盘名与分金按手机读数推算；手机磁针误差常在数度，细环只作参考。
          {DISCLAIMER}。
        </Text>
      </Grid>
    </Sheet>
  );
}
