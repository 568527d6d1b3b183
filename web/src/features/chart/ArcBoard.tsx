/**
 * The legend of a 四柱图 and the list that says the same as the picture. The page puts the picture between them.
 */
import type { Relation } from '@shangyuan/engine/chart';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ARC_FAMILIES, relationId, type ArcFamily } from './arcView.ts';
import { FamilyLine } from './RelationList.tsx';
import { relationText } from './relationText.ts';
import styles from './ArcBoard.module.css';

interface LegendProps {
  readonly families: ReadonlySet<ArcFamily>;
  readonly onChange: (families: ReadonlySet<ArcFamily>) => void;
}

/** Families that can be shown and hidden. */
export function ArcLegend({ families, onChange }: LegendProps) {
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

interface ArcListProps {
  readonly relations: readonly Relation[];
  readonly families: ReadonlySet<ArcFamily>;
  readonly selectedId: string | null;
  readonly onSelect: (choice: { id: string }) => void;
}

/** The relations of the shown families, each a button that lights up its arc. */
export function ArcList({ relations, families, selectedId, onSelect }: ArcListProps) {
  const shown = relations.filter((relation) => {
    const { family } = relationText(relation);
    return family === '柱' || families.has(family);
  });
  if (shown.length === 0) return <p className={styles.Empty}>四柱之间没有所选关系</p>;
  return (
    <ul className={styles.List}>
      {shown.map((relation) => {
        const text = relationText(relation);
        const id = relationId(relation);
        return (
          <li key={id + text.members}>
            <button
              type="button"
              aria-pressed={selectedId === id}
              data-family={text.family}
              onClick={() => onSelect({ id })}
            >
              <FamilyLine family={text.family} />
              <b>{text.short}</b>
              <GanzhiText>{text.members}</GanzhiText>
              <span>
                {text.places}
                {text.state !== '' && <small>{text.state}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
