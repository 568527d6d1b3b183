/**
 * Packs a workspace for npm: ESM with its declarations, a module for each source that an export leads to, compiled by tsc, and the
 * same bundled for Node. What is exported is `publishConfig.exports` of its package.json where it has one, else `exports`; both
 * name sources.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown, type OutputOptions } from 'rolldown';
import { compiledAtOnce } from './compiledAtOnce.ts';
import { appPage, embedFile } from './embedFile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where `npm run packages` and the tests put what they build. */
const PACKAGES = join(ROOT, 'node_modules/.cache/shangyuan/packages');
/** Workspaces that are published, each after those it depends on. */
export const PUBLISHED = ['engine', 'reading', 'compat-6tail', 'cli', 'mcp', 'embed'] as const;

/** Fields of a workspace's package.json that a published one takes over. */
const TAKEN = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'type',
  'sideEffects',
  'engines',
] as const;
/** The language of the oldest Node that is promised: what it lacks does not compile. */
const LANGUAGE = 'es2023';
/** A door that is one self-contained file for Node, so that a program which needs only it starts fast. */
const LIGHT_DOOR = './cast';
/** What such a program does first: these functions are compiled while the file is read. */
const FIRST_CALL = `castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30 }, sex: '女', hour: 'minute' })`;
/** Names stay for stack traces. */
const MINIFIED = {
  minify: { compress: true, codegen: true, mangle: { keepNames: { function: true, class: true } } },
} satisfies OutputOptions;
/** The workspace for pages of a browser. */
const BROWSER = 'embed';
/** Files of a package that are built: the elements for a page without a bundler, the page that hosts of agents show. */
const BUILT_FILES: Readonly<
  Record<string, { readonly path: string; readonly build: () => Promise<string> } | undefined>
> = {
  embed: { path: 'dist/shangyuan.js', build: embedFile },
  mcp: { path: 'app/chart.html', build: appPage },
};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, string>> };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  /** Programs by name, as sources. */
  readonly bin?: Readonly<Record<string, string>>;
}

/** A package as it was packed. */
export interface BuiltPackage {
  readonly name: string;
  readonly version: string;
  /** Folder with what the tarball holds. */
  readonly folder: string;
  readonly tarball: string;
  /** Names to import by: `@shangyuan/engine/chart`. */
  readonly doors: readonly string[];
  /** Paths in the tarball. */
  readonly files: readonly string[];
}

const manifestOf = (workspace: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as Manifest;

const exportsOf = ({ exports, publishConfig }: Manifest) => Object.entries(publishConfig?.exports ?? exports);

const isSource = (path: string): boolean => path.endsWith('.ts');
/** Doors to modules; the other exports are files that are packed as they are. */
const doorsOf = (manifest: Manifest) => exportsOf(manifest).filter(([, path]) => isSource(path));

/** `./src/chart/index.ts` → `./dist/chart/index.js`. */
const builtPath = (source: string, extension: string): string =>
  source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, extension);

/** `./src/chart/index.ts` → `chart/index`. */
const placeOf = (source: string): string => builtPath(source, '').slice('./dist/'.length);

const nameOfDoor = (name: string, door: string): string => name + door.slice(1);

/** Declarations of the doors of packages that were built before, by the names their users import. */
function builtDoors(workspaces: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    workspaces.flatMap((workspace) => {
      const manifest = manifestOf(workspace);
      return doorsOf(manifest).map(([door, source]) => [
        nameOfDoor(manifest.name, door),
        [join(PACKAGES, workspace, builtPath(source, '.d.ts'))],
      ]);
    }),
  );
}

function compile(workspace: string, before: readonly string[], folder: string): void {
  const manifest = manifestOf(workspace);
  const sources = [...doorsOf(manifest).map(([, source]) => source), ...Object.values(manifest.bin ?? {})];
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      target: LANGUAGE,
      lib: workspace === BROWSER ? [LANGUAGE, 'dom', 'dom.iterable'] : [LANGUAGE],
      // A program knows Node, what is imported by others does not.
      types: manifest.bin === undefined ? [] : ['node'],
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(ROOT, workspace, 'src'),
      outDir: join(folder, 'dist'),
      paths: builtDoors(before),
    },
    files: sources.map((source) => join(ROOT, workspace, source)),
  };
  const file = join(PACKAGES, `${workspace}.tsconfig.json`);
  writeFileSync(file, JSON.stringify(config));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Declarations keep the `.ts` of relative imports, where the option above changes it in modules only. */
