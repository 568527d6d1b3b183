import type { ReactNode } from 'react';
import { Sheet } from '../controls/Sheet.tsx';
import { Stack } from '../kit/Kit.tsx';

interface ShareFrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** 分享: the ways to share something. */
export function ShareFrame({ onClose, children }: ShareFrameProps) {
  return (
    <Sheet isOpen title="分享" onClose={onClose}>
      <Stack gap={3}>{children}</Stack>
    </Sheet>
  );
}
