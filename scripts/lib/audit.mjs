/**
 * What `npm audit --json` found: a weakness that is high or critical fails; where the registry gave no answer nothing is known.
 *
 * @param {string} json its output
 * @returns {{ passed: number, failed: number, skipped: number, text: string }}
 */
export function readAudit(json) {
  const counts = countsOf(json);
  if (counts === null)
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      text: 'could not run: the registry gave no answer, nothing is known',
    };
  const { high = 0, critical = 0, moderate = 0, low = 0 } = counts;
  if (high + critical > 0) {
    const text = `${critical} critical and ${high} high; \`npm audit --omit=dev\` names them`;
    return { passed: 0, failed: 1, skipped: 0, text };
  }
  return { passed: 1, failed: 0, skipped: 0, text: `none high or critical, ${moderate + low} lesser` };
}

/** Numbers by severity; null where the output is that of a failed request, or none. */
function countsOf(json) {
  try {
    return JSON.parse(json).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
