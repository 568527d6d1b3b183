import { lazy, Suspense, useRef, useState } from 'react';
import { APPNAME } from '@shangyuan/contract';
import { handOver } from '../features/hepan/currentPair.ts';
import type { HepanResult } from '../features/hepan/hepanResult.ts';
import { pairLine, ResultFigure } from '../features/hepan/ResultFigure.tsx';
import { restoreComparisons, saveComparisons, trashComparisons } from '../lib/cases/comparisonDb.ts';
import { sharePicture } from '../lib/device/sharePicture.ts';
import { copyText } from '../lib/device/copyText.ts';
import { useGo } from '../lib/page/navigation.ts';
import { showSnack, showToast } from '../lib/page/toast.ts';
import { DISCLAIMER } from '../lib/words/disclaimer.ts';
import { ActionSheet } from '../ui/controls/ActionSheet.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Check } from '../ui/controls/Choice.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { MoreButton, ShareButton } from '../ui/shell/HeaderButtons.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Notice, NoticeButton } from '../ui/states/Notice.tsx';
import { Skeleton } from '../ui/states/States.tsx';
import {
  arrowsLeftRightIcon,
  copyIcon,
  flagIcon,
  floppyDiskLightIcon,
  printerIcon,
  trashIcon,
} from '../ui/tables/icons.ts';
import { Inline, Stack, Text } from '../ui/kit/Kit.tsx';
import styles from './HepanItemPage.module.css';

/** The texts, which are large, load after the charts are rendered. */
const HepanReading = lazy(async () => ({
  default: (await import('../features/hepan/HepanReading.tsx')).HepanReading,
}));

interface HepanResultViewProps {
  readonly result: HepanResult;
  readonly origin: 'saved' | 'new' | 'example';
}

export function HepanResultView({ result, origin }: HepanResultViewProps) {
  const { record, comparison } = result;
  const go = useGo();
  const [sheet, setSheet] = useState<'more' | 'share' | null>(null);
  const save = async (): Promise<void> => {
    await saveComparisons([record]);
    showToast('已保存到合盘记录');
    go.to('hepanItem', { id: record.id }, { replace: true });
  };
  const remove = async (): Promise<void> => {
    await trashComparisons([record.id], Date.now());
    showSnack({
      text: '已删除合盘',
      action: '撤销',
      onAction: () => void restoreComparisons([record.id]),
    });
    go.back();
  };
  const change = (): void => {
    if (origin !== 'example') handOver(record);
    go.to('hepan');
  };
  const copy = async (): Promise<void> => {
    const { hepanText } = await import('../features/hepan/hepanCopy.ts');
    await copyText(hepanText(result));
  };
  return (
    <PageShell
      title="合盘结果"
      isWide
      right={
        <>
          <ShareButton onOpen={setSheet} />
          <MoreButton onOpen={setSheet} />
        </>
      }
    >
      <Inline align="center" justify="between" padX={4} size="sub" tone="soft" className={styles.Strip}>
        <span>{pairLine(record)}</span>
        <Button variant="plain" size="small" onClick={change}>
          {origin === 'example' ? '合我的两人' : '换一位'}
          <Icon of={arrowsLeftRightIcon} size={0.875} />
        </Button>
      </Inline>
      <PageBody>
        <Columns isStill>
          <Column>
            {origin === 'example' && <Notice>两张例盘合看，不用登录，也不计次数</Notice>}
            {origin === 'new' && (
              <Notice
                actions={
                  <NoticeButton isStrong onClick={() => void save()}>
                    保存
                  </NoticeButton>
                }
              >
                没有保存，离开即清除
              </Notice>
            )}
            <ResultFigure result={result} />
          </Column>
          <Column>
            <Suspense fallback={<Skeleton />}>
              <HepanReading result={result} />
            </Suspense>
          </Column>
        </Columns>
      </PageBody>
      <ActionSheet
        isOpen={sheet === 'more'}
        title="更多"
        onClose={() => setSheet(null)}
        actions={[
          ...(origin !== 'new'
            ? []
            : [{ text: '保存', icon: floppyDiskLightIcon, onSelect: () => void save() }]),
          { text: '换一位', icon: arrowsLeftRightIcon, onSelect: change },
          { text: '复制文本', icon: copyIcon, onSelect: () => void copy() },
          { text: '打印', icon: printerIcon, onSelect: () => print() },
          {
            text: '报错',
            icon: flagIcon,
            onSelect: () =>
              go.to('advice', { type: 'chart', detail: `合盘 引擎 ${comparison.engineVersion}` }),
          },
          ...(origin === 'saved'
            ? [{ text: '删除', icon: trashIcon, isDanger: true, onSelect: () => void remove() }]
            : []),
        ]}
      />
      {sheet === 'share' && <ShareSheet result={result} onClose={() => setSheet(null)} />}
    </PageShell>
  );
}

/** A picture of both charts; the names are left out by default. */
function ShareSheet({ result, onClose }: { readonly result: HepanResult; readonly onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  const [hasNames, setHasNames] = useState(false);
  const handleShare = async (): Promise<void> => {
    if (card.current !== null && (await sharePicture(card.current, '合盘'))) onClose();
  };
  return (
    <Sheet isOpen title="分享图片" confirmText="生成" onClose={onClose} onConfirm={() => void handleShare()}>
      <Stack gap={2} padY={3} padX={3} ref={card} inert ground="paper">
        <ResultFigure result={result} isPicture {...(!hasNames && { names: { a: '甲方', b: '乙方' } })} />
        <Text as="p" size="cell" tone="soft">
          {APPNAME} · {DISCLAIMER}
        </Text>
      </Stack>
      <Check isOn={hasNames} onChange={setHasNames}>
        图上显示姓名
      </Check>
    </Sheet>
  );
}
