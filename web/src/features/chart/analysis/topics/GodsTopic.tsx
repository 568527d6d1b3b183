/**
 * 十神: where each shows among the stems and where it hides in the branches, with its share.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import { Card } from '../../../../ui/display/Card.tsx';
import { Note } from '../../../../ui/display/Note.tsx';
import { Table } from '../../../../ui/display/Table.tsx';
import { TermButton } from './TermButton.tsx';
import { Text } from '../../../../ui/kit/Kit.tsx';
import { godRows } from './topicView.ts';

interface GodsTopicProps {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  readonly onTerm: (term: string) => void;
}

/** How many, and where. */
function Places({ places }: { readonly places: readonly string[] }) {
  if (places.length === 0) return <Text tone="faint">无</Text>;
  return (
    <>
      {places.length}
      <small>{places.join(' ')}</small>
    </>
  );
}

export function GodsTopic({ chart, analysis, onTerm }: GodsTopicProps) {
  return (
    <Card heading="十神" aside={`日主 ${chart.dayMaster}`}>
      <Table head={['十神', '透干', '藏干', '占比']}>
        {godRows(chart, analysis).map((row) => (
          <tr key={row.god}>
            <th scope="row">
              <TermButton term={row.god} onTerm={onTerm} />
            </th>
            <td>
              <Places places={row.shown} />
            </td>
            <td>
              <Places places={row.hidden} />
            </td>
            <td>{row.power}</td>
          </tr>
        ))}
      </Table>
      <Note align="start">按所写的字计数；占比是本应用的记分，不计日干，合化与位置都算在内。</Note>
    </Card>
  );
}
