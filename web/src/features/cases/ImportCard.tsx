/**
 * 导入: a file is picked, its columns are told apart where it is a table, what it would bring is shown, and only then written.
 */
import { useState, type ReactElement } from 'react';
import { listCases } from '../../lib/cases/caseDb.ts';
import type { Place } from '../../lib/cases/place.ts';
import { showToast } from '../../lib/page/toast.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { uploadSimpleIcon } from '../../ui/tables/icons.ts';
import { Card } from '../../ui/display/Card.tsx';
import { CASE_COLUMNS, guessColumns, type CaseColumn } from './caseColumns.ts';
import { readCaseFile, type CaseImport } from './caseFile.ts';
import { decodeText, parseCsv, type CsvRow } from './csvTable.ts';
import styles from './ImportCard.module.css';
import { openSealed, parseSealed } from './sealedFile.ts';
import { readTable, type TableImport } from './tableImport.ts';
import { writeFile, writeTable } from './writeImport.ts';

interface ImportCardProps {
  /** Looks a place up by its name; pages bring it, because features do not know each other. */
  readonly findPlace: (text: string) => Promise<Place | null>;
}

/** How far an import has got. */
type Step =
  | { readonly at: 'start' }
  | { readonly at: 'unreadable' }
  | { readonly at: 'password'; readonly text: string; readonly isWrong: boolean }
  | {
      readonly at: 'columns';
      readonly head: CsvRow;
      readonly rows: readonly CsvRow[];
      readonly columns: readonly CaseColumn[];
    }
  | { readonly at: 'file'; readonly found: CaseImport }
  | { readonly at: 'table'; readonly found: TableImport };

const START: Step = { at: 'start' };
const SHOWN_FAULTS = 20;
const COLUMN_OPTIONS = [
  { value: '', text: '不导入' },
  ...CASE_COLUMNS.map(({ value, text }) => ({ value, text })),
] as const;

/** Reads, and says so where that fails; the step stays where it was. */
async function reading(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch {
    showToast('没有读出文件，请联网后重试');
  }
}

