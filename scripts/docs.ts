/** `npm run docs`: the documentation that the server shows at /docs/. */
import { buildSite } from '../site/lib/build.ts';

const startedMs = performance.now();
const pages = await buildSite();
console.log(`site/dist: ${pages} pages in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
