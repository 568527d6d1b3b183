/**
 * A long picture of a report: the chosen sections under the four pillars, without the name unless it is wished.
 */
import type { SectionId } from '@shangyuan/reading/report';
import { APPNAME } from '@shangyuan/contract';
import { useState } from 'react';
import { useResource } from '../../lib/page/resource.ts';
import { Check, Chip } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { ShareCard } from '../../ui/frames/ShareCard.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Inline, Stack } from '../../ui/kit/Kit.tsx';
import type { WholeReport } from './reportView.ts';
import { WholeReportText } from './WholeReportText.tsx';

interface PictureSheetProps {
  /** 小月 女, as shown on the picture when chosen; and the text shown otherwise. */
  readonly name: string;
  /** The four pillars in a line. */
  readonly pillars: string;
  /** Sections that are open, with their titles. */
  readonly sections: readonly { readonly id: SectionId; readonly title: string }[];
  /** The section that is being read: chosen first. */
  readonly first: SectionId | null;
  readonly load: (ids: readonly SectionId[]) => Promise<WholeReport>;
  readonly onClose: () => void;
}

export function PictureSheet({ name, pillars, sections, first, load, onClose }: PictureSheetProps) {
  const [chosen, setChosen] = useState<readonly SectionId[]>(
    sections.filter(({ id }, i) => (first === null ? i === 0 : id === first)).map(({ id }) => id),
  );
  const [isNamed, setIsNamed] = useState(false);
  const ids = sections.map(({ id }) => id).filter((id) => chosen.includes(id));
  const loaded = useResource({ queryKey: ['reportPicture', ids], queryFn: () => load(ids) });
  const toggle = (id: SectionId): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Sheet isOpen title="分享长图" onClose={onClose}>
      <Stack gap={3}>
        <Inline wrap gap={2} role="group" aria-label="图上的篇章">
          {sections.map(({ id, title }) => (
            <Chip key={id} isOn={chosen.includes(id)} onClick={() => toggle(id)}>
              {title}
            </Chip>
          ))}
        </Inline>
        <Check isOn={isNamed} onChange={setIsNamed}>
          图上写姓名
        </Check>
        {loaded.state === 'loading' && <Skeleton />}
        {loaded.state === 'failed' && <ErrorState>没有加载成功，请重试</ErrorState>}
        {loaded.state === 'ready' && (
          <ShareCard
            title={isNamed ? name : '命盘报告'}
            pillars={pillars}
            foot={[`${APPNAME} · 引擎 ${loaded.value.engineVersion}`]}
            name={`命盘报告 ${isNamed ? name : pillars}`}
            tooLong="图片太长，请少选几篇"
            onShared={onClose}
          >
            <WholeReportText report={loaded.value} />
          </ShareCard>
        )}
      </Stack>
    </Sheet>
  );
}
