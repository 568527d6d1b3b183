import { lazy, Suspense, useMemo, useState } from 'react';
import { APPNAME } from '@shangyuan/contract';
import type { PillarKey } from '@shangyuan/engine/chart';
import { SECTION_TITLES, type SectionId } from '@shangyuan/reading/report';
import { PrintSheet } from '../features/chart/share/PrintSheet.tsx';
import { buildChartView } from '../features/chart/chartView.ts';
import type { BookRequest } from '../features/report/BookSheet.tsx';
import { Contents } from '../features/report/Contents.tsx';
import { depthName, depthOf, DEPTHS } from '../features/report/depths.ts';
import { ReportReading } from '../features/report/ReportReading.tsx';
import { ReportStrip } from '../features/report/ReportStrip.tsx';
import {
  frameOf,
  loadWholeReport,
  reportText,
  readingKey,
  type ChipView,
} from '../features/report/reportView.ts';
import { StatementSheet } from '../features/report/StatementSheet.tsx';
import { useNotes } from '../features/report/useNotes.ts';
import { useReading } from '../features/report/useReading.ts';
import { useReportAccess } from '../features/report/useReportAccess.ts';
import { useReaderAnswers } from '../lib/cases/readerAnswers.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import { copyText } from '../lib/device/copyText.ts';
import { useFlag } from '../lib/wire/session.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { useSettings, type ReportDepth } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useToday } from '../lib/time/useToday.ts';
import { pillarsLine } from '../lib/words/pillarsText.ts';
import { ActionSheet } from '../ui/controls/ActionSheet.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { FieldRow, Rows } from '../ui/controls/Rows.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { TextSizeField } from '../ui/controls/TextSizeField.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { copyIcon, flagIcon, printerIcon, shareNetworkIcon } from '../ui/tables/icons.ts';
import { Stack } from '../ui/kit/Kit.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import styles from './ReportPage.module.css';

export type OpenSheet = 'contents' | 'size' | 'more' | 'picture' | 'book' | null;

/** Rarely opened, so they load on demand. */
const PictureSheet = lazy(async () => ({
  default: (await import('../features/report/PictureSheet.tsx')).PictureSheet,
}));

const BookSheet = lazy(async () => ({
  default: (await import('../features/report/BookSheet.tsx')).BookSheet,
}));

const BooksCard = lazy(async () => ({
  default: (await import('../features/chart/analysis/BooksCard.tsx')).BooksCard,
}));

const ReportPaper = lazy(async () => ({
  default: (await import('../features/report/ReportPaper.tsx')).ReportPaper,
}));

interface ReportContentProps {
  readonly source: ChartSource;
  readonly sheet: OpenSheet;
  readonly onSheet: (sheet: OpenSheet) => void;
}

const NONE: readonly PillarKey[] = [];

