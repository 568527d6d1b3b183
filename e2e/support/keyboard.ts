/// <reference lib="dom" />
/**
 * A page walked with the Tab key only: what each stop is called, whether it is visible, and where it is.
 */
import type { CDPSession, Page } from '@playwright/test';

/** More stops than any page has. */
const STOPS_MAX = 400;

/** What the page says about the element that has the focus. */
interface Stop {
  /** By which it is known: how many others had the focus before it did for the first time. */
  readonly id: number;
  /** Whether it precedes the previous stop in the current document: parts loaded since then move neither. */
  readonly isBefore: boolean;
  /** For a person: tag, class and first words. */
  readonly text: string;
  /** It looks other than without the focus. */
  readonly isMarked: boolean;
  /** Which part of it is in the window with nothing before it, 0 to 1. */
  readonly shown: number;
}

/** Stops of the current walk, stored in the page. */
declare global {
  var walked: { readonly stops: Element[]; last: Element | null };
}

/** Runs in the page. @returns null where nothing has the focus */
function lookAtStop(): Stop | null {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement || stop instanceof SVGElement) || stop === document.body) return null;
  // The mark may be drawn on what holds a control that is itself not drawn, or on what follows it.
  const marked = [
    stop,
    stop.parentElement,
    stop.parentElement?.parentElement,
    stop.nextElementSibling,
    stop.firstElementChild,
  ].filter((element) => element instanceof Element && element !== document.body);
  const looks = () =>
    marked.flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(
          element as Element,
          part,
        );
        const outline = outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor;
        return outline + boxShadow + borderColor;
      }),
    );
  const focused = looks().join('\n');
  stop.blur();
  const unfocused = looks().join('\n');
  stop.focus({ preventScroll: true });

  // An input laid over or under its own picture is where its label is.
  const drawn =
    stop.closest('label') ?? (stop.getClientRects().length > 0 ? stop : (stop.parentElement ?? stop));
  const box = drawn.getBoundingClientRect();
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = steps.flatMap((x) =>
    steps.map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const inWindow = points.filter(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (drawn.contains(top) || top.contains(drawn));
  });
  const { stops, last } = walked;
  if (!stops.includes(stop)) stops.push(stop);
  walked.last = stop;
  const name = stop.getAttribute('aria-label') ?? stop.textContent ?? '';
  return {
    id: stops.indexOf(stop),
    isBefore: last !== null && (last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    text: `${stop.tagName.toLowerCase()}.${stop.getAttribute('class') ?? ''} "${name.trim().slice(0, 16)}"`,
    isMarked: focused !== unfocused,
    // Of something taller than the window, the part that could be in it.
    shown: inWindow.length / points.length / Math.min(1, (innerHeight * 0.8) / Math.max(1, box.height)),
  };
}

/** The name a screen reader says for what has the focus. */
async function nameOfStop(cdp: CDPSession): Promise<string> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  return String(nodes[0]?.name?.value ?? '').trim();
}

/**
 * Presses Tab from the top of the page, or Shift+Tab from its end, until the focus has left it.
 *
 * @returns every fault, one a line; none on a page that can be used by keyboard
 */
export async function walkByTab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    globalThis.walked = { stops: [], last: null };
  });
  const faults: string[] = [];
  const seen = new Set<number>();
  let before = -1;
  for (let count = 0; count < STOPS_MAX; count++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtStop);
    if (stop === null) break;
    if (stop.id === before) {
      faults.push(`traps the focus: ${stop.text}`);
      break;
    }
    if (seen.has(stop.id)) break;
    const isBack = stop.isBefore === (key === 'Tab');
    // Backwards the focus may come in at the top of the page: its next step then goes around to the end.
    const isAround = key === 'Shift+Tab' && seen.size === 1;
    if (isBack && before !== -1 && !isAround) faults.push(`is out of order: ${stop.text}`);
    if ((await nameOfStop(cdp)) === '') faults.push(`has no name: ${stop.text}`);
    if (!stop.isMarked) faults.push(`looks the same with the focus: ${stop.text}`);
    if (stop.shown < 0.5) faults.push(`is ${Math.round(stop.shown * 100)} % in view: ${stop.text}`);
    seen.add(stop.id);
    before = stop.id;
  }
  await cdp.detach();
  if (seen.size === STOPS_MAX) faults.push('has no last stop');
  return faults;
}
