/**
 * Pictures of a part of a page, made on the device.
 */
import { withMask } from './busy.ts';
import { showToast } from './toast.ts';

const PICTURE_WIDTH = 1080;

async function buildPicture(element: HTMLElement): Promise<File> {
  const { toBlob } = await import('html-to-image');
  const blob = await toBlob(element, {
    pixelRatio: PICTURE_WIDTH / element.offsetWidth,
    backgroundColor: getComputedStyle(element).backgroundColor,
  });
  if (blob === null) throw new Error('The browser gave no picture');
  return new File([blob], 'shangyuan.png', { type: 'image/png' });
}

async function givePicture(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Shares an element as a picture 1080 wide, or saves it where the system cannot share; a failure is told by a toast.
 *
 * @returns whether the picture was given, or the reader closed the system's panel
 */
export async function sharePicture(element: HTMLElement): Promise<boolean> {
  try {
    await withMask(async () => givePicture(await buildPicture(element)));
    return true;
  } catch (error) {
    // Closing the system's share panel is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    showToast('图片生成失败，请重试');
    return false;
  }
}
