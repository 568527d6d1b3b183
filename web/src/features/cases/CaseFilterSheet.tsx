/**
 * 筛选: cases by sex, day master, years, tag, notes and unknown hour.
 */
import { useState } from 'react';
import { STEMS, type Stem } from '@shangyuan/engine/ganzhi';
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

export function CaseFilterSheet({ traits, tags, onApply, onClose }: CaseFilterSheetProps) {
  const [chosen, setChosen] = useState(traits);
  const [from, setFrom] = useState(yearText(traits.fromYear));
  const [to, setTo] = useState(yearText(traits.toYear));
  const change = (part: Partial<CaseTraits>) => setChosen({ ...chosen, ...part });
  const isFromInvalid = from.trim() !== '' && readYear(from) === null;
  const isToInvalid = to.trim() !== '' && readYear(to) === null;
  return (
    <Sheet
      isOpen
      title="筛选"
      closeText="取消"
      isConfirmDisabled={isFromInvalid || isToInvalid}
      onClose={onClose}
      onConfirm={() => onApply({ ...chosen, fromYear: readYear(from), toYear: readYear(to) })}
    >
      <Stack gap={1}>
        <Text as="h3" top={2} size="sub" weight="normal" tone="soft">
          性别
        </Text>
        <ChipRow label="性别">
          {(['男', '女'] as const).map((sex) => (
            <Chip
              key={sex}
              isOn={chosen.sex === sex}
              onClick={() => change({ sex: chosen.sex === sex ? null : sex })}
            >
              {sex}
            </Chip>
          ))}
        </ChipRow>
        <Text as="h3" top={2} size="sub" weight="normal" tone="soft">
          日主
        </Text>
        <ChipRow label="日主">
          {STEMS.map((stem: Stem) => (
            <Chip
              key={stem}
              isOn={chosen.dayStem === stem}
              onClick={() => change({ dayStem: chosen.dayStem === stem ? null : stem })}
            >
              <GanzhiText>{stem}</GanzhiText>
            </Chip>
          ))}
        </ChipRow>
        <Text as="h3" top={2} size="sub" weight="normal" tone="soft">
          出生年份
        </Text>
        <Grid columns="repeat(auto-fit, minmax(9rem, 1fr))" gap={2}>
          <TextField
            label="从"
            inputMode="numeric"
            maxLength={4}
            placeholder="如 1980"
            value={from}
            error={isFromInvalid ? '请填年份' : ''}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label="到"
            inputMode="numeric"
            maxLength={4}
            placeholder="如 1999"
            value={to}
            error={isToInvalid ? '请填年份' : ''}
            onChange={(event) => setTo(event.target.value)}
          />
        </Grid>
        {tags.length > 0 && (
          <>
            <Text as="h3" top={2} size="sub" weight="normal" tone="soft">
              标签
            </Text>
            <ChipRow label="标签">
              {tags.map((tag) => (
                <Chip
                  key={tag}
                  isOn={chosen.tag === tag}
                  onClick={() => change({ tag: chosen.tag === tag ? null : tag })}
                >
                  {tag}
                </Chip>
              ))}
            </ChipRow>
          </>
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
