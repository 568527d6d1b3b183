/**
 * An element that the page has.
 *
 * @throws Error where it is not there, or of another kind
 */
export function elementOf<T extends HTMLElement>(id: string, kind: abstract new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`No #${id} on this page`);
  return element;
}
