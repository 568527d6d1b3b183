/**
 * Draws the picture of a chart.
 */
import { convert } from '../../../lib/script/script.ts';
import {
  drawGanzhi,
  INNER,
  LEFT,
  MIDDLE,
  openCard,
  RIGHT,
  type Card,
} from '../../../ui/pictures/pictureCard.ts';
import type { CardDecade, CardPillar, CardView } from './cardView.ts';

function drawPillars(card: Card, pillars: readonly CardPillar[]): void {
  const [top, height] = [180, 412];
  const width = INNER / pillars.length;
  card.fill(card.box(LEFT, top, INNER, height, 14), '--surface');
  card.stroke(card.box(LEFT, top, INNER, height, 14), '--hairline', 2);
  pillars.forEach(({ title, ganzhi, isDay }, index) => {
    const x = LEFT + index * width;
    const middle = x + width / 2;
    if (index > 0) card.stroke(card.box(x, top, 0, height, 0), '--hairline', 2);
    if (isDay) {
      card.fill(card.box(x, top, width, height, 4), '--bg');
      card.stroke(card.box(x, top, width, height, 4), '--accent', 4);
    }
    card.write({
      text: convert(title),
      x: middle,
      y: top + 46,
      size: 30,
      colour: isDay ? '--accent' : '--text-2',
      isBold: isDay,
    });
    if (ganzhi !== null) drawGanzhi(card, ganzhi, middle, [top + 152, top + 304], 132);
    else
      card.write({
        text: convert('时辰不详'),
        x: middle,
        y: top + 228,
        size: 34,
        colour: '--text-3',
      });
  });
}

const TITLE_SIZES = [64, 58, 52, 46] as const;

function drawSentence(card: Card, { title, sentence }: CardView): void {
  const text = convert(title);
  const size = TITLE_SIZES.find((each) => card.lines(text, each, 'serif', true, INNER).length === 1) ?? 46;
  const titleLines = card.lines(text, size, 'serif', true, INNER).slice(0, 2);
  const details = card.lines(convert(sentence), 30, 'sans', false, INNER).slice(0, 2);
  const height = titleLines.length * size * 1.3 + details.length * 46;
  let y = 712 - height / 2 + size * 0.65;
  for (const line of titleLines) {
    card.write({ text: line, x: MIDDLE, y, size, colour: '--text', face: 'serif', isBold: true });
    y += size * 1.3;
  }
  y -= size * 0.65 - 30;
  for (const line of details) {
    card.write({ text: line, x: MIDDLE, y, size: 30, colour: '--text-2' });
    y += 46;
  }
}

function drawDecades(card: Card, decades: readonly CardDecade[]): void {
  const [top, mean] = [822, 872];
  const width = INNER / decades.length;
  const line = new Path2D();
  line.moveTo(LEFT, mean);
  line.lineTo(RIGHT, mean);
  decades.forEach(({ isNow }, index) => {
    if (!isNow) return;
    const box = card.box(LEFT + index * width + 4, top, width - 8, 246, 14);
    card.fill(box, '--wash');
    card.stroke(box, '--accent', 3);
  });
  card.pen.setLineDash([10, 8]);
  card.stroke(line, '--rule', 2);
  card.pen.setLineDash([]);
  decades.forEach(({ ganzhi, height, age, isNow }, index) => {
    const middle = LEFT + (index + 0.5) * width;
    card.fill(card.box(middle - 40, mean - height * 34 - 4, 80, 8, 4), '--accent');
    drawGanzhi(card, ganzhi, middle, [946, 992], 40);
    if (age !== null)
      card.write({
        text: convert(`${age}岁`),
        x: middle,
        y: 1040,
        size: 26,
        colour: isNow ? '--accent' : '--text-2',
        isBold: isNow,
      });
  });
}

/**
 * Draws the picture.
 *
 * @param address what the code leads to: the app, never the chart
 */
export function drawCard(canvas: HTMLCanvasElement, view: CardView, address: string): void {
  const card = openCard(canvas, address);
  if (card === null) return;
  const head = { y: 124, size: 34, colour: '--text-2', face: 'serif', isBold: true } as const;
  card.write({ ...head, text: convert(view.lead), x: LEFT, align: 'left' });
  card.write({ ...head, text: convert(view.detail), x: RIGHT, align: 'right' });
  drawPillars(card, view.pillars);
  drawSentence(card, view);
  drawDecades(card, view.decades);
}
