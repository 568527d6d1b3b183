/**
 * Pictures that are posted, drawn on a canvas of 1080 × 1350: at once, where a copy of the page's own elements takes seconds. Always
 * light, as paper is.
 */
import { APPNAME } from '@shangyuan/contract';
import { BRANCH_WUXING, STEM_WUXING, type Ganzhi, type Wuxing } from '@shangyuan/engine/ganzhi';
import { encode } from 'uqr';
import { convert } from '../../lib/script/script.ts';

/** Size of the picture in its own pixels. */
const CARD_SIZE = { width: 1080, height: 1350 } as const;

export const LEFT = 104;
export const RIGHT = CARD_SIZE.width - LEFT;
export const INNER = RIGHT - LEFT;
export const MIDDLE = CARD_SIZE.width / 2;

const INK: Readonly<Record<Wuxing, string>> = {
  金: '--wuxing-jin',
  木: '--wuxing-mu',
  水: '--wuxing-shui',
  火: '--wuxing-huo',
  土: '--wuxing-tu',
};

/** Where colours and fonts of the light theme come from. */
type Look = (token: string) => string;

interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly face?: 'serif' | 'sans';
  readonly align?: CanvasTextAlign;
  readonly isBold?: boolean;
}

/** The pen of a picture. */
export class Card {
  readonly pen: CanvasRenderingContext2D;
  readonly look: Look;

  constructor(pen: CanvasRenderingContext2D, look: Look) {
    this.pen = pen;
    this.look = look;
  }

  font(size: number, face: 'serif' | 'sans', isBold: boolean): void {
    this.pen.font = `${isBold ? 700 : 400} ${size}px ${this.look(`--${face}`)}`;
  }

  write({ text, x, y, size, colour, face = 'sans', align = 'center', isBold = false }: Words): void {
    const { pen } = this;
    this.font(size, face, isBold);
    pen.fillStyle = this.look(colour);
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    pen.fillText(text, x, y);
  }

  /** Lines of at most a width, about equally long. */
  lines(text: string, size: number, face: 'serif' | 'sans', isBold: boolean, width: number): string[] {
    const count = this.broken(text, size, face, isBold, width).length;
    if (count === 1) return [text];
    const even = this.pen.measureText(text).width / count + size;
    return this.broken(text, size, face, isBold, Math.min(width, even));
  }

  /** Lines of at most a width, broken between characters; no line begins with a sign. */
  private broken(
    text: string,
    size: number,
    face: 'serif' | 'sans',
    isBold: boolean,
    width: number,
  ): string[] {
    this.font(size, face, isBold);
    const lines = [''];
    for (const character of text) {
      const longer = `${lines.at(-1) ?? ''}${character}`;
      if (this.pen.measureText(longer).width <= width || /[，。；：、！？」）]/u.test(character))
        lines[lines.length - 1] = longer;
      else lines.push(character);
    }
    return lines;
  }

  box(x: number, y: number, width: number, height: number, radius: number): Path2D {
    const path = new Path2D();
    path.roundRect(x, y, width, height, radius);
    return path;
  }

  fill(path: Path2D, colour: string): void {
    this.pen.fillStyle = this.look(colour);
    this.pen.fill(path);
  }

  stroke(path: Path2D, colour: string, width: number): void {
    this.pen.strokeStyle = this.look(colour);
    this.pen.lineWidth = width;
    this.pen.stroke(path);
  }
}

/** Paper with its laid lines, and the frame with hollow corners. */
function drawPaper(card: Card): void {
  const { width, height } = CARD_SIZE;
  card.fill(card.box(0, 0, width, height, 0), '--bg');
  for (let y = 0; y < height; y += 8) card.fill(card.box(0, y, width, 2, 0), '--laid');
  const [edge, corner] = [38, 26];
  const frame = new Path2D();
  frame.moveTo(edge + corner, edge);
  frame.lineTo(width - edge - corner, edge);
  frame.arc(width - edge, edge, corner, Math.PI, Math.PI / 2, true);
  frame.lineTo(width - edge, height - edge - corner);
  frame.arc(width - edge, height - edge, corner, -Math.PI / 2, Math.PI, true);
  frame.lineTo(edge + corner, height - edge);
  frame.arc(edge, height - edge, corner, 0, -Math.PI / 2, true);
  frame.lineTo(edge, edge + corner);
  frame.arc(edge, edge, corner, Math.PI / 2, 0, true);
  frame.closePath();
  card.stroke(frame, '--rule', 4);
}

/** A stem over a branch, in the colours of their elements. */
export function drawGanzhi(
  card: Card,
  { stem, branch }: Ganzhi,
  x: number,
  tops: readonly [number, number],
  size: number,
) {
  const glyph = { x, size, face: 'serif', isBold: true } as const;
  card.write({ ...glyph, text: stem, y: tops[0], colour: INK[STEM_WUXING[stem]] });
  card.write({ ...glyph, text: branch, y: tops[1], colour: INK[BRANCH_WUXING[branch]] });
}

/** The seal, what this is, and the code that leads to the app, never to the chart. */
function drawFoot(card: Card, address: string): void {
  const seal = card.box(LEFT, 1122, 88, 124, 12);
  card.fill(seal, '--seal');
  card.stroke(card.box(LEFT + 5, 1127, 78, 114, 9), '--on-seal', 1.5);
  Array.from(APPNAME).forEach((character, index) =>
    card.write({
      text: character,
      x: LEFT + 44,
      y: 1158 + index * 54,
      size: 50,
      colour: '--on-seal',
      face: 'serif',
      isBold: true,
    }),
  );
  const words = { x: LEFT + 118, align: 'left' } as const;
  card.write({
    ...words,
    text: convert('讲得出理由的四柱盘'),
    y: 1162,
    size: 38,
    colour: '--text',
    face: 'serif',
    isBold: true,
  });
  card.write({ ...words, text: convert('扫一扫，看每句话的依据'), y: 1212, size: 30, colour: '--text-2' });
  const { data, size } = encode(address, { border: 3, ecc: 'M' });
  const [side, x, y] = [164, RIGHT - 164, 1102];
  const code = card.box(x, y, side, side, 8);
  card.fill(code, '--surface');
  card.stroke(code, '--hairline', 2);
  const module = Math.floor(side / size);
  const from = (side - module * size) / 2;
  card.pen.fillStyle = 'black';
  data.forEach((row, r) =>
    row.forEach((isDark, c) => {
      if (isDark) card.pen.fillRect(x + from + c * module, y + from + r * module, module, module);
    }),
  );
}

/**
 * Begins a picture: paper, frame and foot.
 *
 * @param address what the code leads to
 */
export function openCard(canvas: HTMLCanvasElement, address: string): Card | null {
  canvas.width = CARD_SIZE.width;
  canvas.height = CARD_SIZE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const style = getComputedStyle(canvas);
  const card = new Card(pen, (token) => style.getPropertyValue(token));
  drawPaper(card);
  drawFoot(card, address);
  return card;
}
