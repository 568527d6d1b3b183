/**
 * Given to a server by `node --import`: its clock is that of the machine and as much more as the file CLOCK_FILE says, in
 * milliseconds, read again at each SIGUSR2.
 */
import { readFileSync } from 'node:fs';

const FILE = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
let shiftMs = 0;

function read(): void {
  shiftMs = Number(readFileSync(FILE, 'utf8'));
}

const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], self) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, self) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});

read();
process.on('SIGUSR2', read);
