/**
 * 导入: a file is picked, the columns of a table are assigned, a preview is shown, and only then is anything written.
 */
import { useRef, useState } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { listCases } from '../../lib/cases/caseDb.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { Place } from '../../lib/cases/place.ts';
import { showToast } from '../../lib/page/toast.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { uploadSimpleIcon } from '../../ui/tables/icons.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Notice, NoticeButton } from '../../ui/states/Notice.tsx';
import { CASE_COLUMNS, columnName, guessColumns, leftOutTimes, type CaseColumn } from './caseColumns.ts';
import { readCaseFile, type CaseImport } from './caseFile.ts';
import { IMPORT_BYTES, readImportFile, sizeError, type FileTable } from './importFile.ts';
import { Inline, List, Small, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './ImportCard.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { dayOrderOf, isEitherOrder, type DayOrder, type ReadLine } from './rowBirth.ts';
import { openSealed, parseSealed } from './sealedFile.ts';
import { readTable, type TableImport } from './tableImport.ts';
import { undoLastImport, useLastImport, writeFile, writeTable } from './writeImport.ts';

interface ImportCardProps {
  /** Looks a place up by its name; pages pass it, because features do not import each other. */
  readonly findPlaces: (text: string) => Promise<readonly Place[]>;
  /** Loads what reads a date and a clock as the typed field does. */
  readonly loadReadLine: () => Promise<ReadLine>;
}

interface ColumnsStepState {
  readonly at: 'columns';
  readonly table: FileTable;
  readonly columns: readonly CaseColumn[];
  readonly dayOrder: DayOrder | null;
}

/** How far an import has got. */
type Step =
  | { readonly at: 'start' }
  | { readonly at: 'refused'; readonly message: string }
  | { readonly at: 'password'; readonly text: string; readonly isWrong: boolean }
  | ColumnsStepState
  | { readonly at: 'reading'; readonly done: number; readonly total: number }
  | { readonly at: 'file'; readonly found: CaseImport; readonly existingCount: number }
  | {
      readonly at: 'table';
      readonly found: TableImport;
      readonly existingCount: number;
      readonly columns: ColumnsStepState;
    };

const START: Step = { at: 'start' };
const MEGABYTE = 1024 * 1024;
const COLUMN_OPTIONS = [
  { value: '', text: '不导入' },
  ...CASE_COLUMNS.map(({ value, text }) => ({ value, text })),
] as const;
const ACCEPT =
  '.json,.csv,.tsv,.txt,.vcf,.ged,application/json,text/csv,text/tab-separated-values,text/plain,text/vcard,text/x-vcard';

export function ImportCard({ findPlaces, loadReadLine }: ImportCardProps) {
  const [step, setStep] = useState(START);
  const reading = useRef<AbortController | null>(null);
  const lastImport = useLastImport(({ last: written }) => written);
  /** Reads with progress; what fails, or is ended, leaves the step as it was before. */
  const read = async (before: Step, task: (signal: AbortSignal) => Promise<Step>): Promise<void> => {
    const ending = new AbortController();
    reading.current?.abort();
    reading.current = ending;
    try {
      const next = await task(ending.signal);
      if (!ending.signal.aborted) setStep(next);
    } catch {
      if (reading.current === ending) setStep(before);
      if (!ending.signal.aborted) showToast('没有读出文件，请联网后重试');
    }
  };
  const readCases = async (text: string, signal: AbortSignal): Promise<Step> => {
    const existing = await listCases();
    const onProgress = (done: number, total: number): void => {
      signal.throwIfAborted();
      setStep({ at: 'reading', done, total });
    };
    const found = await readCaseFile(text, existing, Date.now(), onProgress);
    if (found === null) return { at: 'refused', message: '备份里没有可以读的命例' };
    return { at: 'file', found, existingCount: existing.length };
  };
  const handleFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const message = sizeError(file.size);
    if (message !== '') return setStep({ at: 'refused', message });
    await read(START, async (signal) => {
      const found = readImportFile(await file.arrayBuffer());
      switch (found.kind) {
        case 'refused':
          return { at: 'refused', message: found.message };
        case 'sealed':
          return { at: 'password', text: found.text, isWrong: false };
        case 'cases':
          return readCases(found.text, signal);
        case 'table': {
          const { head, rows } = found.table;
          return { at: 'columns', table: found.table, columns: guessColumns(head, rows), dayOrder: null };
        }
      }
    });
  };
  const handleTable = async (columnsStep: ColumnsStepState): Promise<void> => {
    const { table, columns, dayOrder } = columnsStep;
    const total = table.rows.length;
    setStep({ at: 'reading', done: 0, total });
    await read(columnsStep, async (signal) => {
      const [existing, readLine] = await Promise.all([listCases(), loadReadLine()]);
      const found = await readTable(table.rows, {
        columns,
        known: existing,
        nowMs: Date.now(),
        findPlaces,
        readLine,
        dayOrder,
        signal,
        onProgress: (done) => setStep({ at: 'reading', done, total }),
      });
      return { at: 'table', found, existingCount: existing.length, columns: columnsStep };
    });
  };
  const write = async (writing: Promise<number>): Promise<void> => {
    try {
      const count = await writing;
      setStep(START);
      showToast(`已导入 ${count} 条`);
    } catch {
      showToast('没有写入，请检查存储空间后重试');
    }
  };
  const undo = async (): Promise<void> => {
    try {
      await undoLastImport(Date.now());
      showToast('已撤销，命例在回收站里');
    } catch {
      showToast('撤销未成功，请稍后再试');
    }
  };
  const lostTimes =
    step.at === 'table'
      ? leftOutTimes(step.columns.table.head, step.columns.table.rows, step.columns.columns)
      : [];
  return (
    <Stack as={Card} gap={3} size="sub">
      <Inline as="label" gap={3} align="center" size="body" className={styles.File}>
        <Text tone="accent">
          <Icon of={uploadSimpleIcon} size={1.375} />
        </Text>
        <span>导入</span>
        <Small>表格、JSON 或加密备份</Small>
        <input
          type="file"
          accept={ACCEPT}
          onChange={(event) => {
            void handleFile(event.target.files?.[0]);
            // The same file may be picked again.
            event.target.value = '';
          }}
        />
      </Inline>
      {(step.at === 'start' || step.at === 'refused') && (
        <Note align="start">
          也可导入通讯录（vCard）与家谱（GEDCOM）。一次最多 {LIMITS.recordCount} 行、{IMPORT_BYTES / MEGABYTE}{' '}
          MB；本机不限条数，账号最多同步 {LIMITS.recordCount} 条。
        </Note>
      )}
      {step.at === 'start' && lastImport !== null && (
        <Notice
          detail="撤销后整批移入回收站"
          actions={<NoticeButton onClick={() => void undo()}>撤销本次导入</NoticeButton>}
        >
          刚导入 {lastImport.caseIds.length} 条
        </Notice>
      )}
      {step.at === 'refused' && <p role="alert">{step.message}</p>}
      {step.at === 'password' && (
        <PasswordStep
          isWrong={step.isWrong}
          onOpen={(password) =>
            read(step, async (signal) => {
              const file = parseSealed(step.text);
              const text = file === null ? null : await openSealed(file, password);
              return text === null ? { ...step, isWrong: true } : readCases(text, signal);
            })
          }
          onCancel={() => setStep(START)}
        />
      )}
      {step.at === 'columns' && (
        <ColumnsStep step={step} onChange={setStep} onRead={() => void handleTable(step)} />
      )}
      {step.at === 'reading' && (
        <ReadingStep
          done={step.done}
          total={step.total}
          onCancel={() => {
            reading.current?.abort();
            setStep(START);
          }}
        />
      )}
      {step.at === 'file' && (
        <ImportPreview
          fresh={step.found.fresh}
          sameCount={step.found.same.length}
          faults={step.found.wrong.map((line) => ({ line, text: '认不出来' }))}
          differing={step.found.differing}
          existingCount={step.existingCount}
          onConfirm={() => write(writeFile(step.found))}
          onCancel={() => setStep(START)}
        />
      )}
      {step.at === 'table' && (
        <ImportPreview
          fresh={step.found.fresh}
          sameCount={step.found.same.length}
          withoutSex={step.found.withoutSex}
          faults={step.found.errors}
          differing={step.found.differing}
          existingCount={step.existingCount}
          onConfirm={(chosen: readonly CaseRecord[]) => write(writeTable(chosen, step.found.groupNames))}
          onCancel={() => setStep(START)}
        >
          {lostTimes.length > 0 && (
            <Notice
              actions={<NoticeButton onClick={() => setStep(step.columns)}>改列</NoticeButton>}
              detail="导入后都是时辰不详"
            >
              「{lostTimes.join('」「')}」像是钟点，没有导入
            </Notice>
          )}
        </ImportPreview>
      )}
    </Stack>
  );
}

