import { useMinute } from '../../lib/clock.ts';
import { SectionTitle } from '../../ui/Card.tsx';
import { luckRelations, type ChartModel } from './chartModel.ts';
import { RelationList } from './RelationList.tsx';
import { TransitPicker, useTransit } from './TransitPicker.tsx';
import styles from './TransitRelations.module.css';

/** What a chosen decade and year bring to the natal pillars. */
export function TransitRelations({ model }: { readonly model: ChartModel }) {
  const { choice, luck, setChoice } = useTransit(model, useMinute());
  return (
    <section className={styles.Card}>
      <div className={styles.Part}>
        <SectionTitle aside={luck.map((item) => item.ganzhi.name).join(' ')}>岁运带来的关系</SectionTitle>
      </div>
      <TransitPicker model={model} choice={choice} onChange={setChoice} />
      <div className={styles.Part}>
        <RelationList relations={luckRelations(model, luck)} />
      </div>
    </section>
  );
}
