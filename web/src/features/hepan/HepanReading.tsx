/**
 * The reading of a comparison: one line for all of it, the five elements, each section with its reasons, what each can
 * do.
 */
import { useState, type ReactNode } from 'react';
import type { HepanPart, HepanSection } from '@shangyuan/reading/hepan';
import { useFlag } from '../../lib/wire/session.ts';
import { Switch } from '../../ui/controls/Choice.tsx';
import { TermText } from '../../ui/controls/TermText.tsx';
import { Card, Stitch } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Table } from '../../ui/display/Table.tsx';
import { More } from '../../ui/controls/More.tsx';
import { ElementBars } from './ElementBars.tsx';
import { Grid, Inline, List, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './HepanReading.module.css';
import { reportOfResult } from './hepanReport.ts';
import type { HepanResult } from './hepanResult.ts';
import { barRows, yearLines } from './hepanView.ts';
import { YearsOfBoth } from './YearsOfBoth.tsx';

const MARKS = { 合得上: '合', 平常: '平', 要留心: '留' } as const;

export function HepanReading({ result }: { readonly result: HepanResult }) {
  const report = reportOfResult(result);
  const { names, points } = report;
  const [hasScore, setHasScore] = useState(false);
  const hasParaphrase = useFlag('is_show_he_pan_paraphrase');
  const lines = yearLines(report.comparison.years);
  const parts = report.sections.flatMap((section) => section.parts);
  const countOf = (tone: HepanPart['tone']) => parts.filter((part) => part.tone === tone).length;
  return (
    <>
      <Card className={styles.Whole}>
        {report.headline !== null && (
          <Text as="h2" face="serif" weight="bold" size="h1">
            {report.headline}
          </Text>
        )}
        {hasParaphrase && report.lead !== null && <p>{report.lead.plain}</p>}
        {report.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {parts.length > 0 && (
          <>
            <Stitch />
            <Inline wrap gap={2} align="center" size="sub" className={styles.Counts}>
              <Text as="b" padX={2} face="serif" size="cell">
                合得上 {countOf('合得上')}
              </Text>
              <Text as="b" padX={2} face="serif" size="cell" data-care>
                要留心 {countOf('要留心')}
              </Text>
              <span>显示分数</span>
              <Switch label="显示分数" isOn={hasScore} onChange={setHasScore} />
            </Inline>
            {hasScore && (
              <Text as="div" size="sub" tone="soft">
                <p>
                  <Text as="b" face="serif" size="display" tone="accent">
                    {points.total}
                  </Text>{' '}
                  分 · {points.grade} · 把握{report.confidence}
                </p>
                <p>
                  各项加权 {points.raw}；{points.arithmetic}
                </p>
                <p>分数出自本应用的计分，只为比较各项轻重，不是好坏的判定。</p>
              </Text>
            )}
          </>
        )}
      </Card>
      {parts.length > 0 && (
        <Card heading="五行互补">
          <ElementBars rows={barRows(result.a.analysis, result.b.analysis)} names={names} />
        </Card>
      )}
      {report.sections.map((section) => (
        <Section key={section.id} section={section} hasScore={hasScore} hasParaphrase={hasParaphrase}>
          {section.id === 'timing' && lines !== null && <YearsOfBoth lines={lines} names={names} />}
        </Section>
      ))}
      {hasParaphrase && report.advice.length > 0 && (
        <Card heading="可以做的">
          <List ruled className={styles.Advice}>
            {report.advice.map(({ to, statement }) => (
              <Inline as="li" gap={3} padY={2} key={`${to}${statement.key}`}>
                <Text as="b" rigid face="serif" tone="accent">
                  {to === 'both' ? '两人' : names[to]}
                </Text>
                <span>{statement.plain}</span>
              </Inline>
            ))}
          </List>
        </Card>
      )}
      <Note>{report.disclaimer}</Note>
    </>
  );
}

interface SectionProps {
  readonly section: HepanSection;
  readonly hasScore: boolean;
  readonly hasParaphrase: boolean;
  readonly children?: ReactNode;
}

/** A section: the items that say something, all of them where points or reasons are asked for. */
function Section({ section, hasScore, hasParaphrase, children }: SectionProps) {
  const { parts, statements, todo, rows, title } = section;
  const shown = parts.filter((part) => hasScore || !hasParaphrase || part.statements.length > 0);
  if (shown.length === 0 && statements.length === 0 && rows.length === 0) return null;
  return (
    <Card heading={title}>
      {shown.map((part) => (
        <Part key={part.item} part={part} hasScore={hasScore} hasParaphrase={hasParaphrase} />
      ))}
      {hasParaphrase && statements.map((statement) => <Paragraph key={statement.key} of={statement} />)}
      {children}
      {rows.length > 0 && (
        <Table label={title} head={['项目', '说明']} isWords>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </Table>
      )}
      {hasParaphrase && todo !== null && (
        <Inline as="p" gap={3} top={2} className={styles.Todo}>
          <Text as="b" rigid face="serif" tone="accent">
            可以做的
          </Text>
          <span>{todo.plain}</span>
        </Inline>
      )}
    </Card>
  );
}

function Paragraph({ of: { plain } }: { readonly of: HepanPart['statements'][number] }) {
  return plain === null ? null : (
    <p className={styles.Paragraph}>
      <TermText text={plain} />
    </p>
  );
}

interface PartProps {
  readonly part: HepanPart;
  readonly hasScore: boolean;
  readonly hasParaphrase: boolean;
}

/** One item: its mark, what it says, and on request the reasons with their source. */
function Part({ part, hasScore, hasParaphrase }: PartProps) {
  const { title, tone, statements, reasons, source, score, weight, arithmetic } = part;
  return (
    <article className={styles.Part}>
      <h3>
        <Grid as="i" centred size="cell" tone="soft" data-tone={tone} aria-label={tone} role="img">
          {MARKS[tone]}
        </Grid>
        {title}
        {hasScore && (
          <Small pushed face="sans" weight="normal">
            {score} 分 · 占 {weight}%
          </Small>
        )}
      </h3>
      {hasParaphrase && statements.map((statement) => <Paragraph key={statement.key} of={statement} />)}
      {hasScore && <p className={styles.Arithmetic}>{arithmetic}</p>}
      <More title="为什么" isOpen={!hasParaphrase}>
        <ul>
          {reasons.map(({ sentence, arithmetic: own }) => (
            <li key={sentence}>
              <TermText text={sentence} />
              {hasScore && own !== null && <small>（{own}）</small>}
            </li>
          ))}
          {reasons.length === 0 && <li>两人之间没有可记的话。</li>}
        </ul>
        <p className={styles.Source}>{source}</p>
      </More>
    </article>
  );
}
