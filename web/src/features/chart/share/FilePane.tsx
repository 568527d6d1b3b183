/**
 * The whole chart as text or JSON: seen before it is copied or saved.
 */
import { useMemo, useState } from 'react';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { copyText } from '../../../lib/device/copyText.ts';
import { saveTextFile } from '../../../lib/device/saveFile.ts';
import { convert } from '../../../lib/script/script.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Check } from '../../../ui/controls/Choice.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import type { ChartView, NatalView } from '../chartView.ts';
import { chartFile, type ChartFileKind } from './chartFile.ts';
import { Grid, Text } from '../../../ui/kit/Kit.tsx';
import styles from './Share.module.css';

const NOTES = {
  text: '四柱、十神、藏干、纳音、神煞、强弱、格局、用神、大运与流年，连同规则与单位，贴给别的工具也看得懂。',
  json: '给程序读的格式：键是英文术语，值是汉字；里面的生辰与规则可以重新排出同一张盘。',
} as const satisfies Record<ChartFileKind, string>;

const LABELS = { text: '全文', json: 'JSON 全文' } as const satisfies Record<ChartFileKind, string>;

interface FilePaneProps {
  readonly kind: ChartFileKind;
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
  readonly onDone: () => void;
}

export function FilePane({ kind, record, view, onDone }: FilePaneProps) {
  const [isNamed, setIsNamed] = useState(false);
  const { chart } = view;
  const file = useMemo(() => chartFile(kind, { record, chart }, isNamed), [kind, record, chart, isNamed]);
  const copy = async (): Promise<void> => {
    if (await copyText(file.text, { isData: kind === 'json' })) onDone();
  };
  const save = (): void =>
    saveTextFile(file.name, file.type, kind === 'json' ? file.text : convert(file.text));
  return (
    <>
      <Note align="start">{NOTES[kind]}里面有出生信息，请留意发给谁。</Note>
      <Text
        as="pre"
        padY={3}
        padX={3}
        face="sans"
        size="cell"
        tone="soft"
        className={styles.File}
        tabIndex={0}
        role="region"
        aria-label={LABELS[kind]}
        translate={kind === 'json' ? 'no' : undefined}
      >
        {file.text}
      </Text>
      {record.name !== '' && (
        <Check isOn={isNamed} onChange={setIsNamed}>
          写上姓名
        </Check>
      )}
      <Grid columns="1fr 1fr" gap={3}>
        <Button variant="secondary" onClick={save}>
          存为文件
        </Button>
        <Button onClick={() => void copy()}>复制</Button>
      </Grid>
    </>
  );
}
