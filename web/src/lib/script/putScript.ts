/**
 * Loads the dictionary of a script and puts it in force.
 */
import { writeWith } from './script.ts';
import { LANGUAGE_TAGS, scriptFor, type Script, type ScriptChoice } from './scripts.ts';

type Write = (text: string, isShort: boolean) => string;

async function converterFor(script: Exclude<Script, 'simplified'>): Promise<Write> {
  if (script === 'english') return (await import('./english/english.ts')).inEnglish;
  const [{ converterOf }, { default: dictionary }] = await Promise.all([
    import('./converter.ts'),
    script === 'hk' ? import('virtual:traditional/hk') : import('virtual:traditional/tw'),
  ]);
  return converterOf(dictionary);
}

/** Choices made; a dictionary that comes after another choice is too late. */
let choices = 0;

/**
 * Puts a choice in force, once its dictionary is there; whoever draws must draw anew. Without the dictionary (offline, and never
 * loaded) texts stay simplified.
 *
 * @returns the script in force; null where another choice was made meanwhile, which is drawn in its turn
 */
export async function putScript(choice: ScriptChoice): Promise<Script | null> {
  choices += 1;
  const mine = choices;
  const wanted = scriptFor(choice, navigator.languages);
  const made = wanted === 'simplified' ? null : await converterFor(wanted).catch(() => null);
  if (mine !== choices) return null;
  const script = made === null ? 'simplified' : wanted;
  writeWith(made, script === 'english');
  document.documentElement.lang = LANGUAGE_TAGS[script];
  return script;
}
