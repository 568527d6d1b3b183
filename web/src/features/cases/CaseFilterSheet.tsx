/**
 * 筛选: cases by sex, day master, years, tag, notes and unknown hour.
 */
import { useState, type ReactNode } from 'react';
import { STEMS } from '@shangyuan/engine/ganzhi';
import { SEXES } from '../../lib/cases/caseRecord.ts';
import { Check, Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { ANY_TRAITS, type CaseTraits } from './caseFilter.ts';
import { Grid, Stack, Text } from '../../ui/kit/Kit.tsx';

interface CaseFilterSheetProps {
  readonly traits: CaseTraits;
  readonly tags: readonly string[];
  readonly onApply: (traits: CaseTraits) => void;
  readonly onClose: () => void;
}

const yearText = (year: number | null) => (year === null ? '' : String(year));
const readYear = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

const isInvalid = (text: string) => text.trim() !== '' && readYear(text) === null;

export function CaseFilterSheet({ traits, tags, onApply, onClose }: CaseFilterSheetProps) {
  const [chosen, setChosen] = useState(traits);
  const [from, setFrom] = useState(yearText(traits.fromYear));
  const [to, setTo] = useState(yearText(traits.toYear));
  const change = (part: Partial<CaseTraits>) => setChosen({ ...chosen, ...part });
  return (
    <Sheet
      isOpen
      title="筛选"
      closeText="取消"
      isConfirmDisabled={isInvalid(from) || isInvalid(to)}
      onClose={onClose}
      onConfirm={() => onApply({ ...chosen, fromYear: readYear(from), toYear: readYear(to) })}
    >
      <Stack gap={1}>
        <OneOf label="性别" options={SEXES} value={chosen.sex} onChange={(sex) => change({ sex })} />
        <OneOf
          label="日主"
          options={STEMS}
          value={chosen.dayStem}
          onChange={(dayStem) => change({ dayStem })}
          draw={(stem) => <GanzhiText>{stem}</GanzhiText>}
        />
        <Title>出生年份</Title>
        <Grid columns="repeat(auto-fit, minmax(9rem, 1fr))" gap={2}>
          <YearField label="从" placeholder="如 1980" value={from} onChange={setFrom} />
          <YearField label="到" placeholder="如 1999" value={to} onChange={setTo} />
        </Grid>
        {tags.length > 0 && (
          <OneOf label="标签" options={tags} value={chosen.tag} onChange={(tag) => change({ tag })} />
        )}
        <Check isOn={chosen.hasNotes} onChange={(hasNotes) => change({ hasNotes })}>
          有备注
        </Check>
        <Check isOn={chosen.isHourUnknown} onChange={(isHourUnknown) => change({ isHourUnknown })}>
          时辰不详
        </Check>
        <Chip
          onClick={() => {
            setChosen(ANY_TRAITS);
            setFrom('');
            setTo('');
          }}
        >
          清除条件
        </Chip>
      </Stack>
    </Sheet>
  );
}

function Title({ children }: { readonly children: string }) {
  return (
    <Text as="h3" top={2} size="sub" weight="normal" tone="soft">
      {children}
    </Text>
  );
}

interface OneOfProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
  readonly draw?: (option: T) => ReactNode;
}

/** At most one of several; chosen again it is none. */
function OneOf<T extends string>({ label, options, value, onChange, draw }: OneOfProps<T>) {
  return (
    <>
      <Title>{label}</Title>
      <ChipRow label={label}>
        {options.map((option) => (
          <Chip
            key={option}
            isOn={value === option}
            onClick={() => onChange(value === option ? null : option)}
          >
            {draw?.(option) ?? option}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}

interface YearFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function YearField({ value, onChange, ...rest }: YearFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      maxLength={4}
      value={value}
      error={isInvalid(value) ? '请填年份' : ''}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}
