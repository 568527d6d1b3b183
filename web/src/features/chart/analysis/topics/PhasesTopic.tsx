/**
 * 五行: shares as bars, each with its reason; then points, counts and the state of each in the month.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { Card, SectionTitle } from '../../../../ui/display/Card.tsx';
import { Note } from '../../../../ui/display/Note.tsx';
import { Table } from '../../../../ui/display/Table.tsx';
import { WuxingBars } from '../WuxingBars.tsx';
import { TermButton } from './TermButton.tsx';
import { phaseRows } from './topicView.ts';

interface PhasesTopicProps {
  readonly analysis: Analysis;
  readonly onTerm: (term: string) => void;
}

export function PhasesTopic({ analysis, onTerm }: PhasesTopicProps) {
  const { strength, pillars } = analysis;
  return (
    <>
      <Card heading="五行" aside="占比为本应用的记分">
        <WuxingBars analysis={analysis} />
      </Card>
      <Card>
        <SectionTitle aside={<TermButton term="旺相休囚死" onTerm={onTerm} />}>
          {pillars.month.branch}月里的五行
        </SectionTitle>
        <Table head={['五行', '记分', '占比', '明见', '连藏干', '月令']}>
          {phaseRows(analysis).map((row) => (
            <tr key={row.wuxing}>
              <th scope="row" data-wuxing={row.wuxing}>
                {row.wuxing}
              </th>
              <td>{row.val}</td>
              <td>{row.percentage}</td>
              <td>{row.count}</td>
              <td>{row.withHidden}</td>
              <td>{row.state}</td>
            </tr>
          ))}
        </Table>
        <Note align="start">
          明见是天干与地支的字数，连藏干把每个藏干都算一个。
          {strength.missing.length > 0 && `四柱与藏干皆不见：${strength.missing.join('、')}。`}
        </Note>
      </Card>
    </>
  );
}
