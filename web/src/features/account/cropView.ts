/**
 * The square that is cut out of a picture: how far it is magnified, and where its middle lies.
 */

/** Width and height of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A square within a picture; `x` and `y` are its middle as fractions of width and height, 0-1. */
export interface Crop {
  /** 1 is the largest square there is, 4 a quarter of its side. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** How far a picture may be magnified. */
export const MAX_ZOOM = 4;

/** The largest square in the middle. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom;

/** The nearest crop that lies within the picture. */
export function cropWithin(size: PictureSize, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, MAX_ZOOM);
  const half = sideOf(size, zoom) / 2;
  const x = within(crop.x, half / size.width, 1 - half / size.width);
  const y = within(crop.y, half / size.height, 1 - half / size.height);
  return { zoom, x, y };
}

/**
 * The crop after the picture was dragged under its frame.
 *
 * @param right how far it was dragged, as parts of the frame's side
 * @param down the same, downwards
 */
export function cropDragged(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return cropWithin(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

/**
 * The square in pixels of the picture.
 *
 * @example squareOf({ width: 300, height: 200 }, { zoom: 2, x: 0.5, y: 0.5 }) // { left: 100, top: 50, side: 100 }
 */
export function squareOf(
  size: PictureSize,
  crop: Crop,
): { readonly left: number; readonly top: number; readonly side: number } {
  const { zoom, x, y } = cropWithin(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Where the picture lies in a frame that shows the square: lengths as parts of the frame's side. */
export function placeOf(size: PictureSize, crop: Crop) {
  const { left, top, side } = squareOf(size, crop);
  return { width: size.width / side, left: 0 - left / side, top: 0 - top / side };
}
