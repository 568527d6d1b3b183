import { lazy, Suspense } from 'react';
import { Outlet } from '@tanstack/react-router';
import { HeaderStripSlot } from '../ui/shell/headerStrip.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useWide } from '../lib/device/useWide.ts';
import { useModule } from '../lib/page/useModule.ts';
import { useMinute } from '../lib/time/clock.ts';
import { MessageHost } from '../ui/shell/MessageHost.tsx';

/** Loaded where there is room for it. */
const Rail = lazy(async () => ({ default: (await import('../ui/shell/Rail.tsx')).Rail }));

const loadStrip = () => import('../features/today/stripView.ts');

/** The live line of the header: pillars of the moment, way to the next solar term. Empty until the engine is there. */
function HeaderStrip() {
  const epochMs = useMinute();
  const dayBoundary = useSettings(({ rules }) => rules.dayBoundary);
  const loaded = useModule(loadStrip);
  if (loaded.state !== 'ready') return null;
  const { pillars, term } = loaded.value.stripFactsOf(epochMs, dayBoundary);
  return (
    <>
      <span>{pillars}</span>
      <span>{term}</span>
    </>
  );
}

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
