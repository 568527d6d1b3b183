/**
 * Loads the dictionary of a script and puts it in force.
 */
import { writeWith } from './script.ts';
import {
  LANGUAGE_TAGS,
  scriptFor,
  type Script,
  type ScriptChoice,
  type TraditionalScript,
} from './scripts.ts';

async function converterFor(script: TraditionalScript): Promise<(text: string) => string> {
  const [{ converterOf }, { default: dictionary }] = await Promise.all([
    import('./converter.ts'),
    script === 'hk' ? import('virtual:traditional/hk') : import('virtual:traditional/tw'),
  ]);
  return converterOf(dictionary);
}

/**
 * Puts a choice in force, once its dictionary is there; whoever draws must draw anew. Without the dictionary (offline, and never
 * loaded) texts stay simplified.
 *
 * @returns the script in force
 */
export async function putScript(choice: ScriptChoice): Promise<Script> {
  const wanted = scriptFor(choice, navigator.languages);
  const made = wanted === 'simplified' ? null : await converterFor(wanted).catch(() => null);
  writeWith(made);
  const script = made === null ? 'simplified' : wanted;
  document.documentElement.lang = LANGUAGE_TAGS[script];
  return script;
}
