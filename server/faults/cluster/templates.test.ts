/** The templates of a cluster: each machine gets files that are filled, and the compose file mounts what is filled. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filledFiles, MACHINE_NAMES, readValues } from '../../../deploy/cluster/fill.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../deploy/cluster/${name}`, import.meta.url), 'utf8');
const example = readValues(read('cluster.example'));
const values = Object.fromEntries(
  Object.entries(example).map(([key, value]) => [key, value === '' ? `a-${key}` : value]),
);

describe('templates of a cluster', () => {
  it('are filled for every machine from what the example lists', () => {
    for (const machine of MACHINE_NAMES) {
      const files = filledFiles(machine, values);
      expect(files.size).toBeGreaterThan(0);
      for (const text of files.values()) expect(text).not.toContain('{{');
    }
    expect(filledFiles('db2', values).get('/etc/default/etcd')).toContain('ETCD_NAME=db2\n');
    expect(filledFiles('app1', values).get('/etc/shangyuan/env')).toContain("HOST='10.0.0.21'");
  });

  it('use every secret of the example', () => {
    const text = MACHINE_NAMES.flatMap((machine) => [...filledFiles(machine, values).values()]).join('\n');
    const secrets = Object.values(values).filter((value) => value.startsWith('a-'));
    expect(secrets.length).toBeGreaterThan(5);
    for (const value of secrets) expect(text).toContain(value);
  });

  it('are not filled while a secret is missing', () => {
    expect(() => filledFiles('app1', example)).toThrow(
      'app1/etc/pgbouncer/userlist.txt: DB_PASSWORD has no value',
    );
  });
});

describe('the compose file', () => {
  const compose = read('compose.yml');

  it('mounts and reads only what is filled', () => {
    const paths = [...compose.matchAll(/\.\/filled\/(\w+)(\/[\w/]+)/g)];
    expect(paths.length).toBeGreaterThan(10);
    for (const [, machine, path = ''] of paths) {
      const name = MACHINE_NAMES.find((one) => one === machine);
      if (name === undefined) throw new Error(`no machine ${machine}`);
      const files = [...filledFiles(name, values).keys()];
      expect(files.some((file) => file === path || file.startsWith(`${path}/`))).toBe(true);
    }
  });

  it('has a service for each machine and for each that another shares the network of', () => {
    const services = [...compose.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
    const shared = [...compose.matchAll(/network_mode: service:(\w+)/g)].map(([, name]) => name);
    for (const name of [...MACHINE_NAMES, ...shared]) expect(services).toContain(name);
  });
});
