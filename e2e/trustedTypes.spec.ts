/// <reference lib="dom" />
/** The content policy: no text becomes a script or markup. */
import { expect, test } from './support/app.ts';

test.use({ serviceWorkers: 'allow' });

test('the service worker starts under trusted types, and texts for a script or markup are refused', async ({
  app,
  page,
}) => {
  await app.open('root');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
    /\/sw\.js$/,
  );
  expect(app.problems).toEqual([]);
  const refusals = await page.evaluate(async () => {
    const tries = {
      markup: () => (document.createElement('div').innerHTML = '<img src=x>'),
      script: () => (document.createElement('script').src = '/sw.js'),
      worker: () => navigator.serviceWorker.register('/sw.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
        ).trustedTypes.createPolicy('another', {}),
    };
    const outcomes: string[] = [];
    for (const [name, attempt] of Object.entries(tries))
      try {
        await attempt();
        outcomes.push(`${name} was taken`);
      } catch (error) {
        outcomes.push(`${name}: ${(error as Error).name}`);
      }
    return outcomes;
  });
  expect(refusals).toEqual([
    'markup: TypeError',
    'script: TypeError',
    'worker: TypeError',
    'policy: TypeError',
  ]);
});
