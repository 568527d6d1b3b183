import type { ReactNode } from 'react';
import { readAgain, useDeviceRead } from '../../lib/cases/db.ts';
import { ErrorState, Skeleton } from './States.tsx';

/** In the place of a list of this device that could not be read: an empty list would say that there is nothing. */
export function DeviceError() {
  return <ErrorState onRetry={readAgain}>本机数据没有读出来，请重试</ErrorState>;
}

interface DeviceListProps<T> {
  /** Null until they are read. */
  readonly rows: readonly T[] | null;
  /** Rows of the placeholder. */
  readonly placeholder?: number;
  /** Where there are none. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** What this device stores: a placeholder while it is read, why it could not be, that there is none, or its rows. */
export function DeviceList<T>({ rows, placeholder = 6, empty, children }: DeviceListProps<T>) {
  const { hasFailed } = useDeviceRead();
  return (
    <>
      {rows === null && <Skeleton rows={placeholder} />}
      {hasFailed && <DeviceError />}
      {!hasFailed && rows?.length === 0 && empty}
      {rows !== null && rows.length > 0 && children(rows)}
    </>
  );
}
