/**
 * A picture of the chart, made on the device. Name, date and place are left out by default.
 */
import { useRef, useState } from 'react';
import { APPNAME } from '@shangyuan/contract';
import { caseName, type CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { sharePicture } from '../../../lib/device/sharePicture.ts';
import { DISCLAIMER } from '../../../lib/words/disclaimer.ts';
import { ruleLine } from '../../../lib/words/ruleText.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Check } from '../../../ui/controls/Choice.tsx';
import { birthFacts } from '../birthFacts.ts';
import type { ChartView, NatalView } from '../chartView.ts';
import { natalColumns } from '../grid/gridView.ts';
import { PillarTable } from '../grid/PillarTable.tsx';
import { Inline, Text } from '../../../ui/kit/Kit.tsx';
import styles from './Share.module.css';

interface PicturePaneProps {
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  readonly onDone: () => void;
}

export function PicturePane({ record, view, onDone }: PicturePaneProps) {
  const { chart } = view;
  const card = useRef<HTMLDivElement>(null);
  const [showsIdentity, setShowsIdentity] = useState(false);
  const handleShare = async (): Promise<void> => {
    if (card.current !== null && (await sharePicture(card.current))) onDone();
  };
  return (
    <>
      <div ref={card} className={styles.Card} inert>
        <Inline as="p" bottom={2} justify="between" align="baseline" size="sub" tone="soft">
          <Text as="b" face="serif" size="h1" tone="plain">
            {showsIdentity ? caseName(record) : '命盘'}
          </Text>
          {showsIdentity && <span>{birthFacts(chart).join(' ')}</span>}
        </Inline>
        <PillarTable
          columns={anonymous(natalColumns(chart, view.shensha), showsIdentity)}
          showShensha={false}
          onCell={() => undefined}
        />
        <Text as="p" top={2} size="cell" tone="faint">
          {ruleLine(chart.rules, chart.engineVersion).join(' · ')}
        </Text>
        <Text as="p" top={2} size="cell" tone="faint">
          {APPNAME} · {DISCLAIMER}
        </Text>
      </div>
      <Check isOn={showsIdentity} onChange={setShowsIdentity}>
        图上显示姓名与出生时间
      </Check>
      <Button onClick={() => void handleShare()}>生成图片</Button>
    </>
  );
}

/** Without anything that reveals the moment of birth. */
function anonymous(
  columns: ReturnType<typeof natalColumns>,
  showsIdentity: boolean,
): ReturnType<typeof natalColumns> {
  return showsIdentity ? columns : columns.map((column) => ({ ...column, caption: '', mark: '' }));
}
