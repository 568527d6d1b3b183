/**
 * The same while developing.
 */
import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { propsInScript } from './jsxRuntime.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from './jsxRuntime.ts';

/** An element, and its position in the sources. */
export function jsxDEV(
  type: ElementType,
  props: Record<string, unknown>,
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
): ReactElement {
  return react.jsxDEV(type, propsInScript(type, props), key, isStatic, source, self);
}
