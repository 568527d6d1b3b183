/**
 * Draws the card of a picked day: the day in both calendars, what it is for, how it suits, its best hours.
 */
import type { AlmanacDay, PickCandidate } from '@shangyuan/engine/almanac';
import { verdictSentence } from '@shangyuan/reading/picking';
import { weekdayOf } from '@shangyuan/engine/time';
import { convert } from '../../lib/script/script.ts';
import { hourSpanText, lunarText } from '../../lib/words/almanacText.ts';
import { spanOf } from './candidateSpan.ts';
import { weekdayText } from '../../lib/words/text.ts';
import {
  drawGanzhi,
  INNER,
  LEFT,
  MIDDLE,
  openCard,
  RIGHT,
  type Card,
} from '../../ui/pictures/pictureCard.ts';

const HOURS = 3;

/** What the card shows. */
export interface PickedDayCard {
  readonly affair: string;
  readonly day: AlmanacDay;
  readonly candidate: PickCandidate;
}

function drawDate(card: Card, { day }: PickedDayCard): void {
  const { year, month, day: date } = day.civil;
  card.write({
    text: convert(`${month}月${date}日`),
    x: LEFT,
    y: 282,
    size: 128,
    colour: '--text',
    face: 'serif',
    align: 'left',
    isBold: true,
  });
  card.write({
    text: convert(`${year}年 ${weekdayText(weekdayOf(day.jdn))} 农历${lunarText(day.lunar)}`),
    x: LEFT,
    y: 396,
    size: 36,
    colour: '--text-2',
    align: 'left',
  });
}

function drawPillars(card: Card, { day: { pillars } }: PickedDayCard): void {
  const shown = [pillars.year, pillars.month, pillars.day];
  const [top, height] = [456, 226];
  const width = INNER / shown.length;
  card.fill(card.box(LEFT, top, INNER, height, 14), '--surface');
  card.stroke(card.box(LEFT, top, INNER, height, 14), '--hairline', 2);
  shown.forEach((pillar, index) => {
    const x = LEFT + index * width;
    if (index > 0) card.stroke(card.box(x, top, 0, height, 0), '--hairline', 2);
    drawGanzhi(card, pillar, x + width / 2 - 40, [top + 70, top + 158], 78);
    card.write({
      text: convert(['年', '月', '日'][index] ?? ''),
      x: x + width / 2 + 60,
      y: top + height / 2,
      size: 32,
      colour: '--text-2',
    });
  });
}

function drawVerdict(card: Card, { affair, candidate, day }: PickedDayCard): void {
  card.write({
    text: convert(`${affair} ${candidate.band}`),
    x: MIDDLE,
    y: 756,
    size: 64,
    colour: '--text',
    face: 'serif',
    isBold: true,
  });
  const words = card.lines(convert(verdictSentence(candidate)), 32, 'sans', false, INNER).slice(0, 2);
  words.forEach((text, index) =>
    card.write({ text, x: MIDDLE, y: 828 + index * 46, size: 32, colour: '--text-2' }),
  );
  const hours = candidate.bestHours.slice(0, HOURS);
  hours.forEach((hour, index) => {
    const x = LEFT + ((index + 0.5) * INNER) / hours.length;
    card.write({
      text: convert(`${hour.branch}时`),
      x,
      y: 952,
      size: 44,
      colour: '--accent',
      face: 'serif',
      isBold: true,
    });
    card.write({ text: hourSpanText(spanOf(hour)), x, y: 1000, size: 28, colour: '--text-2' });
  });
  card.write({
    text: convert(`冲${day.chongsha.zodiacAnimal} 煞${day.chongsha.shaDirection}`),
    x: MIDDLE,
    y: 1054,
    size: 28,
    colour: '--text-3',
  });
}

/**
 * Draws the card.
 *
 * @param address what the code leads to: the app
 */
export function drawDay(canvas: HTMLCanvasElement, shown: PickedDayCard, address: string): void {
  const card = openCard(canvas, address);
  if (card === null) return;
  const head = { y: 124, size: 34, colour: '--text-2', face: 'serif', isBold: true } as const;
  card.write({ ...head, text: convert('择日'), x: LEFT, align: 'left' });
  card.write({ ...head, text: convert(shown.affair), x: RIGHT, align: 'right' });
  drawDate(card, shown);
  drawPillars(card, shown);
  drawVerdict(card, shown);
}
