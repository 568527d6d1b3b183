/**
 * A long picture of a report: the chosen sections under the four pillars, without the name unless it is wished.
 */
import type { SectionId } from '@shangyuan/reading/report';
import { APPNAME } from '@shangyuan/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { isTooLong, sharePicture } from '../../lib/device/sharePicture.ts';
import { useResource } from '../../lib/page/resource.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Check, Chip } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './PictureSheet.module.css';
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
  const card = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly SectionId[]>(
    sections.filter(({ id }, i) => (first === null ? i === 0 : id === first)).map(({ id }) => id),
  );
  const [isNamed, setIsNamed] = useState(false);
  const [tooLong, setTooLong] = useState(false);
  const ids = sections.map(({ id }) => id).filter((id) => chosen.includes(id));
  const loaded = useResource({ queryKey: ['reportPicture', ids], queryFn: () => load(ids) });
  useLayoutEffect(() => {
    const element = card.current;
    if (element !== null) setTooLong(isTooLong(element.offsetWidth, element.offsetHeight));
  }, [loaded]);
  const toggle = (id: SectionId): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const share = async (): Promise<void> => {
    if (card.current !== null && (await sharePicture(card.current, `命盘报告 ${isNamed ? name : pillars}`)))
      onClose();
  };
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
        {tooLong && <Notice detail="再长下去，手机上字就看不清了">图片太长，请少选几篇</Notice>}
        <Button disabled={loaded.state !== 'ready' || tooLong} onClick={() => void share()}>
          生成图片
        </Button>
        {loaded.state === 'loading' && <Skeleton />}
        {loaded.state === 'failed' && <ErrorState>没有加载成功，请重试</ErrorState>}
        {loaded.state === 'ready' && (
          <div ref={card} className={styles.Card} inert>
            <Text as="h1" face="serif" size="display" weight="bold" leading="snug">
              {isNamed ? name : '命盘报告'}
            </Text>
            <p className={styles.Pillars}>
              <GanzhiText>{pillars}</GanzhiText>
            </p>
            <WholeReportText report={loaded.value} />
            <Text as="p" top={4} size="cell" tone="faint">
              {APPNAME} · 引擎 {loaded.value.engineVersion}
            </Text>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}
