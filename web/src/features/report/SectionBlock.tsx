import type { SectionId, ReportFrame, ReportSection } from '@shangyuan/reading/report';
import { SECTION_TITLES } from '@shangyuan/reading/report';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { ReportDepth } from '../../lib/device/settings.ts';
import { useResource } from '../../lib/page/resource.ts';
import { TermText } from '../../ui/controls/TermText.tsx';
import { Table } from '../../ui/display/Table.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { Chips } from './Chips.tsx';
import { depthName } from './depths.ts';
import { reportSection } from './reportSection.ts';
import { sectionNumber, sectionView, type ChipView, type ParagraphView } from './reportView.ts';
import { Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './SectionBlock.module.css';
import { useNear } from './useNear.ts';
import { anchorOf } from './useReading.ts';

interface SectionBlockProps {
  readonly frame: ReportFrame;
  readonly id: SectionId;
  readonly depth: ReportDepth;
  /** The chip that is open. */
  readonly openChip: ChipView | null;
  readonly onAsk: (question: { readonly chip: ChipView }) => void;
  /** Its text has loaded, or failed to. */
  readonly onSettled: (section: { readonly id: SectionId }) => void;
  /** The reader has reached it. */
  readonly onRead: (section: { readonly id: SectionId }) => void;
  /** Content before its text. */
  readonly figure?: ReactNode;
  /** What follows them. */
  readonly after?: ReactNode;
}

/** A band a quarter from the top: the section in it is being read. */
const READ_AT = '-25% 0px -70% 0px';

/** A section of a report; its texts load when it is shown, and are retried automatically. */
export function SectionBlock(props: SectionBlockProps) {
  const { frame, id, depth, openChip, onAsk, onSettled, onRead, figure, after } = props;
  const loaded = useResource(reportSection(frame, id));
  const [section, isRead] = useNear<HTMLElement>(READ_AT);
  const isSettled = loaded.state !== 'loading';
  useEffect(() => {
    if (isSettled) onSettled({ id });
  }, [isSettled, id, onSettled]);
  // Reported once when it is reached: two short sections may be in the band together.
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (isRead) latest.current({ id });
  }, [isRead, id]);
  if (loaded.state === 'ready' && loaded.value === null) return null;
  const headingId = `${anchorOf(id)}-title`;
  return (
    <Stack
      as="section"
      gap={3}
      ref={section}
      id={anchorOf(id)}
      className={styles.Section}
      aria-labelledby={headingId}
    >
      <p className={styles.Number}>{sectionNumber(frame.sectionIds.indexOf(id))}</p>
      <h2 id={headingId} tabIndex={-1}>
        {SECTION_TITLES[id]}
      </h2>
      {figure}
      {loaded.state === 'loading' && <Skeleton rows={4} />}
      {loaded.state === 'failed' && <ErrorState onRetry={loaded.retry}>这一篇没有加载成功</ErrorState>}
      {loaded.state === 'ready' && loaded.value !== null && (
        <SectionText section={loaded.value} depth={depth} openChip={openChip} onAsk={onAsk} />
      )}
      {loaded.state === 'ready' && after}
    </Stack>
  );
}

interface NotesProps extends Pick<ComponentProps<typeof Text>, 'size'> {
  readonly notes: readonly string[];
  readonly className?: string | undefined;
}

/** Notes below a text, a paragraph each. */
export function Notes({ notes, ...rest }: NotesProps) {
  return notes.map((note) => (
    <Text as="p" tone="soft" key={note} {...rest}>
      {note}
    </Text>
  ));
}

interface SectionTextProps extends Pick<SectionBlockProps, 'depth' | 'openChip' | 'onAsk'> {
  readonly section: ReportSection;
}

function SectionText({ section, depth, openChip, onAsk }: SectionTextProps) {
  const { paragraphs, rows, todo, notes } = sectionView(section, depthName(depth));
  return (
    <>
      {paragraphs.map((paragraph, i) => (
        <Paragraph key={i} paragraph={paragraph} openChip={openChip} onAsk={onAsk} />
      ))}
      {rows.length > 0 && (
        <Table label={`${section.title}一览`} head={['项目', '说明']} isWords>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </Table>
      )}
      {todo !== null && <p className={styles.Todo}>{todo}</p>}
      <Notes notes={notes} size="cell" />
    </>
  );
}

interface ParagraphProps extends Pick<SectionBlockProps, 'openChip' | 'onAsk'> {
  readonly paragraph: ParagraphView;
}

function Paragraph({ paragraph: { heading, ground, sentences, chips }, openChip, onAsk }: ParagraphProps) {
  return (
    <Stack gap={1} className={styles.Paragraph}>
      {heading !== null && <h3>{heading}</h3>}
      <Text as="p" size="body" leading="airy">
        {ground !== null && <b>{ground}，</b>}
        {sentences.map(({ key, text }) => (
          <span key={key} data-asked={openChip?.statement.key === key}>
            <TermText text={text} />
          </span>
        ))}
      </Text>
      <Chips chips={chips} openChip={openChip} onAsk={onAsk} />
    </Stack>
  );
}
