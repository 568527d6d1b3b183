/** Ways to log in that this site has. */
import { queryOptions } from '@tanstack/react-query';
import { callApi, QUIET } from './api.ts';

export const LOGIN_OPTIONS = queryOptions({
  queryKey: ['loginOptions'],
  queryFn: () => callApi('loginOptions', {}, QUIET),
});
