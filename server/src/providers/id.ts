/** Ids as providers send them: what the database is asked for, which takes no U+0000. */
import * as z from 'zod';

const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;

export const id = (most = 64) => z.string().max(most).regex(PLAIN);
