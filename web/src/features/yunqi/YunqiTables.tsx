import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import type { QiRow, YunRow } from './yunqiView.ts';
import styles from './YunqiTables.module.css';

/** The six steps with their hosts, guests and what becomes of the two. */
export function QiTable({ rows }: { readonly rows: readonly QiRow[] }) {
  return (
    <table className={styles.Table}>
      <thead>
        <tr>
          <th scope="col">步</th>
          <th scope="col">主气</th>
          <th scope="col">客气</th>
          <th scope="col">加临</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number} data-current={row.isCurrent}>
            <th scope="row">
              {row.name}
              <small>{row.span}</small>
            </th>
            <td data-wuxing={row.hostWuxing}>{row.host}</td>
            <td data-wuxing={row.guestWuxing}>{row.guest}</td>
            <td>{row.relation}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The five steps of 运. */
export function YunTable({ rows }: { readonly rows: readonly YunRow[] }) {
  return (
    <table className={styles.Table}>
      <thead>
        <tr>
          <th scope="col">运</th>
          <th scope="col">起</th>
          <th scope="col">主运</th>
          <th scope="col">客运</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number} data-current={row.isCurrent}>
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
      </tbody>
    </table>
  );
}
