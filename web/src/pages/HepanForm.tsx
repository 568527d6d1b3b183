import { useEffect, useState } from 'react';
import type { HepanMode } from '@shangyuan/engine/analysis';
import { BirthEntryForm } from '../features/birth/BirthEntryForm.tsx';
import { castingOfEntry, emptyEntry, isSexedEntry, type BirthEntry } from '../features/birth/birthEntry.ts';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { chosenBefore, handOver, storeChosen, useForgetting } from '../features/hepan/currentPair.ts';
import { MODES } from '../features/hepan/modes.ts';
import { parentDoubt } from '../features/hepan/parentCheck.ts';
import { PersonCard } from '../features/hepan/PersonCard.tsx';
import { findPlaces } from '../features/region/findPlaces.ts';
import { PlaceSheet } from '../features/region/PlaceSheet.tsx';
import { findCase } from '../lib/cases/caseDb.ts';
import { buildCase, caseName } from '../lib/cases/caseRecord.ts';
import { saveComparisons } from '../lib/cases/comparisonDb.ts';
import { isSamePerson, personOf, type ComparedPerson } from '../lib/cases/comparisonRecord.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import { newId } from '../lib/device/newId.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Chip, Switch } from '../ui/controls/Choice.tsx';
import { ChipRow } from '../ui/controls/ChipRow.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { Card } from '../ui/display/Card.tsx';
import { FormGroup } from '../ui/display/FormGroup.tsx';
import { PillarsText } from '../ui/display/GanzhiText.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Notice, NoticeButton } from '../ui/states/Notice.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { arrowsLeftRightIcon, plusCircleIcon, usersIcon } from '../ui/tables/icons.ts';
import { Inline, Small, Text, VisuallyHidden } from '../ui/kit/Kit.tsx';
import styles from './HepanPage.module.css';

type Side = 'a' | 'b';

type Pair = Readonly<Record<Side, ComparedPerson | null>>;

const SIDES = [
  { side: 'a', label: '甲方' },
  { side: 'b', label: '乙方' },
] as const;

const RECENT_COUNT = 6;

