/** Before the first paint: the colours and letters chosen in the app, else those of the system. */
interface Stored {
  readonly state?: { readonly theme?: string; readonly textSize?: string };
}

function readSettings(): NonNullable<Stored['state']> {
  try {
    return (JSON.parse(localStorage.getItem('zh_settings') ?? '{}') as Stored).state ?? {};
  } catch {
    // Storage may be closed, or hold what another version wrote.
    return {};
  }
}

const { theme, textSize } = readSettings();
const system = matchMedia('(prefers-color-scheme: dark)');
const apply = (): void => {
  const isDark = theme === 'dark' || (theme !== 'light' && system.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
};
apply();
system.addEventListener('change', apply);
document.documentElement.dataset['text'] = textSize ?? 'standard';
