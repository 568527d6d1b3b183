/**
 * The five phases of a chart as a wheel of 生 and 克, sized by share. The page prints the same numbers as bars.
 */
import { KE, SHENG, WUXING, type ByWuxing, type Wuxing } from '@shangyuan/engine/ganzhi';
import { layoutWheel } from './wheelView.ts';
import styles from './WuxingWheel.module.css';

interface WuxingWheelProps {
  readonly percent: ByWuxing<number>;
  readonly top: Wuxing;
  /** Two short lines beside each node: its ten-god group and its state by the month. */
  readonly captions: ByWuxing<readonly [string, string]>;
  readonly selected: Wuxing | null;
  readonly onSelect: (choice: { wuxing: Wuxing }) => void;
}

export function WuxingWheel({ percent, top, captions, selected, onSelect }: WuxingWheelProps) {
  const { nodes, arrows } = layoutWheel(percent, top);
  const summary = WUXING.map((wuxing) => `${wuxing}${percent[wuxing]}%`).join('，');
  return (
    <svg className={styles.Wheel} viewBox="-180 -172 360 312" role="img" aria-label={`五行流转：${summary}`}>
      {arrows.map((arrow) => (
        <g
          key={arrow.from + arrow.to}
          data-wuxing={arrow.from}
          data-kind={arrow.kind}
          data-dimmed={selected !== null && selected !== arrow.from && selected !== arrow.to}
          className={styles.Arrow}
        >
          <path className={styles.Line} d={arrow.path} style={{ strokeWidth: arrow.width }} />
          <path d={arrow.head} />
        </g>
      ))}
      {nodes.map((node) => {
        const side = node.x > 20 ? 'end' : node.x < -20 ? 'start' : 'top';
        const [first, second] = captions[node.wuxing];
        return (
          <g
            key={node.wuxing}
            data-wuxing={node.wuxing}
            className={styles.Node}
            transform={`translate(${node.x} ${node.y})`}
            onClick={() => onSelect({ wuxing: node.wuxing })}
          >
            <title>{`${node.wuxing} ${percent[node.wuxing]}%，生${SHENG[node.wuxing]}，克${KE[node.wuxing]}`}</title>
            <circle r={node.radius} data-selected={selected === node.wuxing} />
            <text className={styles.Glyph} y="-6">
              {node.wuxing}
            </text>
            <text className={styles.Share} y="13">
              {node.share}%
            </text>
            {side === 'top' ? (
              <text className={styles.Caption} y={-node.radius - 14}>
                {first} {second}
              </text>
            ) : (
              <g
                data-side={side}
                className={styles.Caption}
                transform={`translate(${side === 'end' ? node.radius + 8 : -node.radius - 8} 0)`}
              >
                <text y="-8">{first}</text>
                <text y="8">{second}</text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
