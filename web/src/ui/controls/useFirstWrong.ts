import { useEffect, useRef } from 'react';

const FIELD = 'input, textarea, select, button';

/**
 * Leads to the first wrong field after each attempt to send what was typed. A wrong one has `data-wrong`, or stands in what has it.
 *
 * @param attempts how often it was tried
 * @param scope where the fields are: what of this kind the element of the ref stands in
 */
export function useFirstWrong<T extends HTMLElement>(attempts: number, scope = 'dialog, main') {
  const box = useRef<T>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = box.current?.closest(scope)?.querySelector<HTMLElement>('[data-wrong="true"]');
    const field = wrong?.matches(FIELD) === true ? wrong : wrong?.querySelector<HTMLElement>(FIELD);
    field?.focus();
  }, [attempts, scope]);
  return box;
}
