/**
 * Preview of an import, before anything is written.
 */
import { useState, type ReactNode } from 'react';
import { LIMITS } from '@shangyuan/contract';
import type { Sex } from '@shangyuan/engine/chart';
import { birthLine, caseName, clockLine, placeText, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { futureBirthText } from '../../lib/time/birthDate.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { useSync } from '../../lib/sync/syncState.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { Grid, Inline, List, Text } from '../../ui/kit/Kit.tsx';
import styles from './ImportCard.module.css';
import { SexChips } from './SexChips.tsx';
import { withSex, type ImportRowError, type RowWithoutSex } from './tableImport.ts';

const SHOWN_ROWS = 5;
const SHOWN_ERRORS = 20;
/** Lines named for one reason. */
const SHOWN_LINES = 12;

/** A case in two lines, as it will be saved. */
function CaseLines({ record, sex }: { readonly record: CaseRecord; readonly sex: string }) {
  return (
    <>
      <span>
        <b>{caseName(record)}</b> {sex} <PillarsText pillars={record.pillars} />
      </span>
      <small>
        {[birthLine(record.birth), clockLine(record), placeText(record)].filter(Boolean).join(' · ')}
      </small>
    </>
  );
}

/** Reasons with the lines they apply to, in the order of the file. */
function byReason(errors: readonly ImportRowError[]): readonly string[] {
  return [...Map.groupBy(errors, ({ text }) => text)].map(([text, rows]) => {
    const lines = rows.slice(0, SHOWN_LINES).map(({ line }) => line);
    const named = lines.join('、');
    if (rows.length > SHOWN_LINES) return `第 ${named} 等 ${rows.length} 行：${text}`;
    return `第 ${named} 行：${text}`;
  });
}

interface ImportPreviewProps {
  readonly fresh: readonly CaseRecord[];
  readonly sameCount: number;
  readonly withoutSex?: readonly RowWithoutSex[];
  readonly faults: readonly ImportRowError[];
  readonly differing: readonly string[];
  /** Cases of this device. */
  readonly existingCount: number;
  /** Further notes, above the rows. */
  readonly children?: ReactNode;
  readonly onConfirm: (chosen: readonly CaseRecord[]) => Promise<void>;
  readonly onCancel: () => void;
}

export function ImportPreview(props: ImportPreviewProps) {
  const { fresh, sameCount, withoutSex = [], faults: errors, differing, existingCount, children } = props;
  const isSynced = useSync(({ phase }) => phase !== 'off');
  const [isBusy, setIsBusy] = useState(false);
  const [sexes, setSexes] = useState<ReadonlyMap<number, Sex>>(new Map());
  const chosen = [
    ...fresh,
    ...withoutSex.flatMap(({ line, record }) => {
      const sex = sexes.get(line);
      return sex === undefined ? [] : [withSex(record, sex)];
    }),
  ];
  const { jdn } = useToday();
  const ahead = chosen.filter(({ birth }) => 'civil' in birth && futureBirthText(birth.civil, jdn) !== null);
  const unknownHours = chosen.filter(({ birth }) => birth.hour === 'unknown').length;
  const beyond = existingCount + chosen.length - LIMITS.recordCount;
  const choose = (lines: readonly number[], sex: Sex): void =>
    setSexes((before) => new Map([...before, ...lines.map((line) => [line, sex] as const)]));
  const open = withoutSex.filter(({ line }) => !sexes.has(line)).map(({ line }) => line);
  const handleConfirm = async (): Promise<void> => {
    setIsBusy(true);
    await props.onConfirm(chosen);
    setIsBusy(false);
  };
  const reasons = byReason(errors);
  const counts = `新增 ${chosen.length}，重复 ${sameCount}，错误 ${errors.length}`;
  return (
    <>
      <p role="status">{open.length === 0 ? counts : `${counts}，缺性别 ${open.length}`}</p>
      {children}
      {ahead.length > 0 && <p>其中 {ahead.length} 条的生日还没有到，请核对年份</p>}
      {unknownHours > 0 && <p>其中 {unknownHours} 条时辰不详，按三柱排盘</p>}
      {isSynced && beyond > 0 && (
        <Text as="p" tone="danger">
          账号最多 {LIMITS.recordCount} 条，导入后超出的 {beyond} 条只留在这台设备上
        </Text>
      )}
      {fresh.length > 0 && (
        <List ruled className={styles.Rows} aria-label="将要导入">
          {fresh.slice(0, SHOWN_ROWS).map((record) => (
            <li key={record.id}>
              <CaseLines record={record} sex={record.birth.sex} />
            </li>
          ))}
          {fresh.length > SHOWN_ROWS && <li>其余 {fresh.length - SHOWN_ROWS} 条从略</li>}
        </List>
      )}
      {withoutSex.length > 0 && (
        <section aria-label="缺性别">
          <p>下面 {withoutSex.length} 行没有性别，选了才会导入：</p>
          {open.length > 1 && (
            <Grid
              edge="top"
              columns="minmax(0, 1fr) auto"
              gap={2}
              align="center"
              padY={1}
              className={styles.SexRow}
            >
              <span>没选的 {open.length} 行都是</span>
              <Inline as="span" gap={1}>
                <SexChips name="没选的" value={null} onChoose={(sex) => choose(open, sex)} />
              </Inline>
            </Grid>
          )}
          <LongList
            items={withoutSex}
            keyOf={({ line }) => String(line)}
            render={({ line, record }) => (
              <Grid
                edge="top"
                columns="minmax(0, 1fr) auto"
                gap={2}
                align="center"
                padY={1}
                className={styles.SexRow}
              >
                <span>
                  <CaseLines record={record} sex="" />
                </span>
                <Inline as="span" gap={1}>
                  <SexChips
                    name={caseName(record)}
                    value={sexes.get(line) ?? null}
                    onChoose={(sex) => choose([line], sex)}
                  />
                </Inline>
              </Grid>
            )}
          />
        </section>
      )}
      {reasons.length > 0 && (
        <List size="cell" tone="danger" aria-label="错误">
          {reasons.slice(0, SHOWN_ERRORS).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {reasons.length > SHOWN_ERRORS && <li>其余 {reasons.length - SHOWN_ERRORS} 处从略</li>}
        </List>
      )}
      {differing.length > 0 && (
        <p>以下命例按当前引擎排出的四柱与文件不同：{differing.slice(0, SHOWN_ERRORS).join('、')}</p>
      )}
      <Button disabled={chosen.length === 0 || isBusy} onClick={() => void handleConfirm()}>
        {isBusy ? '正在写入' : '确认导入'}
      </Button>
      <Button variant="plain" size="small" disabled={isBusy} onClick={props.onCancel}>
        取消
      </Button>
    </>
  );
}
