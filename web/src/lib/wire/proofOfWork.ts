/**
 * Finds the number of a proof of work, in slices between which the page answers presses. Loaded with the first one: the
 * server asks for it only while very many request codes.
 */
import { isWorkDone, workText, type Work } from '@shangyuan/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Some forty milliseconds on a slow phone. */
const SLICE = 4_000;

/** @returns what the client sends as `work` */
export async function findWork({ challenge, bits }: Work): Promise<string> {
  for (let nonce = 0; ; nonce += 1) {
    if (isWorkDone(sha256(utf8ToBytes(workText(challenge, String(nonce)))), bits)) return String(nonce);
    if (nonce % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
}
