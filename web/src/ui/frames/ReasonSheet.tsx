import type { ReactNode } from 'react';
import { useModule, type Loaded } from '../../lib/page/useModule.ts';
import { Sheet } from '../controls/Sheet.tsx';
import { Disclaimer, Note } from '../display/Note.tsx';
import { Grid, Text } from '../kit/Kit.tsx';
import { WhenLoaded } from '../states/WhenLoaded.tsx';
import styles from './ReasonSheet.module.css';

/** Why something is what it is. */
export interface Reason {
  /** What it means here; named where there are several meanings. */
  readonly meanings: readonly { readonly name: string; readonly text: string }[];
  /** How it was worked out. */
  readonly steps: readonly string[];
  /** Books and chapters, separated by ；. */
  readonly source: string;
  /** A line that must stand beside it. */
  readonly caution?: string | null;
}

/** A reason with the name of what it is about. */
export interface TitledReason extends Reason {
  readonly title: string;
}

/** A reading with one meaning, as a sheet shows it. */
export function reasonOf<T extends { readonly meaning: string }>({ meaning, ...rest }: T) {
  return { ...rest, meanings: [{ name: '', text: meaning }] };
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

/** The parts of every reason: meaning, derivation, source. */
function Parts({ meanings, steps, source, caution = null }: Reason) {
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
      {caution !== null && <Note align="start">{caution}</Note>}
      <Disclaimer align="start" />
    </Grid>
  );
}

interface ReasonViewProps {
  /** Known, or still being loaded. */
  readonly reason: Reason | Loaded<Reason>;
}

/** A reason beside what it is about. */
export function ReasonView({ reason }: ReasonViewProps) {
  if (!('state' in reason)) return <Parts {...reason} />;
  return (
    <WhenLoaded loaded={reason} failed="没有加载成功，请重试">
      {(value) => <Parts {...value} />}
    </WhenLoaded>
  );
}

interface ReasonSheetProps extends ReasonViewProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The value, above its reason. */
  readonly lead?: string | null;
  /** Below it. */
  readonly children?: ReactNode;
}

/** Why something says what it says: meaning, derivation, source. */
export function ReasonSheet({ title, reason, onClose, lead = null, children }: ReasonSheetProps) {
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {lead !== null && (
        <Text as="p" bottom={2} face="serif" weight="bold" size="h2" leading="snug">
          {lead}
        </Text>
      )}
      <ReasonView reason={reason} />
      {children}
    </Sheet>
  );
}

interface TitledReasonSheetProps {
  /** Null while none is open. */
  readonly reason: TitledReason | null;
  readonly onClose: () => void;
}

/** A reason opened under the name of what it is about. */
export function TitledReasonSheet({ reason, onClose }: TitledReasonSheetProps) {
  if (reason === null) return null;
  return <ReasonSheet title={reason.title} reason={reason} onClose={onClose} />;
}
