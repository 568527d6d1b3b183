import { linkDigest, newSalt, writeSeal } from '../../../lib/cases/linkSeal.ts';
import { hrefOf } from '../../../lib/page/paths.ts';
import { callApi } from '../../../lib/wire/api.ts';

/** A link that the server has signed. */
export interface MadeLink {
  /** Text of the birth in it. */
  readonly birth: string;
  readonly address: string;
  /** Last day on which it opens, `YYYY-MM-DD`. */
  readonly until: string;
}

/**
 * Has a link signed; the server receives a digest, not the birth.
 *
 * @throws CallError after its toast
 */
export async function makeLink(birth: string): Promise<MadeLink> {
  const salt = newSalt();
  const signed = await callApi('signLink', { digest: await linkDigest(salt, birth) });
  const query = { birth, seal: writeSeal({ ...signed, salt }) };
  const { until } = signed;
  return {
    birth,
    address: `${location.origin}${location.pathname}#${hrefOf('chart', query)}`,
    until: [until.slice(0, 4), until.slice(4, 6), until.slice(6)].join('-'),
  };
}
