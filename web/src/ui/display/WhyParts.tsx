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
          <p className={styles.Source}>{source}</p>
        </>
      )}
      <Disclaimer align="start" />
    </div>
  );
}
