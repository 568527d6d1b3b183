/**
 * 日时 and 称骨: what the day and the hour of birth say together, and the folk weight with its four parts. Their words are loaded
 * when the tab is open.
 */
import type { PillarsChart } from '@shangyuan/engine/chart';
import { useModule } from '../../../lib/page/useModule.ts';
import { Card, SectionTitle } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/States.tsx';
import { Text } from '../../../ui/kit/Kit.tsx';
import styles from './WhySheet.module.css';
import { hasLuck, type ChartView, type NatalView } from '../chartView.ts';

interface BirthTextsProps {
  readonly view: ChartView | NatalView;
  /** Flag is_show_gu_zhong. */
  readonly showBoneWeight: boolean;
}

const loadTexts = async () => {
  const [{ boneReadingOf }, { dayHourReadingOf }] = await Promise.all([
    import('@shangyuan/reading/boneWeight'),
    import('@shangyuan/reading/dayHour'),
  ]);
  return { boneReadingOf, dayHourReadingOf };
};

/** Nothing without an hour: both need it. */
export function BirthTexts({ view, showBoneWeight }: BirthTextsProps) {
  const loaded = useModule(loadTexts);
  if (view.chart.pillars.hour === null) return null;
  if (loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>没有加载成功，请重试</ErrorState>;
  const { boneReadingOf, dayHourReadingOf } = loaded.value;
  const bone = showBoneWeight && hasLuck(view) ? boneReadingOf(view.chart) : null;
  return (
    <>
      <DayHour chart={view.chart} dayHourReadingOf={dayHourReadingOf} />
      {bone !== null && (
        <Card>
          <SectionTitle aside={bone.band}>称骨 {bone.total}</SectionTitle>
          <Text as="p" top={2} leading="airy" className={styles.Line}>
            {bone.statement.plain}
          </Text>
          <Text as="div" top={3}>
            <Facts
              items={bone.rows.map(({ place, of, weight }) => ({ label: `${place} ${of}`, value: weight }))}
            />
          </Text>
          {bone.basis !== null && (
            <Text as="p" top={2} leading="airy" className={styles.Line}>
              {bone.basis}
            </Text>
          )}
          <Text as="p" top={2} leading="airy" className={styles.Line} data-small>
            {bone.label}
          </Text>
        </Card>
      )}
    </>
  );
}

interface DayHourProps {
  readonly chart: PillarsChart;
  readonly dayHourReadingOf: Awaited<ReturnType<typeof loadTexts>>['dayHourReadingOf'];
}

function DayHour({ chart, dayHourReadingOf }: DayHourProps) {
  const { day, hour } = chart.pillars;
  return (
    <Card>
      <SectionTitle aside="日时断">
        {day.name}日{hour?.name}时
      </SectionTitle>
      <Text as="p" top={2} leading="airy" className={styles.Line}>
        {dayHourReadingOf(chart.pillars)
          .map(({ plain }) => plain)
          .join('')}
      </Text>
    </Card>
  );
}
