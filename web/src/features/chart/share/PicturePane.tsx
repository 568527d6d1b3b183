/**
 * A picture of the chart, made on the device. Name, date and place are left out by default.
 */
import { useState } from 'react';
import { analysisOf } from '../../../lib/cases/analysisOf.ts';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { useModule } from '../../../lib/page/useModule.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import { DISCLAIMER } from '../../../lib/words/disclaimer.ts';
import { Check } from '../../../ui/controls/Choice.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { PictureCanvas } from '../../../ui/pictures/PictureCanvas.tsx';
import { WhenLoaded } from '../../../ui/states/WhenLoaded.tsx';
import type { ChartView, NatalView } from '../chartView.ts';
import { cardView } from './cardView.ts';
import { drawCard } from './drawCard.ts';

const loadMatters = () => import('../analysis/mattersOf.ts');

interface PicturePaneProps {
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  readonly onDone: () => void;
}

export function PicturePane({ record, view: { chart }, onDone }: PicturePaneProps) {
  const { date } = useToday();
  const [showsIdentity, setShowsIdentity] = useState(false);
  const loaded = useModule(loadMatters);
  return (
    <WhenLoaded loaded={loaded} failed="没有加载成功，请重试" rows={6}>
      {({ matterRows }) => {
        const analysis = analysisOf(chart);
        const [matter] = matterRows(chart, date);
        const view = cardView({ record, chart, analysis, matter, thisYear: date.year, showsIdentity });
        return (
          <>
            <Check isOn={showsIdentity} onChange={setShowsIdentity}>
              图上显示姓名与出生时间
            </Check>
            <PictureCanvas
              draw={(canvas, address) => drawCard(canvas, view, address)}
              label={`${view.fileName}，${view.title}`}
              fileName={view.fileName}
              onDone={onDone}
            />
            <Note>{DISCLAIMER}</Note>
          </>
        );
      }}
    </WhenLoaded>
  );
}
