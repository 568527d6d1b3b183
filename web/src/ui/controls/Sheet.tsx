import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useBackCloses } from '../../lib/page/navigation.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Confirm button at the right; without it the sheet only closes. */
  readonly onConfirm?: () => void;
  readonly confirmText?: string;
  readonly closeText?: string;
  readonly isConfirmDisabled?: boolean;
  readonly children: ReactNode;
}

/** A sheet from the bottom edge on a native dialog: Esc, the backdrop and 取消 close it, focus returns where it was. */
export function Sheet(props: SheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : null;
}

function OpenSheet(props: SheetProps) {
  const { title, onClose, onConfirm, confirmText = '确定', closeText, isConfirmDisabled, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isForm = onConfirm !== undefined;
  useBackCloses(onClose);
  // A layout effect, because closing returns the focus only while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // A form of one line is begun at once; where there is more to choose, the keyboard would cover it.
    const lines = element.querySelectorAll<HTMLElement>('input, textarea, [tabindex]');
    const [line] = lines;
    if (
      isForm &&
      lines.length === 1 &&
      line?.matches('input:not([type="radio"], [type="checkbox"]), textarea')
    )
      line.focus();
    return () => element.close();
  }, [isForm]);
  // A press that began elsewhere, such as the long press that opened the sheet, does not close it when let go.
  const isPressed = useRef(false);
  const handleDown = (event: MouseEvent) => {
    isPressed.current = event.target === dialog.current;
  };
  const handleClick = (event: MouseEvent) => {
    if (isPressed.current && event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.Sheet}
      aria-labelledby={titleId}
      onPointerDown={handleDown}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.Panel}>
        <div className={styles.Grab} />
        <div className={styles.Head}>
          <button type="button" className={styles.Cancel} onClick={onClose}>
            {closeText ?? (onConfirm === undefined ? '关闭' : '取消')}
          </button>
          <h2 id={titleId}>{title}</h2>
          {onConfirm === undefined ? (
            <span className={styles.Cancel} />
          ) : (
            <button
              type="button"
              className={styles.Confirm}
              onClick={onConfirm}
              disabled={isConfirmDisabled ?? false}
            >
              {confirmText}
            </button>
          )}
        </div>
        <div className={styles.Content}>{children}</div>
      </div>
    </dialog>
  );
}
