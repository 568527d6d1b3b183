import { PageLink } from '../../ui/shell/PageLink.tsx';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Grid, Stack, Text } from '../../ui/kit/Kit.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import styles from './ExampleCards.module.css';

/** The examples of lib/cases/examples.ts as they are announced: a test holds the pillars to the births. */
export const EXAMPLE_CARDS = [
  {
    id: '1',
    lead: '例一',
    title: '夏生的金',
    text: '火旺身弱，为何取金',
    pillars: ['庚午', '壬午', '辛亥', '乙未'],
  },
  {
    id: '2',
    lead: '例二',
    title: '秋生的火',
    text: '财多身弱，哪十年顺',
    pillars: ['戊辰', '庚申', '丙申', '癸巳'],
  },
  {
    id: '3',
    lead: '例三，古例',
    title: '书里的金',
    text: '伤官太旺，先看什么',
    pillars: ['壬戌', '壬子', '庚辰', '己卯'],
  },
] as const;

/** Three charts that open in full without an account. */
export function ExampleCards() {
  return (
    <Stack as="section" gap={3} aria-label="例盘">
      <SectionTitle
        aside={
          <PageLink page="hepanItem" query={{ example: '1' }} className={styles.Pair}>
            两张合看
            <Icon of={caretRightIcon} size={0.75} />
          </PageLink>
        }
      >
        先看三张例盘
      </SectionTitle>
      {EXAMPLE_CARDS.map(({ id, lead, title, text, pillars }) => (
        <Card key={id} isPadded={false}>
          <PageLink page="chart" query={{ example: id }} className={styles.Example}>
            <Grid as="span" columns="repeat(4, 1fr)" className={styles.Pillars}>
              {pillars.map((pillar, index) => (
                <span key={index} data-day={index === 2}>
                  <GanzhiText>{pillar}</GanzhiText>
                </span>
              ))}
            </Grid>
            <span className={styles.Words}>
              <Text size="cell" tone="soft" block>
                {lead}
              </Text>
              <Text as="b" face="serif" size="h2" weight="bold" block>
                {title}
              </Text>
              <Text size="sub" tone="soft" block>
                {text}
              </Text>
            </span>
            <Icon of={caretRightIcon} size={1} />
          </PageLink>
        </Card>
      ))}
    </Stack>
  );
}
