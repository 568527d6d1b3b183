/**
 * The 四柱图: pillars as tiles, relations of stems as arcs above and of branches as arcs below. The page prints the same
 * relations as a list underneath, so the picture is never the only way to them.
 */
import { STEM_WUXING, BRANCH_WUXING } from '@shangyuan/engine/ganzhi';
import { layoutArcs, WHOLE_TILES, type Arc, type ArcInput, type ArcTile, type TileLook } from './arcView.ts';
import styles from './PillarArcs.module.css';
import { Text } from '../kit/Kit.tsx';
import { useBoxWidth } from './useBoxWidth.ts';

interface PillarArcsProps {
  readonly tiles: readonly ArcTile[];
  readonly arcs: readonly ArcInput[];
  readonly selectedId: string | null;
  readonly onSelect: (choice: { id: string }) => void;
  readonly look?: TileLook;
  /** What the picture is, for those who do not see it. */
  readonly label?: string;
}

export function PillarArcs(props: PillarArcsProps) {
  const { tiles, arcs, selectedId, onSelect, look = WHOLE_TILES } = props;
  const { label = '四柱关系图，下方列表列出同样的关系' } = props;
  const [box, width] = useBoxWidth(343);
  const layout = layoutArcs(arcs, tiles.length, width, look);
  return (
    <Text as="div" ref={box} wide>
      <svg
        width={layout.width}
        height={layout.height}
        className={styles.Picture}
        role="group"
        aria-label={label}
      >
        {tiles.map((tile, i) => (
          <Tile
            key={tile.key}
            tile={tile}
            x={(layout.columnX[i] ?? 0) - layout.tile.width / 2}
            size={layout.tile}
            isSmall={look.isSmall}
          />
        ))}
        {layout.arcs.map((arc, i) => (
          <ArcLine
            key={`${arc.id}-${i}`}
            arc={arc}
            dimmed={selectedId !== null && selectedId !== arc.id}
            onSelect={onSelect}
          />
        ))}
        {layout.arcs.map((arc, i) => (
          <ArcLabel
            key={`${arc.id}-${i}`}
            arc={arc}
            dimmed={selectedId !== null && selectedId !== arc.id}
            onSelect={onSelect}
          />
        ))}
      </svg>
    </Text>
  );
}

function Tile({
  tile,
  x,
  size,
  isSmall,
}: {
  readonly tile: ArcTile;
  readonly x: number;
  readonly size: { width: number; height: number; top: number };
  readonly isSmall: boolean;
}) {
  const middle = size.width / 2;
  return (
    <g
      transform={`translate(${x} ${size.top})`}
      className={styles.Tile}
      data-day={tile.isDay}
      data-transit={tile.isTransit}
    >
      <rect width={size.width} height={size.height} rx="8" />
      {!isSmall && (
        <text className={styles.Small} x={middle} y="16">
          {tile.tenGod}
        </text>
      )}
      <text
        className={styles.Glyph}
        x={middle}
        y={isSmall ? 24 : 43}
        data-wuxing={tile.stem === null ? undefined : STEM_WUXING[tile.stem]}
      >
        {tile.stem ?? '？'}
      </text>
      {!isSmall && (
        <text className={styles.Name} x={middle} y="72">
          {tile.name}
        </text>
      )}
      <text
        className={styles.Glyph}
        x={middle}
        y={isSmall ? 60 : 101}
        data-wuxing={tile.branch === null ? undefined : BRANCH_WUXING[tile.branch]}
      >
        {tile.branch ?? '？'}
      </text>
      {!isSmall && (
        <text className={styles.Small} x={middle} y="130">
          {tile.hidden}
        </text>
      )}
    </g>
  );
}

interface ArcPartProps {
  readonly arc: Arc;
  readonly dimmed: boolean;
  readonly onSelect: PillarArcsProps['onSelect'];
}

function ArcLine({ arc, dimmed, onSelect }: ArcPartProps) {
  return (
    <g
      className={styles.Arc}
      data-family={arc.family}
      data-transit={arc.transit}
      data-dimmed={dimmed}
      onClick={() => onSelect({ id: arc.id })}
    >
      <path className={styles.Hit} d={arc.path} />
      <path className={styles.Line} d={arc.path} />
      {arc.ends.map((end) => (
        <circle key={end.x} cx={end.x} cy={end.y} r="2.5" />
      ))}
    </g>
  );
}

/** Labels are drawn after all lines, so that no line crosses a word. */
function ArcLabel({ arc, dimmed, onSelect }: ArcPartProps) {
  const { label } = arc;
  if (label.text === '') return null;
  return (
    <g
      className={styles.Arc}
      data-family={arc.family}
      data-dimmed={dimmed}
      onClick={() => onSelect({ id: arc.id })}
    >
      <rect x={label.x - label.width / 2} y={label.y - 11} width={label.width} height="22" rx="11" />
      <text x={label.x} y={label.y}>
        {label.text}
      </text>
    </g>
  );
}
