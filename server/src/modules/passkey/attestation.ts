import { decodeAttestationObject } from '@simplewebauthn/server/helpers';

/**
 * Whether a new passkey comes without certificates. Devices are asked for none, and browsers then send none; a chain that is
 * sent anyway would be verified up to a root of the sender's choice, and the addresses of revocation lists that
 * stand in it would be fetched by this server. A device's signature with the new key itself (`packed`) identifies no one and is accepted.
 *
 * @param attestationObject as the device sends it, CBOR
 * @throws Error where it is no CBOR
 */
export function hasNoCertificates(attestationObject: Uint8Array<ArrayBuffer>): boolean {
  const decoded = decodeAttestationObject(attestationObject);
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}
