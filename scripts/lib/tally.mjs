/**
 * Runs steps one after another, adds up their cases and closes with `N passed, N failed`.
 */
export async function tally(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps = [];
  for (const step of steps) {
    const result = await step();
    if (result.failed > 0) failedSteps.push(step.name);
    for (const key of Object.keys(total)) total[key] += result[key];
  }
  console.log('');
  if (failedSteps.length > 0) console.log(`failed in: ${failedSteps.join(', ')}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
