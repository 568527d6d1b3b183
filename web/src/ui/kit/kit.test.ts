import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const parts = read('./Kit.tsx');
const styles = read('./kit.css');

/** Properties of an interface of Kit.tsx, with the union of their values. */
function propertiesOf(name: string): (readonly [property: string, values: string])[] {
  const body = new RegExp(`interface ${name} \\{(.*?)\\n\\}`, 's').exec(parts)?.[1] ?? '';
  return [...body.matchAll(/readonly (\w+)\?: ([^;]+);/g)].map(([, property = '', values = '']) => [
    property,
    values,
  ]);
}
const space = /type Space = ([^;]+);/.exec(parts)?.[1] ?? '';
const valuesOf = (union: string) =>
  union
    .replace('Space', space)
    .split('|')
    .map((value) => value.trim().replaceAll("'", ''));
const classes = new Set([...styles.matchAll(/\.(k-[\w-]+)/g)].map(([, name = '']) => name));

describe('kit', () => {
  it('has a class for each value of each property and no other', () => {
    const valued = propertiesOf('Values').flatMap(([property, union]) =>
      valuesOf(union).map((value) => `k-${property}-${value}`),
    );
    const marks = propertiesOf('Marks').map(([property]) => `k-${property}`);
    const kinds = ['k-stack', 'k-inline', 'k-grid', 'k-columns', 'k-ruled', 'k-hidden'];
    expect([...classes].sort()).toEqual([...valued, ...marks, ...kinds].sort());
  });

  it('passes no property of the kit on to the element', () => {
    const names = [...propertiesOf('Values'), ...propertiesOf('Marks')].map(([property]) => property);
    const found = [...parts.matchAll(/const (?:VALUE|MARK) =\s+\/\^\(([^)]+)\)\$\/;/g)];
    expect(found.flatMap(([, list = '']) => list.split('|')).sort()).toEqual(names.sort());
  });

  it('has one class as its weight, so that the styles of a screen override it', () => {
    const heavy = [...styles.matchAll(/^(\.[^{,]+) \{/gm)].map(([, selector = '']) => selector);
    expect(heavy.filter((selector) => !/^\.k-[\w-]+( > \* \+ \*)?$/.test(selector))).toEqual([]);
  });
});
