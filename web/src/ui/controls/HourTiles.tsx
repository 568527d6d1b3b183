import { PageLink } from '../shell/PageLink.tsx';
import { Grid, Stack, Text } from '../kit/Kit.tsx';
import styles from './TileGrid.module.css';

/** Whether an hour leans to good, to bad, or neither; or is out of the question. */
export type HourTone = 'good' | 'plain' | 'bad' | 'out';

/** One of the twelve hours. */
export interface HourTile {
  readonly index: number;
  /** Its branch. */
  readonly name: string;
  /** Its label, in two or three characters. */
  readonly text: string;
  readonly tone: HourTone;
  /** The highlighted one: the present hour, or the advised one. */
  readonly current?: 'time' | 'true' | undefined;
}

interface HourTilesProps {
  /** The day: 2026-11-24. */
  readonly date: string;
  readonly tiles: readonly HourTile[];
}

/** The twelve hours of a day, two rows of six; each opens its place in the list of hours. */
export function HourTiles({ date, tiles }: HourTilesProps) {
  return (
    <Grid as="ul" columns="repeat(6, minmax(0, 1fr))" gap={2} top={3} className={styles.Grid}>
      {tiles.map(({ index, name, text, tone, current }) => (
        <li key={index}>
          <Stack
            as={PageLink}
            tall="touch"
            round="input"
            ground="sunken"
            align="center"
            justify="center"
            padY={1}
            tone="plain"
            page="hours"
            query={{ date, index: String(index) }}
            className={styles.Hour}
            aria-current={current}
          >
            <Text as="b" face="serif" size="h2" leading="tight">
              {name}
            </Text>
            <Text size="cell" leading="tight" tone="danger" nowrap data-tone={tone}>
              {tone !== 'out' && <i />}
              {text}
            </Text>
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
