/** How much the account has cast, by the server's count. */
import { queryOptions } from '@tanstack/react-query';

export const castCount = (userId: string) =>
  queryOptions({
    queryKey: ['castCount', userId],
    queryFn: async () => {
      // Pages of reports do without the calls until they can be read.
      const { callApi, QUIET } = await import('./api.ts');
      return callApi('getUserPaiPanReportCount', {}, QUIET);
    },
  });
