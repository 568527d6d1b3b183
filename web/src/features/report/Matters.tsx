import { loadKeyPoints, SECTION_TITLES, type ReportFrame, type SectionId } from '@shangyuan/reading/report';
import type { ReportDepth } from '../../lib/device/settings.ts';
import { useResource } from '../../lib/page/resource.ts';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Chips } from './Chips.tsx';
import { depthName } from './depths.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';
import { matterView, readingKey, type ChipView } from './reportView.ts';

interface MattersProps {
  readonly frame: ReportFrame;
  readonly depth: ReportDepth;
  readonly openIds: readonly SectionId[];
  readonly openChip: ChipView | null;
  readonly onAsk: (question: { readonly chip: ChipView }) => void;
  readonly onChoose: (choice: { readonly id: SectionId }) => void;
}

/** 三件要事: what shapes the chart most, each leading to its section. */
export function Matters({ frame, depth, openIds, openChip, onAsk, onChoose }: MattersProps) {
  const loaded = useResource({
    queryKey: ['keyPoints', frame.facts.chartKey, readingKey(frame.facts)],
    queryFn: () => loadKeyPoints(frame),
  });
  if (loaded.state === 'loading') return <Skeleton rows={3} />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>三件要事没有加载成功</ErrorState>;
  if (loaded.value.length === 0) return null;
  return (
    <Grid as="section" gap={2} padY={4} padX={4} className={styles.Matters}>
      <SectionTitle>三件要事</SectionTitle>
      <ol>
        {loaded.value.map((matter) => {
          const { title, text, leadsTo, chip } = matterView(matter, depthName(depth));
          return (
            <li key={matter.statement.key}>
              <Text as="h3" face="serif" size="h2" weight="bold">
                {title}
              </Text>
              {text !== '' && (
                <Text as="p" size="body" leading="airy">
                  {text}
                </Text>
              )}
              <Inline wrap gap={3} align="center" justify="between" className={styles.Foot}>
                <Chips chips={chip === null ? [] : [chip]} openChip={openChip} onAsk={onAsk} />
                {openIds.includes(leadsTo) && (
                  <button type="button" onClick={() => onChoose({ id: leadsTo })}>
                    见「{SECTION_TITLES[leadsTo]}」
                  </button>
                )}
              </Inline>
            </li>
          );
        })}
      </ol>
    </Grid>
  );
}
