/** Devices that the account is logged in on, and ending their sessions. */
import { queryOptions } from '@tanstack/react-query';
import { changeResource } from '../page/resource.ts';
import { callApi, QUIET } from './api.ts';

/** Sessions of the account, this device's among them. */
export const DEVICES = queryOptions({
  queryKey: ['devices'],
  queryFn: () => callApi('listSessions', {}, QUIET),
});

/** The server takes a login of the last quarter of an hour as a proof; what is typed after it needs a minute. */
const FRESH_MS = 14 * 60_000;

/** Whether this device has logged in just now. */
export const FRESH_LOGIN = queryOptions({
  queryKey: ['devices', 'fresh'],
  queryFn: async () => {
    const sessions = await callApi('listSessions', {}, QUIET);
    return sessions.some(
      ({ isCurrent, createdAt }) => isCurrent && Date.now() - Date.parse(createdAt) < FRESH_MS,
    );
  },
});

/** Logs one device out. */
export async function revokeDevice(id: string): Promise<void> {
  await changeResource(
    DEVICES.queryKey,
    (devices) => devices.filter((device) => device.id !== id),
    () => callApi('revokeSession', { scope: 'one', id }),
  );
}

/** Logs every other device out. @returns how many */
export async function revokeOtherDevices(): Promise<number> {
  const { revoked } = await changeResource(
    DEVICES.queryKey,
    (devices) => devices.filter(({ isCurrent }) => isCurrent),
    () => callApi('revokeSession', { scope: 'others' }),
  );
  return revoked;
}
