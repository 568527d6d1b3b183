/**
 * The look of the elements: the colours of the app (web/src/ui/tokens.css, which a test compares), each open to the page by a
 * custom property `--shangyuan-…`.
 */

/** Colours by their names in the app, light and dark. */
export const COLOURS = {
  surface: ['#ffffff', '#1f1b18'],
  'surface-2': ['#f0e8d9', '#2a2521'],
  text: ['#2a211b', '#f2ebdf'],
  'text-2': ['#5c4f43', '#c2b6a6'],
  accent: ['#805a1e', '#d9b36c'],
  hairline: ['#ddd1bc', '#3a332d'],
  focus: ['#1048ac', '#9cc8ff'],
  danger: ['#a8221c', '#fb6f60'],
  ok: ['#0b6238', '#86d6a8'],
  'wuxing-jin': ['#826503', '#f3d165'],
  'wuxing-mu': ['#0b6238', '#86d6a8'],
  'wuxing-shui': ['#1048ac', '#5aa0f0'],
  'wuxing-huo': ['#a8221c', '#fb6f60'],
  'wuxing-tu': ['#54351f', '#c3a18a'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

const colours = (theme: 0 | 1): string =>
  Object.entries(COLOURS)
    .map(([name, values]) => `--${name}: var(--shangyuan-${name}, ${values[theme]});`)
    .join('');

const WUXING = { 金: 'jin', 木: 'mu', 水: 'shui', 火: 'huo', 土: 'tu' };

/** The style sheet of a shadow tree. */
export const STYLE = `
:host { display: block; color-scheme: light; ${colours(0)} container-type: inline-size; }
:host([hidden]) { display: none; }
@media (prefers-color-scheme: dark) { :host(:not([theme='light'])) { color-scheme: dark; ${colours(1)} } }
:host([theme='dark']) { color-scheme: dark; ${colours(1)} }
.sheet {
  box-sizing: border-box; padding: 1em; color: var(--text); background: var(--surface);
  border: 1px solid var(--hairline); border-radius: var(--shangyuan-radius, 0.75rem);
  font: 0.875em/1.5 var(--shangyuan-sans, -apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Noto Sans CJK SC',
    'Source Han Sans SC', 'Microsoft YaHei', system-ui, sans-serif);
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-align: start;
}
.sheet:lang(en) { overflow-wrap: break-word; }
h2, h3, caption { margin: 0; color: var(--accent); font-family: var(--shangyuan-serif, 'Songti SC', 'Noto Serif CJK SC',
  'Source Han Serif SC', 'STSong', 'SimSun', serif); font-weight: 700; text-align: start; }
h2 { font-size: 1.25em; letter-spacing: 0.06em; }
h3, caption { padding: 0.75em 0 0.25em; font-size: 1.05em; }
dl { margin: 0.5em 0 0; display: grid; gap: 0.15em 1.25em; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17em), 1fr)); }
dl > div { display: flex; gap: 0.6em; }
dl > .yi, dl > .ji { grid-column: 1 / -1; padding-top: 0.4em; }
dt { flex: none; min-width: 4.2em; color: var(--text-2); }
dd { margin: 0; min-width: 0; }
.yi dt { color: var(--ok); font-weight: 700; }
.ji dt { color: var(--danger); font-weight: 700; }
.tables { display: grid; gap: 0 1.5em; }
@container (min-width: 46em) { .tables:has(.luck) { grid-template-columns: 3fr 2fr; align-items: start; } }
.scroll { overflow-x: auto; min-width: 0; }
.scroll:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.3em 0.25em; border-top: 1px solid var(--hairline); text-align: center; vertical-align: top; font-weight: 400; }
thead th, tbody th { color: var(--text-2); }
tbody th { text-align: start; }
.pillars td:nth-child(4) { background: var(--surface-2); }
.glyph { font: 1.75em/1.2 var(--shangyuan-serif, 'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', 'STSong', 'SimSun', serif); }
.small { font-size: 0.86em; color: var(--text-2); }
${Object.entries(WUXING)
  .map(([name, key]) => `[data-wuxing='${name}'] { color: var(--wuxing-${key}); }`)
  .join('\n')}
ul { margin: 0; padding: 0 0 0 1.2em; }
li { padding: 0.1em 0; }
p { margin: 0.9em 0 0; }
[part~='closing'] { color: var(--text-2); font-size: 0.86em; }
[part~='message'] { margin: 0; color: var(--danger); }
`;
