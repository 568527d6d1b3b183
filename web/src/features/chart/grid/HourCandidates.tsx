/**
 * The thirteen hours (子 twice) a birth without an hour can have had, side by side: to find the hour back from a life already lived.
 */
import { hourReadingsOf } from '@shangyuan/engine/analysis';
import type { Chart } from '@shangyuan/engine/chart';
import { useMemo } from 'react';
import { useEngine } from '../../../lib/engine/engineOf.ts';
import { chartQueryOf } from '../../../lib/cases/useChartSource.ts';
import { useQueryTexts } from '../../../lib/page/navigation.ts';
import { DoorLink } from '../../../ui/controls/WhyButton.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { Table } from '../../../ui/display/Table.tsx';
import { changedPillars } from './hourCandidatesView.ts';

export function HourCandidates({ chart }: { readonly chart: Chart }) {
  const loaded = useEngine(chart.time.civil.year, chart.birth.zone);
  const engine = loaded.state === 'ready' ? loaded.value : null;
  const rows = useMemo(
    () => (engine === null ? [] : hourReadingsOf(chart.birth, chart.rules, undefined, engine)),
    [engine, chart],
  );
  const changes = changedPillars(rows.map((row) => row.chart));
  return (
    <Card heading="十二时辰对照" aside="时辰不详">
      <Table label="十二时辰对照" head={['时辰', '时柱', '时干', '强弱', '格局', '用神']}>
        {rows.map(({ branch, isLateZi, chart: candidate, analysis }, index) => (
          <tr key={branch + String(isLateZi)}>
            <th scope="row">
              {isLateZi ? '晚子' : branch}
              {changes[index] !== '' && <small> {changes[index]}</small>}
            </th>
            <td>
              <GanzhiText>{candidate.pillars.hour?.name ?? ''}</GanzhiText>
            </td>
            <td>{candidate.facts.hour?.stemGod}</td>
            <td>{analysis.strength.class}</td>
            <td>{analysis.pattern.name}</td>
            <td>
              <GanzhiText>{analysis.yongshen.yong}</GanzhiText>
            </td>
          </tr>
        ))}
      </Table>
      <Note align="start">命宫、身宫、小运、称骨与时柱的神煞都要有时辰才能推；强弱与格局只作参考。</Note>
      <DoorLink page="past" query={{ ...chartQueryOf(useQueryTexts()), by: 'hours' }}>
        用往事来比
      </DoorLink>
    </Card>
  );
}
