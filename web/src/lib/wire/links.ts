/** What opens the account, and which accounts were merged into it. */
import { queryOptions } from '@tanstack/react-query';
import { callApi, QUIET } from './api.ts';

export const LINKS = queryOptions({
  queryKey: ['links'],
  queryFn: () => callApi('accountLinks', {}, QUIET),
});
