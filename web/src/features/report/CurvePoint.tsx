import { loadLuckPoint, type CurvePointRef, type ReportFacts } from '@shangyuan/reading/report';
import { useState } from 'react';
import { useResource } from '../../lib/page/resource.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SepLine } from '../../ui/display/Card.tsx';
import { ReasonSheet } from '../../ui/frames/ReasonSheet.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';
import { readingKey } from './reportView.ts';

interface CurvePointProps {
  readonly facts: ReportFacts;
  readonly point: CurvePointRef;
}

/** The chosen year or decade; its reasons open in the sheet. */
export function CurvePoint({ facts, point }: CurvePointProps) {
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useResource({
    queryKey: ['luckPoint', facts.chartKey, readingKey(facts), point],
    queryFn: () => loadLuckPoint({ facts }, point),
  });
  if (loaded.state === 'loading') return <Skeleton rows={2} />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>没有加载成功，请重试</ErrorState>;
  if (loaded.value === null) return null;
  const { title, band, facts: marks, meanings } = loaded.value;
  return (
    <Text
      as="div"
      round="card"
      size="body"
      leading="airy"
      ground="card"
      className={styles.Point}
      aria-live="polite"
    >
      <Inline as="p" wrap gap={2} align="center" face="serif" size="h2" className={styles.Title}>
        <b>{title}</b>
        <Text padX={2} size="sub" tone="accent" data-band={band}>
          {band}
        </Text>
        <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          为什么
        </Button>
      </Inline>
      <Text as="p" size="sub" tone="soft">
        <SepLine facts={marks} />
      </Text>
      <p>{meanings[0]?.text ?? ''}</p>
      {isOpen && <ReasonSheet title={title} reason={loaded.value} onClose={() => setIsOpen(false)} />}
    </Text>
  );
}
