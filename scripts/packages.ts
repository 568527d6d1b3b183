/**
 * `npm run packages`: the tarballs for npm of the workspaces that are published.
 */
import { buildPackages } from './lib/packages.ts';

for (const { tarball, files } of await buildPackages()) console.log(`${tarball} (${files.length} files)`);
