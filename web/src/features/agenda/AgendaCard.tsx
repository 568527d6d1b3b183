import type { ReactNode } from 'react';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { Text } from '../../ui/kit/Kit.tsx';

interface AgendaCardProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card of rows under its title. */
export function AgendaCard({ title, aside, children }: AgendaCardProps) {
  return (
    <Card isPadded={false} aria-label={title}>
      <Text as="div" padX={4} padTop={4}>
        <SectionTitle aside={aside}>{title}</SectionTitle>
      </Text>
      {children}
    </Card>
  );
}
