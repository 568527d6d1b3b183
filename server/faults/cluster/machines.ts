/**
 * Machines of a trial on this one: each is a network namespace with its address, and with its folders behind the usual paths, so
 * that programs read the very files, and use the ports, that real machines would. All of it lives in namespaces of the command: when
 * that ends, however it ends, nothing is left.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filledFiles, MACHINE_NAMES, type Machine } from '../../../deploy/cluster/fill.ts';

const INSIDE = 'SHANGYUAN_CLUSTER_FOLDER';

/** The first process of the namespaces takes in orphans, which Node does not. */
const INIT = 'exec 3<&0; "$@" <&3 & wait $!';

/**
 * Runs this command again in new namespaces, until the process that called it ends.
 *
 * @returns folder of the trial, inside; outside it ends the process with the code of the inner one
 */
export async function enterNamespaces(): Promise<string> {
  const inside = process.env[INSIDE];
  if (inside !== undefined) {
    process.stdin.on('end', () => process.exit(1)).resume();
    return inside;
  }
  const folder = mkdtempSync('/tmp/shangyuan-cluster-');
  chmodSync(folder, 0o755);
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn(
    'unshare',
    [...namespaces, 'bash', '-c', INIT, 'init', process.execPath, ...process.argv.slice(1)],
    { env: { ...process.env, [INSIDE]: folder }, stdio: ['pipe', 'inherit', 'inherit'], detached: true },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.stdin?.end());
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
}

/** The address of the command itself, which no cut reaches. */
export const OWN_ADDRESS = '10.77.0.1';
const ADDRESSES: Readonly<Record<Machine, string>> = {
  db1: '10.77.0.11',
  db2: '10.77.0.12',
  db3: '10.77.0.13',
  app1: '10.77.0.21',
  app2: '10.77.0.22',
  lb: '10.77.0.31',
};
export const addressOf = (machine: Machine) => ADDRESSES[machine];

/** Folders of a machine that take the place of this one's, with their owner. */
const FOLDERS: readonly (readonly [path: string, owner: string])[] = [
  ['/etc/patroni', 'postgres'],
  ['/etc/pgbouncer', 'postgres'],
  ['/etc/haproxy', 'root'],
  ['/var/lib/postgresql', 'postgres'],
  ['/var/lib/etcd', 'etcd'],
  ['/var/log/postgresql', 'postgres'],
  ['/run', 'root'],
  ['/run/postgresql', 'postgres'],
];
const MOUNTED = FOLDERS.map(([path]) => path).filter((path) => path !== '/run/postgresql');

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });
const idsOf = (user: string) =>
  (['-u', '-g'] as const).map((flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' })));

/** A program on a machine. */
export type Program = { readonly child: ChildProcess; readonly ended: Promise<number | null> };

export class Machines {
  readonly folder: string;

  /** Makes all machines and the network between them. */
  constructor(folder: string, values: Readonly<Record<string, string>>) {
    this.folder = folder;
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run']);
    ip('link', 'set', 'lo', 'up');
    ip('link', 'add', 'br0', 'type', 'bridge');
    ip('link', 'set', 'br0', 'up');
    ip('addr', 'add', `${OWN_ADDRESS}/24`, 'dev', 'br0');
    const addresses = Object.fromEntries(
      Object.entries(ADDRESSES).map(([name, address]) => [name.toUpperCase(), address]),
    );
    for (const machine of MACHINE_NAMES) this.#make(machine, { ...values, ...addresses });
  }

  #make(machine: Machine, values: Readonly<Record<string, string>>): void {
    ip('netns', 'add', machine);
    ip('link', 'add', machine, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', machine);
    ip('link', 'set', machine, 'master', 'br0', 'up');
    ip('-n', machine, 'link', 'set', 'lo', 'up');
    ip('-n', machine, 'addr', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0');
    ip('-n', machine, 'link', 'set', 'eth0', 'up');
    const root = `${this.folder}/${machine}`;
    for (const [path, owner] of FOLDERS) {
      mkdirSync(root + path, { recursive: true });
      const [uid = 0, gid = 0] = idsOf(owner);
      chownSync(root + path, uid, gid);
    }
    for (const [name, text] of filledFiles(machine, values)) {
      mkdirSync(dirname(root + name), { recursive: true });
      writeFileSync(root + name, text, { mode: 0o600 });
      const owner = FOLDERS.find(([path]) => name.startsWith(`${path}/`))?.[1] ?? 'root';
      const [uid = 0, gid = 0] = idsOf(owner);
      chownSync(root + name, uid, gid);
    }
    mkdirSync(`${root}/log`);
  }

  /** Arguments that run a program on a machine as a user of it. */
  #argsOf(machine: Machine, user: string, command: readonly string[]): readonly string[] {
    const root = `${this.folder}/${machine}`;
    const mounts = MOUNTED.map((path) => `mount --bind ${root}${path} ${path}`);
    const script = [
      'set -e',
      ...mounts,
      // Ports below 1024 need no rights here, as they would get them from systemd there.
      `exec setpriv --reuid=${user} --regid="$(id -g ${user})" --clear-groups --no-new-privs -- "$@"`,
    ].join('\n');
    return ['netns', 'exec', machine, 'sh', '-c', script, 'sh', ...command];
  }

  /** Starts a program; what it writes goes to a file of the machine. */
  start(
    machine: Machine,
    name: string,
    user: string,
    command: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Program {
    const log = openSync(`${this.folder}/${machine}/log/${name}`, 'a');
    const child = spawn('ip', this.#argsOf(machine, user, command), {
      env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      cwd: '/',
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    return { child, ended };
  }

  /** Runs a program to its end. @returns what it wrote */
  run(machine: Machine, user: string, command: readonly string[], input = ''): string {
    const args = this.#argsOf(machine, user, command);
    return execFileSync('ip', args, { encoding: 'utf8', cwd: '/', input, stdio: 'pipe' });
  }

  /** kill -9 of everything on a machine, as when its power goes. */
  powerOff(machine: Machine): void {
    // Again for what was started while others were killed.
    for (let left = 3; left > 0; left -= 1)
      for (const pid of execFileSync('ip', ['netns', 'pids', machine], { encoding: 'utf8' }).split(/\s+/))
        try {
          if (pid !== '') process.kill(Number(pid), 'SIGKILL');
        } catch {
          // It ended with its parent.
        }
  }

  /** Lets packets between a machine and others vanish: both are alive, and neither is answered. */
  cut(machine: Machine, others: readonly Machine[]): void {
    for (const other of others)
      for (const [from, to] of [
        [machine, other],
        [other, machine],
      ] as const)
        ip('-n', from, 'neigh', 'replace', addressOf(to), 'lladdr', NOWHERE, 'nud', 'permanent', 'dev', 'eth0'); // prettier-ignore
  }

  heal(machine: Machine, others: readonly Machine[]): void {
    for (const other of others)
      for (const [from, to] of [
        [machine, other],
        [other, machine],
      ] as const)
        ip('-n', from, 'neigh', 'del', addressOf(to), 'dev', 'eth0');
  }
}

/** A hardware address that none has. */
const NOWHERE = '02:00:00:00:00:99';
