/**
 * A family as a picture: people by the glyph and tint of their day masters, lines for what passes between every two.
 */
import type { Family } from '@shangyuan/reading/family';
import { Text } from '../../ui/kit/Kit.tsx';
import { useBoxWidth } from '../../ui/figures/useBoxWidth.ts';
import { layoutFamily, type FamilyLayout, type FamilyNode } from './familyLayout.ts';
import { shortName } from './familyView.ts';
import styles from './FamilyFigure.module.css';

interface FamilyFigureProps {
  readonly family: Family;
  /** What each person is to the user, as it was chosen; may be empty. */
  readonly relations: readonly string[];
  readonly onPair: (choice: { readonly index: number }) => void;
}

const FIRST_WIDTH = 311;

/** The picture on the screen: a line opens what it means. */
export function FamilyFigure(props: FamilyFigureProps) {
  const { family } = props;
  const [box, width] = useBoxWidth(FIRST_WIDTH);
  const layout = layoutFamily(family.pairs, family.people.length, width);
  return (
    <Text as="div" ref={box} wide textAlign="center">
      <svg
        width={layout.width}
        height={layout.height}
        className={styles.Figure}
        role="group"
        aria-label="一家人的关系图"
      >
        <Drawing {...props} layout={layout} />
      </svg>
    </Text>
  );
}

const PAPER_WIDTH = 420;

/** The picture on paper. */
export function FamilyPicture({ family, relations }: Omit<FamilyFigureProps, 'onPair'>) {
  const layout = layoutFamily(family.pairs, family.people.length, PAPER_WIDTH);
  return (
    <svg width={layout.width} height={layout.height} className={styles.Figure} aria-hidden>
      <Drawing family={family} relations={relations} onPair={null} layout={layout} />
    </svg>
  );
}

interface DrawingProps extends Omit<FamilyFigureProps, 'onPair'> {
  /** Null where nothing can be opened. */
  readonly onPair: FamilyFigureProps['onPair'] | null;
  readonly layout: FamilyLayout;
}

function Drawing({ family: { people, pairs }, relations, onPair, layout: { nodes, lines } }: DrawingProps) {
  return (
    <>
      {lines.map(({ from, to, heads }, index) => (
        <g
          key={index}
          className={styles.Line}
          data-kind={pairs[index]?.kind}
          onClick={() => onPair?.({ index })}
        >
          <path className={styles.Hit} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          {heads.map((head) => (
            <path key={head} d={head} data-part="head" />
          ))}
        </g>
      ))}
      {people.map((person, index) => {
        const node = nodes[index];
        return node === undefined ? null : (
          <Person key={index} person={person} relation={relations[index] ?? ''} node={node} />
        );
      })}
      {/* Labels after all lines, so that no line crosses a word. */}
      {lines.map(({ label, text }, index) => {
        const pair = pairs[index];
        if (pair === undefined) return null;
        const names = `${people[pair.a]?.name ?? ''}与${people[pair.b]?.name ?? ''}`;
        const button =
          onPair === null
            ? {}
            : {
                role: 'button',
                tabIndex: 0,
                'aria-label': `${names}，${pair.kind}，${pair.label}`,
                onClick: () => onPair({ index }),
                onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  onPair({ index });
                },
              };
        return (
          <g
            key={index}
            className={styles.Label}
            data-kind={pair.kind}
            transform={`translate(${label.x} ${label.y})`}
            {...button}
          >
            <rect
              x={-label.width / 2}
              y={-label.height / 2}
              width={label.width}
              height={label.height}
              rx={label.height / 2}
            />
            <text>{text}</text>
          </g>
        );
      })}
    </>
  );
}

interface PersonProps {
  readonly person: Family['people'][number];
  readonly relation: string;
  readonly node: FamilyNode;
}

function Person({ person: { name, stem, wuxing, likes }, relation, node }: PersonProps) {
  const { x, y, radius, words } = node;
  const facts = [relation, `喜${likes.join('')}`].filter((fact) => fact !== '');
  return (
    <g className={styles.Person} data-wuxing={wuxing}>
      <circle cx={x} cy={y} r={radius} />
      <text className={styles.Stem} x={x} y={y} style={{ fontSize: radius * 1.05 }}>
        {stem}
      </text>
      <text className={styles.Name} x={words.x} y={words.y} style={{ textAnchor: words.anchor }}>
        {shortName(name)}
      </text>
      {facts.map((fact, i) => (
        <text
          key={fact}
          className={styles.Fact}
          x={words.x}
          y={words.y + 17 + 15 * i}
          style={{ textAnchor: words.anchor }}
        >
          {fact}
        </text>
      ))}
    </g>
  );
}
