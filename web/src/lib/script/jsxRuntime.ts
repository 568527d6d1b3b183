/**
 * React's own runtime of JSX, which converts every text that a component renders to the current script: the children of
 * an element and the attributes that are read out or shown. What is under `translate="no"` stays unchanged. A language
 * has its own conversion of properties, which is loaded with it.
 */
import type { Component, ElementType, ExoticComponent, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';
import type { JSX as ReactJSX } from 'react/jsx-runtime';
import { convert, convertParts, isUnconverted, languageInForce, type Props } from './script.ts';

export { Fragment } from 'react/jsx-runtime';
export type { Props } from './script.ts';

// A component must not return a bare string: React would draw it past this runtime, in the script it was written in.
type Drawn = ReactElement | readonly ReactElement[] | null;

// oxlint-disable-next-line typescript/no-namespace -- TypeScript looks up the types of JSX here.
export declare namespace JSX {
  type ElementType =
    | keyof IntrinsicElements
    // oxlint-disable-next-line typescript/no-explicit-any -- as React's own: the properties are checked apart from this.
    | ((props: any) => Drawn)
    // oxlint-disable-next-line typescript/no-explicit-any
    | ExoticComponent<any>
    // oxlint-disable-next-line typescript/no-explicit-any
    | (new (props: any) => Component<any>);
  type Element = ReactJSX.Element;
  type ElementClass = ReactJSX.ElementClass;
  type ElementAttributesProperty = ReactJSX.ElementAttributesProperty;
  type ElementChildrenAttribute = ReactJSX.ElementChildrenAttribute;
  type LibraryManagedAttributes<C, P> = ReactJSX.LibraryManagedAttributes<C, P>;
  type IntrinsicAttributes = ReactJSX.IntrinsicAttributes;
  type IntrinsicClassAttributes<T> = ReactJSX.IntrinsicClassAttributes<T>;
  type IntrinsicElements = ReactJSX.IntrinsicElements;
}

/** Attributes that are read out. */
export const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
/** Attributes of elements only: to a component of ours a title is data. */
export const SHOWN = ['title', 'placeholder', 'alt', ...SPOKEN];

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

/** Children in the script in force; texts and numbers that follow one another are read as one text. */
function convertChildren(child: unknown): unknown {
  if (typeof child === 'string') return convert(child);
  if (!Array.isArray(child)) return child;
  const changed = child.map((one) => (Array.isArray(one) ? convertChildren(one) : (one as unknown)));
  for (let start = 0; start < changed.length; start++) {
    let end = start;
    while (end < changed.length && isText(changed[end])) end++;
    if (end === start) continue;
    const run = changed.slice(start, end) as (string | number)[];
    convertParts(run.map(String)).forEach((text, i) => {
      if (typeof run[i] === 'string') changed[start + i] = text;
    });
    start = end;
  }
  return changed;
}

/** The properties of an element in the script in force. */
export function propsInScript(type: unknown, props: Props): Props {
  if (isUnconverted() || props['translate'] === 'no') return props;
  const inLanguage = languageInForce();
  if (inLanguage !== null) return inLanguage(type, props);
  const changed: Props = { ...props, children: convertChildren(props['children']) };
  for (const name of typeof type === 'string' ? SHOWN : SPOKEN) {
    const value = props[name];
    if (typeof value === 'string') changed[name] = convert(value);
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
