/// <reference lib="dom" />
/**
 * What lies on the device: its own database.
 */
import type { Page } from '@playwright/test';
import type { CaseRecord } from '../../web/src/lib/cases/caseRecord.ts';

/** Puts a case into the device's database. The first page must be open and have read its cases. */
export async function putCase(page: Page, record: CaseRecord): Promise<void> {
  await page.evaluate(async (value) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
      });
    const db = await answerOf(indexedDB.open('zh_cases'));
    await answerOf(db.transaction('cases', 'readwrite').objectStore('cases').put(value));
    db.close();
  }, record);
}
