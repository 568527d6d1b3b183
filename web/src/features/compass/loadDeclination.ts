/**
 * Sources of the declination: the device's position, or a city.
 */
import { shortPath, type Place } from '../../lib/cases/place.ts';
import { showToast } from '../../lib/page/toast.ts';
import { useCompassStore } from './compassStore.ts';

const LOCATE_TIMEOUT_MS = 10_000;

/**
 * Declination at sea level from the World Magnetic Model, which is part of the app: degrees, east positive.
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

async function loadAt(latitudeDeg: number, longitudeDeg: number, from: string): Promise<void> {
  const deg = await declinationAt({ latitudeDeg, longitudeDeg }, Date.now());
  useCompassStore.getState().set({ declination: { deg, from }, north: 'true' });
}

/** Loads the declination at the device's location; a failure is shown in a toast. */
export function loadLocalDeclination(): void {
  if (!('geolocation' in navigator)) return showToast('本设备不能定位，请搜索城市或手填');
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => void loadAt(coords.latitude, coords.longitude, '当前位置'),
    () => showToast('没有取得位置，请搜索城市或手填'),
    { timeout: LOCATE_TIMEOUT_MS, maximumAge: Infinity },
  );
}

/** Takes the declination of a chosen place. */
export function loadPlaceDeclination({ path, latitudeDeg, longitudeDeg }: Place): void {
  if (latitudeDeg === null) return showToast('该地点没有纬度，请另选或手填磁偏角');
  void loadAt(latitudeDeg, longitudeDeg, shortPath(path).at(-1) ?? '所选地点');
}
