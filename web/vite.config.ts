import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { serwist } from '@serwist/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { appPage, embedFile } from '../scripts/lib/embedFile.ts';
import { CHUNKS, splitIcons } from './chunks.ts';
import { firstFilesOf, withFirstScript } from './firstFiles.ts';
import operator from './operator/vite.config.ts';
import { licences } from './scripts/licences.ts';
import { dictionaryOf, runsOfSources } from './scripts/traditional.ts';
import { ABOUT, PROMISE } from './src/lib/words/introText.ts';

const DIST = new URL('./dist/', import.meta.url).pathname;
const PACKED = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const MIN_PACK_BYTES = 512;

/** Writes the brotli and gzip forms of every text file beside it, after everything else has been written. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
          if (!PACKED.test(name)) continue;
          const body = readFileSync(DIST + name);
          if (body.length < MIN_PACK_BYTES) continue;
          writeFileSync(`${DIST}${name}.gz`, gzipSync(body, { level: 9 }));
          writeFileSync(
            `${DIST}${name}.br`,
            brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
        }
      },
    },
  };
}

/**
 * Removes what tweetnacl requires from Node outside a browser: for its one `require` the bundler would put a stub into
 * a file that every page waits for.
 */
function withoutNode(): Plugin {
  return {
    name: 'without-node',
    apply: 'build',
    transform: {
      filter: { id: /\/tweetnacl\/nacl-fast\.js/ },
      handler: (code) => code.replaceAll(/\brequire\b/g, 'undefined'),
    },
  };
}

/**
 * Takes the type from imports of JSON, which Node requires: the development server answers such an import with a script, and a
 * browser then refuses it.
 */
function jsonAsScript(): Plugin {
  return {
    name: 'json-as-script',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { code: /with: \{ type: 'json' \}/ },
      handler: (code) => code.replaceAll(", { with: { type: 'json' } }", ''),
    },
  };
}

const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes V8 compile a script's functions while it loads, off the main thread: most of a file are functions that its page
 * calls at once, and compiling each at its first call is a third of what a first render takes. Other engines ignore the
 * comment.
 */
function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    generateBundle: {
      // The comment counts at the very head of a file only, where Vite puts its list of files last of all.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = COMPILE_EARLY + file.code;
      },
    },
  };
}

const SOURCES = new URL('./src/', import.meta.url).pathname;

/**
 * Names classes of modules of styles by the place of their module and their own place in it: a page's styles and scripts carry each
 * name, and a hash cannot be compressed.
 */
function shortClassNames(): Plugin {
  const modules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .sort();
  const classes = new Map<string, string[]>();
  const generateScopedName = (name: string, file: string): string => {
    const path = file.split('?', 1)[0]?.slice(SOURCES.length) ?? '';
    const names = classes.get(path) ?? [];
    classes.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `_${modules.indexOf(path).toString(36)}-${names.indexOf(name).toString(36)}`;
  };
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName } } }),
  };
}

/** Inlines the first script into the document, with the files that each page needs. */
function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      // When the document names what every page begins with.
      order: 'post',
      handler: (html, { bundle = {} }) => withFirstScript(html, firstFilesOf(bundle, html)),
    },
  };
}

/** Puts the icon into the document: browsers ask for it before they ask for the scripts. */
function iconInDocument(): Plugin {
  const icon = readFileSync(new URL('./public/icon.svg', import.meta.url), 'utf8');
  const inAttribute = icon.trim().replaceAll(/>\s+</g, '><').replaceAll('"', "'").replaceAll('#', '%23');
  return {
    name: 'icon-in-document',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace('href="./icon.svg"', `href="data:image/svg+xml,${inAttribute}"`),
  };
}

/** Puts the web components beside the app: the file that other pages include, the page that shows them, and that for
 * hosts of agents. */
