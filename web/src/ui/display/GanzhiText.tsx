import { BRANCH_WUXING, STEM_WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { Text } from '../kit/Kit.tsx';
import styles from './GanzhiText.module.css';

const WUXING_OF: Readonly<Record<string, Wuxing | undefined>> = { ...STEM_WUXING, ...BRANCH_WUXING };

/** Text of stems and branches, each character in the colour of its 五行; others have the text colour. */
export function GanzhiText({ children }: { readonly children: string }) {
  return (
    <Text face="serif" weight="bold" nowrap className={styles.Text}>
      {[...children].map((character, index) => (
        <span key={index} data-wuxing={WUXING_OF[character]}>
          {character}
        </span>
      ))}
    </Text>
  );
}

/** Four pillars in a row, or two and two where a row has no room; an unknown hour is 时辰不详. */
export function PillarsText({ pillars }: { readonly pillars: readonly (string | null)[] }) {
  return (
    <span className={styles.Pillars}>
      {[pillars.slice(0, 2), pillars.slice(2)].map((half, at) => (
        <span key={at} className={styles.Half}>
          {half.map((pillar, index) =>
            pillar === null ? (
              <span key={index} className={styles.Unknown}>
                时辰不详
              </span>
            ) : (
              <GanzhiText key={index}>{pillar}</GanzhiText>
            ),
          )}
        </span>
      ))}
    </span>
  );
}
