import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const CHILD = `import { onOrphaned } from ${JSON.stringify(new URL('orphan.mjs', import.meta.url).href)};
  onOrphaned(() => { console.log('alone'); process.exit(0); });
  console.log(process.pid);
  setTimeout(() => {}, 60_000);`;

/** What a child says whose shell is killed. */
async function underShell(env: Record<string, string>): Promise<{ said: string; pid: number }> {
  const quoted = CHILD.replaceAll("'", `'\\''`);
  // The second command keeps the shell from becoming the child.
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e '${quoted}'; true`], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  let said = '';
  const pid = await new Promise<number>((resolve) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('\n')) resolve(Number(said.split('\n', 1)[0]));
    });
  });
  shell.kill('SIGKILL');
  await new Promise((resolve) => {
    shell.stdout.on('close', resolve);
    if (env['npm_lifecycle_event'] === undefined) setTimeout(resolve, 2_000);
  });
  return { said, pid };
}

test('a child whose shell is killed hears of it where npm started it', async () => {
  const { said } = await underShell({ npm_lifecycle_event: 'start' });
  expect(said).toMatch(/^\d+\nalone\n$/);
});

test('a child that was left alone on purpose goes on', async () => {
  const { said, pid } = await underShell({});
  expect(said).not.toContain('alone');
  process.kill(pid, 'SIGKILL');
});