interface ReadingStepProps {
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

function ReadingStep({ done, total, onCancel }: ReadingStepProps) {
  return (
    <>
      <p role="status">
        正在逐行排盘 {done} / {total}
      </p>
      <progress className={styles.Progress} aria-label="进度" value={done} max={total} />
      <Button variant="plain" size="small" onClick={onCancel}>
        取消
      </Button>
    </>
  );
}

interface PasswordStepProps {
  readonly isWrong: boolean;
  readonly onOpen: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

function PasswordStep({ isWrong, onOpen, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const handleOpen = async (): Promise<void> => {
    setIsBusy(true);
    await onOpen(password);
    setIsBusy(false);
  };
  return (
    <Stack
      as="form"
      gap={3}
      size="sub"
      onSubmit={(event) => {
        event.preventDefault();
        void handleOpen();
      }}
    >
      <TextField
        label="密码"
        type="password"
        autoComplete="off"
        autoFocus
        value={password}
        error={isWrong ? '密码不对，或文件已损坏' : ''}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={password === '' || isBusy}>
        {isBusy ? '正在打开' : '打开备份'}
      </Button>
      <Button variant="plain" size="small" onClick={onCancel}>
        取消
      </Button>
    </Stack>
  );
}

interface ColumnsStepProps {
  readonly step: ColumnsStepState;
  readonly onChange: (step: ColumnsStepState) => void;
  readonly onRead: () => void;
}

const DAY_ORDERS = [
  { value: 'monthFirst', text: '月在前' },
  { value: 'dayFirst', text: '日在前' },
] as const satisfies readonly { value: DayOrder; text: string }[];

/** A date of the table that can be read in two ways, where no other shows which; else undefined. */
function openDate({ table, columns }: ColumnsStepState): string | undefined {
  const at = columns.indexOf('date');
  const dates = at === -1 ? [] : table.rows.map(({ cells }) => cells[at] ?? '');
  return dayOrderOf(dates) === null ? dates.find(isEitherOrder) : undefined;
}

function ColumnsStep({ step, onChange, onRead }: ColumnsStepProps) {
  const { table, columns, dayOrder } = step;
  const hasBirth =
    ['date', 'lunarDate', 'pillars'].some((name) => columns.includes(name as CaseColumn)) ||
    ['year', 'month', 'day'].every((name) => columns.includes(name as CaseColumn));
  const either = openDate(step);
  const missing = !hasBirth
    ? '请指定出生日期或四柱所在的列'
    : either !== undefined && dayOrder === null
      ? '请选日期里月和日的次序'
      : '';
  const lostTimes = leftOutTimes(table.head, table.rows, columns);
  return (
    <>
      <p>共 {table.rows.length} 行。每一列放的是什么：</p>
      {table.head === null && <p>没有表头，第一行也会导入。</p>}
      <List ruled className={styles.Columns}>
        {columns.map((column, i) => {
          const name = columnName(table.head, i);
          return (
            <li key={i}>
              <span>
                {name}
                <Small block>{table.rows[0]?.cells[i] ?? ''}</Small>
              </span>
              <Select
                aria-label={`${name}是`}
                look="box"
                options={COLUMN_OPTIONS}
                value={column}
                onChange={(value) =>
                  onChange({
                    ...step,
                    columns: columns.map((each, at) =>
                      at === i ? value : each === value && value !== '' ? '' : each,
                    ),
                  })
                }
              />
            </li>
          );
        })}
        {either !== undefined && (
          <li>
            <span>
              月和日的次序
              <Small block>{either}</Small>
            </span>
            <Select
              aria-label="月和日的次序"
              look="box"
              options={[{ value: '', text: '请选择' }, ...DAY_ORDERS]}
              value={dayOrder ?? ''}
              onChange={(value) => onChange({ ...step, dayOrder: value === '' ? null : value })}
            />
          </li>
        )}
      </List>
      {lostTimes.length > 0 && (
        <Text as="p" tone="danger">
          「{lostTimes.join('」「')}」像是钟点，还没有导入：请选「时间」
        </Text>
      )}
      {!columns.includes('sex') && hasBirth && <p>没有性别的列：预览里逐行选。</p>}
      {missing !== '' && <p role="alert">{missing}</p>}
      <Button disabled={missing !== ''} onClick={onRead}>
        预览
      </Button>
    </>
  );
}
