/** Pixels between the snackbar and a button. */
const GAP = 8;

/** Lifts a box above the buttons that lead on, while the page changes and scrolls, until the signal. */
export function liftAboveButtons(box: HTMLElement, signal: AbortSignal): void {
  const place = () => {
    box.style.bottom = '';
    // From the bottom up: lifted above one it may reach the next.
    for (const button of [...document.querySelectorAll('main [data-variant="primary"], footer')].reverse()) {
      const own = box.getBoundingClientRect();
      const { top, bottom, left, right } = button.getBoundingClientRect();
      if (top < own.bottom && own.top < bottom && left < own.right && own.left < right)
        box.style.bottom = `${innerHeight - top + GAP}px`;
    }
  };
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  addEventListener('scroll', place, { passive: true, signal });
  addEventListener('resize', place, { signal });
}
