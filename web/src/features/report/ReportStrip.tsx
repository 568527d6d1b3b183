import type { PillarKey, PillarsChart } from '@shangyuan/engine/chart';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { Sep } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretDownIcon } from '../../ui/tables/icons.ts';
import { Inline, Text, VisuallyHidden } from '../../ui/kit/Kit.tsx';
import styles from './ReportStrip.module.css';

const KEYS = ['year', 'month', 'day', 'hour'] as const satisfies readonly PillarKey[];
const NAMES = { year: '年柱', month: '月柱', day: '日柱', hour: '时柱' } as const;

interface ReportStripProps {
  readonly record: CaseRecord;
  readonly chart: PillarsChart;
  /** Pillars of the last reason that was opened. */
  readonly lit: readonly PillarKey[];
  /** What the button at its end does. */
  readonly action: string;
  /** The content of a link is beside the text on a wide page. */
  readonly isBeside?: boolean;
  readonly onAction: () => void;
}

/** Whose report it is, always in sight; the pillars of a sentence are highlighted. */
export function ReportStrip({ record, chart, lit, action, isBeside = false, onAction }: ReportStripProps) {
  return (
    <Inline wrap gap={3} align="center" padX={4} size="sub" tone="soft" className={styles.Strip} data-strip>
      <span className={styles.Who}>
        <span className={styles.Name}>{caseName(record)}</span>
        <Sep />
        {chart.sex}
      </span>
      <Inline as="span" gap={1} align="center" nowrap className={styles.Pillars}>
        {KEYS.map((key) => {
          const pillar = chart.pillars[key];
          return (
            <span key={key} data-lit={lit.includes(key)} title={NAMES[key]}>
              {pillar === null ? <small>时辰不详</small> : <GanzhiText>{pillar.name}</GanzhiText>}
              {lit.includes(key) && <VisuallyHidden>（{NAMES[key]}，所据）</VisuallyHidden>}
            </span>
          );
        })}
      </Inline>
      <Text
        as="button"
        tall="touch"
        pushed
        tone="accent"
        className={styles.Contents}
        data-beside={isBeside}
        onClick={onAction}
      >
        {action}
        <Icon of={caretDownIcon} size={0.875} />
      </Text>
    </Inline>
  );
}
