/**
 * Pictures of a part of a page, made on the device.
 */
import { APPNAME } from '@shangyuan/contract';
import { withMask } from '../page/busy.ts';
import { showToast } from '../page/toast.ts';

const PICTURE_WIDTH = 1080;
/** Most that phones draw on one canvas: area in pixels, and either side. */
const MOST_PIXELS = 16_700_000;
const LONGEST_SIDE = 16_000;
/** Below this many pixels to one of the page, small text can no longer be read. */
const LEAST_RATIO = 1.5;

/**
 * Pixels of the picture to one of the page, for an element of a size in CSS pixels: 1080 wide where that can be drawn, fewer
 * for a long one.
 *
 * @example pictureRatio(360, 1000) // 3
 */
export function pictureRatio(width: number, height: number): number {
  return Math.min(PICTURE_WIDTH / width, LONGEST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** Whether an element of a size in CSS pixels is too long for a picture that can be read. */
export function isTooLong(width: number, height: number): boolean {
  return pictureRatio(width, height) < LEAST_RATIO;
}

/** What drawings take from style sheets. */
// prettier-ignore
const DRAWING_STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'paint-order', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'] as const;

/**
 * Writes the look of every drawing inside into its attributes, which the style sheets outrank: the picture is made
 * without them, and the library copies only the styles of HTML.
 *
 * @returns removes them again
 */
function inlineDrawings(element: HTMLElement): () => void {
  const added = Array.from(element.querySelectorAll<SVGElement>('svg *'), (part) => {
    const style = getComputedStyle(part);
    const looks = DRAWING_STYLES.filter((name) => !part.hasAttribute(name)).map(
      (name) => [name, style.getPropertyValue(name)] as const,
    );
    return { part, looks };
  });
  for (const { part, looks } of added) for (const [name, value] of looks) part.setAttribute(name, value);
  return () => {
    for (const { part, looks } of added) for (const [name] of looks) part.removeAttribute(name);
  };
}

function canvasBlob(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function elementBlob(element: HTMLElement): Promise<Blob | null> {
  const { toBlob } = await import('html-to-image');
  const restore = inlineDrawings(element);
  return toBlob(element, {
    pixelRatio: pictureRatio(element.offsetWidth, element.offsetHeight),
    backgroundColor: getComputedStyle(element).backgroundColor,
  }).finally(restore);
}

async function buildPicture(source: HTMLElement, name: string): Promise<File> {
  const blob = source instanceof HTMLCanvasElement ? await canvasBlob(source) : await elementBlob(source);
  if (blob === null) throw new Error('The browser gave no picture');
  return new File([blob], `${APPNAME} ${name}.png`, { type: 'image/png' });
}

async function deliverPicture(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Shares a canvas as it is, or an element as a picture 1080 wide (less where it is very long), or saves it where the system cannot
 * share; a failure shows a toast.
 *
 * @param name what it is of, for the name of the file
 * @returns whether the picture was shared or saved, or the user closed the system's panel
 */
export async function sharePicture(source: HTMLElement, name: string): Promise<boolean> {
  try {
    await withMask(async () => deliverPicture(await buildPicture(source, name)));
    return true;
  } catch (error) {
    // Closing the system's share panel is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    showToast('图片生成失败，请重试');
    return false;
  }
}
