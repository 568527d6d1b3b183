/**
 * Runs steps one after another, adds up their cases, says how long each took and what failed, and closes with
 * `N passed, N failed`: so the end of a long log is enough to know what to look at.
 */
export async function tally(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps = [];
  const failedNames = [];
  const times = [];
  for (const step of steps) {
    const startedMs = performance.now();
    const result = await step();
    times.push(`${step.name} ${Math.round((performance.now() - startedMs) / 1000)} s`);
    if (result.failed > 0) failedSteps.push(step.name);
    failedNames.push(...(result.names ?? []));
    for (const key of Object.keys(total)) total[key] += result[key];
  }
  console.log('');
  if (times.length > 1) console.log(times.join(', '));
  for (const name of failedNames) console.log(`✗ ${name}`);
  if (failedSteps.length > 0) console.log(`failed in: ${failedSteps.join(', ')}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
