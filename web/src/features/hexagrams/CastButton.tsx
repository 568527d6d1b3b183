import type { HexagramCast } from '@shangyuan/engine/hexagram';
import { castSummary } from '@shangyuan/reading/hexagrams';
import { Icon } from '../../ui/display/Icon.tsx';
import { Inline, Small, Text } from '../../ui/kit/Kit.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { HexagramFigure } from './HexagramFigure.tsx';
import styles from './Hexagrams.module.css';

interface CastButtonProps {
  readonly cast: HexagramCast;
  /** How it was cast. */
  readonly method: string;
  readonly onOpen: () => void;
}

/** A hexagram that was cast; opens its details. */
export function CastButton({ cast, method, onOpen }: CastButtonProps) {
  return (
    <Inline
      as="button"
      wrap
      gap={4}
      rowGap={2}
      align="center"
      wide
      className={styles.Moment}
      onClick={onOpen}
    >
      <HexagramFigure lines={cast.hexagram.lines} moving={cast.movingLines} />
      <span>
        <Small>{method}</Small>
        <Text as="b" block face="serif" size="h1">
          {cast.hexagram.fullName}
        </Text>
        <Small>{castSummary(cast)}</Small>
      </span>
      <Icon of={caretRightIcon} size={1.25} label="看详解" />
    </Inline>
  );
}
