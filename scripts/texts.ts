/**
 * `npm run texts`: writes the modules of texts from their text files. A test fails where one is not what the files say.
 */
import { writeFileSync } from 'node:fs';
import { textModuleFiles } from './lib/textFiles.ts';

for (const { path, source } of textModuleFiles()) writeFileSync(path, source);
