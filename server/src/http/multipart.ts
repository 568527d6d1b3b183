/**
 * Reads multipart/form-data: text fields and the files of the field `images`, all bounded.
 */
import multipart from '@fastify/multipart';
import { LIMITS } from '@shangyuan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** A file as it came; its type is what its bytes are, not what the client says. */
export type Upload = { readonly bytes: Buffer };

const MAX_FIELDS = 20;
const FIELD_BYTES = 32 * 1024;
const TOTAL_BYTES = 24 * 1024 * 1024;

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fields: MAX_FIELDS,
      fieldSize: FIELD_BYTES,
      fileSize: LIMITS.imageBytes,
      files: LIMITS.imageCount,
      parts: MAX_FIELDS + LIMITS.imageCount,
    },
  });
}

export async function readMultipart(
  request: FastifyRequest,
): Promise<{ fields: Readonly<Record<string, string>>; uploads: readonly Upload[] }> {
  const fields: Record<string, string> = Object.create(null);
  const uploads: Upload[] = [];
  if (Number(request.headers['content-length'] ?? 0) > TOTAL_BYTES) throw tooMuch();
  let total = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname !== 'images') part.file.resume();
      else if (part.type === 'file') {
        const bytes = await part.toBuffer();
        total += bytes.length;
        if (total > TOTAL_BYTES) throw tooMuch();
        uploads.push({ bytes });
      } else if (part.valueTruncated) throw new AppError('tooLarge', { field: part.fieldname });
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw multipartError(error);
  }
  return { fields, uploads };
}

function tooMuch(): AppError {
  return new AppError('tooLarge', { field: 'images', msg: '图片过大，合计不超过 24 MB' });
}

function multipartError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('tooLarge', { field: 'images', msg: '图片过大，每张不超过 8 MB' });
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new AppError('tooLarge', { field: 'images', msg: `图片至多 ${LIMITS.imageCount} 张` });
  return error instanceof AppError ? error : new AppError('badInput', { msg: '表单内容有误' });
}
