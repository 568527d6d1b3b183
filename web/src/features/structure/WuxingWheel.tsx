/**
 * The five phases of a chart as a wheel of 生 and 克, sized by share; a node opens what it means and what was counted.
 */
import { KE, SHENG, WUXING, type ByWuxing, type Wuxing } from '@shangyuan/engine/ganzhi';
import { wholeShares } from '../../lib/words/wholeShares.ts';
import { layoutWheel } from './wheelView.ts';
import styles from './WuxingWheel.module.css';

/** Below this size the share is written beside the circle, per cent. */
const SMALL_SHARE = 10;
const TOUCH_RADIUS = 24;

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
  const shares = wholeShares(percent);
  const summary = WUXING.map((wuxing) => `${wuxing}${shares[wuxing]}%`).join('，');
  return (
    <svg
      className={styles.Wheel}
      viewBox="-180 -172 360 312"
      role="group"
      aria-label={`五行流转：${summary}`}
    >
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
        // A small circle has room only for its character.
        const isSmall = shares[node.wuxing] < SMALL_SHARE;
        const share = `${shares[node.wuxing]}%`;
        const words = isSmall ? `${second} ${share}` : second;
        return (
          <g
            key={node.wuxing}
            data-wuxing={node.wuxing}
            className={styles.Node}
            transform={`translate(${node.x} ${node.y})`}
            role="button"
            tabIndex={0}
            aria-label={`${node.wuxing} ${isSmall ? `${first} ${words}` : `${share} ${first} ${second}`}，生${SHENG[node.wuxing]}，克${KE[node.wuxing]}`}
            onClick={() => onSelect({ wuxing: node.wuxing })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onSelect({ wuxing: node.wuxing });
            }}
          >
            <circle className={styles.Touch} r={Math.max(TOUCH_RADIUS, node.radius)} />
            <circle r={node.radius} data-selected={selected === node.wuxing} />
            <text className={styles.Glyph} y={isSmall ? 0 : -6}>
              {node.wuxing}
            </text>
            {!isSmall && (
              <text className={styles.Share} y="13">
                {share}
              </text>
            )}
            {side === 'top' ? (
              <text className={styles.Caption} y={-node.radius - 14}>
                {first} {words}
              </text>
            ) : (
              <g
                data-side={side}
                className={styles.Caption}
                transform={`translate(${side === 'end' ? node.radius + 8 : -node.radius - 8} 0)`}
              >
                <text y="-8">{first}</text>
                <text y="8">{words}</text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
