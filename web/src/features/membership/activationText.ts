/**
 * Activation codes as they are typed.
 */

const GROUP = 4;
const DIGITS = 16;

/** Length of a whole code as the field shows it, hyphens included. */
export const ACTIVATION_LENGTH = DIGITS + DIGITS / GROUP - 1;

/**
 * What the field shows of what was typed or pasted: upper case, groups of four, nothing beyond sixteen characters.
 *
 * @example activationText('0123 4567-89ab') // "0123-4567-89AB"
 */
export function activationText(typed: string): string {
  const digits = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, DIGITS);
  return digits.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}
