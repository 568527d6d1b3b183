/**
 * 神煞: pillar by pillar, each with its kind and its rule; a tap shows the meaning and the source.
 */
import { useModule } from '../../../../lib/page/useModule.ts';
import { Card } from '../../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../../ui/display/GanzhiText.tsx';
import { Note } from '../../../../ui/display/Note.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states/States.tsx';
import type { NatalView } from '../../chartView.ts';
import type { TitledReason } from '../../../../ui/frames/ReasonSheet.tsx';
import { Grid, Inline, List, Text } from '../../../../ui/kit/Kit.tsx';
import styles from './Topics.module.css';

interface SpiritsTopicProps {
  readonly view: NatalView;
  readonly onExplain: (explanation: TitledReason) => void;
}

const loadSpirits = () => import('./spiritView.ts');

export function SpiritsTopic({ view, onExplain }: SpiritsTopicProps) {
  const loaded = useModule(loadSpirits);
  if (loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>没有加载成功，请重试</ErrorState>;
  return (
    <>
      {loaded.value.spiritGroups(view).map(({ pillar, title, ganzhi, spirits }) => (
        <Card key={pillar} heading={title} aside={<GanzhiText>{ganzhi}</GanzhiText>}>
          {spirits.length === 0 ? (
            <Note align="start">这一柱没有神煞。</Note>
          ) : (
            <List ruled className={styles.Spirits}>
              {spirits.map((spirit) => (
                <li key={spirit.key}>
                  <Grid
                    as="button"
                    wide
                    padY={2}
                    textAlign="start"
                    tone="soft"
                    onClick={() => onExplain(spirit.explanation)}
                  >
                    <Inline as="b" align="baseline" gap={2} face="serif" tone="plain">
                      {spirit.name}
                      <Text
                        as="i"
                        face="sans"
                        weight="normal"
                        size="cell"
                        tone="faint"
                        data-kind={spirit.kind}
                      >
                        {spirit.kind}
                      </Text>
                    </Inline>
                    <span>{spirit.rule}</span>
                  </Grid>
                </li>
              ))}
            </List>
          )}
        </Card>
      ))}
      <Note>吉、凶、中是书上给神煞的分类，只是名目，不断一生。</Note>
    </>
  );
}
