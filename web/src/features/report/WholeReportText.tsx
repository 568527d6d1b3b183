import { Grid, Inline, Small, Text } from '../../ui/kit/Kit.tsx';
import { Notes } from './SectionBlock.tsx';
import styles from './WholeReportText.module.css';
import type { WholeReport } from './reportView.ts';

/** A report from its matters to its disclaimer, as printed and in a picture: no chips, nothing to tap. */
export function WholeReportText({ report }: { readonly report: WholeReport }) {
  return (
    <Grid gap={5} leading="airy" className={styles.Report}>
      <Notes notes={report.notes} size="sub" className={styles.Note} />
      {report.matters.length > 0 && (
        <Grid as="section" gap={3}>
          <Text as="h2" face="serif" size="h1" weight="bold" leading="snug">
            三件要事
          </Text>
          <ol>
            {report.matters.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                {text !== '' && <p>{text}</p>}
              </li>
            ))}
          </ol>
        </Grid>
      )}
      {report.sections.map(({ id, number, title, paragraphs, rows, todo, notes }) => (
        <Grid as="section" gap={3} key={id}>
          <Text as="h2" face="serif" size="h1" weight="bold" leading="snug">
            <Small face="sans" size="sub" weight="normal">
              {number}
            </Small>{' '}
            {title}
          </Text>
          {paragraphs.map(({ heading, ground, sentences }) => (
            <div key={sentences[0]?.key ?? heading}>
              {heading !== null && <h3>{heading}</h3>}
              <p>
                {ground !== null && <b>{ground}，</b>}
                {sentences.map(({ text }) => text).join('')}
              </p>
            </div>
          ))}
          {rows.length > 0 && (
            <dl>
              {rows.map(({ label, value }) => (
                <Inline gap={3} key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Inline>
              ))}
            </dl>
          )}
          {todo !== null && <p className={styles.Todo}>{todo}</p>}
          <Notes notes={notes} size="sub" className={styles.Note} />
        </Grid>
      ))}
      <Notes notes={[report.disclaimer]} size="sub" className={styles.Note} />
    </Grid>
  );
}
