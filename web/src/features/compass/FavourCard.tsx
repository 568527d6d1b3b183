/**
 * Directions that suit the person of a case.
 */
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import type { Favour, FavourDirection } from './favourView.ts';
import styles from './FavourCard.module.css';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';

interface FavourCardProps {
  readonly name: string;
  readonly favour: Favour;
  readonly onClear: () => void;
}

const names = (directions: readonly FavourDirection[]) =>
  directions.map(({ direction }) => direction).join('、');

export function FavourCard({ name, favour, onClear }: FavourCardProps) {
  const { yong, yongDirections, xi, xiDirections, bazhai } = favour;
  return (
    <Card>
      <SectionTitle
        aside={
          <button type="button" className={styles.Clear} onClick={onClear}>
            收起
          </button>
        }
      >
        {name}的方位
      </SectionTitle>
      <p className={styles.Line}>
        用神<GanzhiText>{yong}</GanzhiText>：{names(yongDirections)}
        <br />
        喜神
        <GanzhiText>{xi}</GanzhiText>：{names(xiDirections)}
      </p>
      {bazhai === null ? (
        <Note align="start">这个命例只有四柱，没有出生年份，推不出命卦。</Note>
      ) : (
        <>
          <p className={styles.Line}>
            命卦{bazhai.gua}，{bazhai.group}
          </p>
          <ul className={styles.Stars}>
            {bazhai.stars.map(({ direction, star, isGood }) => (
              <li key={direction} data-good={isGood}>
                <b>{direction}</b>
                <span>
                  {star}
                  <small>{isGood ? '宜' : '避'}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclaimer align="start">五行取其卦位，八宅据《八宅明镜》。</Disclaimer>
    </Card>
  );
}
