/** The list of what is shipped. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFull } from '../engine/golden/sweep.ts';
import { cutTo, installedInProduction, wholeSbom } from './sbom.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const installed = installedInProduction(
  read('package-lock.json') as Parameters<typeof installedInProduction>[0],
);
const { workspaces } = read('package.json') as { workspaces: string[] };
/** What the workspaces run on, as their package.json pins it. */
const pinned = workspaces.flatMap((room) =>
  Object.entries(
    (read(`${room}/package.json`) as { dependencies?: Record<string, string> }).dependencies ?? {},
  ).map(([name, version]) => `${name}@${version}`),
);

describe('the list of what is shipped', () => {
  it('has what every workspace runs on, and nothing that only development needs', () => {
    expect(pinned.length).toBeGreaterThan(30);
    expect(pinned.filter((each) => !installed.has(each))).toEqual([]);
    const names = [...installed].map((each) => each.replace(/@[^@]*$/, ''));
    for (const name of ['vitest', 'knip', 'vite', '@playwright/test']) expect(names).not.toContain(name);
  });

  it('is cut with its dependencies', () => {
    const component = { 'bom-ref': 'a@1', name: 'folder' };
    const part = (ref: string) => ({ 'bom-ref': ref, purl: `pkg:npm/${ref}` });
    const whole = {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component },
      components: [part('b@1'), part('test@1')],
      dependencies: [
        { ref: 'a@1', dependsOn: ['b@1', 'test@1'] },
        { ref: 'test@1', dependsOn: ['b@1'] },
      ],
    };
    expect(cutTo(whole, new Set(['b@1']))).toEqual({
      ...whole,
      metadata: { component: { ...component, name: 'a' } },
      components: [part('b@1')],
      dependencies: [{ ref: 'a@1', dependsOn: ['b@1'] }],
    });
  });

  if (isFull)
    it('is CycloneDX by npm, with each of them', () => {
      const { bomFormat, components } = cutTo(wholeSbom(), installed);
      expect(bomFormat).toBe('CycloneDX');
      const listed = components.map((each) => each['bom-ref']);
      expect(pinned.filter((each) => !listed.includes(each))).toEqual([]);
      expect(components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true);
    });
});
