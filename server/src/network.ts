/** Addresses as limits know them. */
import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

const SUBSCRIBER_BITS = 64;

/**
 * What one subscriber has: an IPv4 address, or the /64 of an IPv6 address.
 *
 * @param bits of an IPv6 address; a site that may hand out many /64 has a /48
 * @example networkOf('2001:db8::1:2:3') // "2001:db8::"
 * @example networkOf('::ffff:192.0.2.7') // "192.0.2.7"
 */
export function networkOf(ip: string, bits = SUBSCRIBER_BITS): string {
  if (!ip.includes(':')) return ip;
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${address.correctForm()}/${bits}`).startAddress().correctForm();
}

/** Whether a host name or address is this machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (name === 'localhost' || name === '::1') return true;
  return /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name);
}
