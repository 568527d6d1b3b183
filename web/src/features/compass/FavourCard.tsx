/**
 * Directions that suit the person of a case.
 */
import type { DirectionQuery } from '@shangyuan/reading/direction';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import type { Favour, FavourDirection } from './favourView.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Compass.module.css';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';

interface FavourCardProps {
  readonly name: string;
  readonly favour: Favour;
  readonly onClear: () => void;
  readonly onAsk: (subject: DirectionQuery) => void;
}

const names = (directions: readonly FavourDirection[]) =>
  directions.map(({ direction }) => direction).join('、');

export function FavourCard({ name, favour, onClear, onAsk }: FavourCardProps) {
  const { yong, yongDirections, xi, xiDirections, bazhai } = favour;
  const suited = [
    { role: '用神', wuxing: yong, directions: yongDirections },
    { role: '喜神', wuxing: xi, directions: xiDirections },
  ] as const;
  return (
    <Card>
      <SectionTitle
        aside={
          <Text as="button" tall="touch" padX={2} tone="accent" onClick={onClear}>
            收起
          </Text>
        }
      >
        {name}的方位
      </SectionTitle>
      {suited.map(({ role, wuxing, directions }) => (
        <Inline
          as="button"
          wrap
          gap={1}
          align="center"
          wide
          textAlign="start"
          key={role}
          className={styles.Why}
          onClick={() => onAsk({ kind: 'wuxing', role, wuxing })}
        >
          <span>
            {role}
            <GanzhiText>{wuxing}</GanzhiText>：{names(directions)}
          </span>
          <Icon of={caretRightIcon} size={0.75} />
        </Inline>
      ))}
      {bazhai === null ? (
        <Note align="start">这个命例只有四柱，没有出生年份，推不出命卦。</Note>
      ) : (
        <>
          <Text as="p" top={1} leading="prose">
            命卦{bazhai.gua}，{bazhai.group}
          </Text>
          <Grid
            as="ul"
            columns="repeat(auto-fill, minmax(4.25rem, 1fr))"
            gap={2}
            top={3}
            className={styles.Stars}
          >
            {bazhai.stars.map(({ direction, trigram, star, isGood }) => (
              <li key={direction}>
                <Grid
                  as="button"
                  wide
                  padY={2}
                  padX={1}
                  textAlign="center"
                  data-good={isGood}
                  onClick={() => onAsk({ kind: 'star', own: bazhai.gua, direction: trigram })}
                >
                  <Text as="b" face="serif">
                    {direction}
                  </Text>
                  <Text size="cell" tone="soft">
                    {star}
                    <small>{isGood ? '宜' : '避'}</small>
                  </Text>
                </Grid>
              </li>
            ))}
          </Grid>
        </>
      )}
      <Disclaimer align="start">五行取其卦位，八宅据《八宅明镜》。</Disclaimer>
    </Card>
  );
}
