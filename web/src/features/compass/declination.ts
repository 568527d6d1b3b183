/**
 * Magnetic declination of a place from the World Magnetic Model, which is part of the app.
 */

/**
 * Declination at sea level, degrees, east positive.
 *
 * @param epochMs UTC milliseconds; outside the model's five years the nearest model is used
 */
export async function declinationAt(
  { latitudeDeg, longitudeDeg }: { readonly latitudeDeg: number; readonly longitudeDeg: number },
  epochMs: number,
): Promise<number> {
  const { model } = await import('geomagnetism');
  return model(new Date(epochMs), { allowOutOfBoundsModel: true }).point([latitudeDeg, longitudeDeg]).decl;
}
