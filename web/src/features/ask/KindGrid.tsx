import type { AskKind } from '@shangyuan/reading/ask';
import { Card } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Grid, Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import {
  airplaneLightIcon,
  babyLightIcon,
  briefcaseLightIcon,
  graduationCapLightIcon,
  handHeartLightIcon,
  handshakeLightIcon,
  heartbeatLightIcon,
  heartLightIcon,
  keyLightIcon,
  storefrontLightIcon,
  truckLightIcon,
  usersThreeLightIcon,
} from '../../ui/tables/icons.ts';
import styles from './KindGrid.module.css';

/** The icon of each kind and what belongs to it, in two examples. */
const FACES: Readonly<Record<AskKind, { readonly icon: string; readonly examples: string }>> = {
  换工作: { icon: briefcaseLightIcon, examples: '跳槽 换岗' },
  升学考试: { icon: graduationCapLightIcon, examples: '考试 进修' },
  搬家: { icon: truckLightIcon, examples: '迁居 换城' },
  买房: { icon: keyLightIcon, examples: '看房 置业' },
  结婚时机: { icon: heartLightIcon, examples: '婚期 成家' },
  复合: { icon: handHeartLightIcon, examples: '和好 再谈' },
  合伙: { icon: handshakeLightIcon, examples: '合作 入股' },
  生意: { icon: storefrontLightIcon, examples: '开店 副业' },
  孩子: { icon: babyLightIcon, examples: '缘分 陪伴' },
  与父母: { icon: usersThreeLightIcon, examples: '相处 照应' },
  出国: { icon: airplaneLightIcon, examples: '留学 远行' },
  健康作息: { icon: heartbeatLightIcon, examples: '睡眠 调养' },
};

interface KindGridProps {
  readonly kinds: readonly AskKind[];
  readonly onAsk: (choice: { readonly kind: AskKind }) => void;
}

/** The kinds of question, ruled like a page of a book. */
export function KindGrid({ kinds, onAsk }: KindGridProps) {
  return (
    <Grid as={Card} isPadded={false} columns="repeat(auto-fill, minmax(6.5rem, 1fr))" className={styles.Grid}>
      {kinds.map((kind) => (
        <Inline
          as="button"
          key={kind}
          gap={2}
          align="center"
          type="button"
          className={styles.Kind}
          onClick={() => onAsk({ kind })}
        >
          <Text tone="accent">
            <Icon of={FACES[kind].icon} size={1.5} />
          </Text>
          <Stack as="span" narrow textAlign="start">
            <Text face="serif" weight="bold" size="body" leading="snug">
              {kind}
            </Text>
            <Text size="cell" tone="soft">
              {FACES[kind].examples}
            </Text>
          </Stack>
        </Inline>
      ))}
    </Grid>
  );
}
