import { useBlocker, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { DatedBirth } from '@shangyuan/engine/chart';
import { BirthEntryForm } from '../features/birth/BirthEntryForm.tsx';
import { castingOfEntry, isSexedEntry, type BirthEntry } from '../features/birth/birthEntry.ts';
import type { FormCasting } from '../features/birth/castingOf.ts';
import { CaseDetailsForm } from '../features/cases/CaseDetailsForm.tsx';
import { detailsOf, NO_DETAILS, tagsInUse, type CaseDetails } from '../features/cases/caseDetails.ts';
import { findDuplicate, saveEntry } from '../features/cases/saveEntry.ts';
import { clockOfHour, hourName } from '../features/hourFinder/hours.ts';
import { findPlaces } from '../features/region/findPlaces.ts';
import { PlaceSheet } from '../features/region/PlaceSheet.tsx';
import { caseName, type CaseRecord, type HourCandidate } from '../lib/cases/caseRecord.ts';
import {
  noteDraftError,
  NO_NOTE_DRAFT,
  readNoteDraft,
  saveNoteDraft,
  withNoteDraft,
  type NoteDraft,
} from '../lib/cases/noteDraft.ts';
import { useCases, useGroups } from '../lib/cases/deviceLists.ts';
import { afterToast, useGo } from '../lib/page/navigation.ts';
import { PATHS } from '../lib/page/paths.ts';
import { showToast } from '../lib/page/toast.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ImagePicker } from '../ui/controls/ImagePicker.tsx';
import { NoteEditor } from '../ui/controls/NoteEditor.tsx';
import { ActionRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Notice, NoticeButton } from '../ui/states/Notice.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { Skeleton } from '../ui/states/States.tsx';

const HourFinder = lazy(async () => ({
  default: (await import('../features/hourFinder/HourFinder.tsx')).HourFinder,
}));

const HoursOfCase = lazy(async () => ({ default: (await import('./HoursOfCase.tsx')).HoursOfCase }));

/** What the page begins with. */
export interface Start {
  readonly record: CaseRecord | null;
  readonly entry: BirthEntry;
  readonly images: readonly File[];
}

interface CaseEditorProps {
  readonly title: string;
  readonly start: Start;
  readonly groupId: string | null;
}

export function CaseEditor({ title, start, groupId }: CaseEditorProps) {
  const { record } = start;
  const go = useGo();
  const navigate = useNavigate();
  const gate = useGate();
  const groups = useGroups() ?? [];
  const cases = useCases();
  const knownTags = useMemo(() => tagsInUse(cases ?? []), [cases]);
  const [entry, setEntry] = useState(start.entry);
  const [details, setDetails] = useState<CaseDetails>(
    record === null ? { ...NO_DETAILS, groupId } : detailsOf(record),
  );
  const [noteDraft, setNoteDraft] = useState(record === null ? NO_NOTE_DRAFT : readNoteDraft(record.id));
  const [images, setImages] = useState(start.images);
  const [isChanged, setIsChanged] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [duplicate, setDuplicate] = useState<{ record: CaseRecord; isCast: boolean } | null>(null);
  const [finding, setFinding] = useState<DatedBirth | null>(null);
  const isSaved = useRef(false);
  const isSaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged && !isSaved.current,
    enableBeforeUnload: () => isChanged && !isSaved.current,
    withResolver: true,
  });

  const changeEntry = (next: BirthEntry): void => {
    setEntry(next);
    setDuplicate(null);
    setIsChanged(true);
  };
  const changeDetails = (next: CaseDetails): void => {
    setDetails(next);
    setIsChanged(true);
  };
  const changeNoteDraft = (next: NoteDraft): void => {
    setNoteDraft(next);
    setIsChanged(true);
  };
  /** The details with the note that was typed and not added. */
  const fullDetails = (): CaseDetails => ({
    ...details,
    notes: withNoteDraft(details.notes, noteDraft, Date.now()),
  });
  /** Saves the case; `isCast` continues to its chart, through the gate where it is new. */
  const write = async (isCast: boolean, casting: FormCasting): Promise<void> => {
    const saved = await saveEntry({ id: record?.id ?? null, casting, details: fullDetails(), images });
    saveNoteDraft(saved.id, NO_NOTE_DRAFT);
    isSaved.current = true;
    showToast('已保存');
    if (!isCast) return afterToast(go.back);
    // The address becomes that of the case, so that a detour to login returns to it.
    await navigate({ to: PATHS.addCase, search: { id: saved.id }, replace: true });
    const passage = await gate('PaiPan', () => Promise.resolve());
    if (passage.isOpen) go.to('chart', { id: saved.id }, { replace: true });
  };
  const save = async (isCast: boolean, isSure: boolean): Promise<void> => {
    if (isSaving.current) return;
    setAttempts((count) => count + 1);
    if (!isSexedEntry(entry) || noteDraftError(noteDraft) !== null) return;
    isSaving.current = true;
    try {
      const casting = await castingOfEntry(entry, record);
      const same = isSure ? null : await findDuplicate({ id: record?.id ?? null, casting, details, images });
      if (same === null) await write(isCast, casting);
      else setDuplicate({ record: same, isCast });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      showToast('日期不存在，请检查');
    } finally {
      isSaving.current = false;
    }
  };
  const openFinder = async (): Promise<void> => {
    if (!isSexedEntry(entry)) return setAttempts((count) => count + 1);
    const { birth } = await castingOfEntry({ ...entry, form: { ...entry.form, hour: 'unknown' } }, record);
    if (!('pillars' in birth)) setFinding(birth);
  };
  const applyHour = (hour: HourCandidate): void => {
    setFinding(null);
    const { form } = entry;
    const civil = { ...form.civil, hour: clockOfHour(hour), minute: 0, second: 0 };
    changeEntry({ ...entry, form: { ...form, civil, hour: 'shichen' } });
  };
  // Marks of the past are stored at once, so a sheet that is opened again reads them from the device.
  const stored = cases?.find(({ id }) => id === record?.id) ?? record;
  const candidateText = details.candidates.map(hourName).join('、');
  return (
    <PageShell title={title} isWide>
      <PageBody>
        <Columns isStill>
          <Column>
            <BirthEntryForm
              entry={entry}
              onChange={changeEntry}
              attempts={attempts}
              placePicker={(props) => <PlaceSheet {...props} />}
              findPlaces={findPlaces}
            />
            {entry.method !== 'pillars' && (
              <RowsCard isDense>
                <ActionRow
                  label="候选时辰与校时"
                  value={candidateText === '' ? '时辰不确定时用' : candidateText}
                  onClick={() => void openFinder()}
                />
              </RowsCard>
            )}
          </Column>
          <Column>
            <SectionTitle>归类</SectionTitle>
            <CaseDetailsForm
              details={details}
              groups={groups}
              knownTags={knownTags}
              onChange={changeDetails}
            />
            <SectionTitle>备注与经历</SectionTitle>
            <NoteEditor
              notes={details.notes}
              onChange={(notes) => changeDetails({ ...details, notes })}
              draft={noteDraft}
              onDraft={changeNoteDraft}
              attempts={attempts}
            />
            <SectionTitle aside="最多 9 张">图片</SectionTitle>
            <Card>
              <ImagePicker
                label="图片"
                images={images}
                onChange={(next) => {
                  setImages(next);
                  setIsChanged(true);
                }}
              />
              <Note align="start">图片只保存在本机，不同步，也不随文件导出。</Note>
            </Card>
            {duplicate !== null && (
              <Notice
                detail="同样的生辰与规则已有一条"
                actions={
                  <>
                    <NoticeButton
                      isStrong
                      onClick={() => {
                        isSaved.current = true;
                        go.to('chart', { id: duplicate.record.id }, { replace: true });
                      }}
                    >
                      打开它
                    </NoticeButton>
                    <NoticeButton onClick={() => void save(duplicate.isCast, true)}>仍然保存</NoticeButton>
                  </>
                }
              >
                已有相同生辰：{caseName(duplicate.record)}
              </Notice>
            )}
            <Button
              variant={record === null ? 'secondary' : 'primary'}
              onClick={() => void save(false, false)}
            >
              保存
            </Button>
            {record === null && (
              <>
                <Button onClick={() => void save(true, false)}>保存并排盘</Button>
                <QuotaHint feature="PaiPan" />
              </>
            )}
          </Column>
        </Columns>
      </PageBody>
      {finding !== null && (
        <Sheet isOpen title="候选时辰与校时" onClose={() => setFinding(null)} closeText="完成">
          <Suspense fallback={<Skeleton />}>
            <HourFinder
              birth={finding}
              rules={entry.rules}
              candidates={details.candidates}
              onChange={(candidates) => changeDetails({ ...details, candidates })}
              onUse={applyHour}
              drawPast={(hours, head) => <HoursOfCase record={stored} hours={hours} head={head} />}
            />
          </Suspense>
        </Sheet>
      )}
      <Sheet
        isOpen={blocker.status === 'blocked'}
        title="放弃修改？"
        closeText="继续编辑"
        confirmText="放弃"
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      >
        <p>这一页有没保存的内容。</p>
      </Sheet>
    </PageShell>
  );
}