export function ImportCard({ findPlace }: ImportCardProps) {
  const [step, setStep] = useState(START);
  const readJson = async (text: string): Promise<void> => {
    const found = await readCaseFile(text, await listCases(), Date.now());
    setStep(found === null ? { at: 'unreadable' } : { at: 'file', found });
  };
  const read = async (text: string): Promise<void> => {
    if (parseSealed(text) !== null) return setStep({ at: 'password', text, isWrong: false });
    if (/^\s*[[{]/.test(text)) return readJson(text);
    const [head, ...rows] = parseCsv(text);
    if (head === undefined || rows.length === 0) return setStep({ at: 'unreadable' });
    setStep({ at: 'columns', head, rows, columns: guessColumns(head.cells) });
  };
  const handleFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    await reading(async () => read(decodeText(await file.arrayBuffer())));
  };
  const write = async (writing: Promise<number>): Promise<void> => {
    try {
      finish(await writing);
    } catch {
      showToast('没有写入，请检查存储空间后重试');
    }
  };
  const finish = (count: number): void => {
    setStep(START);
    showToast(`已导入 ${count} 条`);
  };
  return (
    <Card className={styles.Import}>
      <label className={styles.File}>
        <span className={styles.FileIcon}>
          <Icon of={uploadSimpleIcon} size={1.375} />
        </span>
        <span>导入</span>
        <small>表格、JSON 或加密备份</small>
        <input
          type="file"
          accept=".json,.csv,.txt,application/json,text/csv"
          onChange={(event) => {
            void handleFile(event.target.files?.[0]);
            // The same file may be picked again.
            event.target.value = '';
          }}
        />
      </label>
      {step.at === 'unreadable' && <p role="alert">认不出这个文件，没有写入任何内容</p>}
      {step.at === 'password' && (
        <PasswordStep
          isWrong={step.isWrong}
          onOpen={(password) =>
            reading(async () => {
              const file = parseSealed(step.text);
              const text = file === null ? null : await openSealed(file, password);
              if (text === null) setStep({ ...step, isWrong: true });
              else await readJson(text);
            })
          }
        />
      )}
      {step.at === 'columns' && (
        <ColumnsStep
          head={step.head}
          rows={step.rows}
          columns={step.columns}
          onChange={(columns) => setStep({ ...step, columns })}
          onRead={() =>
            reading(async () => {
              const { rows, columns } = step;
              const known = await listCases();
              const found = await readTable(rows, { columns, known, nowMs: Date.now(), findPlace });
              setStep({ at: 'table', found });
            })
          }
        />
      )}
      {step.at === 'file' && (
        <Preview
          counts={[step.found.fresh.length, step.found.same.length, step.found.wrong.length]}
          faults={step.found.wrong.map((index) => `第 ${index} 条：认不出来`)}
          differing={step.found.differing}
          onConfirm={() => write(writeFile(step.found))}
          onCancel={() => setStep(START)}
        />
      )}
      {step.at === 'table' && (
        <Preview
          counts={[step.found.fresh.length, step.found.same.length, step.found.faults.length]}
          faults={step.found.faults.map(({ line, text }) => `第 ${line} 行：${text}`)}
          differing={step.found.differing}
          onConfirm={() => write(writeTable(step.found))}
          onCancel={() => setStep(START)}
        />
      )}
    </Card>
  );
}

interface PasswordStepProps {
  readonly isWrong: boolean;
  readonly onOpen: (password: string) => Promise<void>;
}

function PasswordStep({ isWrong, onOpen }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const handleOpen = async (): Promise<void> => {
    setIsBusy(true);
    await onOpen(password);
    setIsBusy(false);
  };
  return (
    <form
      className={styles.Import}
      onSubmit={(event) => {
        event.preventDefault();
        void handleOpen();
      }}
    >
      <TextField
        label="密码"
        type="password"
        autoComplete="off"
        value={password}
        error={isWrong ? '密码不对，或文件已损坏' : ''}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={password === '' || isBusy}>
        {isBusy ? '正在打开' : '打开备份'}
      </Button>
    </form>
  );
}

interface ColumnsStepProps {
  readonly head: CsvRow;
  readonly rows: readonly CsvRow[];
  readonly columns: readonly CaseColumn[];
  readonly onChange: (columns: readonly CaseColumn[]) => void;
  readonly onRead: () => Promise<void>;
}

function ColumnsStep({ head, rows, columns, onChange, onRead }: ColumnsStepProps) {
  const [isBusy, setIsBusy] = useState(false);
  const hasBirth =
    columns.includes('date') ||
    ['year', 'month', 'day'].every((name) => columns.includes(name as CaseColumn));
  const missing = columns.includes('sex')
    ? hasBirth
      ? ''
      : '请指定出生日期或四柱所在的列'
    : '请指定性别所在的列';
  const handleRead = async (): Promise<void> => {
    setIsBusy(true);
    await onRead();
    setIsBusy(false);
  };
  return (
    <>
      <p>共 {rows.length} 行。每一列放的是什么：</p>
      <ul className={styles.Columns}>
        {head.cells.map((cell, i) => (
          <li key={i}>
            <span>
              {cell === '' ? `第 ${i + 1} 列` : cell}
              <small>{rows[0]?.cells[i] ?? ''}</small>
            </span>
            <Select
              aria-label={`${cell === '' ? `第 ${i + 1} 列` : cell}是`}
              look="box"
              options={COLUMN_OPTIONS}
              value={columns[i] ?? ''}
              onChange={(value) =>
                onChange(
                  columns.map((column, at) =>
                    at === i ? value : column === value && value !== '' ? '' : column,
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
      {missing !== '' && <p role="alert">{missing}</p>}
      <Button disabled={missing !== '' || isBusy} onClick={() => void handleRead()}>
        {isBusy ? '正在逐行排盘' : '预览'}
      </Button>
    </>
  );
}

interface PreviewProps {
  readonly counts: readonly [fresh: number, same: number, wrong: number];
  readonly faults: readonly string[];
  readonly differing: readonly string[];
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

function Preview({ counts, faults, differing, onConfirm, onCancel }: PreviewProps): ReactElement {
  const [fresh, same, wrong] = counts;
  const [isBusy, setIsBusy] = useState(false);
  const handleConfirm = async (): Promise<void> => {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
  };
  return (
    <>
      <p role="status">
        新增 {fresh}，重复 {same}，错误 {wrong}
      </p>
      {faults.length > 0 && (
        <ul className={styles.Faults} aria-label="错误">
          {faults.slice(0, SHOWN_FAULTS).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
          {faults.length > SHOWN_FAULTS && <li>其余 {faults.length - SHOWN_FAULTS} 处从略</li>}
        </ul>
      )}
      {differing.length > 0 && (
        <p>以下命例按当前引擎排出的四柱与文件不同：{differing.slice(0, SHOWN_FAULTS).join('、')}</p>
      )}
      <Button disabled={fresh === 0 || isBusy} onClick={() => void handleConfirm()}>
        确认导入
      </Button>
      <Button variant="plain" size="small" onClick={onCancel}>
        取消
      </Button>
    </>
  );
}
