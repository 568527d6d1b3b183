/**
 * A 四柱图: the legend of its families, the picture, and the list that says the same. Choosing one in either lights it up in
 * both.
 */
import type { Relation } from '@shangyuan/engine/chart';
import { useState, type ReactNode } from 'react';
import { Chip } from '../../../ui/controls/Choice.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { GanzhiText } from '../../../ui/display/GanzhiText.tsx';
import { Column, Columns } from '../../../ui/shell/Columns.tsx';
import { PageBody } from '../../../ui/shell/PageShell.tsx';
import type { GridColumn } from './gridView.ts';
import { Grid, List, Text } from '../../../ui/kit/Kit.tsx';
import styles from './ArcBoard.module.css';
import { FamilyLine } from '../../../ui/figures/FamilyLine.tsx';
import { ARC_FAMILIES, type ArcFamily } from '../../../ui/figures/arcView.ts';
import { boardView, FIRST_FAMILIES, type ArcRow } from './boardView.ts';
import { PillarArcs } from '../../../ui/figures/PillarArcs.tsx';

interface ArcBoardProps {
  readonly columns: readonly GridColumn[];
  readonly relations: readonly Relation[];
  /** Below the picture: what is to be chosen. */
  readonly controls?: ReactNode;
  /** Between picture and list, as wide as the page. */
  readonly strips?: ReactNode;
  /** Below the list. */
  readonly children?: ReactNode;
}

export function ArcBoard({ columns, relations, controls, strips, children }: ArcBoardProps) {
  const [families, setFamilies] = useState(FIRST_FAMILIES);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { tiles, arcs, rows } = boardView(columns, relations, families);
  const select = ({ id }: { id: string }) => setSelectedId(id === selectedId ? null : id);
  const above = (
    <>
      <Legend families={families} onChange={setFamilies} />
      <PillarArcs tiles={tiles} arcs={arcs} selectedId={selectedId} onSelect={select} />
      {controls}
    </>
  );
  const below = (
    <>
      <Card isPadded={false}>
        <Rows rows={rows} selectedId={selectedId} onSelect={select} />
      </Card>
      {children}
    </>
  );
  return (
    <PageBody>
      <Columns isStill>
        <Column>
          {above}
          {strips !== undefined && <div className={styles.Strips}>{strips}</div>}
        </Column>
        <Column>{below}</Column>
      </Columns>
    </PageBody>
  );
}

interface LegendProps {
  readonly families: ReadonlySet<ArcFamily>;
  readonly onChange: (families: ReadonlySet<ArcFamily>) => void;
}

function Legend({ families, onChange }: LegendProps) {
  const toggle = (family: ArcFamily): void => {
    const next = new Set(families);
    if (!next.delete(family)) next.add(family);
    onChange(next);
  };
  return (
    <div className={styles.Legend} role="group" aria-label="显示哪些关系">
      {ARC_FAMILIES.map((family) => (
        <Chip key={family} isOn={families.has(family)} onClick={() => toggle(family)}>
          <FamilyLine family={family} />
          {family === '害' ? '害破' : family}
        </Chip>
      ))}
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly ArcRow[];
  readonly selectedId: string | null;
  readonly onSelect: (choice: { id: string }) => void;
}

function Rows({ rows, selectedId, onSelect }: RowsProps) {
  if (rows.length === 0)
    return (
      <Text as="p" textAlign="center" size="sub" tone="faint" className={styles.Empty}>
        四柱之间没有所选关系
      </Text>
    );
  return (
    <List ruled size="sub" className={styles.List}>
      {rows.map(({ id, text }) => (
        <li key={id + text.members}>
          <Grid
            as="button"
            columns="1.5rem minmax(2rem, auto) minmax(2.5rem, auto) 1fr"
            gap={3}
            align="center"
            wide
            padY={1}
            padX={4}
            tone="plain"
            textAlign="start"
            aria-pressed={selectedId === id}
            data-family={text.family}
            onClick={() => onSelect({ id })}
          >
            <FamilyLine family={text.family} />
            <Text as="b" face="serif">
              {text.short}
            </Text>
            <GanzhiText>{text.members}</GanzhiText>
            <span>
              {text.places}
              {text.state !== '' && <small>{text.state}</small>}
            </span>
          </Grid>
        </li>
      ))}
    </List>
  );
}
