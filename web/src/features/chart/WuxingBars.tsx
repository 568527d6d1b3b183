import { WUXING, type ByWuxing } from '@shangyuan/engine/ganzhi';
import type { Role } from '@shangyuan/engine/analysis';
import styles from './WuxingBars.module.css';
import { Table } from '../../ui/display/Table.tsx';

interface WuxingBarsProps {
  readonly percent: ByWuxing<number>;
  /** Characters of each among stems and branches. */
  readonly counts: ByWuxing<number>;
  readonly roles: ByWuxing<Role>;
  /** 旺相休囚死 by the month. */
  readonly states: ByWuxing<string>;
}

/** Shares of the five phases as bars, each with its count, state and role in words. */
export function WuxingBars({ percent, counts, roles, states }: WuxingBarsProps) {
  return (
    <Table head={['五行', '占比', '个数', '月令', '取用']}>
      {WUXING.map((wuxing) => (
        <tr key={wuxing}>
          <th scope="row" data-wuxing={wuxing}>
            {wuxing}
          </th>
          <td className={styles.Share}>
            <span className={styles.Track}>
              <i data-wuxing={wuxing} style={{ '--share': `${percent[wuxing]}%` }} />
            </span>
            <span className={styles.Percent}>{percent[wuxing].toFixed(1)}%</span>
          </td>
          <td>{counts[wuxing]}</td>
          <td>{states[wuxing]}</td>
          <td>{roles[wuxing]}</td>
        </tr>
      ))}
    </Table>
  );
}
