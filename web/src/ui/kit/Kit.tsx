/**
 * The parts that every screen is laid out with: a column, a line, a grid, a list and text, each with spaces, sizes and colours of
 * tokens.css. Styles that only one screen has stay in its module, whose classes override these.
 */
import type { ComponentProps, ElementType } from 'react';

type Space = 1 | 2 | 3 | 4 | 5;

/** Properties with a value, whose class in kit.css is `k-name-value`. */
interface Values {
  readonly gap?: Space;
  /** Space between the lines of what wraps; none by default. */
  readonly rowGap?: 0 | 1 | 2 | 3;
  /** Across the direction of the content. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** Along it. */
  readonly justify?: 'center' | 'end' | 'between';
  /** Margin above. */
  readonly top?: Space;
  /** Margin below. */
  readonly bottom?: 2 | 3;
  readonly padX?: Space;
  readonly padY?: 1 | 2 | 3 | 4;
  /** Only above. */
  readonly padTop?: 3 | 4;
  readonly size?: 'display' | 'h1' | 'h2' | 'body' | 'sub' | 'cell';
  /** Colour: secondary text is soft, what may be passed over faint; `ink` is that of an element (data-wuxing). */
  readonly tone?: 'plain' | 'soft' | 'faint' | 'accent' | 'link' | 'danger' | 'notice' | 'ok' | 'ink';
  readonly weight?: 'bold' | 'normal';
  readonly face?: 'serif' | 'sans';
  readonly textAlign?: 'start' | 'center' | 'end';
  /** What it lies on. */
  readonly ground?: 'card' | 'sunken' | 'paper';
  readonly round?: 'input' | 'card';
  /** The side with a hairline. */
  readonly edge?: 'top' | 'bottom';
  /** At least as high as what is touched, or as a row. */
  readonly tall?: 'touch' | 'row';
  /** Height of lines. */
  readonly leading?: 'tight' | 'snug' | 'prose' | 'airy';
}

/** Properties that are on or off, whose class is `k-name`. */
interface Marks {
  readonly wrap?: boolean;
  /** Each part in the middle of its cell of a grid. */
  readonly centred?: boolean;
  /** Takes the room that is left in its line. */
  readonly grow?: boolean;
  /** Neither grows nor shrinks in its line. */
  readonly rigid?: boolean;
  /** May be narrower than its longest word. */
  readonly narrow?: boolean;
  /** At the end of its line. */
  readonly pushed?: boolean;
  readonly wide?: boolean;
  readonly block?: boolean;
  /** Its parts are laid out as those of what it stands in. */
  readonly contents?: boolean;
  readonly nowrap?: boolean;
}

type KitProps<Tag extends ElementType> = Values &
  Marks & { readonly as?: Tag } & Omit<ComponentProps<Tag>, keyof Values | keyof Marks | 'as'>;

const VALUE =
  /^(gap|rowGap|align|justify|top|bottom|padX|padY|padTop|size|tone|weight|face|textAlign|ground|round|edge|tall|leading)$/;
const MARK = /^(wrap|centred|grow|rigid|narrow|pushed|wide|block|contents|nowrap)$/;

/** An element with the classes of its properties; all others go to the element. */
function draw(kind: string, defaultTag: string, { as = defaultTag, ...props }: Record<string, unknown>) {
  // A button that sends a form says so.
  const rest: Record<string, unknown> = as === 'button' ? { type: 'button' } : {};
  const classes = [kind];
  for (const [name, value] of Object.entries(props))
    if (VALUE.test(name)) classes.push(value === undefined ? '' : `k-${name}-${value as string}`);
    else if (MARK.test(name)) classes.push(value === true ? `k-${name}` : '');
    else if (name === 'className') classes.push((value ?? '') as string);
    else rest[name] = value;
  // Each of them takes a className, as a div does.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}

/** Parts one below the other. */
export function Stack<Tag extends ElementType = 'div'>(props: KitProps<Tag>) {
  return draw('k-stack', 'div', props);
}

/** Parts in a line. */
export function Inline<Tag extends ElementType = 'div'>(props: KitProps<Tag>) {
  return draw('k-inline', 'div', props);
}

/** Small secondary text beside something. */
export function Small(props: KitProps<'small'>) {
  return draw('', 'small', { size: 'cell', tone: 'soft', ...props });
}

/** Text, or anything that lays out nothing. */
export function Text<Tag extends ElementType = 'span'>(props: KitProps<Tag>) {
  return draw('', 'span', props);
}

/** Parts in columns, as grids of CSS name them; one column where none are named. */
export function Grid<Tag extends ElementType = 'div'>({
  columns,
  ...rest
}: KitProps<Tag> & { readonly columns?: string }) {
  if (columns === undefined) return draw('k-grid', 'div', rest);
  return draw('k-grid k-columns', 'div', { ...rest, style: { '--columns': columns } });
}

/** Rows one below the other; `ruled` ones have a hairline between them. */
export function List<Tag extends ElementType = 'ul'>({
  ruled = false,
  ...rest
}: KitProps<Tag> & { readonly ruled?: boolean }) {
  return draw(ruled ? 'k-ruled' : '', 'ul', rest);
}

/** Text that is only read out. */
export function VisuallyHidden<Tag extends ElementType = 'span'>(props: KitProps<Tag>) {
  return draw('k-hidden', 'span', props);
}
