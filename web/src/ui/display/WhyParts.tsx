import { useModule } from '../../lib/page/useModule.ts';
import { Disclaimer } from './Note.tsx';
import styles from './WhyParts.module.css';

interface WhyPartsProps {
  /** The meaning; named where there are several. */
  readonly meanings: readonly { readonly name: string; readonly text: string }[];
  /** How it was worked out. */
  readonly steps: readonly string[];
  /** The source. */
  readonly source: string;
}

const loadSources = () => import('@shangyuan/reading/sources');

interface SourceProps {
  readonly source: string;
  /** What the source is for. */
  readonly about: string;
}

/** Books and chapters, each with its clause; without the clauses until they are loaded, or where they cannot be. */
function Source({ source, about }: SourceProps) {
  const loaded = useModule(loadSources);
  if (loaded.state !== 'ready') return <p className={styles.Source}>{source}</p>;
  return (
    <ul className={styles.Source}>
      {loaded.value.sourceLines(source, about).map(({ place, note, clause }) => (
        <li key={place + note}>
          {place}
          {clause !== null && (
            <>
              ：<q>{clause}</q>
            </>
          )}
          {note}
        </li>
      ))}
    </ul>
  );
}

/** The three parts of every reason: meaning, derivation, source. */
export function WhyParts({ meanings, steps, source }: WhyPartsProps) {
  return (
    <div className={styles.Why}>
      {meanings.map(({ name, text }) => (
        <p key={name + text} className={styles.Meaning}>
          {name !== '' && <b>{name} </b>}
          {text}
        </p>
      ))}
      {steps.length > 0 && (
        <>
          <h3>怎么算</h3>
          <ol className={styles.Steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {source !== '' && (
        <>
          <h3>出处</h3>
          <Source
            source={source}
            about={[...meanings.map(({ name, text }) => name + text), ...steps].join('')}
          />
        </>
      )}
      <Disclaimer align="start" />
    </div>
  );
}
