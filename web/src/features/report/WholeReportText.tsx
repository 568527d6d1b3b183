import styles from './WholeReportText.module.css';
import type { WholeReport } from './reportView.ts';

/** A report from its matters to its disclaimer, as printed and in a picture: no chips, nothing to tap. */
export function WholeReportText({ report }: { readonly report: WholeReport }) {
  return (
    <div className={styles.Report}>
      {report.notes.map((note) => (
        <p key={note} className={styles.Note}>
          {note}
        </p>
      ))}
      {report.matters.length > 0 && (
        <section>
          <h2>三件要事</h2>
          <ol>
            {report.matters.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                {text !== '' && <p>{text}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {report.sections.map(({ id, number, title, paragraphs, rows, todo, notes }) => (
        <section key={id}>
          <h2>
            <small>{number}</small> {title}
          </h2>
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
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {todo !== null && <p className={styles.Todo}>{todo}</p>}
          {notes.map((note) => (
            <p key={note} className={styles.Note}>
              {note}
            </p>
          ))}
        </section>
      ))}
      <p className={styles.Note}>{report.disclaimer}</p>
    </div>
  );
}
