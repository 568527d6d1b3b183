/// <reference lib="dom" />
/**
 * Defects of a page in media that few people look at while building it. Each function runs in the page and returns one
 * line per defect.
 */

/** Controls that are chosen, and text, that forced colours make like the rest. */
export function findForcedColourErrors(): string[] {
  const isDrawn = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 16)}"`;
  const groundOf = (element: Element): string => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!isDrawn(element)) continue;
    const style = getComputedStyle(element);
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    const ink = element instanceof SVGElement ? style.fill : style.color;
    if (hasWords && ink === groundOf(element)) faults.push(`words disappear: ${nameOf(element)}`);
  }
  // What is chosen must differ from its neighbours by more than a ground.
  const STATES = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'];
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .slice(0, 6)
      .flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const s = getComputedStyle(part, pseudo);
          return [
            pseudo === undefined || (s.content !== 'none' && s.content !== 'normal') ? s.color : '',
            // A ground of the page's own colour is none.
            s.backgroundColor === canvas || s.backgroundColor.endsWith(', 0)') ? '' : s.backgroundColor,
            s.fontWeight,
            part.getAttribute('d'),
            s.borderTopStyle === 'none' && s.borderBottomStyle === 'none'
              ? ''
              : s.borderTopWidth + s.borderBottomWidth + s.borderTopStyle,
            s.outlineStyle === 'none' ? '' : s.outlineStyle + s.outlineWidth,
            s.textDecorationLine,
            pseudo === undefined ? '' : s.content,
          ].join();
        }),
      )
      .join('|');
  for (const state of STATES)
    for (const chosen of document.body.querySelectorAll(`[${state}]:not([${state}='false'])`)) {
      if (!isDrawn(chosen)) continue;
      const role = chosen.getAttribute('role') ?? chosen.tagName;
      const group =
        chosen.closest('[role=tablist],[role=listbox],[role=radiogroup],[role=group],nav,ul,table') ??
        chosen.parentElement;
      const others = [...(group?.querySelectorAll('*') ?? [])].filter(
        (other) =>
          other !== chosen &&
          (other.getAttribute('role') ?? other.tagName) === role &&
          (other.getAttribute(state) ?? 'false') === 'false' &&
          isDrawn(other) &&
          !(other as HTMLButtonElement).disabled,
      );
      if (others.some((other) => lookOf(other) === lookOf(chosen)))
        faults.push(`${state} cannot be seen: ${nameOf(chosen)}`);
    }
  // A button with its own background keeps an edge when backgrounds are removed.
  for (const button of document.body.querySelectorAll('button')) {
    if (!isDrawn(button) || button.disabled) continue;
    for (const path of button.querySelectorAll('svg *')) {
      const { fill, stroke } = getComputedStyle(path);
      const drawn = [fill, stroke].filter((paint) => paint !== 'none');
      if (drawn.length > 0 && drawn.every((paint) => paint === groundOf(button)))
        faults.push(`an icon disappears: ${nameOf(button)}`);
    }
  }
  return [...new Set(faults)];
}

/** Bars, dark grounds and pale words on paper. */
export function findPaperErrors(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 16)}"`;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Of a colour over white, 0 to 1; computed colours may be in any notation. */
  const lightnessOf = (colour: string): number => {
    if (canvas === null) return 1;
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  };
  const faults: string[] = [];
  let words = 0;
  for (const element of [document.documentElement, ...document.body.querySelectorAll('*')]) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (['fixed', 'sticky'].includes(style.position)) faults.push(`a bar is printed: ${nameOf(element)}`);
    if (
      lightnessOf(style.backgroundColor) < 0.4 &&
      !element.matches('[style*="--share"]') &&
      box.width * box.height > 400
    )
      faults.push(`a dark ground is printed: ${nameOf(element)}`);
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();
    words += own.length;
    // A shape is printed as it is drawn; of a letter the ground is not.
    if (own !== '' && !(element instanceof SVGElement) && lightnessOf(style.color) > 0.6)
      faults.push(`pale words are printed: ${nameOf(element)}`);
  }
  if (words === 0) faults.push('the paper is empty');
  return [...new Set(faults)];
}

/** Words cut off, broken letter by letter or overlapping their neighbours, and sideways scrolling. */
export function findLargeTextErrors(): string[] {
  const faults: string[] = [];
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (words === '' || parent === null || parent.closest('svg, textarea') !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(parent);
    if (style.clipPath !== 'none' || style.writingMode !== 'horizontal-tb') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    if (lines > 2 && words.length / lines < 1.6) faults.push(`one letter a line: ${words.slice(0, 12)}`);
    const box = parent.closest('td, th, li, dd, dt, button, a, [role=option]');
    if (box === null || box.querySelector(':scope [hidden]') !== null) continue;
    const { left, right } = box.getBoundingClientRect();
    let holder: Element | null = parent;
    while (holder !== null && holder !== box && !clips(holder)) holder = holder.parentElement;
    if (holder === box && !clips(box) && rects.some((rect) => rect.left < left - 2 || rect.right > right + 2))
      faults.push(`runs out of its box: ${words.slice(0, 12)}`);
  }
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) {
    const wide = [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    faults.push(`scrolls sideways by ${over} px: ${wide.join(', ')}`);
  }
  const title = document.querySelector('h1');
  if (title !== null && title.scrollWidth > title.clientWidth + 1)
    faults.push(`the title is cut: ${title.textContent ?? ''}`);
  return faults;
}
