import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadInTime, PENDING } from './loadInTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

test('a page that does not load fails after 60 s, not earlier', async () => {
  const failed = vi.fn();
  loadInTime(never).catch(failed);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('Cannot load page: time-out'));
});

test('a page that loads in time is shown, and no timer remains', async () => {
  const page = { default: () => null };
  const slow = () => new Promise<typeof page>((resolve) => setTimeout(() => resolve(page), 59_000));
  const loading = loadInTime(slow);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await loading).toBe(page);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that fails says so at once', async () => {
  await expect(loadInTime(() => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file');
  expect(vi.getTimerCount()).toBe(0);
});

test('the router shows its shape after 200 ms, not a moment before, and waits no longer than the page may', async () => {
  vi.stubGlobal('window', { origin: 'http://localhost' });
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: lazyRouteComponent(() => loadInTime<{ default: () => null }>(never)),
    pendingComponent: () => null,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory(),
    isServer: false,
    ...PENDING,
  });
  const shown = () => router.state.matches.map(({ status }) => status);
  void router.load();
  await vi.advanceTimersByTimeAsync(199);
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual(['success', 'pending']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(router.state.status).toBe('idle');
});
