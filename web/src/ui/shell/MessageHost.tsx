import { useEffect, useRef } from 'react';
import { useBusy } from '../../lib/page/busy.ts';
import { hideSnack, useMessages } from '../../lib/page/toast.ts';
import { Inline, Text, VisuallyHidden } from '../kit/Kit.tsx';
import styles from './MessageHost.module.css';

/** Pixels between the snackbar and a button. */
const GAP = 8;

/** Lifts a box above the buttons that lead on, while the page changes and scrolls. @returns what ends it */
function liftAboveButtons(box: HTMLElement): () => void {
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
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    removeEventListener('scroll', place);
    removeEventListener('resize', place);
  };
}

/** Shows a box above everything, also above a modal dialog. */
function useTopLayer(id: number | undefined, follow?: (box: HTMLElement) => () => void) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || id === undefined || typeof element.showPopover !== 'function') return;
    element.showPopover();
    const end = follow?.(element);
    return () => {
      end?.();
      element.hidePopover();
    };
  }, [id, follow]);
  return box;
}

/** Toast, snackbar and loading mask, once for the whole app. The status line is always there, so that it is announced. */
export function MessageHost() {
  const { toast, snack } = useMessages();
  const isBusy = useBusy(({ count }) => count > 0);
  const toastBox = useTopLayer(toast?.id);
  const snackBox = useTopLayer(snack?.id, liftAboveButtons);
  return (
    <>
      <VisuallyHidden as="div" role="status" className={styles.Spoken}>
        {toast?.text ?? snack?.text ?? ''}
      </VisuallyHidden>
      <div ref={toastBox} popover="manual" className={styles.Toast} aria-hidden data-shown={toast !== null}>
        {toast?.text}
      </div>
      <Inline
        gap={4}
        align="center"
        padX={4}
        ref={snackBox}
        popover="manual"
        role="region"
        aria-label="操作提示"
        className={styles.Snack}
        data-shown={snack !== null}
      >
        {snack !== null && (
          <>
            <span>{snack.text}</span>
            <Text
              as="button"
              tall="touch"
              padX={2}
              weight="bold"
              onClick={() => {
                hideSnack();
                snack.onAction();
              }}
            >
              {snack.action}
            </Text>
          </>
        )}
      </Inline>
      <Inline
        align="center"
        justify="center"
        className={styles.Mask}
        data-shown={isBusy}
        role="progressbar"
        aria-label="加载中"
        hidden={!isBusy}
      >
        <i />
        <i />
        <i />
      </Inline>
    </>
  );
}
