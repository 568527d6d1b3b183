import type { PillarsChart } from '@shangyuan/engine/chart';
import { useEffect, useRef } from 'react';
import { useModule } from '../../../lib/page/useModule.ts';
import { Sheet } from '../../../ui/controls/Sheet.tsx';
import { Card, SectionTitle } from '../../../ui/display/Card.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { WhyParts } from '../../../ui/display/WhyParts.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/States.tsx';
import type { CellQuestion } from './cellQuestion.ts';
import { xIcon } from '../../../ui/tables/icons.ts';
import { Grid } from '../../../ui/kit/Kit.tsx';
import styles from './WhySheet.module.css';

interface WhySheetProps {
  readonly chart: PillarsChart;
  /** Null keeps the sheet closed. */
  readonly question: CellQuestion | null;
  readonly onClose: () => void;
}

const loadWhy = () => import('./whyView.ts');

/** Why something of a chart says what it says. */
export function WhySheet({ chart, question, onClose }: WhySheetProps) {
  if (question === null) return null;
  return (
    <Sheet isOpen title={question.title} onClose={onClose}>
      <Why chart={chart} question={question} />
    </Sheet>
  );
}

/** The same beside the chart: a card at the head of the reading, closed by its button or Esc. */
export function WhyCard({ chart, question, onClose }: WhySheetProps & { readonly question: CellQuestion }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [question]);
  return (
    <div ref={card} className={styles.Why}>
      <Card aria-live="polite">
        <SectionTitle
          aside={
            <Grid
              as="button"
              centred
              tone="soft"
              type="button"
              className={styles.Close}
              aria-label="关闭"
              onClick={onClose}
            >
              <Icon of={xIcon} size={1.125} />
            </Grid>
          }
        >
          {question.title}
        </SectionTitle>
        <Why chart={chart} question={question} />
      </Card>
    </div>
  );
}

interface WhyProps {
  readonly chart: PillarsChart;
  readonly question: CellQuestion;
}

function Why({ chart, question }: WhyProps) {
  const loaded = useModule(loadWhy);
  if (loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>没有加载成功，请重试</ErrorState>;
  return <WhyParts {...loaded.value.whyOf(chart, question)} />;
}
