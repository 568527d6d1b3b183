import type { HepanMode } from '@shangyuan/engine/analysis';
import type { Family } from '@shangyuan/reading/family';
import { useState } from 'react';
import { pairKey, useFamilyChoice } from '../features/family/familyChoice.ts';
import { statedMode, yearMeanings } from '../features/family/familyView.ts';
import { handOver } from '../features/hepan/currentPair.ts';
import { MODES } from '../features/hepan/modes.ts';
import { parentDoubt } from '../features/hepan/parentCheck.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { personOf } from '../lib/cases/comparisonRecord.ts';
import { newId } from '../lib/device/newId.ts';
import { useGo } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Chip } from '../ui/controls/Choice.tsx';
import { ChipRow } from '../ui/controls/ChipRow.tsx';
import { ReasonSheet } from '../ui/frames/ReasonSheet.tsx';
import { Stack, Text } from '../ui/kit/Kit.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';

/** What is asked about: a line, a year of a person, a year of all. */
export type FamilyReason =
  | { readonly kind: 'pair'; readonly index: number }
  | { readonly kind: 'cell'; readonly person: number; readonly year: number }
  | { readonly kind: 'year'; readonly year: number };

interface FamilyReasonsProps {
  readonly family: Family;
  readonly records: readonly CaseRecord[];
  readonly reason: FamilyReason;
  readonly isExample: boolean;
  readonly onClose: () => void;
}

const SCORING = '本应用的计分';

/** Why a line or a year is what it is. */
export function FamilyReasons({ reason, ...rest }: FamilyReasonsProps) {
  const { family, records, isExample, onClose } = rest;
  if (reason.kind === 'pair') return <PairReason {...rest} index={reason.index} />;
  const { year } = reason;
  const found = family.years.find((each) => each.year === year);
  const title = `${year}年 ${found?.ganzhi ?? ''}`;
  if (reason.kind === 'year') {
    const why = { meanings: yearMeanings(family, year), steps: [], source: SCORING };
    return <ReasonSheet title={title} reason={why} onClose={onClose} />;
  }
  const cell = found?.cells[reason.person] ?? null;
  const record = records[reason.person];
  if (cell === null || record === undefined) return null;
  return (
    <ReasonSheet
      title={title}
      lead={[family.people[reason.person]?.name, cell.age, cell.band].filter(Boolean).join(' · ')}
      reason={{ meanings: [{ name: '', text: cell.why }], steps: cell.steps, source: SCORING }}
      onClose={onClose}
    >
      {!isExample && (
        <PageLink page="yearMonths" query={{ id: record.id, year: String(year) }}>
          看这年的十二个月
        </PageLink>
      )}
    </ReasonSheet>
  );
}

/** Kinds of pair that a minor may be compared as. */
const FOR_MINORS: readonly HepanMode[] = ['parentChild', 'friends'];

type PairReasonProps = Omit<FamilyReasonsProps, 'reason'> & { readonly index: number };

/** What passes between two, and the way to their comparison: its relation is asked, unless the cases state it or it was asked before. */
function PairReason({ family, records, index, onClose }: PairReasonProps) {
  const go = useGo();
  const modes = useFamilyChoice((choice) => choice.modes);
  const pair = family.pairs[index];
  const [a, b] = [records[pair?.a ?? -1], records[pair?.b ?? -1]];
  const key = pairKey(a?.id ?? '', b?.id ?? '');
  const [mode, setMode] = useState<HepanMode | null>(
    () => modes[key] ?? statedMode(a?.relation ?? '', b?.relation ?? ''),
  );
  if (pair === undefined || a === undefined || b === undefined) return null;
  const [one, other] = [family.people[pair.a], family.people[pair.b]];
  const hasMinor = one?.isMinor === true || other?.isMinor === true;
  const open = (): void => {
    if (mode === null) return;
    useFamilyChoice.setState({ modes: { ...modes, [key]: mode } });
    // 甲方 is the parent.
    const isTurned = parentDoubt(mode, a.birth, b.birth)?.kind === 'younger';
    const [first, second] = isTurned ? [b, a] : [a, b];
    const nowMs = Date.now();
    const times = { createdAt: nowMs, updatedAt: nowMs, deletedAt: 0 };
    handOver({ id: newId(), a: personOf(first), b: personOf(second), mode, ...times });
    go.to('hepanItem');
  };
  return (
    <ReasonSheet
      title={`${one?.name ?? ''}与${other?.name ?? ''}`}
      lead={`${pair.kind} · ${pair.label}`}
      reason={{ meanings: [{ name: '', text: pair.text }], steps: pair.reasons, source: pair.source }}
      onClose={onClose}
    >
      <Stack gap={2} top={3}>
        <Text as="h3" face="serif" size="sub" weight="bold">
          两人的关系
        </Text>
        <ChipRow label="两人的关系">
          {MODES.filter(({ value }) => !hasMinor || FOR_MINORS.includes(value)).map(({ value, text }) => (
            <Chip key={value} isOn={mode === value} onClick={() => setMode(value)}>
              {text}
            </Chip>
          ))}
        </ChipRow>
        <Button disabled={mode === null} onClick={open}>
          看两人合盘
        </Button>
      </Stack>
    </ReasonSheet>
  );
}
