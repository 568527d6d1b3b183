/**
 * Loads the dictionary of a script and puts it in force.
 */
import { setConverter } from './script.ts';
import { LANGUAGE_TAGS, scriptFor, type Script, type ScriptChoice } from './scripts.ts';

/** Loads a script. @returns what puts it in force */
async function loadSetter(script: Script): Promise<() => void> {
  if (script === 'simplified') return () => setConverter(null);
  if (script === 'english') {
    const { inEnglish, propsInLanguage } = await import('./english/english.ts');
    return () => setConverter(inEnglish, propsInLanguage);
  }
  const [{ converterOf }, { default: dictionary }] = await Promise.all([
    import('./converter.ts'),
    script === 'hk' ? import('virtual:traditional/hk') : import('virtual:traditional/tw'),
  ]);
  return () => setConverter(converterOf(dictionary));
}

/** Choices made; a dictionary that comes after another choice is too late. */
let choices = 0;

/**
 * Applies a choice once its dictionary has loaded; the caller must re-render. Without the dictionary (offline, and
 * never loaded) texts stay simplified.
 *
 * @returns the current script; null where another choice was made in the meantime, which is rendered by its own call
 */
export async function loadLanguage(choice: ScriptChoice): Promise<Script | null> {
  choices += 1;
  const attempt = choices;
  const requested = scriptFor(choice, navigator.languages);
  const apply = await loadSetter(requested).catch(() => null);
  if (attempt !== choices) return null;
  if (apply === null) setConverter(null);
  else apply();
  const script = apply === null ? 'simplified' : requested;
  document.documentElement.lang = LANGUAGE_TAGS[script];
  return script;
}
