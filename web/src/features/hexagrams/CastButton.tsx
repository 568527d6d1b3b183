import type { HexagramCast } from '@shangyuan/engine/hexagram';
import { castSummary } from '@shangyuan/reading/hexagrams';
import { DetailButton } from '../../ui/controls/DetailButton.tsx';
import { Small, Text } from '../../ui/kit/Kit.tsx';
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
    <DetailButton wrap rowGap={2} className={styles.Moment} onClick={onOpen}>
      <HexagramFigure lines={cast.hexagram.lines} moving={cast.movingLines} />
      <span>
        <Small>{method}</Small>
        <Text as="b" block face="serif" size="h1">
          {cast.hexagram.fullName}
        </Text>
        <Small>{castSummary(cast)}</Small>
      </span>
    </DetailButton>
  );
}
