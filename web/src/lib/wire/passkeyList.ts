/** Passkeys of the account: listed, renamed, removed. They are made and used in features/account/passkeys.ts. */
import type { CALLS, InputOf } from '@shangyuan/contract';
import { queryOptions } from '@tanstack/react-query';
import { changeResource } from '../page/resource.ts';
import { callApi, QUIET } from './api.ts';

/** Passkeys in the order they were added. */
export const PASSKEYS = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => callApi('listPasskeys', {}, QUIET),
});

/** Gives a passkey another name. */
export async function renamePasskey(id: string, label: string): Promise<void> {
  await changeResource(
    PASSKEYS.queryKey,
    (passkeys) => passkeys.map((passkey) => (passkey.id === id ? { ...passkey, label } : passkey)),
    () => callApi('renamePasskey', { id, label }),
  );
}

/** Removes a passkey; the server may require a proof first, and then the list is as before. */
export async function removePasskey(input: InputOf<typeof CALLS.removePasskey>): Promise<void> {
  await changeResource(
    PASSKEYS.queryKey,
    (passkeys) => passkeys.filter(({ id }) => id !== input.id),
    () => callApi('removePasskey', input),
  );
}
