/**
 * Which decoders may look at a picture. The library has a dozen more (SVG with its fonts and XML, TIFF, HEIF …), and would
 * let each of them read a stranger's bytes only to say that the format is not taken.
 */
import sharp from 'sharp';

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'];

/** Shuts all decoders of this process but those of JPEG, PNG, WebP and GIF. */
export function restrictDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((loader) => `VipsForeignLoad${loader}Buffer`) });
}
