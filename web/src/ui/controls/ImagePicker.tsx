import { useRef } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { noteRuntime, RUNTIME_CODES } from '../../lib/page/runtimeCodes.ts';
import { showToast } from '../../lib/page/toast.ts';
import { Icon } from '../display/Icon.tsx';
import { Grid, Stack } from '../kit/Kit.tsx';
import styles from './ImagePicker.module.css';
import { plusIcon, xIcon } from '../tables/icons.ts';

interface ImagePickerProps {
  readonly label: string;
  readonly images: readonly File[];
  readonly onChange: (images: readonly File[]) => void;
  /** Maximum number of images; 9 by default. */
  readonly max?: number;
}

const MEGABYTE = 1024 * 1024;

/** Pictures chosen from the device, nine at most; closing the picker without one changes nothing. */
export function ImagePicker({ label, images, onChange, max = LIMITS.imageCount }: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleFiles = (files: FileList | null) => {
    const picked = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const fitting = picked.filter(({ size }) => size <= LIMITS.imageBytes);
    if (fitting.length < picked.length) showToast(`单张图片不超过 ${LIMITS.imageBytes / MEGABYTE} MB`);
    if (images.length + fitting.length > max) showToast(`最多 ${max} 张`);
    onChange([...images, ...fitting].slice(0, max));
    if (input.current !== null) input.current.value = '';
  };
  const hold = (element: HTMLInputElement | null) => {
    const note = () => noteRuntime(RUNTIME_CODES.pickerCancelled);
    input.current = element;
    element?.addEventListener('cancel', note);
    return () => {
      element?.removeEventListener('cancel', note);
      input.current = null;
    };
  };
  return (
    <Grid columns="repeat(auto-fill, minmax(4.5rem, 1fr))" gap={2} role="group" aria-label={label}>
      {images.map((image, index) => (
        <Thumbnail
          key={`${image.name}${index}`}
          image={image}
          onRemove={() => onChange(images.filter((other) => other !== image))}
        />
      ))}
      {images.length < max && (
        <Stack as="label" align="center" justify="center" className={styles.Add}>
          <Icon of={plusIcon} />
          <span>
            {images.length}/{max}
          </span>
          <input
            ref={hold}
            type="file"
            accept="image/*"
            multiple
            aria-label={`${label}，最多 ${max} 张`}
            onChange={(event) => handleFiles(event.target.files)}
          />
        </Stack>
      )}
    </Grid>
  );
}

function Thumbnail({ image, onRemove }: { readonly image: File; readonly onRemove: () => void }) {
  const show = (element: HTMLImageElement | null) => {
    if (element === null) return;
    const url = URL.createObjectURL(image);
    element.src = url;
    return () => URL.revokeObjectURL(url);
  };
  return (
    <Stack align="center" justify="center" className={styles.Thumbnail}>
      <img ref={show} alt={image.name} />
      <button type="button" aria-label={`移除 ${image.name}`} onClick={onRemove}>
        <Icon of={xIcon} size={1} />
      </button>
    </Stack>
  );
}
