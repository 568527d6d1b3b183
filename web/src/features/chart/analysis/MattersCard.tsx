import type { AnyChart } from '@shangyuan/engine/chart';
import { Card, SectionTitle } from '../../../ui/display/Card.tsx';
import { Grid } from '../../../ui/kit/Kit.tsx';
import { MatterList } from './MatterList.tsx';

interface MattersCardProps {
  readonly chart: AnyChart;
}

/** 三件要事 among the other parts of an analysis. */
export function MattersCard({ chart }: MattersCardProps) {
  return (
    <Grid as="section" gap={2}>
      <SectionTitle>三件要事</SectionTitle>
      <Card>
        <MatterList chart={chart} />
      </Card>
    </Grid>
  );
}
