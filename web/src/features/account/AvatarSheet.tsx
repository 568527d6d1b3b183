import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { LIMITS, type UserInfo } from '@shangyuan/contract';
import { noteRuntime, RUNTIME_CODES } from '../../lib/page/runtimeCodes.ts';
import { showToast } from '../../lib/page/toast.ts';
import { callApi } from '../../lib/wire/api.ts';
import { storeAvatar, useAvatar } from '../../lib/wire/avatar.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Avatar } from './Avatar.tsx';
import { Grid, Inline, Stack } from '../../ui/kit/Kit.tsx';
import styles from './AvatarSheet.module.css';
import { cropDragged, cropWithin, MAX_ZOOM, placeOf, squareOf, WHOLE, type Crop } from './cropView.ts';

const SENT_SIDE_PX = 512;

/** A picture that was chosen and can be drawn. */
interface Chosen {
  readonly image: HTMLImageElement;
  readonly size: { readonly width: number; readonly height: number };
}

async function open(file: File): Promise<Chosen> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  return { image, size: { width: image.naturalWidth, height: image.naturalHeight } };
}

/** The square as a separate file, so that no more of the picture leaves the device. */
async function cutOut({ image, size }: Chosen, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SENT_SIDE_PX;
  canvas.height = SENT_SIDE_PX;
  const { left, top, side } = squareOf(size, crop);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('Cannot cut a picture: no canvas');
  // What is transparent is not to become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SENT_SIDE_PX, SENT_SIDE_PX);
  context.drawImage(image, left, top, side, side, 0, 0, SENT_SIDE_PX, SENT_SIDE_PX);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (blob === null) throw new TypeError('Cannot cut a picture: the canvas gave none');
  return new File([blob], 'avatar.jpg', { type: blob.type });
}

interface AvatarSheetProps {
  readonly user: UserInfo;
  readonly onClose: () => void;
}

/** 头像: chosen, cropped to a square and sent; or removed. */
export function AvatarSheet({ user, onClose }: AvatarSheetProps) {
  const hasAvatar = useAvatar() !== null;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState(WHOLE);
  useEffect(() => {
    if (chosen === null) return;
    return () => URL.revokeObjectURL(chosen.image.src);
  }, [chosen]);
  const handleFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const next = await open(file).catch(() => null);
    if (next === null) return showToast('这张图片打不开，请换一张');
    setChosen(next);
    setCrop(WHOLE);
  };
  const handleSave = async () => {
    if (chosen === null) return;
    storeAvatar(user.id, await callApi('setAvatar', {}, { images: [await cutOut(chosen, crop)] }));
    showToast('头像已更换');
    onClose();
  };
  const handleDrop = async () => {
    storeAvatar(user.id, await callApi('dropAvatar', {}));
    showToast('头像已移除');
    onClose();
  };
  return (
    <Sheet
      isOpen
      title="头像"
      onClose={onClose}
      {...(chosen !== null && { onConfirm: () => void handleSave().catch(() => undefined) })}
    >
      <Stack gap={3}>
        {chosen === null ? (
          <Inline justify="center">
            <Avatar />
          </Inline>
        ) : (
          <Cropper chosen={chosen} crop={crop} onChange={setCrop} />
        )}
        <FileButton onPick={(file) => void handleFile(file)}>
          {chosen === null ? '选择图片' : '换一张'}
        </FileButton>
        {hasAvatar && chosen === null && (
          <Button variant="danger" size="small" onClick={() => void handleDrop().catch(() => undefined)}>
            移除头像
          </Button>
        )}
        <Note align="start">只上传框内的部分，拍摄地点等附带信息不会上传；头像只有您自己看得到。</Note>
      </Stack>
    </Sheet>
  );
}

function FileButton({
  onPick,
  children,
}: {
  readonly onPick: (file: File | undefined) => void;
  readonly children: string;
}) {
  const hold = (element: HTMLInputElement | null) => {
    const note = () => noteRuntime(RUNTIME_CODES.pickerCancelled);
    element?.addEventListener('cancel', note);
    return () => element?.removeEventListener('cancel', note);
  };
  const handleFiles = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (file !== undefined && file.size > LIMITS.imageBytes)
      showToast(`单张图片不超过 ${LIMITS.imageBytes / 1024 / 1024} MB`);
    else onPick(file);
  };
  return (
    <Grid as="label" centred size="sub" tone="accent" className={styles.Pick}>
      {children}
      <input
        ref={hold}
        type="file"
        accept="image/*"
        aria-label={children}
        onChange={(event) => handleFiles(event.target)}
      />
    </Grid>
  );
}

interface CropperProps {
  readonly chosen: Chosen;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** The picture under its frame: dragged by finger or mouse, moved and magnified by the sliders. */
function Cropper({ chosen: { image, size }, crop, onChange }: CropperProps) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (last.current === null) return;
    const side = event.currentTarget.clientWidth;
    const right = (event.clientX - last.current.x) / side;
    const down = (event.clientY - last.current.y) / side;
    last.current = { x: event.clientX, y: event.clientY };
    onChange(cropDragged(size, crop, right, down));
  };
  const { width, left, top } = placeOf(size, crop);
  const change = (part: Partial<Crop>) => onChange(cropWithin(size, { ...crop, ...part }));
  return (
    <>
      <div
        className={styles.Frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={handleMove}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
      >
        <img
          src={image.src}
          alt="将用作头像的部分"
          style={{ '--width': width, '--left': left, '--top': top }}
        />
      </div>
      <Range label="放大" value={crop.zoom} min={1} max={MAX_ZOOM} onChange={(zoom) => change({ zoom })} />
      <Range label="左右" value={crop.x} min={0} max={1} onChange={(x) => change({ x })} />
      <Range label="上下" value={crop.y} min={0} max={1} onChange={(y) => change({ y })} />
    </>
  );
}

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Range({ label, value, min, max, onChange }: RangeProps) {
  return (
    <Grid
      as="label"
      tall="touch"
      columns="3em 1fr"
      gap={3}
      align="center"
      size="sub"
      className={styles.Range}
    >
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Grid>
  );
}
