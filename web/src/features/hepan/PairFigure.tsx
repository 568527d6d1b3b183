/**
 * Both charts side by side with what passes between them: the picture, and the list that says all of it.
 */
import { useState } from 'react';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { PAIR_TILES } from '../../ui/figures/arcView.ts';
import { PillarArcs } from '../../ui/figures/PillarArcs.tsx';
import type { CrossRow, PairView } from './hepanView.ts';
import { FamilyLine } from '../../ui/figures/FamilyLine.tsx';
import { More } from '../../ui/controls/More.tsx';
import { Inline, Small, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './PairFigure.module.css';

interface PairFigureProps {
  readonly view: PairView;
  readonly names: { readonly a: string; readonly b: string };
  readonly sexes: { readonly a: string; readonly b: string };
  /** In a picture nothing is collapsed: what is not drawn stays out. */
  readonly isPicture?: boolean;
}

export function PairFigure({ view, names, sexes, isPicture = false }: PairFigureProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const select = (id: string): void => setSelectedId(id === selectedId ? null : id);
  const { tiles, arcs, rows, drawnIds } = view;
  const others = rows.filter(({ id }) => !drawnIds.has(id));
  const drawn = rows.filter(({ id }) => drawnIds.has(id));
  return (
    <Stack gap={2}>
      <Inline wrap gap={3} justify="between" className={styles.Names}>
        <span>
          <b>{names.a}</b> <Small>{sexes.a}</Small>
        </span>
        <span>
          <Small>{sexes.b}</Small> <b>{names.b}</b>
        </span>
      </Inline>
      <PillarArcs
        tiles={tiles}
        arcs={arcs}
        selectedId={selectedId}
        onSelect={({ id }) => select(id)}
        look={PAIR_TILES}
        label="两张命盘之间的关系，下方列表列出同样的关系"
      />
      {rows.length === 0 && (
        <Text as="p" size="sub" tone="soft">
          两张命盘的干支之间没有刑冲合会。
        </Text>
      )}
      <ul className={styles.List}>
        {drawn.map((row) => (
          <Row key={row.id} row={row} isOn={row.id === selectedId} onSelect={() => select(row.id)} />
        ))}
      </ul>
      {others.length > 0 && !isPicture && (
        <More title={`其余 ${others.length} 条`}>
          <ul className={styles.List}>
            {others.map((row) => (
              <Row key={row.id} row={row} isOn={false} onSelect={null} />
            ))}
          </ul>
        </More>
      )}
    </Stack>
  );
}

interface RowProps {
  readonly row: CrossRow;
  readonly isOn: boolean;
  /** Null for a relation that is not drawn. */
  readonly onSelect: (() => void) | null;
}

function Row({ row, isOn, onSelect }: RowProps) {
  const face = (
    <>
      <FamilyLine family={row.family} />
      <b>
        <GanzhiText>{row.members}</GanzhiText>
        {row.short}
      </b>
      <span>{row.places}</span>
    </>
  );
  return (
    <li data-family={row.family}>
      {onSelect === null ? (
        <div>{face}</div>
      ) : (
        <button type="button" aria-pressed={isOn} onClick={onSelect}>
          {face}
        </button>
      )}
    </li>
  );
}
