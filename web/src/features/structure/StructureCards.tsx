/**
 * The structure of a chart beside its wheel: the ten gods by weight, and how the phases feed one another. Each opens
 * its reason.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { godLines, godPresence, type Presence } from '@shangyuan/reading/analysis';
import { Card } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { WhyButton } from '../../ui/controls/WhyButton.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { Grid, List, Text } from '../../ui/kit/Kit.tsx';
import styles from './StructureCards.module.css';

interface StructureCardsProps {
  readonly analysis: Analysis;
  readonly onAsk: (presence: Presence) => void;
}

const LEVELS = [1, 2, 3, 4];

export function StructureCards({ analysis, onAsk }: StructureCardsProps) {
  const { flow } = analysis.structure;
  const explainFlow = () =>
    onAsk({
      title: '五行流转',
      meaning: '五行依次相生，像一口气往下传；传得远，各样东西就接得上。',
      steps: [
        `从最旺的${flow.chain[0]}起，依次相生：${flow.chain.join('、')}。`,
        flow.blockedAt === null
          ? '一路生下去，没有断。'
          : `走到${flow.to}为止：下一行${flow.blockedAt}太弱，接不住。`,
      ],
      source: flow.source,
    });
  return (
    <>
      <Card heading="十神" aside="由重到轻">
        <List ruled className={styles.Gods}>
          {godLines(analysis).map(({ god, word, level }) => (
            <li key={god}>
              <Grid
                as="button"
                tall="touch"
                columns="2.75em auto minmax(0, 1fr) auto"
                gap={3}
                align="center"
                wide
                size="sub"
                onClick={() => onAsk(godPresence(analysis, god))}
              >
                <Text as="b" nowrap face="serif" size="body">
                  {god}
                </Text>
                <span className={styles.Level} aria-hidden>
                  {LEVELS.map((each) => (
                    <i key={each} data-on={each <= level} />
                  ))}
                </span>
                <Text tone="soft">{word}</Text>
                <Icon of={caretRightIcon} size={0.75} />
              </Grid>
            </li>
          ))}
        </List>
      </Card>
      <Card heading="流转" aside={<WhyButton onClick={explainFlow}>怎么看</WhyButton>}>
        <Text as="p" top={2} size="sub">
          {flow.chain.map((wuxing, i) => (
            <span key={wuxing}>
              {i > 0 && ' → '}
              <GanzhiText>{wuxing}</GanzhiText>
            </span>
          ))}
          {flow.blockedAt === null ? '，五行周流' : `，到${flow.to}为止，${flow.blockedAt}弱，接不住`}
        </Text>
        <Note align="start">占比与轻重是本应用的记分，古籍没有给出数字。</Note>
      </Card>
    </>
  );
}
