/**
 * Reads multipart/form-data: text fields and the files of the field `images`, all bounded.
 */
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { BOUNDS } from '../bounds.ts';

/** A file as it came; its type is what its bytes are, not what the client says. */
export type Upload = { readonly bytes: Buffer };

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: BOUNDS.formFields.limit,
      fieldSize: BOUNDS.formField.limit,
      fileSize: BOUNDS.pictureBytes.limit,
      files: BOUNDS.pictures.limit,
      parts: BOUNDS.formFields.limit + BOUNDS.pictures.limit,
    },
  });
}

type Form = { readonly fields: Readonly<Record<string, string>>; readonly uploads: readonly Upload[] };

/** Bytes of files that lie in memory now, of all requests. */
let bytesInMemory = 0;

/**
 * Reads a form. Its files are counted in memory until the request is answered; where all together grow too large the
 * form is refused, however slowly it comes.
 */
export async function readMultipart(request: FastifyRequest, reply: FastifyReply): Promise<Form> {
  const fields: Record<string, string> = Object.create(null);
  const uploads: Upload[] = [];
  const own = { bytes: 0 };
  reply.raw.once('close', () => (bytesInMemory -= own.bytes));
  if (Number(request.headers['content-length'] ?? 0) > BOUNDS.form.limit) throw formTooLarge();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname !== 'images') part.file.resume();
      else if (part.type === 'file') uploads.push({ bytes: await collect(part.file, own) });
      else if (part.valueTruncated) throw new AppError('tooLarge', { field: part.fieldname });
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw multipartError(error);
  }
  return { fields, uploads };
}

async function collect(file: MultipartFile['file'], own: { bytes: number }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    own.bytes += chunk.length;
    bytesInMemory += chunk.length;
    if (own.bytes > BOUNDS.form.limit) throw formTooLarge();
    if (bytesInMemory > BOUNDS.picturesInMemory.limit) throw new AppError('busy', { retryAfterSec: 10 });
    chunks.push(chunk);
  }
  if (file.truncated) throw new AppError('tooLarge', { field: 'images', msg: '图片过大，每张不超过 8 MB' });
  return Buffer.concat(chunks);
}

function formTooLarge(): AppError {
  return new AppError('tooLarge', { field: 'images', msg: '图片过大，合计不超过 24 MB' });
}

function multipartError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new AppError('tooLarge', { field: 'images', msg: `图片至多 ${BOUNDS.pictures.limit} 张` });
  return error instanceof AppError ? error : new AppError('badInput', { msg: '表单内容有误' });
}
