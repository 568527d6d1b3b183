import { WUXING, type ByWuxing } from '@shangyuan/engine/ganzhi';
import type { Role } from '@shangyuan/engine/analysis';
import styles from './WuxingBars.module.css';

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
    <table className={styles.Bars}>
      <thead>
        <tr>
          <th scope="col">五行</th>
          <th scope="col">占比</th>
          <th scope="col">个数</th>
          <th scope="col">月令</th>
          <th scope="col">取用</th>
        </tr>
      </thead>
      <tbody>
        {WUXING.map((wuxing) => (
          <tr key={wuxing} data-wuxing={wuxing}>
            <th scope="row">{wuxing}</th>
            <td>
              <span className={styles.Track}>
                <i style={{ '--share': `${percent[wuxing]}%` }} />
              </span>
              <span className={styles.Percent}>{percent[wuxing].toFixed(1)}%</span>
            </td>
            <td>{counts[wuxing]}</td>
            <td>{states[wuxing]}</td>
            <td>{roles[wuxing]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
