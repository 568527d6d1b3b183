import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { placeText, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { ruleLine } from '../../lib/words/ruleText.ts';
import { SepLine } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretDownIcon } from '../../ui/tables/icons.ts';
import { birthFacts } from './birthFacts.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './ChartStrip.module.css';

interface ChartStripProps {
  readonly record: CaseRecord;
  readonly chart: Chart | PillarsChart;
  readonly onRules: () => void;
}

/** Who, when and where in one line; the rules in the next, which opens them. */
export function ChartStrip({ record, chart, onRules }: ChartStripProps) {
  const facts = [chart.sex, ...birthFacts(chart), placeText(record)].filter((fact) => fact !== '');
  return (
    <Text as="div" ground="sunken" padY={1} padX={3} size="cell" tone="soft" className={styles.Strip}>
      <p>
        <SepLine facts={facts} />
      </p>
      <Inline
        as="button"
        wrap
        align="center"
        wide
        tone="accent"
        textAlign="start"
        onClick={onRules}
        aria-label={`规则：${ruleLine(chart.rules, chart.engineVersion).join('，')}，点按更改`}
      >
        <SepLine facts={ruleLine(chart.rules, chart.engineVersion)} />
        <Icon of={caretDownIcon} size={0.75} />
      </Inline>
    </Text>
  );
}
