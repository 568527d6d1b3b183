/// <reference lib="dom" />
/**
 * The device's own database.
 */
import type { Page } from '@playwright/test';
import type { CaseRecord } from '../../web/src/lib/cases/caseRecord.ts';
import type { Stores } from '../../web/src/lib/cases/db.ts';

type StoreName = 'cases' | 'comparisons' | 'synced';

/** Puts records into a store of the device's database, once an open page has made it. */
export async function putRecords<N extends StoreName>(
  page: Page,
  name: N,
  records: readonly Stores[N]['value'][],
): Promise<void> {
  await page.waitForFunction(
    async ({ store, values }) => {
      const request = indexedDB.open('zh_cases');
      // The app makes the stores: a database that is not there yet must not be made here.
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      const db = await new Promise<IDBDatabase | null>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => resolve(null));
      });
      if (!db?.objectStoreNames.contains(store)) {
        db?.close();
        return false;
      }
      const writing = db.transaction(store, 'readwrite');
      for (const value of values) writing.objectStore(store).put(value);
      return new Promise<boolean>((resolve, reject) => {
        writing.addEventListener('complete', () => {
          db.close();
          resolve(true);
        });
        writing.addEventListener('abort', () => reject(writing.error ?? new Error('IndexedDB failed')));
      });
    },
    { store: name as string, values: records as readonly unknown[] },
  );
}

/** Puts cases into the device's database. */
export const putCases = (page: Page, records: readonly CaseRecord[]) => putRecords(page, 'cases', records);

/** Every record of a store, by id. */
export async function readRecords<N extends StoreName>(page: Page, name: N): Promise<Stores[N]['value'][]> {
  const found = await page.evaluate(
    (store) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('zh_cases');
        const fail = () => reject(new Error('IndexedDB failed'));
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.addEventListener('error', fail);
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      }),
    name as string,
  );
  return found as Stores[N]['value'][];
}

/** Stars days, by their numbers with what each was picked for; a reload shows them. */
export async function starDays(page: Page, affairs: Readonly<Record<number, string>>): Promise<void> {
  const state = { jdns: Object.keys(affairs).map(Number), affairs };
  await page.evaluate((text) => localStorage.setItem('zh_days', text), JSON.stringify({ state, version: 1 }));
}
