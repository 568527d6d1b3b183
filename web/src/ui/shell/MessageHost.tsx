import { useEffect, useRef } from 'react';
import { useBusy } from '../../lib/page/busy.ts';
import { hideSnack, useMessages } from '../../lib/page/toast.ts';
import { Inline, Text, VisuallyHidden } from '../kit/Kit.tsx';
import styles from './MessageHost.module.css';

/** What lifts the snackbar above buttons: rarely shown, and no part of the first page. */
async function liftLater(box: HTMLElement, ended: AbortSignal): Promise<void> {
  const { liftAboveButtons } = await import('./liftAboveButtons.ts');
  if (!ended.aborted) liftAboveButtons(box, ended);
}

/** Shows a box above everything, also above a modal dialog. */
function useTopLayer(id: number | undefined, isLifted = false) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || id === undefined || typeof element.showPopover !== 'function') return;
    element.showPopover();
    const end = new AbortController();
    // Without a network it stays where it is.
    if (isLifted) void liftLater(element, end.signal).catch(() => undefined);
    return () => {
      end.abort();
      element.hidePopover();
    };
  }, [id, isLifted]);
  return box;
}

/** Toast, snackbar and loading mask, once for the whole app. The status line is always there, so that it is announced. */
export function MessageHost() {
  const { toast, snack } = useMessages();
  const isBusy = useBusy(({ count }) => count > 0);
  const toastBox = useTopLayer(toast?.id);
  const snackBox = useTopLayer(snack?.id, true);
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
              rigid
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
