import { useModule } from '../../lib/page/useModule.ts';
import { Disclaimer } from './Note.tsx';
import { Grid, Text } from '../kit/Kit.tsx';
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
  if (loaded.state !== 'ready')
    return (
      <Grid as="p" gap={1} size="sub" leading="prose" tone="soft" className={styles.Source}>
        {source}
      </Grid>
    );
  return (
    <Grid as="ul" gap={1} size="sub" leading="prose" tone="soft" className={styles.Source}>
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
    </Grid>
  );
}

/** The three parts of every reason: meaning, derivation, source. */
export function WhyParts({ meanings, steps, source }: WhyPartsProps) {
  return (
    <Grid gap={2}>
      {meanings.map(({ name, text }) => (
        <p key={name + text} className={styles.Meaning}>
          {name !== '' && (
            <Text as="b" face="serif" tone="accent">
              {name}{' '}
            </Text>
          )}
          {text}
        </p>
      ))}
      {steps.length > 0 && (
        <>
          <Text as="h3" top={2} face="serif" size="sub" weight="bold">
            怎么算
          </Text>
          <Grid as="ol" gap={2} size="sub" leading="prose" tone="plain" className={styles.Steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Grid>
        </>
      )}
      {source !== '' && (
        <>
          <Text as="h3" top={2} face="serif" size="sub" weight="bold">
            出处
          </Text>
          <Source
            source={source}
            about={[...meanings.map(({ name, text }) => name + text), ...steps].join('')}
          />
        </>
      )}
      <Disclaimer align="start" />
    </Grid>
  );
}