function renameInDeclarations(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(/(\b(?:from |import |module |import\()['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js'),
    );
  }
}

interface Door {
  /** Path of its bundle without extension. */
  readonly place: string;
  /** Its module. */
  readonly file: string;
}

/** Bundles the light door by itself. @returns the modules that are left when what it does not use is dropped */
async function bundleLightDoor({ place, file }: Door, folder: string): Promise<ReadonlySet<string>> {
  await using build = await rolldown({ input: file, platform: 'node' });
  const bundle = join(folder, `dist/node/${place}.js`);
  const { output } = await build.write({ file: bundle, ...MINIFIED });
  const program = `import { castChart } from ${JSON.stringify(pathToFileURL(bundle).href)}; ${FIRST_CALL};`;
  writeFileSync(bundle, compiledAtOnce(bundle, program));
  const modules = Object.entries(output[0].modules);
  return new Set(
    modules.filter(([id, { renderedLength }]) => id !== file && renderedLength > 0).map(([id]) => id),
  );
}

/**
 * The doors bundled together: Node reads a few files in a third of the time that it needs for hundreds. What two doors share is
 * in one file, so that a pillar is the same object by each of them; only the light door has its own copy.
 */
async function bundleForNode(manifest: Manifest, folder: string): Promise<void> {
  const doors = doorsOf(manifest).map(([door, source]) => ({
    door,
    place: placeOf(source),
    file: join(folder, builtPath(source, '.js')),
  }));
  // A program has no doors.
  if (doors.length === 0) return;
  const light = doors.find(({ door }) => door === LIGHT_DOOR);
  const core = light && (await bundleLightDoor(light, folder));
  await using build = await rolldown({
    input: Object.fromEntries(doors.filter((door) => door !== light).map(({ place, file }) => [place, file])),
    platform: 'node',
    external: /^[^./]/,
    // A file of chosen modules goes with no other value; that no door gives more than its modules is held by the tests.
    ...(core && { preserveEntrySignatures: 'allow-extension' }),
  });
  await build.write({
    dir: join(folder, 'dist/node'),
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    ...MINIFIED,
    ...(core && {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: 'core', test: (id: string) => core.has(id) }],
      },
    }),
  });
}

/** Where each kind of program finds a door: the types, Node its bundle, other tools the modules. */
function conditionsOf(source: string): object {
  return {
    types: builtPath(source, '.d.ts'),
    node: `./dist/node/${placeOf(source)}.js`,
    default: builtPath(source, '.js'),
  };
}

/** @param built folders of files that are built beside the modules */
function publishedManifest(manifest: Manifest, built: readonly string[]): object {
  const taken = TAKEN.filter((field) => field in manifest);
  const doors = exportsOf(manifest).map(([door, path]) => [door, isSource(path) ? conditionsOf(path) : path]);
  return {
    ...Object.fromEntries(taken.map((field) => [field, manifest[field as keyof Manifest]])),
    ...(manifest.bin && {
      bin: Object.fromEntries(
        Object.entries(manifest.bin).map(([name, source]) => [name, builtPath(source, '.js')]),
      ),
    }),
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    files: [...new Set(['dist', ...built, ...(manifest.files ?? [])])],
    ...(manifest.dependencies && { dependencies: manifest.dependencies }),
  };
}

async function buildPackage(workspace: string, before: readonly string[]): Promise<BuiltPackage> {
  const manifest = manifestOf(workspace);
  const folder = join(PACKAGES, workspace);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(workspace, before, folder);
  renameInDeclarations(join(folder, 'dist'));
  const file = BUILT_FILES[workspace];
  const published = publishedManifest(manifest, file === undefined ? [] : [dirname(file.path)]);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await bundleForNode(manifest, folder);
  if (file !== undefined) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), await file.build());
  }
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  for (const name of ['README.md', ...(manifest.files ?? [])])
    cpSync(join(ROOT, workspace, name), join(folder, name), { recursive: true });
  const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', PACKAGES], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [packed] = Object.values(
    JSON.parse(answer) as Record<string, { filename: string; files: { path: string }[] }>,
  );
  if (packed === undefined) throw new Error(`npm packed nothing of ${workspace}`);
  return {
    name: manifest.name,
    version: manifest.version,
    folder,
    tarball: join(PACKAGES, packed.filename),
    doors: doorsOf(manifest).map(([door]) => nameOfDoor(manifest.name, door)),
    files: packed.files.map(({ path }) => path),
  };
}

/**
 * Builds and packs workspaces.
 *
 * @param workspaces folders of the repository, each after those it depends on
 * @returns one for each, in their order
 * @throws Error where one does not compile; the compiler's message is shown
 */
export async function buildPackages(workspaces: readonly string[] = PUBLISHED): Promise<BuiltPackage[]> {
  const built: BuiltPackage[] = [];
  for (const [i, workspace] of workspaces.entries()) {
    built.push(await buildPackage(workspace, workspaces.slice(0, i)));
  }
  return built;
}
