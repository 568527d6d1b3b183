/// <reference lib="dom" />
/**
 * Control over what a page waits for: a file or an answer that is delayed or fails, and a device that cannot write.
 */
import type { Page, Route } from '@playwright/test';

/** The file that opens the device's database; no list is read without it. */
export const DEVICE_FILE = /\/assets\/device-[^/]*\.js$/;

/** Something that a page waits for. */
export interface HeldRequest {
  /** Releases it, and all later requests. */
  readonly release: () => Promise<void>;
  /** Fails it once it has been requested; later requests are released. */
  readonly fail: () => Promise<void>;
}

/** Holds requests to an address until they are released or failed. */
export async function holdRequest(page: Page, address: string | RegExp): Promise<HeldRequest> {
  const waiting: Route[] = [];
  const requested = Promise.withResolvers<void>();
  let isHeld = true;
  await page.route(address, async (route) => {
    if (!isHeld) return route.fallback();
    requested.resolve();
    waiting.push(route);
    return undefined;
  });
  const end = async (pass: (route: Route) => Promise<void>): Promise<void> => {
    isHeld = false;
    await Promise.all(waiting.splice(0).map(pass));
  };
  return {
    release: () => end((route) => route.continue()),
    fail: async () => {
      await requested.promise;
      await end((route) => route.abort());
    },
  };
}

/** Leaves no room on the device for the next thing that the open page writes there. */
export async function failNextWrite(page: Page): Promise<void> {
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const put = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
    const refuse = (): never => {
      Object.defineProperty(store, 'put', put);
      throw new DOMException('No room is left', 'QuotaExceededError');
    };
    Object.defineProperty(store, 'put', { ...put, value: refuse });
  });
}
