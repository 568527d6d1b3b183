/** Activation codes of the account: those it has used, and using one. */
import { queryOptions } from '@tanstack/react-query';
import { refreshResource } from '../page/resource.ts';
import { callApi, QUIET } from './api.ts';
import { refreshUser } from './profile.ts';

/** Codes the account has used. */
export const USED_CODES = queryOptions({
  queryKey: ['usedCodes'],
  queryFn: () => callApi('listCodes', {}, QUIET),
});

/** Uses a code. @param requestId a second sending gets the answer of the first @returns name of what it opened */
export async function activateCode(code: string, requestId: string): Promise<string> {
  const { name } = await callApi('useActivateCode', { code, requestId });
  await refreshUser();
  refreshResource(USED_CODES.queryKey);
  return name;
}
