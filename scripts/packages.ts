/**
 * `npm run packages`: the tarballs for npm of the workspaces that are published, and the bundle of the MCP server.
 */
import { buildBundle } from './lib/mcpBundle.ts';
import { buildPackages } from './lib/packages.ts';

for (const { tarball, files } of await buildPackages()) console.log(`${tarball} (${files.length} files)`);
console.log(await buildBundle());
