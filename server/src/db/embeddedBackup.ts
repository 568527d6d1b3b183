/**
 * Copies of the embedded database: the whole folder in one compressed file.
 */
import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { StartError } from '../errors.ts';

/** The database of a data folder as a tar file, compressed. No other process may have it open. */
export async function dumpEmbedded(dataDir: string): Promise<Buffer> {
  const pglite = await PGlite.create({ dataDir: `${dataDir}/pg` });
  try {
    const file = await pglite.dumpDataDir('gzip');
    return Buffer.from(await file.arrayBuffer());
  } finally {
    await pglite.close();
  }
}

/**
 * Makes the database of a data folder from what {@link dumpEmbedded} gave.
 *
 * @throws StartError where the folder has a database already
 */
export async function loadEmbedded(dataDir: string, dump: Uint8Array<ArrayBuffer>): Promise<void> {
  if (existsSync(`${dataDir}/pg`))
    throw new StartError(
      `There is a database in ${dataDir} already; a copy is read into an empty folder only.`,
    );
  const pglite = await PGlite.create({ dataDir: `${dataDir}/pg`, loadDataDir: new Blob([dump]) });
  await pglite.close();
}
