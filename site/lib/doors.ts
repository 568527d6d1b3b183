/** The published doors of the packages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Workspaces whose doors have a page. */
const PACKAGES = ['engine', 'reading', 'compat-6tail'] as const;
/** A door as a program imports it. */
export interface Door {
  /** `@shangyuan/engine/chart`. */
  readonly name: string;
  /** Path of the source from the root of the repository. */
  readonly source: string;
  /** Address under the site: `reference/engine/chart/`. */
  readonly address: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, string>> };
}

/** Doors that are published, in the order of each package.json. */
export const DOORS: readonly Door[] = PACKAGES.flatMap((workspace) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(manifest.publishConfig?.exports ?? manifest.exports)
    .filter(([, path]) => path.endsWith('.ts'))
    .map(([door, path]) => ({
      name: manifest.name + door.slice(1),
      source: join(workspace, path),
      address: `${join('reference', workspace, door)}/`,
    }));
});
