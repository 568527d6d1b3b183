/**
 * React's own runtime of JSX, through which every text a component draws passes the script in force: the children of an element
 * and the attributes that are read out or shown. What stands under `translate="no"` stays
 * as it is. A language draws properties in a way of its own, which is loaded with it.
 */
import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';
import { inScript, isAsWritten, languageInForce, type Props } from './script.ts';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';
export type { Props } from './script.ts';

/** Attributes that are read out. */
export const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
/** Attributes of elements only: to a component of ours a title is data. */
export const SHOWN = ['title', 'placeholder', 'alt', ...SPOKEN];

function written(child: unknown): unknown {
  if (typeof child === 'string') return inScript(child);
  return Array.isArray(child) ? child.map(written) : child;
}

/** The properties of an element in the script in force. */
export function propsInScript(type: unknown, props: Props): Props {
  if (isAsWritten() || props['translate'] === 'no') return props;
  const inLanguage = languageInForce();
  if (inLanguage !== null) return inLanguage(type, props);
  const changed: Props = { ...props, children: written(props['children']) };
  for (const name of typeof type === 'string' ? SHOWN : SPOKEN) {
    const value = props[name];
    if (typeof value === 'string') changed[name] = inScript(value);
  }
  if (!('children' in props)) delete changed['children'];
  return changed;
}

/** An element with at most one child. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return react.jsx(type, propsInScript(type, props), key);
}

/** An element with a fixed list of children. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return react.jsxs(type, propsInScript(type, props), key);
}
