/** Whether the heavy sweeps run (`npm run test:full`). They are registered then alone: the short run has nothing to skip. */
export const isFull = process.env['FULL'] === '1';
