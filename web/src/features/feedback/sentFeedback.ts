/** Letters of the user, with their replies. */
import { queryOptions } from '@tanstack/react-query';
import { callApi, QUIET } from '../../lib/wire/api.ts';

/** Newest first. */
export const SENT_FEEDBACK = queryOptions({
  queryKey: ['sentFeedback'],
  queryFn: () => callApi('listFeedback', {}, QUIET),
});
