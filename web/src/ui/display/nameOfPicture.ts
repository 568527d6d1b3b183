/** How a picture is called to readers of the screen; without a name it is hidden from them. */
export function nameOfPicture(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}
