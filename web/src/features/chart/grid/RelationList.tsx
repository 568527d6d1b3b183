import type { PillarsChart, Relation } from '@shangyuan/engine/chart';
import { useState } from 'react';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { FamilyLine } from '../../../ui/figures/FamilyLine.tsx';
import { caretRightIcon } from '../../../ui/tables/icons.ts';
import type { CellQuestion } from './cellQuestion.ts';
import { Grid, List, Text, VisuallyHidden } from '../../../ui/kit/Kit.tsx';
import styles from './RelationList.module.css';
import { relationRows } from './relationRows.ts';
import { WhySheet } from './WhySheet.tsx';

interface RelationListProps {
  readonly chart: PillarsChart;
  readonly relations: readonly Relation[];
}

const DOTS = '年月日时';

/** The pillars of a relation: four dots, those that take part filled. */
function Track({
  places,
  isEffective,
}: {
  readonly places: readonly boolean[];
  readonly isEffective: boolean;
}) {
  const first = places.indexOf(true);
  const last = places.lastIndexOf(true);
  return (
    <svg viewBox="0 0 72 14" className={styles.Track} data-far={!isEffective} aria-hidden>
      <path d={`M${first * 20 + 6} 7H${last * 20 + 6}`} />
      {places.map((isTouched, index) => (
        <circle key={DOTS[index]} cx={index * 20 + 6} cy="7" r="4" data-on={isTouched} />
      ))}
    </svg>
  );
}

/** Relations as a list, a pair once; each row opens what it is and how it was found. */
export function RelationList({ chart, relations }: RelationListProps) {
  const [question, setQuestion] = useState<CellQuestion | null>(null);
  const rows = relationRows(relations);
  if (rows.length === 0)
    return (
      <Text as="p" size="sub" tone="faint">
        四柱之间没有刑冲合会。
      </Text>
    );
  return (
    <>
      <List size="sub" className={styles.List}>
        {rows.map((row) => (
          <li key={row.key}>
            <Grid
              as="button"
              tall="touch"
              columns="1.5rem minmax(min-content, auto) minmax(2.5rem, auto) auto 1fr auto"
              gap={2}
              align="center"
              wide
              padY={1}
              textAlign="start"
              tone="plain"
              data-family={row.family}
              onClick={() =>
                setQuestion({ kind: 'relation', title: `${row.members}${row.short}`, relation: row.relation })
              }
            >
              <FamilyLine family={row.family} />
              <b>{row.short}</b>
              <GanzhiText>{row.members}</GanzhiText>
              {row.track === null ? <span /> : <Track places={row.track} isEffective={row.isEffective} />}
              <Text textAlign="end" tone="soft" size="cell" className={styles.Places}>
                {/* The dots say it to the eye. */}
                {row.track === null ? (
                  <span>{row.places}</span>
                ) : (
                  <VisuallyHidden>{row.places}</VisuallyHidden>
                )}
                {row.state !== '' && <small>{row.state}</small>}
              </Text>
              <Icon of={caretRightIcon} size={0.875} />
            </Grid>
          </li>
        ))}
      </List>
      <WhySheet chart={chart} question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
