import { useOnline } from '../../lib/device/online.ts';
import styles from './PageShell.module.css';

/** Thin bar under the header while there is no network. */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.OfflineBar} data-shown={!isOnline}>
      {isOnline ? '' : '当前离线，已显示本机数据'}
    </div>
  );
}
