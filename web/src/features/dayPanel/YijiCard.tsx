/**
 * 宜 and 忌 of a day by the chosen book; every affair can be asked why.
 */
import type { AffairRowResult, AlmanacDay } from '@shangyuan/engine/almanac';
import { affairWhy, dayCaution, wholeDayWhy, type YijiWhy } from '@shangyuan/reading/almanac';
import { useState } from 'react';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import styles from './YijiCard.module.css';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';

interface YijiCardProps {
  readonly day: AlmanacDay;
  /** How many affairs to show before 全部; all when it is not given. */
  readonly limit?: number;
}

export function YijiCard({ day, limit = Infinity }: YijiCardProps) {
  const [why, setWhy] = useState<YijiWhy | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { yiji } = day;
  const caution = dayCaution(yiji);
  const shown = isOpen ? Infinity : limit;
  const hasMore = yiji.affairsYi.length > shown || yiji.affairsJi.length > shown;
  return (
    <div className={styles.Yiji}>
      {yiji.verdict === '诸事不宜' ? (
        <button type="button" className={styles.Whole} onClick={() => setWhy(wholeDayWhy(yiji, day))}>
          这一天诸事不宜
          <small>{yiji.allBy.map((reason) => reason.name).join('、')}，点按看依据</small>
        </button>
      ) : (
        <>
          <Row kind="宜" day={day} affairs={yiji.affairsYi.slice(0, shown)} onWhy={setWhy} />
          <Row kind="忌" day={day} affairs={yiji.affairsJi.slice(0, shown)} onWhy={setWhy} />
        </>
      )}
      {caution !== null && <Note align="start">求医一类：{caution}</Note>}
      {hasMore && (
        <button type="button" className={styles.More} onClick={() => setOpen(true)}>
          全部 宜 {yiji.affairsYi.length} 忌 {yiji.affairsJi.length}
        </button>
      )}
      <Sheet isOpen={why !== null} title={why?.title ?? ''} onClose={() => setWhy(null)}>
        <ul className={styles.Steps}>
          {why?.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {why !== null && why.caution !== null && <Note align="start">{why.caution}</Note>}
        <Note align="start">{why?.sources.join('；')}</Note>
        <Disclaimer align="start" />
      </Sheet>
    </div>
  );
}

interface RowProps {
  readonly kind: '宜' | '忌';
  readonly day: AlmanacDay;
  readonly affairs: readonly AffairRowResult[];
  readonly onWhy: (why: YijiWhy) => void;
}

function Row({ kind, day, affairs, onWhy }: RowProps) {
  return (
    <div className={styles.Row}>
      <b data-kind={kind}>{kind}</b>
      <ul>
        {affairs.length === 0 && <li className={styles.None}>无</li>}
        {affairs.map((affair) => (
          <li key={affair.id}>
            <button
              type="button"
              aria-label={`${kind}${affair.name}，看依据`}
              onClick={() => onWhy(affairWhy(affair, day))}
            >
              {affair.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