export function HepanForm() {
  const go = useGo();
  const gate = useGate();
  const query = useQueryTexts();
  const { date } = useToday();
  const recent = useCases(RECENT_COUNT) ?? [];
  useForgetting();
  // Coming back from the result, or from login, the two are still there.
  const [before] = useState(chosenBefore);
  const [pair, setPair] = useState<Pair>({ a: before?.a ?? null, b: before?.b ?? null });
  const [mode, setMode] = useState<HepanMode | null>(before?.mode ?? null);
  const [isForgotten, setIsForgotten] = useState(true);
  const [picking, setPicking] = useState<Side | null>(null);
  const [entering, setEntering] = useState<Side | null>(null);
  const setPerson = (side: Side, person: ComparedPerson | null): void => {
    setPair((now) => ({ ...now, [side]: person }));
  };
  // A chart opens this page with its own case as the first.
  useEffect(() => {
    if (query['a'] === undefined) return;
    void findCase(query['a']).then((record) => {
      if (record !== null) setPair((now) => ({ ...now, a: personOf(record) }));
    });
  }, [query]);

  const { a, b } = pair;
  const isSame = a !== null && b !== null && isSamePerson(a, b);
  const missing =
    a === null
      ? '先选好甲方'
      : b === null
        ? '先选好乙方'
        : isSame
          ? '请选两位不同的命主'
          : mode === null
            ? '先选两人的关系'
            : '';
  const doubt = a === null || b === null ? null : parentDoubt(mode, a.birth, b.birth);
  const hasGuest = [a, b].some((person) => person !== null && person.caseId === null);
  const free = recent.filter(({ id }) => id !== a?.caseId && id !== b?.caseId);
  const handleStart = async (): Promise<void> => {
    if (a === null || b === null) return showToast('请先选择两位命主');
    if (isSame) return showToast('请选择两位不同的命主');
    if (mode === null) return showToast('请选择两人的关系');
    const nowMs = Date.now();
    const record = { id: newId(), a, b, mode, createdAt: nowMs, updatedAt: nowMs, deletedAt: 0 };
    const passage = await gate('hepan', async () => {
      const { hepanResult } = await import('../features/hepan/hepanResult.ts');
      return hepanResult(record, date);
    });
    if (!passage.isOpen) return storeChosen(record);
    handOver(record);
    if (hasGuest && isForgotten) return go.to('hepanItem');
    await saveComparisons([record]);
    go.to('hepanItem', { id: record.id });
  };
  return (
    <PageShell
      title="合盘"
      isWide
      right={<HeaderButton label="记录" onClick={() => go.to('hepanRecords')} />}
      dock={
        <Inline wrap gap={3} align="center" className={styles.Dock}>
          <Text as="div" size="cell" tone="soft">
            <QuotaHint feature="hepan" />
            {missing}
          </Text>
          <Button disabled={missing !== ''} onClick={() => void handleStart()}>
            开始合盘
          </Button>
        </Inline>
      }
    >
      <PageBody>
        <Columns isStill>
          <Column>
            <div className={styles.Pair}>
              {SIDES.map(({ side, label }) => (
                <PersonCard
                  key={side}
                  label={label}
                  person={pair[side]}
                  onPick={() => setPicking(side)}
                  onEnter={() => setEntering(side)}
                  onClear={() => setPerson(side, null)}
                />
              )).toSpliced(
                1,
                0,
                <IconButton
                  icon={arrowsLeftRightIcon}
                  tone="accent"
                  key="swap"
                  className={styles.Swap}
                  label="甲乙互换"
                  disabled={a === null && b === null}
                  onClick={() => setPair({ a: b, b: a })}
                />,
              )}
            </div>
            <FormGroup
              label="两人的关系"
              note={MODES.find(({ value }) => value === mode)?.hint ?? '看什么，随关系而定'}
            >
              <Card className={styles.Modes}>
                <ChipRow label="两人的关系">
                  {MODES.map(({ value, text }) => (
                    <Chip key={value} isOn={mode === value} onClick={() => setMode(value)}>
                      {text}
                    </Chip>
                  ))}
                </ChipRow>
              </Card>
            </FormGroup>
            {doubt !== null && (
              <Notice
                detail={
                  doubt.kind === 'younger' ? '甲方为父母，乙方为子女' : '请看看关系和生辰；没错就直接合盘'
                }
                actions={
                  doubt.kind === 'younger' && (
                    <NoticeButton isStrong onClick={() => setPair({ a: b, b: a })}>
                      甲乙互换
                    </NoticeButton>
                  )
                }
              >
                {doubt.kind === 'younger'
                  ? `甲方比乙方小 ${doubt.years} 岁，是不是选反了？`
                  : doubt.years === 0
                    ? '甲方和乙方同岁，真是父母与子女？'
                    : `甲方只比乙方大 ${doubt.years} 岁，真是父母与子女？`}
              </Notice>
            )}
          </Column>
          <Column>
            {free.length > 0 && (a === null || b === null) && (
              <FormGroup label="最近的人">
                <Card isPadded={false}>
                  {free.map((record) => (
                    <Inline
                      as="button"
                      wrap
                      gap={3}
                      align="center"
                      wide
                      textAlign="start"
                      key={record.id}
                      className={styles.Recent}
                      onClick={() => setPerson(a === null ? 'a' : 'b', personOf(record))}
                    >
                      <span>
                        <VisuallyHidden>选 </VisuallyHidden>
                        {caseName(record)} <Small>{record.birth.sex}</Small>
                      </span>
                      <span>
                        <PillarsText pillars={record.pillars} />
                      </span>
                      <Icon of={plusCircleIcon} size={1.375} />
                    </Inline>
                  ))}
                </Card>
              </FormGroup>
            )}
            <RowsCard>
              <LinkRow page="family" icon={usersIcon} label="一家人" value="两到六人看一张图" />
            </RowsCard>
            {hasGuest && (
              <Inline as={Card} gap={3} align="center" className={styles.Keep}>
                <div>
                  不保存新录入的资料
                  <Small block>只在这台设备上算，离开即清除；看过结果后仍可再保存</Small>
                </div>
                <Switch label="不保存新录入的资料" isOn={isForgotten} onChange={setIsForgotten} />
              </Inline>
            )}
          </Column>
        </Columns>
      </PageBody>
      {picking !== null && (
        <PickCaseSheet
          title={picking === 'a' ? '选甲方' : '选乙方'}
          onClose={() => setPicking(null)}
          onPick={({ record }) => {
            setPerson(picking, personOf(record));
            setPicking(null);
          }}
        />
      )}
      {entering !== null && (
        <EnterSheet
          title={entering === 'a' ? '录入甲方' : '录入乙方'}
          onClose={() => setEntering(null)}
          onEnter={(person) => {
            setPerson(entering, person);
            setEntering(null);
          }}
        />
      )}
    </PageShell>
  );
}

interface EnterSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onEnter: (person: ComparedPerson) => void;
}

/** A birth that is no case of this device. */
function EnterSheet({ title, onClose, onEnter }: EnterSheetProps) {
  const { date } = useToday();
  const rules = useSettings((settings) => settings.rules);
  const [entry, setEntry] = useState<BirthEntry>(() => emptyEntry(date.year, null, rules));
  const [attempts, setAttempts] = useState(0);
  const handleConfirm = async (): Promise<void> => {
    setAttempts((count) => count + 1);
    if (!isSexedEntry(entry)) return;
    try {
      const { name, birth, place, rules: used } = await castingOfEntry(entry);
      const { castBirth } = await import('../lib/cases/castBirth.ts');
      const chart = await castBirth(birth, used);
      onEnter(personOf(buildCase({ id: '', name, chart, place, rules: used, nowMs: 0 })));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      showToast('日期不存在，请检查');
    }
  };
  return (
    <Sheet isOpen title={title} onClose={onClose} onConfirm={() => void handleConfirm()}>
      <BirthEntryForm
        entry={entry}
        onChange={setEntry}
        attempts={attempts}
        placePicker={(props) => <PlaceSheet {...props} />}
        findPlaces={findPlaces}
      />
    </Sheet>
  );
}
