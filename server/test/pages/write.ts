/** `npm run pages`: writes docs/LIMITS.md and the quotations of docs/SECURITY.md, OPERATIONS.md and SCALING.md. */
import { writeFileSync } from 'node:fs';
import { pages } from './pages.ts';

for (const { url, shouldBe } of pages()) writeFileSync(url, shouldBe);
