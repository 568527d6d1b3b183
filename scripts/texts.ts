/**
 * `npm run texts`: writes the modules of texts from their text files. A test fails where one is not what the files say.
 */
import { writeFileSync } from 'node:fs';
import { embedDictionary } from './lib/embedScript.ts';
import { textModuleFiles } from './lib/textFiles.ts';

for (const { path, source } of [...textModuleFiles(), embedDictionary()]) writeFileSync(path, source);
