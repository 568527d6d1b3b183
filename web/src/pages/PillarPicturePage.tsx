import { useMemo, useState } from 'react';
import { ArcLegend, ArcList } from '../features/chart/ArcBoard.tsx';
import { ARC_FAMILIES, arcsOf, tilesOf, type ArcFamily } from '../features/chart/arcView.ts';
import { buildChartView } from '../features/chart/chartView.ts';
import { natalColumns } from '../features/chart/gridView.ts';
import { PillarArcs } from '../features/pillarArcs/PillarArcs.tsx';
import { useQueryTexts } from '../lib/page/navigation.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { Card } from '../ui/display/Card.tsx';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';

/** 四柱图: relations between the natal pillars, as a picture and as a list. */
export default function PillarPicturePage() {
  return <ChartFrame title="四柱图">{(source) => <Content source={source} />}</ChartFrame>;
}

function Content({ source }: { readonly source: ChartSource }) {
  const query = useQueryTexts();
  const view = useMemo(() => buildChartView(source.chart), [source.chart]);
  const [families, setFamilies] = useState<ReadonlySet<ArcFamily>>(
    new Set<ArcFamily>(ARC_FAMILIES.slice(0, 4)),
  );
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const columns = natalColumns(view.chart, []).filter((column) => column.facts !== null);
  const select = ({ id }: { id: string }) => setSelectedId(id === selectedId ? null : id);
  const relations = view.relations.filter((relation) => relation.kind !== '绝');
  return (
    <PageBody>
      <ArcLegend families={families} onChange={setFamilies} />
      <PillarArcs
        tiles={tilesOf(columns)}
        arcs={arcsOf(relations, columns, families)}
        selectedId={selectedId}
        onSelect={select}
      />
      <Card isPadded={false}>
        <ArcList relations={relations} families={families} selectedId={selectedId} onSelect={select} />
      </Card>
      <Card isPadded={false}>
        <Rows>
          <LinkRow page="pillarPicture2" query={query} label="加上大运与流年" />
        </Rows>
      </Card>
    </PageBody>
  );
}
