/**
 * 宜 and 忌 of a day by the chosen book; every affair opens its reason.
 */
import type { AffairRowResult, AlmanacDay } from '@shangyuan/engine/almanac';
import { affairWhy, dayCaution, wholeDayWhy, type YijiWhy } from '@shangyuan/reading/almanac';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { caretDownIcon } from '../../ui/tables/icons.ts';
import { countShown, isLongName, orderAffairs } from './dayView.ts';
import { ReasonSheet } from '../../ui/frames/ReasonSheet.tsx';
import { Grid, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './YijiCard.module.css';

interface YijiCardProps {
  readonly day: AlmanacDay;
  /** Shows on the month which days suit an affair; offered in the affair's sheet. */
  readonly onMark?: ((affair: { readonly id: string }) => void) | undefined;
}

export function YijiCard({ day, onMark }: YijiCardProps) {
  const [why, setWhy] = useState<YijiWhy | null>(null);
  const [affair, setAffair] = useState<AffairRowResult | null>(null);
  const { yiji } = day;
  const caution = dayCaution(yiji);
  const close = () => {
    setWhy(null);
    setAffair(null);
  };
  const ask = (affair: AffairRowResult) => {
    setAffair(affair);
    setWhy(affairWhy(affair, day));
  };
  return (
    <div className={styles.Yiji}>
      {yiji.verdict === '诸事不宜' ? (
        <button type="button" className={styles.Whole} onClick={() => setWhy(wholeDayWhy(yiji, day))}>
          这一天诸事不宜
          <Small block face="sans" weight="normal">
            {yiji.allBy.map((reason) => reason.name).join('、')}，点按看依据
          </Small>
        </button>
      ) : (
        <>
          <Row key={`宜${day.jdn}`} kind="宜" affairs={yiji.affairsYi} onAsk={ask} />
          <Row key={`忌${day.jdn}`} kind="忌" affairs={yiji.affairsJi} onAsk={ask} />
        </>
      )}
      {caution !== null && <Note align="start">求医一类：{caution}</Note>}
      {why !== null && (
        <ReasonSheet
          title={why.title}
          reason={{ ...why, meanings: [], source: why.sources.join('；') }}
          onClose={close}
        >
          {affair !== null && onMark !== undefined && (
            <Button
              variant="secondary"
              size="small"
              className={styles.Act}
              onClick={() => {
                close();
                onMark(affair);
              }}
            >
              看哪些日子宜{affair.name}
            </Button>
          )}
        </ReasonSheet>
      )}
    </div>
  );
}

interface RowProps {
  readonly kind: '宜' | '忌';
  readonly affairs: readonly AffairRowResult[];
  readonly onAsk: (affair: AffairRowResult) => void;
}

/** Two lines, the last place for 全部; opened, all of them, with 收起 in the same place. */
function Row({ kind, affairs, onAsk }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const ordered = orderAffairs(affairs);
  const shown = countShown(ordered);
  const item = (affair: AffairRowResult) => (
    <li key={affair.id} data-long={isLongName(affair.name)}>
      <button type="button" aria-label={`${kind}${affair.name}，看依据`} onClick={() => onAsk(affair)}>
        {affair.name}
      </button>
    </li>
  );
  return (
    <Grid columns="1.5rem minmax(0, 1fr)" gap={3} align="start" className={styles.Row}>
      <Grid as="b" centred face="serif" size="sub" data-kind={kind}>
        <abbr>{kind}</abbr>
      </Grid>
      <Grid as="ul" columns="repeat(var(--halves, 10), minmax(0, 1fr))">
        {affairs.length === 0 && (
          <Text as="li" tone="plain" nowrap className={styles.None}>
            无
          </Text>
        )}
        {ordered.slice(0, shown).map(item)}
        {shown < ordered.length && (
          <li className={styles.More}>
            <Text
              as="button"
              tone="plain"
              nowrap
              aria-expanded={isOpen}
              aria-label={isOpen ? `收起${kind}` : `全部 ${ordered.length} 项${kind}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? '收起' : `全部 ${ordered.length}`}
              <Icon of={caretDownIcon} size={0.75} />
            </Text>
          </li>
        )}
        {isOpen && ordered.slice(shown).map(item)}
      </Grid>
    </Grid>
  );
}
