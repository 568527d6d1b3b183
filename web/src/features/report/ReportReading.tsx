/**
 * The reading column of a report: what it leaves out, 三件要事, the sections one after another, and where it is not open what
 * the others are about.
 */
import type { ReaderAnswers } from '@shangyuan/reading/reader';
import type { ReportFrame, SectionId } from '@shangyuan/reading/report';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { ReportDepth } from '../../lib/device/settings.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Skeleton } from '../../ui/states/States.tsx';
import { DEPTHS } from './depths.ts';
import { LockedSections } from './LockedSections.tsx';
import { Matters } from './Matters.tsx';
import { ReaderQuestions } from './ReaderQuestions.tsx';
import { Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';
import type { ChipView } from './reportView.ts';
import { SectionBlock } from './SectionBlock.tsx';
import { UnlockCard } from './UnlockCard.tsx';
import { useNear } from './useNear.ts';
import type { Notes } from './useNotes.ts';
import type { Reading } from './useReading.ts';
import type { ReportAccess } from './useReportAccess.ts';

/** The curve and the notes load with their section. */
const LifeCurve = lazy(async () => ({ default: (await import('./LifeCurve.tsx')).LifeCurve }));
const LookBack = lazy(async () => ({ default: (await import('./LookBack.tsx')).LookBack }));

interface ReportReadingProps {
  readonly notes: Notes | null;
  readonly frame: ReportFrame;
  readonly onAnswers: (change: { readonly answers: ReaderAnswers }) => void;
  readonly depth: ReportDepth;
  readonly onDepth: (choice: { readonly depth: ReportDepth }) => void;
  readonly reading: Reading;
  readonly openIds: readonly SectionId[];
  readonly access: ReportAccess;
  readonly openChip: ChipView | null;
  readonly onAsk: (question: { readonly chip: ChipView }) => void;
  readonly onRead: (section: { readonly id: SectionId }) => void;
  /** What follows the last section. */
  readonly end: ReactNode;
}

export function ReportReading(props: ReportReadingProps) {
  const { notes, frame, onAnswers, depth, onDepth, reading, openIds, access, openChip, onAsk, onRead, end } =
    props;
  const { shown, before, hasMore, showNext, jumpTo, restart } = reading;
  const [settled, setSettled] = useState<SectionId | null>(null);
  const [foot, isNear] = useNear<HTMLDivElement>('0px 0px 800px 0px');
  const handleSettled = useCallback(({ id }: { readonly id: SectionId }) => setSettled(id), []);
  const isReady = settled === shown.at(-1);
  useEffect(() => {
    if (isNear && isReady && hasMore) showNext();
  });
  const lockedIds = frame.sectionIds.filter((id) => !openIds.includes(id));
  return (
    <Stack as="article" gap={4} wide narrow padY={4} padX={5} size="body" className={styles.Reading}>
      <Segment
        label="读到多深"
        options={DEPTHS}
        value={depth}
        onChange={(next) => onDepth({ depth: next })}
      />
      {before > 0 ? (
        <Button variant="plain" size="small" onClick={restart}>
          前面还有 {before} 篇，从头读
        </Button>
      ) : (
        <>
          {frame.notes.map((note) => (
            <Text
              as="p"
              padY={2}
              padX={3}
              size="sub"
              leading="prose"
              tone="soft"
              key={note}
              className={styles.Missing}
            >
              {note}
            </Text>
          ))}
          {!frame.facts.isMinor && <ReaderQuestions answers={frame.facts.answers} onAnswers={onAnswers} />}
          <Matters
            frame={frame}
            depth={depth}
            openIds={openIds}
            openChip={openChip}
            onAsk={onAsk}
            onChoose={({ id }) => jumpTo(id)}
          />
        </>
      )}
      {shown.map((id) => (
        <SectionBlock
          key={id}
          frame={frame}
          id={id}
          depth={depth}
          openChip={openChip}
          onAsk={onAsk}
          onSettled={handleSettled}
          onRead={onRead}
          figure={
            id === 'dayun' && (
              <Suspense fallback={<Skeleton rows={5} />}>
                <LifeCurve facts={frame.facts} />
              </Suspense>
            )
          }
          after={
            id === 'dayun' &&
            frame.facts.dated !== null && (
              <Suspense fallback={<Skeleton rows={2} />}>
                <LookBack notes={notes} />
              </Suspense>
            )
          }
        />
      ))}
      <div ref={foot} />
      {access.isOpen === false && lockedIds.length > 0 && (
        <>
          <UnlockCard access={access} count={lockedIds.length} />
          <LockedSections frame={frame} ids={lockedIds} />
        </>
      )}
      {!hasMore && end}
    </Stack>
  );
}
