/** The envelope of a failed call. */
import type { Failure } from '@shangyuan/contract';
import type { AppError } from '../errors.ts';

export function failure({ code, message, reason, field, work, ticket }: AppError): {
  code: number;
  msg: string;
  data: Failure;
} {
  const data = {
    reason,
    ...(field === undefined ? {} : { field }),
    ...(work === undefined ? {} : { work }),
    ...(ticket === undefined ? {} : { ticket }),
  };
  return { code, msg: message, data };
}
