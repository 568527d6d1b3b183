/** The code of another commit, to be run with the packages that are installed here. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OURS = '@shangyuan';

/** Folder of a commit's code, which ends with `/`, and what the commit says, which stays when its hash changes. */
export type EarlierCode = { readonly folder: string; readonly subject: string };

/** Writes the code of a commit below a folder; rooms of this repository are its own, other packages those installed here. */
export function earlierCode(commit: string, parent: string): EarlierCode {
  const git = (...args: string[]) => execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim();
  const name = git('rev-parse', '--short', commit);
  const folder = `${parent}/${name}/`;
  mkdirSync(`${folder}node_modules/${OURS}`, { recursive: true });
  const archive = execFileSync('git', ['-C', ROOT, 'archive', name], { maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const entry of readdirSync(`${ROOT}node_modules`))
    if (entry !== OURS) symlinkSync(`${ROOT}node_modules/${entry}`, `${folder}node_modules/${entry}`);
  for (const room of readdirSync(`${ROOT}node_modules/${OURS}`)) {
    const target = readlinkSync(`${ROOT}node_modules/${OURS}/${room}`);
    symlinkSync(join(folder, 'node_modules', OURS, target), `${folder}node_modules/${OURS}/${room}`);
    const own = `${ROOT}${room}/node_modules`;
    if (existsSync(own)) symlinkSync(own, `${folder}${room}/node_modules`);
  }
  return { folder, subject: git('log', '-1', '--format=%s', name) };
}
