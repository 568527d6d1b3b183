import { useMinute } from '../../lib/time/clock.ts';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { luckRelations, type ChartView } from './chartView.ts';
import { RelationList } from './RelationList.tsx';
import { TransitPicker, useTransit } from './TransitPicker.tsx';
import styles from './TransitRelations.module.css';

/** Relations of a chosen decade and year to the natal pillars. */
export function TransitRelations({ view }: { readonly view: ChartView }) {
  const { choice, luck, setChoice } = useTransit(view, useMinute());
  return (
    <section className={styles.Card}>
      <div className={styles.Part}>
        <SectionTitle aside={luck.map((item) => item.ganzhi.name).join(' ')}>岁运带来的关系</SectionTitle>
      </div>
      <TransitPicker view={view} choice={choice} onChange={setChoice} />
      <div className={styles.Part}>
        <RelationList chart={view.chart} relations={luckRelations(view, luck)} />
      </div>
    </section>
  );
}
