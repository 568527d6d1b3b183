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
  const refusals = await page.evaluate(() => {
    const tries = {
      markup: () => (document.createElement('div').innerHTML = '<img src=x>'),
      script: () => (document.createElement('script').src = '/sw.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
        ).trustedTypes.createPolicy('another', {}),
    };
    return Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} was taken`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(refusals).toEqual(['markup: TypeError', 'script: TypeError', 'policy: TypeError']);
});
