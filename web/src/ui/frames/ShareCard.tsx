import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isTooLong, sharePicture } from '../../lib/device/sharePicture.ts';
import { Button } from '../controls/Button.tsx';
import { GanzhiText } from '../display/GanzhiText.tsx';
import { Text } from '../kit/Kit.tsx';
import { Notice } from '../states/Notice.tsx';
import styles from './ShareCard.module.css';

interface ShareCardProps {
  /** Above the pillars, in large letters. */
  readonly title: string;
  /** The four pillars in a line. */
  readonly pillars: string;
  /** What it is of, for the name of the file. */
  readonly name: string;
  /** Lines at the foot. */
  readonly foot: readonly string[];
  /** What to do where it is too long for a picture. */
  readonly tooLong: string;
  readonly onShared: () => void;
  readonly children: ReactNode;
}

/** What becomes a picture, with the button that makes it. */
export function ShareCard({ title, pillars, name, foot, tooLong, onShared, children }: ShareCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  useLayoutEffect(() => {
    const element = card.current;
    if (element !== null) setIsLong(isTooLong(element.offsetWidth, element.offsetHeight));
  }, [children]);
  const share = async (): Promise<void> => {
    if (card.current !== null && (await sharePicture(card.current, name))) onShared();
  };
  return (
    <>
      {isLong && <Notice detail="再长下去，手机上字就看不清了">{tooLong}</Notice>}
      <Button disabled={isLong} onClick={() => void share()}>
        生成图片
      </Button>
      <div ref={card} className={styles.Card} inert>
        <Text as="h1" face="serif" size="display" weight="bold" leading="snug">
          {title}
        </Text>
        <p className={styles.Pillars}>
          <GanzhiText>{pillars}</GanzhiText>
        </p>
        {children}
        {foot.map((line) => (
          <Text as="p" top={3} size="cell" tone="faint" key={line}>
            {line}
          </Text>
        ))}
      </div>
    </>
  );
}
