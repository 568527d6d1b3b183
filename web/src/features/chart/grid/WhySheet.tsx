import type { PillarsChart } from '@shangyuan/engine/chart';
import { useEffect, useRef } from 'react';
import { useModule, type Loaded } from '../../../lib/page/useModule.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { ReasonSheet, ReasonView, type Reason } from '../../../ui/frames/ReasonSheet.tsx';
import type { CellQuestion } from './cellQuestion.ts';
import { xIcon } from '../../../ui/tables/icons.ts';
import styles from './WhySheet.module.css';
import { Text } from '../../../ui/kit/Kit.tsx';

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
  return <OpenSheet chart={chart} question={question} onClose={onClose} />;
}

interface OpenProps extends WhySheetProps {
  readonly question: CellQuestion;
}

function OpenSheet({ chart, question, onClose }: OpenProps) {
  return <ReasonSheet title={question.title} reason={useWhy(chart, question)} onClose={onClose} />;
}

/** Why it is so, once the explanations are loaded. */
function useWhy(chart: PillarsChart, question: CellQuestion): Loaded<Reason> {
  const loaded = useModule(loadWhy);
  return loaded.state === 'ready' ? { ...loaded, value: loaded.value.whyOf(chart, question) } : loaded;
}

/** The same beside the chart: a card at the head of the reading, closed by its button or Esc. */
export function WhyCard({ chart, question, onClose }: OpenProps) {
  const reason = useWhy(chart, question);
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
    <Text as="div" ref={card} padX={4} padTop={4}>
      <Card
        aria-live="polite"
        heading={question.title}
        aside={
          <IconButton icon={xIcon} size={1.125} className={styles.Close} label="关闭" onClick={onClose} />
        }
      >
        <ReasonView reason={reason} />
      </Card>
    </Text>
  );
}
