import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const CHILD = `import { onOrphaned } from ${JSON.stringify(new URL('orphan.mjs', import.meta.url).href)};
  onOrphaned(() => { console.log('alone'); process.exit(0); });
  console.log(process.pid);
  setTimeout(() => {}, 60_000);`;

/** What a child says whose shell is killed. */
async function underShell(env: Record<string, string>): Promise<{ output: string; pid: number }> {
  const quoted = CHILD.replaceAll("'", `'\\''`);
  // The second command keeps the shell from becoming the child.
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e '${quoted}'; true`], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  let output = '';
  const pid = await new Promise<number>((resolve) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) resolve(Number(output.split('\n', 1)[0]));
    });
  });
  shell.kill('SIGKILL');
  await new Promise((resolve) => {
    shell.stdout.on('close', resolve);
    if (env['npm_lifecycle_event'] === undefined) setTimeout(resolve, 2_000);
  });
  return { output, pid };
}

test('a child started by npm is notified when its shell is killed', async () => {
  const { output } = await underShell({ npm_lifecycle_event: 'start' });
  expect(output).toMatch(/^\d+\nalone\n$/);
});

test('a child that was detached on purpose goes on', async () => {
  const { output, pid } = await underShell({});
  expect(output).not.toContain('alone');
  process.kill(pid, 'SIGKILL');
});
