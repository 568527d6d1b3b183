import { Outlet } from '@tanstack/react-router';
import { MessageHost } from '../ui/MessageHost.tsx';

/** What stands around every page: the page itself, and messages above it. */
export function AppRoot() {
  return (
    <>
      <Outlet />
      <MessageHost />
    </>
  );
}
