/**
 * Signed links to charts, each made by a new account.
 */
import { createHash, randomUUID } from 'node:crypto';
import { linkDigest, newSalt, writeSeal } from '../../web/src/lib/cases/linkSeal.ts';

async function request(address: string, params: Record<string, string>, cookie = ''): Promise<Response> {
  const answer = await fetch(`${address}?${new URLSearchParams(params).toString()}`, {
    headers: { 'x-requested-with': 'story', cookie },
  });
  if (!answer.ok) throw new Error(`Cannot ask ${address}: ${answer.status}`);
  return answer;
}

/** The query of a signed link. @param origin of the server */
export async function signedLink(origin: string, birth: string): Promise<{ birth: string; seal: string }> {
  const password = createHash('md5').update(randomUUID()).digest('hex').toUpperCase();
  const username = `user${randomUUID().slice(0, 8)}`;
  const entered = await request(`${origin}/api/register`, { username, password });
  const cookie = entered.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  const salt = newSalt();
  const digest = await linkDigest(salt, birth);
  const answer = await request(`${origin}/api/chartLink/sign`, { digest }, cookie);
  const { data } = (await answer.json()) as { data: { kid: string; until: string; signature: string } };
  return { birth, seal: writeSeal({ ...data, salt }) };
}
