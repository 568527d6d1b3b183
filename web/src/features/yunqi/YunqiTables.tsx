import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Table } from '../../ui/display/Table.tsx';
import type { QiRow, YunRow } from './yunqiView.ts';

/** The six steps with their hosts, guests and what becomes of the two. */
export function QiTable({ rows }: { readonly rows: readonly QiRow[] }) {
  return (
    <Table head={['步', '主气', '客气', '加临']}>
      {rows.map((row) => (
        <tr key={row.number} data-marked={row.isCurrent}>
          <th scope="row">
            {row.name}
            <small>{row.span}</small>
          </th>
          <td data-wuxing={row.hostWuxing}>{row.host}</td>
          <td data-wuxing={row.guestWuxing}>{row.guest}</td>
          <td>{row.relation}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The five steps of 运. */
export function YunTable({ rows }: { readonly rows: readonly YunRow[] }) {
  return (
    <Table head={['运', '起', '主运', '客运']}>
      {rows.map((row) => (
        <tr key={row.number} data-marked={row.isCurrent}>
          <th scope="row">{row.name}</th>
          <td>{row.start}</td>
          <td>
            <GanzhiText>{row.zhuyun}</GanzhiText>
          </td>
          <td>
            <GanzhiText>{row.keyun}</GanzhiText>
          </td>
        </tr>
      ))}
    </Table>
  );
}
