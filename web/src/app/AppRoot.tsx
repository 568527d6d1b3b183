import { lazy, Suspense } from 'react';
import { Outlet } from '@tanstack/react-router';
import { HeaderStrip } from '../features/today/HeaderStrip.tsx';
import { HeaderStripSlot } from '../ui/shell/headerStrip.ts';
import { useWide } from '../lib/device/useWide.ts';
import { MessageHost } from '../ui/shell/MessageHost.tsx';

/** Loaded where there is room for it. */
const Rail = lazy(async () => ({ default: (await import('../ui/shell/Rail.tsx')).Rail }));

/** The frame of every page: the line of its header, and messages above it. */
export function AppRoot() {
  const hasRail = useWide('rail');
  return (
    <HeaderStripSlot value={<HeaderStrip />}>
      {hasRail && (
        <Suspense>
          <Rail />
        </Suspense>
      )}
      <Outlet />
      <MessageHost />
    </HeaderStripSlot>
  );
}
