/**
 * 命书 on paper: cover, contents, the sheets of the chart, the report, ten years and the terms of the craft that occur in it; A4,
 * black on white, each part under its own running head. Hidden on the screen.
 */
import { useEffect, type ReactNode } from 'react';
import { APPNAME } from '@shangyuan/contract';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';
import type { Book } from './bookView.ts';
import styles from './ReportPaper.module.css';
import { WholeReportText } from './WholeReportText.tsx';

interface ReportPaperProps {
  readonly book: Book;
  /** Whose book it is; null where the name is not to be in it. */
  readonly name: string | null;
  /** The four pillars. */
  readonly pillars: readonly string[];
  readonly sex: string;
  /** The sheets of the chart. */
  readonly chart: ReactNode;
  /** The day on which it is made. */
  readonly day: string;
}

/** Opens the panel of the browser once the sheets are laid out; what was printed stays for the next press. */
export function ReportPaper({ book, name, pillars, sex, chart, day }: ReportPaperProps) {
  useEffect(() => print(), [book, name]);
  const { report, years, terms, parts } = book;
  const partOf = (id: (typeof parts)[number]['id'], content: ReactNode) => {
    const part = parts.find((each) => each.id === id);
    return (
      part !== undefined && (
        <section className={styles.Part} data-part={id} id={`book-${id}`}>
          <h1>
            <small>{part.number}</small> {part.title}
          </h1>
          {content}
          {part === parts.at(-1) && (
            <p className={styles.End}>
              {APPNAME} · 引擎 {report.engineVersion} · {day} · {DISCLAIMER}
            </p>
          )}
        </section>
      )
    );
  };
  return (
    <article className={styles.Book}>
      <section className={styles.Cover}>
        <p>命书</p>
        <h1>{name ?? '命主'}</h1>
        <p className={styles.Pillars}>
          {pillars.map((pillar, i) => (
            <span key={`${i}${pillar}`}>{pillar}</span>
          ))}
        </p>
        <p>{sex}命</p>
        <p>成书于 {day}</p>
        <p>
          {APPNAME} · {DISCLAIMER}
        </p>
      </section>
      <section className={styles.Contents}>
        <h1>目录</h1>
        <ol>
          {parts.map(({ id, number, title, lines }) => (
            <li key={id}>
              <a href={`#book-${id}`}>
                <b>{number}</b> {title}
              </a>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      {partOf('chart', chart)}
      {partOf('report', <WholeReportText report={report} />)}
      {partOf(
        'years',
        <table>
          <thead>
            <tr>
              <th scope="col">年</th>
              <th scope="col">这一年</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ title, band, facts, text }) => (
              <tr key={title}>
                <th scope="row">
                  {title}
                  <small>{facts.join('，')}</small>
                  <small>{band}</small>
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>,
      )}
      {partOf(
        'terms',
        <dl>
          {terms.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>,
      )}
    </article>
  );
}
