import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { takeDataLock } from './dataLock.ts';

const newPath = () => `${mkdtempSync('/tmp/shangyuan-lock-')}/lock`;

describe('takeDataLock', () => {
  it('holds the lock until it is given back', () => {
    const path = newPath();
    const release = takeDataLock(path);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(() => takeDataLock(path)).toThrow(`in use by process ${process.pid}`);
    release();
    expect(existsSync(path)).toBe(false);
  });

  it('takes over from a dead process, and from a pid that another program has now', async () => {
    const path = newPath();
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('close', resolve));
    for (const holder of [`${child.pid} 12345`, `${process.pid} 1`, 'nonsense', '']) {
      writeFileSync(path, holder);
      takeDataLock(path)();
    }
    expect(existsSync(path)).toBe(false);
  });

  it('never takes over from a living process', async () => {
    const path = newPath();
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const started = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(path, `${child.pid} ${started}`);
    expect(() => takeDataLock(path)).toThrow(`in use by process ${child.pid}`);
    child.kill();
    await new Promise((resolve) => child.on('close', resolve));
    takeDataLock(path)();
  });
});
