/**
 * Pictures of cases. They stay on this device: they are neither synchronised nor written into files.
 */
import { openDevice } from './db.ts';

/** Pictures of a case in their order, as files. */
export async function listImages(caseId: string): Promise<readonly File[]> {
  const images = await (await openDevice()).getAllFromIndex('images', 'caseId', caseId);
  return images
    .sort((a, b) => a.order - b.order)
    .map(({ blob, name }) => new File([blob], name, { type: blob.type }));
}

/** Replaces the pictures of a case. */
export async function saveImages(caseId: string, files: readonly File[]): Promise<void> {
  const transaction = (await openDevice()).transaction('images', 'readwrite');
  for (const key of await transaction.store.index('caseId').getAllKeys(caseId))
    await transaction.store.delete(key);
  for (const [order, file] of files.entries())
    await transaction.store.put({ id: `${caseId}/${order}`, caseId, name: file.name, blob: file, order });
  await transaction.done;
}
