import type { ReactNode } from 'react';
import { Text } from '../kit/Kit.tsx';

/** The error of a form; read out as soon as it appears. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="p" size="sub" tone="danger" role="alert">
      {children}
    </Text>
  );
}
