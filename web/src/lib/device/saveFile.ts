/**
 * Files for the user to save.
 */

/** Saves the response of one of our addresses, by default under the name in the response. */
export function saveAddress(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves a text as a file. */
export function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveAddress(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