function components(): Plugin {
  const page = new URL('../embed/page/', import.meta.url);
  return {
    name: 'components',
    apply: 'build',
    async generateBundle() {
      for (const name of readdirSync(page))
        this.emitFile({
          type: 'asset',
          fileName: `embed/${name}`,
          source: readFileSync(new URL(name, page)),
        });
      this.emitFile({ type: 'asset', fileName: 'embed/shangyuan.js', source: await embedFile() });
      this.emitFile({ type: 'asset', fileName: 'embed/chart.html', source: await appPage() });
    },
  };
}

/** Puts the operator's page beside the app: a build by itself, so that no file of either waits for the other. */
function operatorPage(): Plugin {
  return {
    name: 'operator-page',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        ...operator,
        configFile: false,
        build: { ...operator.build, write: false },
      });
      const [{ output } = { output: [] }] = [built].flat() as Rolldown.RolldownOutput[];
      for (const file of output)
        this.emitFile({
          type: 'asset',
          fileName: `operator/${file.fileName}`,
          source: file.type === 'chunk' ? file.code : file.source,
        });
    },
  };
}

/** Puts what this app is into the document: someone new reads it while the first page loads. */
function introInDocument(): Plugin {
  const lines = PROMISE.map((line) => `<span>${line}</span>`).join('');
  const intro = `<div class="intro k-gap-4"><p class="promise k-face-serif k-weight-bold k-leading-snug">${lines}</p><p class="k-size-body k-leading-prose k-tone-soft">${ABOUT}</p></div>`;
  return {
    name: 'intro-in-document',
    transformIndexHtml: (html) => html.replace('<!-- intro -->', intro),
  };
}

const DICTIONARY = /^virtual:traditional\/(hk|tw)$/;

/** The dictionaries of traditional script, generated from the sources on request. */
function traditional(): Plugin {
  return {
    name: 'traditional',
    resolveId: (id) => (DICTIONARY.test(id) ? `\0${id}` : null),
    load(id) {
      const script = DICTIONARY.exec(id.slice(1))?.[1];
      if (script === undefined) return null;
      return `export default ${JSON.stringify(dictionaryOf(script as 'hk' | 'tw', runsOfSources()))};`;
    },
  };
}

/** Files that the document itself names, and the header of every page. */
const THERE_FIRST = /\/(rolldown-runtime|vendor|base|sky)-[\w-]+\.(js|css)$/;

const NAME = 'assets/[name]-[hash:7]';
const FILE_NAMES = {
  entryFileNames: `${NAME}.js`,
  chunkFileNames: `${NAME}.js`,
  assetFileNames: `${NAME}.[ext]`,
};

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  base: './',
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    splitIcons(),
    traditional(),
    withoutNode(),
    jsonAsScript(),
    compileEarly(),
    shortClassNames(),
    firstScript(),
    iconInDocument(),
    introInDocument(),
    licences(),
    components(),
    operatorPage(),
    serwist({
      swSrc: 'src/sw.ts',
      swDest: 'sw.js',
      globDirectory: DIST,
      globPatterns: [
        'index.html',
        'icon.svg',
        'manifest.webmanifest',
        'licences.json',
        'assets/**/*.{js,css,woff2}',
      ],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      injectionPoint: 'self.__SW_MANIFEST',
      rollupFormat: 'iife',
    }),
    precompress(),
  ],
  // React has had this hook itself since 18: the shim for older ones is left out.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    target: ['chrome107', 'safari16.4'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Files loaded before any page need not be listed with it.
      resolveDependencies: (_, dependencies) => dependencies.filter((name) => !THERE_FIRST.test(name)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // Seven characters, the fewest that suffice: every first load carries the names of all files, and these cannot be compressed.
        ...FILE_NAMES,
      },
      // The table of history is loaded for the years that need it, and is part of the engine that includes it.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/wxPay', '/alipay', '/orderApi', '/viewNew', '/pay', '/healthz', '/docs', '/dev/mailbox'].map(
        (path) => [path, 'http://127.0.0.1:8600'],
      ),
    ),
  },
});
