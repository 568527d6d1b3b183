/**
 * `npm run sbom`: writes a CycloneDX list of what is shipped to dist/sbom.cdx.json: what the server runs on, and what the built
 * web app carries (`npm run build` first). `npm sbom --omit=dev` leaves out what any workspace also names for development, such as
 * react and pg; so the whole list is taken and cut by the lock file.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = 'dist/sbom.cdx.json';

interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { readonly 'bom-ref': string; readonly name: string } };
  readonly components: readonly { readonly 'bom-ref': string; readonly purl: string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly name?: string;
        readonly version?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
      }
    >
  >;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(ROOT + path, 'utf8'));

/** What the lock file installs without development, as `name@version`. */
export function installedInProduction({ packages }: Lock): ReadonlySet<string> {
  const entries = Object.entries(packages).filter(
    ([, { version, dev, devOptional }]) => version !== undefined && dev !== true && devOptional !== true,
  );
  return new Set(
    entries.map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`),
  );
}

/** A list cut to what is shipped. */
export function cutTo(sbom: Sbom, shipped: ReadonlySet<string>): Sbom {
  const root = sbom.metadata.component['bom-ref'];
  const isShipped = (ref: string) => ref === root || shipped.has(ref);
  const component = { ...sbom.metadata.component, name: root.replace(/@[^@]*$/, '') };
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component },
    components: sbom.components.filter((each) => isShipped(each['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  };
}

/** Everything that the lock file names, as npm lists it. */
export function wholeSbom(): Sbom {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  return JSON.parse(execFileSync('npm', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }).toString()) as Sbom;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const carried = readJson('web/dist/licences.json') as readonly { name: string; version: string }[];
  const installed = installedInProduction(readJson('package-lock.json') as Lock);
  const shipped = new Set([...installed, ...carried.map(({ name, version }) => `${name}@${version}`)]);
  const sbom = cutTo(wholeSbom(), shipped);
  mkdirSync(`${ROOT}dist`, { recursive: true });
  writeFileSync(ROOT + FILE, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${FILE}: ${sbom.components.length} components`);
}