export function ReportContent({ source: { record, chart, origin }, sheet, onSheet }: ReportContentProps) {
  const go = useGo();
  const query = useQueryTexts();
  const { date, text: day } = useToday();
  const { reportDepth, set } = useSettings();
  const depth = depthOf(query['depth'], reportDepth);
  const [answers, setAnswers] = useReaderAnswers(record);
  const frame = useMemo(() => frameOf(chart, date, answers), [chart, date, answers]);
  const access = useReportAccess(frame.facts.chartKey, origin === 'example');
  // A locked report has its first section in full.
  const openIds = access.isOpen === true ? frame.sectionIds : frame.sectionIds.slice(0, 1);
  const reading = useReading(openIds, query['section']);
  // Of the address that the page was opened with: reading on writes the section into it.
  const [wrong] = useState(() =>
    frame.sectionIds.some((id) => id === query['section']) ? undefined : query['section'],
  );
  const [current, setCurrent] = useState<SectionId | null>(null);
  const [openChip, setOpenChip] = useState<ChipView | null>(null);
  const [isWhyOpen, setIsWhyOpen] = useState(false);
  const notes = useNotes(record);
  // 命盘 as a sheet: seen in print, and made there.
  const hasSheet = useFlag('is_show_pai_pan_html');
  const hasBooks = useFlag('is_show_ancient_book');
  const [paper, setPaper] = useState<BookRequest | null>(null);
  const pillars = pillarsLine(chart.pillars);
  const head = [`${caseName(record)} ${chart.sex} 命盘报告`, pillars];
  const whole = (ids: readonly SectionId[]) => loadWholeReport(frame, depthName(depth), ids);

  const ask = ({ chip }: { readonly chip: ChipView }): void => {
    setOpenChip(chip);
    setIsWhyOpen(true);
  };
  const choose = ({ id }: { readonly id: SectionId }): void => {
    onSheet(null);
    reading.jumpTo(id);
  };
  const changeDepth = ({ depth: next }: { readonly depth: ReportDepth }): void => {
    set({ reportDepth: next });
    go.query({ depth: next });
  };
  const read = ({ id }: { readonly id: SectionId }): void => {
    if (id === current) return;
    setCurrent(id);
    if (id !== query['section']) go.query({ section: id });
  };
  const copy = async (ids: readonly SectionId[]): Promise<void> => {
    const report = await whole(ids);
    await copyText(`${reportText(head, report)}\n${APPNAME} 引擎 ${report.engineVersion} ${day}`);
  };
  return (
    <>
      {paper !== null && (
        <Suspense>
          <ReportPaper
            book={paper.book}
            name={paper.isNamed ? caseName(record) : null}
            pillars={record.pillars.filter((pillar) => pillar !== null)}
            sex={chart.sex}
            chart={
              <PrintSheet
                record={paper.isNamed ? record : { ...record, name: '' }}
                view={buildChartView(chart)}
              />
            }
            day={day}
          />
        </Suspense>
      )}
      <div className={styles.Screen} data-on-paper={paper !== null}>
        <ReportStrip
          record={record}
          chart={chart}
          lit={openChip?.pillars ?? NONE}
          action="目录"
          isBeside
          onAction={() => onSheet('contents')}
        />
        {wrong !== undefined && <FormError>地址里的「{wrong}」不是报告的一节，从头看起</FormError>}
        {query['depth'] !== undefined && query['depth'] !== depth && (
          <FormError>
            地址里的「{query['depth']}」不是报告的写法，先看{depthName(depth)}
          </FormError>
        )}
        <div className={styles.Columns}>
          <nav className={styles.Aside} aria-label="目录">
            <Contents ids={frame.sectionIds} openIds={openIds} current={current} onChoose={choose} />
          </nav>
          <ReportReading
            notes={notes}
            onAnswers={({ answers: next }) => setAnswers(next)}
            frame={frame}
            depth={depth}
            onDepth={changeDepth}
            reading={reading}
            openIds={openIds}
            access={access}
            openChip={openChip}
            onAsk={ask}
            onRead={read}
            end={
              <Stack as="footer" gap={3} className={styles.End}>
                {hasBooks && access.isOpen === true && (
                  <Suspense>
                    <BooksCard analysis={frame.facts.analysis} />
                  </Suspense>
                )}
                <Note align="start">
                  引擎 {chart.engineVersion} · {day}
                </Note>
                <Disclaimer align="start" />
              </Stack>
            }
          />
        </div>
      </div>
      {sheet === 'picture' && (
        <Suspense>
          <PictureSheet
            name={`${caseName(record)} ${chart.sex}`}
            pillars={pillars}
            sections={openIds.map((id) => ({ id, title: SECTION_TITLES[id] }))}
            first={current}
            load={whole}
            onClose={() => onSheet(null)}
          />
        </Suspense>
      )}
      {sheet === 'book' && (
        <Suspense>
          <BookSheet
            of={[frame.facts.chartKey, readingKey(frame.facts), depth, openIds.join()]}
            load={async () =>
              (await import('../features/report/bookView.ts')).loadBook(frame, depthName(depth), openIds)
            }
            isPart={openIds.length < frame.sectionIds.length}
            onPrint={(request) => {
              onSheet(null);
              setPaper(request);
            }}
            onClose={() => onSheet(null)}
          />
        </Suspense>
      )}
      <StatementSheet chip={isWhyOpen ? openChip : null} notes={notes} onClose={() => setIsWhyOpen(false)} />
      <Sheet isOpen={sheet === 'contents'} title="目录" onClose={() => onSheet(null)}>
        <Contents ids={frame.sectionIds} openIds={openIds} current={current} onChoose={choose} />
      </Sheet>
      <Sheet isOpen={sheet === 'size'} title="字号与深浅" onClose={() => onSheet(null)}>
        <Rows>
          <TextSizeField />
          <FieldRow label="深浅">
            <Segment
              label="深浅"
              options={DEPTHS}
              value={depth}
              onChange={(next) => changeDepth({ depth: next })}
            />
          </FieldRow>
        </Rows>
      </Sheet>
      <ActionSheet
        isOpen={sheet === 'more'}
        title="更多"
        onClose={() => onSheet(null)}
        actions={[
          { text: '分享长图', icon: shareNetworkIcon, onSelect: () => onSheet('picture') },
          ...(hasSheet
            ? [
                {
                  text: '打印或存为 PDF',
                  icon: printerIcon,
                  onSelect: () => onSheet('book'),
                },
              ]
            : []),
          { text: '复制全文', icon: copyIcon, onSelect: () => void copy(openIds) },
          {
            text: '报错',
            icon: flagIcon,
            onSelect: () =>
              go.to('advice', {
                type: 'content',
                page: '命盘报告',
                detail: [current ?? '', depthName(depth), `引擎 ${chart.engineVersion}`].join(' '),
              }),
          },
        ]}
      />
    </>
  );
}
