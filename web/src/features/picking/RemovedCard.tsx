import type { PickRejected } from '@shangyuan/engine/almanac';
import { filterName, rejectionText } from '@shangyuan/reading/picking';
import { useState } from 'react';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { WhyButton } from '../../ui/controls/WhyButton.tsx';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { countRemoved } from './pickView.ts';
import { Grid, List, Text } from '../../ui/kit/Kit.tsx';
import styles from './Picking.module.css';

/** The days that were removed, counted by reason; day by day behind 逐日看. */
export function RemovedCard({ rejected }: { readonly rejected: readonly PickRejected[] }) {
  const [isOpen, setOpen] = useState(false);
  const counts = countRemoved(rejected);
  const most = counts[0]?.count ?? 1;
  return (
    <Card>
      <SectionTitle aside={<WhyButton onClick={() => setOpen(true)}>逐日看</WhyButton>}>
        排除了 {rejected.length} 天
      </SectionTitle>
      <List size="sub" className={styles.Counts}>
        {counts.map(({ code, count }) => (
          <Grid as="li" columns="minmax(0, 9em) 1fr 4em" gap={3} align="center" key={code}>
            <span>{filterName(code)}</span>
            <i aria-hidden>
              <i style={{ width: `${(count / most) * 100}%` }} />
            </i>
            <Text textAlign="end">{count} 天</Text>
          </Grid>
        ))}
      </List>
      <Sheet isOpen={isOpen} title={`排除了 ${rejected.length} 天`} onClose={() => setOpen(false)}>
        <List size="sub" className={styles.Days}>
          {rejected.map((day) => (
            <li key={day.jdn}>
              <b>
                {day.civil.month}月{day.civil.day}日
              </b>
              {rejectionText(day)}
            </li>
          ))}
        </List>
      </Sheet>
    </Card>
  );
}
