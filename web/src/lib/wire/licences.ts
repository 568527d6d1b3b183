/** A package that the app carries; the build writes the list. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Every package of this build with its licence text. @throws RangeError where the list cannot be read */
export async function loadLicences(): Promise<readonly Licence[]> {
  const response = await fetch('./licences.json');
  if (!response.ok) throw new RangeError(`Cannot read the licences: status ${response.status}`);
  return (await response.json()) as readonly Licence[];
}
