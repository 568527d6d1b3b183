import { useState } from 'react';
import { LIMITS } from '@shangyuan/contract';
import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { canPaste, pasteText } from '../../lib/device/pasteText.ts';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Sep, SepLine } from '../../ui/display/Card.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Chip } from '../../ui/controls/Choice.tsx';
import { FieldButton } from '../../ui/controls/TextField.tsx';
import { keyboardIcon } from '../../ui/tables/icons.ts';
import { Wheels } from '../../ui/controls/WheelPicker.tsx';
import { CALENDARS, type BirthFormState } from './birthForm.ts';
import { previewOf } from './birthView.ts';
import { useBirthEngine } from './birthEngine.ts';
import { dateWheels, type YearRange } from './dateWheels.ts';
import { readBirth, typedLine, yearTyped } from './typedEntry.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './TimeSheet.module.css';

interface TimeSheetProps {
  readonly form: BirthFormState;
  readonly rules: ChartRulesInput;
  readonly years: YearRange;
  readonly onClose: () => void;
  /** The form with the chosen time; `rest` is the remaining text (a place, perhaps). */
  readonly onConfirm: (result: { form: BirthFormState; rest: string }) => void;
}

/** Birth time by wheels or typing, with the pillars it makes. */
export function TimeSheet({ form: given, rules, years, onClose, onConfirm }: TimeSheetProps) {
  const [turned, setTurned] = useState(given);
  // What is being typed; with null the field mirrors the wheels.
  const [typed, setTyped] = useState<string | null>(null);
  const { engine, isLoading } = useBirthEngine(
    Math.min(turned.civil.year, yearTyped(typed ?? '')),
    given.place?.zone,
  );
  const entry = typed === null ? null : readBirth(engine, turned, typed);
  const form = entry?.ok === true ? entry.form : turned;
  const preview = entry?.ok === false ? null : previewOf(engine, form, rules);
  const turn = (next: BirthFormState) => {
    setTyped(null);
    setTurned(next);
  };
  const error = entry !== null && !entry.ok && !isLoading ? entry.message : '';
  const isConfirmDisabled = error !== '' || isLoading;
  const paste = async () => {
    const text = await pasteText();
    if (text !== null) setTyped(text.slice(0, LIMITS.inputLength));
  };
  const confirm = () => onConfirm({ form, rest: entry?.ok === true ? entry.rest : '' });
  return (
    <Sheet
      isOpen
      title="出生时间"
      onClose={onClose}
      isConfirmDisabled={isConfirmDisabled}
      onConfirm={confirm}
    >
      <Grid gap={2}>
        <Segment
          label="历法"
          options={CALENDARS}
          value={form.calendar}
          onChange={(calendar) => turn({ ...form, calendar })}
        />
        <Inline as="label" gap={2} align="center" padX={3} className={styles.Field}>
          <Icon of={keyboardIcon} size={1.25} />
          <input
            aria-label="键入出生时间"
            aria-invalid={error !== ''}
            maxLength={LIMITS.inputLength}
            value={typed ?? typedLine(engine, form)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || isConfirmDisabled) return;
              // Otherwise the same press opens the sheet again: closing returns the focus to its button.
              event.preventDefault();
              confirm();
            }}
          />
          {canPaste() && <FieldButton onClick={() => void paste()}>粘贴</FieldButton>}
        </Inline>
      </Grid>
      <Text as="p" size="cell" textAlign="end" tone="danger" className={styles.Wrong} role="alert">
        {error}
      </Text>
      {entry?.ok === false && entry.readings.length > 0 && (
        <Inline wrap justify="end" gap={2} rowGap={2} bottom={2}>
          {entry.readings.map(({ text, line }) => (
            <Chip key={line} onClick={() => setTyped(line)}>
              {text}
            </Chip>
          ))}
        </Inline>
      )}
      {entry?.ok === true && entry.remarks.length > 0 && (
        <Text as="p" bottom={2} size="cell" textAlign="end" tone="soft" role="status">
          <SepLine facts={entry.remarks} />
        </Text>
      )}
      <Wheels
        columns={dateWheels(engine, form, years).map(({ turn: next, ...column }) => ({
          ...column,
          onChange: (value) => turn(next(value)),
        }))}
      />
      <Inline gap={2} align="center" justify="between" padY={2} padX={4} className={styles.Preview}>
        <div>
          <Text as="p" size="cell" tone="soft">
            {preview === null ? (
              !isLoading && (entry?.ok === false ? '认出时间后，这里显示四柱' : '此日期暂不支持')
            ) : (
              <>
                农历{preview.lunarText}
                {preview.shichenText !== '' && (
                  <>
                    <Sep />
                    {preview.shichenText}
                  </>
                )}
              </>
            )}
          </Text>
          {preview !== null && (
            <p className={styles.Pillars}>
              <PillarsText pillars={preview.pillars} />
            </p>
          )}
        </div>
      </Inline>
      {preview?.notices.map((notice) => (
        <Notice key={notice.code} {...(notice.detail === null ? {} : { detail: notice.detail })}>
          {notice.text}
        </Notice>
      ))}
    </Sheet>
  );
}
