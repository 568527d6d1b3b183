/** The programs of a cluster: what is missing on this machine, and the versions of what is there. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const BIN = '/usr/lib/postgresql/15/bin';

/** Each with the Debian package that it comes from, and how it says its version. */
const PROGRAMS = [
  { path: '/usr/bin/etcd', package: 'etcd-server', args: ['--version'] },
  { path: '/usr/bin/patroni', package: 'patroni', args: ['--version'] },
  { path: `${BIN}/postgres`, package: 'postgresql-15', args: ['--version'] },
  { path: '/usr/sbin/pgbouncer', package: 'pgbouncer', args: ['--version'] },
  { path: '/usr/sbin/haproxy', package: 'haproxy', args: ['-v'] },
  { path: '/usr/sbin/ip', package: 'iproute2', args: ['-V'] },
  { path: '/usr/bin/unshare', package: 'util-linux', args: ['--version'] },
] as const;

/** Packages that are to be installed, by name. */
export function missingPackages(): readonly string[] {
  return PROGRAMS.filter(({ path }) => !existsSync(path)).map((program) => program.package);
}

/** Names and versions of what the cluster consists of. */
export function versions(): string {
  const found = PROGRAMS.slice(0, 5).map(({ path, args }) => {
    const [line = ''] = execFileSync(path, args, { encoding: 'utf8' }).split('\n');
    return line
      .replace(/^etcd Version: /, 'etcd ')
      .replace(/^patroni /, 'Patroni ')
      .replace(/^postgres \(PostgreSQL\) (\S+).*/, 'PostgreSQL $1')
      .replace(/^HAProxy version (\S+) .*/, 'HAProxy $1');
  });
  return [...found, `Node ${process.versions.node}`].join(', ');
}
