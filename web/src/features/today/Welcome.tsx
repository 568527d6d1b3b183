import type { ReactNode } from 'react';
import { SepLine } from '../../ui/display/Card.tsx';
import { Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './Welcome.module.css';

interface WelcomeProps {
  readonly isLoggedIn: boolean;
  /** Buttons that begin a chart. */
  readonly children: ReactNode;
}

/** What this app is, for someone who has no chart on this device. */
export function Welcome({ isLoggedIn, children }: WelcomeProps) {
  return (
    <Stack as="section" gap={4} aria-label="上元是什么">
      <Text as="p" face="serif" weight="bold" leading="snug" className={styles.Promise}>
        <span>一张讲得出</span>
        <span>理由的四柱盘</span>
      </Text>
      <Text as="p" size="body" leading="prose" tone="soft">
        上元把生辰排成四柱与大运。每个字都能点开，问它是什么、怎么算、出自哪本书。
      </Text>
      {children}
      <Text as="p" size="cell" tone="soft" className={styles.Terms}>
        <SepLine
          facts={[
            '例盘直接看',
            isLoggedIn ? '自己的盘每天免费三次' : '自己的盘登录后排，每天免费三次',
            '时辰不详也能排',
          ]}
        />
      </Text>
    </Stack>
  );
}
