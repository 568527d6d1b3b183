/** Whether the heavy sweeps run (`npm run test:full`). Only then are they registered, so the short run has nothing to skip. */
export const isFull = process.env['FULL'] === '1';
