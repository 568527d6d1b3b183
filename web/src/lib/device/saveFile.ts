/**
 * Files given to the user.
 */

/** Lets the browser save what an address of ours answers, under the name the answer gives where none is given here. */
export function saveAddress(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Lets the browser save a text as a file. */
export function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveAddress(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
