import type { ReactNode } from 'react';
import { SepLine } from '../../ui/display/Card.tsx';
import { Stack, Text } from '../../ui/kit/Kit.tsx';
import { ABOUT, PROMISE } from '../../lib/words/introText.ts';

interface WelcomeProps {
  readonly isLoggedIn: boolean;
  /** Buttons that begin a chart. */
  readonly children: ReactNode;
}

/** What this app is, for someone who has no chart on this device. */
export function Welcome({ isLoggedIn, children }: WelcomeProps) {
  return (
    <Stack as="section" gap={4} aria-label="上元是什么">
      <Text as="p" face="serif" weight="bold" leading="snug" className="promise">
        {PROMISE.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Text>
      <Text as="p" size="body" leading="prose" tone="soft">
        {ABOUT}
      </Text>
      <Stack gap={2}>
        {children}
        <Text as="p" size="cell" tone="soft">
          <SepLine
            facts={[
              '例盘直接看',
              isLoggedIn ? '自己的盘每天免费三次' : '自己的盘登录后排，每天免费三次',
              '时辰不详也能排',
            ]}
          />
        </Text>
      </Stack>
    </Stack>
  );
}
