import { useLayoutEffect, useRef } from 'react';
import { sharePicture } from '../../lib/device/sharePicture.ts';
import { Button } from '../controls/Button.tsx';
import styles from './PictureCanvas.module.css';

interface PictureCanvasProps {
  /** Draws it; `address` is what its code leads to. */
  readonly draw: (canvas: HTMLCanvasElement, address: string) => void;
  /** What it shows, for screen readers. */
  readonly label: string;
  readonly fileName: string;
  readonly onDone: () => void;
}

/** A picture as it will be posted, below the button that shares it. */
export function PictureCanvas({ draw, label, fileName, onDone }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) draw(canvas.current, location.origin + location.pathname);
  });
  const handleShare = async (): Promise<void> => {
    if (canvas.current !== null && (await sharePicture(canvas.current, fileName))) onDone();
  };
  return (
    <>
      <Button onClick={() => void handleShare()}>保存或分享图片</Button>
      <canvas ref={canvas} data-theme="light" className={styles.Picture} role="img" aria-label={label} />
    </>
  );
}
