import { Outlet } from '@tanstack/react-router';
import { HeaderStrip } from '../features/today/HeaderStrip.tsx';
import { HeaderStripSlot } from '../ui/shell/headerStrip.ts';
import { MessageHost } from '../ui/shell/MessageHost.tsx';

/** What stands around every page: the line of its header, and messages above it. */
export function AppRoot() {
  return (
    <HeaderStripSlot value={<HeaderStrip />}>
      <Outlet />
      <MessageHost />
    </HeaderStripSlot>
  );
}
