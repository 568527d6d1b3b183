/** Subjects of commits: `room: what changed`, imperative, at most 72 characters. */
import { execFileSync } from 'node:child_process';
import { ROOT } from './steps.mjs';

const MAX_LENGTH = 72;
/** Words that no imperative begins with. */
const NOT_A_VERB =
  /^(?:no|not|an?|the|what|who|where|when|how|each|every|all|it|its|one|some|any|there)$|(?:ed|ing)$/;

/** @returns what is wrong with a subject; null where nothing is */
export function subjectProblem(subject) {
  if (subject.length > MAX_LENGTH) return `${subject.length} characters, at most ${MAX_LENGTH}`;
  const [, first] = /^[a-z0-9][\w, -]*: ([\w'’-]+)/iu.exec(subject) ?? [];
  if (first === undefined) return 'expected "room: what changed"';
  if (NOT_A_VERB.test(first)) return `"${first}" is not imperative`;
  return subject.endsWith('.') ? 'ends with a full stop' : null;
}

/** Subjects of the commits that are not on main yet; the last one where all are. */
export function newSubjects() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  try {
    const subjects = git('log', '--no-merges', '--format=%s', 'main..HEAD');
    return (subjects === '' ? git('log', '-1', '--format=%s') : subjects).split('\n');
  } catch {
    // A copy of the tree without its history has nothing to check.
    return [];
  }
}
