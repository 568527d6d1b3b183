import { readAgain } from '../../lib/cases/db.ts';
import { ErrorState } from './States.tsx';

/** In the place of a list of this device that could not be read: an empty list would say that there is nothing. */
export function DeviceError() {
  return <ErrorState onRetry={readAgain}>本机数据没有读出来，请重试</ErrorState>;
}
